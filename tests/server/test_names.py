"""Names of players: at least one visible character, and nothing that cannot be seen."""

import pytest
from tests.server.running import Client, error_of

from bossa.rules import Unreadable
from bossa.server.accounts.names import clean_name

INVISIBLE = {
    "zero-width": "\u200b\u200c\u200d\ufeff",
    "direction": "\u202e\u2066\u2069\u061c",
    "control": "\x00\x1b\x7f\x85",
    "white space": " \u3000\n\u2028",
    "marks": "\u0301\u0308\ufe0f",
    "hangul fillers": "\u3164\uffa0\u115f\u1160",
    "braille": "\u2800",
    "joiner": "\u034f",
    "tags": "\U000e0041\U000e0100",
    "soft hyphen": "\u00ad",
}


@pytest.mark.parametrize("name", INVISIBLE.values(), ids=INVISIBLE)
def test_a_name_that_cannot_be_seen_is_refused(name: str) -> None:
    for refused in (name, name * 3, f" {name} "):
        with pytest.raises(Unreadable, match="bad-name"):
            clean_name(refused)


@pytest.mark.parametrize(
    ("name", "clean"),
    [
        ("Ada", "Ada"),
        ("札幌\u3000太郎", "札幌 太郎"),
        ("Zoë", "Zoë"),
        ("Zoe\u0308", "Zoe\u0308"),
        ("A\u202eda\u2069", "Ada"),
        ("A\n\r\td a", "A d a"),
        ("\u3164Ada\u2800", "Ada"),
        ("☕\ufe0f", "☕\ufe0f"),
        ("7", "7"),
        ("?", "?"),
        ("\ud800Ada", "Ada"),
        ("x" * 40, "x" * 40),
    ],
)
def test_a_name_keeps_what_can_be_seen(name: str, clean: str) -> None:
    assert clean_name(name) == clean


@pytest.mark.slow
def test_a_player_cannot_have_an_invisible_name(ada: Client) -> None:
    assert error_of(ada.http.put("/me", json={"name": "\u3164\u0301"})) == "bad-name"
    assert ada.http.put("/me", json={"name": "\u2067Ada\u3164"}).json() == {"name": "Ada"}
