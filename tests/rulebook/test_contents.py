"""The rulebook says every rule in five languages, and the rules prove its examples."""

import re
from importlib.resources import files

import pytest
from tests.locales.test_catalogues import messages
from tests.test_rule_ids import RULES, ids_of_rules

from bossa.locales import LANGUAGES
from bossa.rulebook import (
    PARTS,
    RECONSTRUCTED,
    REFUSED,
    RULING,
    SECTIONS,
    SOURCES,
    STATEMENTS,
    Example,
    Shown,
    Statement,
    statement,
)
from bossa.rules import Player, Refusal

EXAMPLES = [(one, example) for one in STATEMENTS.values() for example in one.examples]


def named_messages() -> set[str]:
    """Every message that the data names."""
    found = {RULING, REFUSED, RECONSTRUCTED, SOURCES}
    found |= {part.message for part in PARTS} | {part.lead_message for part in PARTS}
    found |= {section.message for section in SECTIONS}
    for one in STATEMENTS.values():
        found.add(one.message)
        found |= {one.caption_message(example) for example in one.examples}
        if one.is_ruling:
            found.add(one.ruling_message)
    return found


def test_the_rulebook_has_the_rules_of_the_law_and_no_others() -> None:
    assert sorted(STATEMENTS) == sorted(ids_of_rules())
    assert sum(len(section.statements) for section in SECTIONS) == len(STATEMENTS)
    for section in SECTIONS:
        assert {one.id[0] for one in section.statements} == {section.letter}


def test_what_the_law_calls_a_ruling_is_one_in_the_rulebook() -> None:
    """All of the novice game is, and its part says so."""
    law = re.split(r"^- \*\*", RULES.read_text("utf-8"), flags=re.MULTILINE)[1:]
    rulings = {text[:2] for text in law if "*Ruling:*" in text}
    assert rulings == {one.id for one in STATEMENTS.values() if one.is_ruling}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_there_and_none_is_left_over(language: str) -> None:
    assert set(messages(language, "rules")) == named_messages()


@pytest.mark.parametrize(
    ("one", "example"), EXAMPLES, ids=[f"{one.id}-{example.name}" for one, example in EXAMPLES]
)
def test_the_rules_prove_each_example(one: Statement, example: Example) -> None:
    game = example.start()
    if example.refused:
        with pytest.raises(Refusal) as refused:
            example.played()
        assert refused.value.code == example.refused
        assert refused.value.rule == (example.refused_by or one.id)
        return
    if example.move:
        assert not game.over
        game = example.played()
    assert game.outcome == example.outcome


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sum_that_a_text_writes_is_right(language: str) -> None:
    text = files("bossa.locales").joinpath(language, "rules.ftl").read_text("utf-8")
    sums = re.findall(r"((?:\d ?[+＋] ?)+\d) ?[=＝] ?(\d)", text)
    assert len(sums) >= 10
    for terms, total in sums:
        assert sum(map(int, re.findall(r"\d", terms))) == int(total), terms


def test_every_section_has_an_example_in_print() -> None:
    for section in SECTIONS:
        examples = [example for one in section.statements for example in one.examples]
        assert any(example.is_printed for example in examples), section.letter


def test_examples_are_told_from_the_side_of_a() -> None:
    """Captions say "you" to the player whose move it is."""
    for one, example in EXAMPLES:
        position = example.start().position
        assert position.player is Player.A, one.id
        if example.shown is not Shown.HANDS:
            assert position.side(Player.A).hand is not None


def test_a_statement_is_found_by_its_id() -> None:
    assert statement("l5") is STATEMENTS["L5"]
    assert statement("L9") is None
