"""What a terminal would obey or hide is shown as its code."""

import json
import sys
import unicodedata
from pathlib import Path

import hypothesis.strategies as st
import pytest
from hypothesis import given

import bossa
from bossa.escaping import INVISIBLE, escaped

HIDDEN = ("Cc", "Cf", "Cs", "Zl", "Zp")
"""Unicode's categories of control and format characters, surrogates and separators of lines."""

EVERYTHING = st.text(st.characters(exclude_categories=()))


def hidden_in(text: str) -> list[str]:
    """The characters in a text that a terminal would obey or hide."""
    return [
        character
        for character in text
        if character not in "\t\n"
        and (unicodedata.category(character) in HIDDEN or character in INVISIBLE)
    ]


def test_of_all_characters_no_hidden_one_is_shown() -> None:
    hidden = hidden_in("".join(map(chr, range(sys.maxunicode + 1))))
    assert len(hidden) > 2_000
    assert escaped("".join(hidden)).isascii()


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("\x1b]0;title\x07\x1b[2J", r"\u001b]0;title\u0007\u001b[2J"),
        ("\x9b31m", r"\u009b31m"),
        ("a\rb\x08\x7f", r"a\u000db\u0008\u007f"),
        ("\u202edcba\u2066", r"\u202edcba\u2066"),
        ("a\u200bb\u00ad\ufeff", r"a\u200bb\u00ad\ufeff"),
        ("one\u2028two\x85", r"one\u2028two\u0085"),
        ("\U000e0041", r"\udb40\udc41"),
        ("\udc9b", r"\udc9b"),
        ("\u3164", r"\u3164"),
    ],
)
def test_hidden_characters_have_their_codes(text: str, shown: str) -> None:
    assert escaped(text) == shown


def test_visible_text_of_any_language_stays_as_it_is() -> None:
    for text in ("坊茶 ボッサ", "Größe, naïve, perché", "дом שלום سلام", "e\u0301 🍵 ½", "a\tb\n"):
        assert escaped(text) == text


@given(EVERYTHING)
def test_a_line_of_json_remains_the_same_value(text: str) -> None:
    for ascii_only in (True, False):
        line = escaped(json.dumps({"text": text}, ensure_ascii=ascii_only))
        assert hidden_in(line) == []
        assert json.loads(line) == json.loads(json.dumps({"text": text}))


@given(EVERYTHING)
def test_escaping_twice_changes_nothing_more(text: str) -> None:
    assert escaped(escaped(text)) == escaped(text)


def test_none_of_our_own_texts_is_changed() -> None:
    catalogues = list((Path(bossa.__file__).parent / "locales").rglob("*.ftl"))
    assert len(catalogues) > 15
    for path in catalogues:
        text = path.read_text("utf-8")
        assert escaped(text) == text, path
