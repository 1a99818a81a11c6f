"""Every message exists in all five languages, with the same variables."""

import ast
import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import bossa
from bossa import Illegal, NotNow, Refusal
from bossa.locales import LANGUAGES, language_of_environment, nearest_language, say, texts
from bossa.locales.texts import OF_BOARD, OF_DATA, PARTS

KINDS = {
    "Refusal", "Illegal", "NotNow", "Unreadable", "Missing", "NotYours", "TooLarge", "TooMany",
    "TooSoon",
    "Foreign", "NoSuchPage", "NotAllowed",
}  # fmt: skip
SOURCES = sorted(Path(bossa.__file__).parent.rglob("*.py"))


def variables(node: Any) -> set[str]:
    found = set()
    if isinstance(node, ftl.VariableReference):
        found.add(node.id.name)
    for value in vars(node).values() if isinstance(node, ftl.BaseNode) else ():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ftl.BaseNode):
                found |= variables(child)
    return found


def variants(node: Any) -> set[str]:
    """The keys of all selectors, without plural categories, which differ by language."""
    found = set()
    if isinstance(node, ftl.Variant):
        key = node.key
        found.add(key.name if isinstance(key, ftl.Identifier) else key.value)
    for value in vars(node).values() if isinstance(node, ftl.BaseNode) else ():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ftl.BaseNode):
                found |= variants(child)
    return {name for name in found if not name.isdigit()} - {"other", "one"}


def messages(language: str, part: str) -> dict[str, ftl.Message]:
    source = files("bossa.locales").joinpath(language, f"{part}.ftl").read_text("utf-8")
    body = FluentParser().parse(source).body
    assert not [entry for entry in body if isinstance(entry, ftl.Junk)]
    entries = [entry for entry in body if isinstance(entry, ftl.Message)]
    assert len({entry.id.name for entry in entries}) == len(entries)
    return {entry.id.name: entry for entry in entries}


@pytest.mark.parametrize("part", [*PARTS, *OF_DATA])
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_has_the_same_messages_variables_and_cases(language: str, part: str) -> None:
    english, translated = messages("en", part), messages(language, part)
    assert list(translated) == list(english)
    for name, message in translated.items():
        assert variables(message) == variables(english[name]), name
        assert variants(message) == variants(english[name]), name


def codes_in_sources() -> set[str]:
    """The code of every refusal that the source code raises."""
    codes = set()
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and node.func.id in KINDS
                and node.args
                and isinstance(node.args[0], ast.Constant)
            ):
                codes.add(str(node.args[0].value))
    return codes


def test_every_code_has_a_message() -> None:
    everything = {name for part in PARTS for name in messages("en", part)}
    codes = codes_in_sources()
    assert len(codes) > 60
    assert codes <= everything


def test_every_message_is_used() -> None:
    written = "\n".join(path.read_text("utf-8") for path in SOURCES)
    for part in PARTS:
        for name in messages("en", part):
            assert f'"{name}"' in written, name


def test_no_translation_was_forgotten() -> None:
    """A message that equals the English one was not translated. `with-rule` has no words."""
    for part in (*PARTS, *OF_DATA):
        english = messages("en", part)
        for language in set(LANGUAGES) - {"en"}:
            for name, message in messages(language, part).items():
                assert name == "with-rule" or not message.equals(english[name]), (language, name)


@pytest.mark.parametrize("part", [*PARTS, *OF_DATA, *OF_BOARD])
def test_a_french_sign_does_not_begin_a_line(part: str) -> None:
    """French has a space before : ; ? ! and », and no line may break there."""
    source = files("bossa.locales").joinpath("fr", f"{part}.ftl").read_text("utf-8")
    breaking = re.findall(r"^.*[^\s=] [:;?!»](?:\s.*)?$", source, flags=re.MULTILINE)
    assert not breaking


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_CH.UTF-8"}, "de"),
        ({"LANG": "de_DE", "LC_ALL": "ja_JP.UTF-8"}, "ja"),
        ({"LANG": "de_DE", "LC_MESSAGES": "it"}, "it"),
        ({"LC_ALL": "", "LANG": "fr"}, "fr"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "pt_BR"}, "en"),
    ],
)
def test_the_environment_chooses_the_language(environment: dict[str, str], language: str) -> None:
    assert language_of_environment(environment) == language


def test_a_language_is_found_by_every_usual_form_of_its_tag() -> None:
    assert nearest_language("de-AT") == nearest_language("DE") == "de"
    assert nearest_language("xx") is None


def test_a_missing_message_or_variable_raises_an_error() -> None:
    with pytest.raises(LookupError):
        texts("en")("no-such-message")
    with pytest.raises(LookupError):
        texts("en")("wrong-total")


def test_a_refusal_is_one_line_however_long_its_values() -> None:
    refusal = NotNow("no-record-yet", "S6")
    assert all("\n" not in say(refusal, language) for language in LANGUAGES)
    assert len(say(Refusal("unknown-rules", name="x" * 10_000))) < 300


@pytest.mark.parametrize("language", LANGUAGES)
def test_at_the_board_tiles_are_in_words_and_the_rule_has_no_id(language: str) -> None:
    refusal = Illegal("no-dots", "T4", tile="10", colour="black", inverted="no")
    assert "10" in say(refusal, language)
    assert "(T4)" in say(refusal, language).replace("（", "(").replace("）", ")")
    explained = texts(language).explain(refusal)
    assert "10" not in explained
    assert "T4" not in explained
    assert "1" in explained
