"""`bossa rules`."""

import pytest
from tests.cli.running import in_process

from bossa.locales import LANGUAGES, texts
from bossa.rulebook import SECTIONS, STATEMENTS


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_rules_are_printed_in_the_language_of_the_user(language: str) -> None:
    printed = in_process("rules", LC_ALL=language, COLUMNS="2000")
    assert printed.status == 0
    say = texts(language, "rules")
    for found in STATEMENTS.values():
        assert f"{found.id}  {say(found.message)}\n" in printed.out
        if found.is_ruling:
            assert say(found.ruling_message) in printed.out
    assert "https://bananamoon-games.jp/" in printed.out


def test_one_rule_comes_with_its_examples_drawn() -> None:
    printed = in_process("rules", "l5")
    assert printed.status == 0
    assert "Not allowed (w7:10+20+41): It does not take three" in printed.out
    assert "A -> [o2*3] [ o5 ] w7" in printed.out
    assert "U1" not in printed.out


@pytest.mark.parametrize("letter", [section.letter for section in SECTIONS])
def test_a_letter_shows_its_section_in_a_narrow_window(letter: str) -> None:
    printed = in_process("rules", letter, LC_ALL="ja", COLUMNS="50")
    assert printed.status == 0
    assert printed.err == ""


def test_an_unknown_id_is_refused_with_those_that_there_are() -> None:
    printed = in_process("rules", "L9")
    assert printed.status == 2
    assert printed.out == ""
    assert "L9" in printed.err
    assert "T1-T4 K1-K3 S1-S6 L1-L6 U1-U4 A1-A4 X1-X4 V1-V2 E1-E6 N1-N4" in printed.err
