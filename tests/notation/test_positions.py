"""Positions as text."""

import random

import hypothesis.strategies as st
import pytest
from hypothesis import given, settings
from tests.asking import said

from bossa import (
    RULE_SETS,
    Game,
    Phase,
    Player,
    Position,
    Refusal,
    Rules,
    Unreadable,
    read_position,
    view,
    write_position,
)

EXAMPLE = (
    "regular+chips A-play w5A:4=14i,6=23+40^15+50 b2B A:11,12,32,33/RXS/d B:05,20,31,41/X/- out:04"
)


def test_the_example_of_the_notation_reads_and_writes() -> None:
    assert write_position(read_position(EXAMPLE)) == EXAMPLE


@settings(max_examples=100, deadline=None)
@given(st.sampled_from(RULE_SETS), st.integers(), st.booleans())
def test_every_position_of_a_game_reads_back_as_everybody_sees_it(
    rules: Rules, seed: int, b_keeps_first: bool
) -> None:
    """From the first choice of the set-up to the last move; also the positions before a draw."""
    source = random.Random(seed)
    game = Game.new(rules, source)
    while not game.over:
        for viewer in (*Player, None):
            reads_back(view(game, viewer).position)
        keeps_b = b_keeps_first and game.position.phase is Phase.KEEP and game.may_decide(Player.B)
        player = Player.B if keeps_b else game.position.player
        game = game.play(source.choice(game.legal), by=player)
    for state in game.states:
        if not state.outcome:
            reads_back(state.position)


def reads_back(position: Position) -> None:
    text = write_position(position)
    assert read_position(text) == position
    keeps = position.phase is Phase.KEEP and position.rules.lines_are_chosen
    assert ("/" in text.split(" ")[1]) == keeps


def _texts() -> list[str]:
    texts = [EXAMPLE]
    for seed, rules in enumerate(RULE_SETS):
        source = random.Random(seed)
        game = Game.new(rules, source)
        while not game.over:
            texts.append(write_position(game.position))
            game = game.play(source.choice(game.legal))
    return texts


@settings(max_examples=1500, deadline=None)
@given(data=st.data())
def test_a_position_with_something_changed_is_read_or_refused(data: st.DataObject) -> None:
    text = data.draw(st.sampled_from(TEXTS))
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(text) - 1))
        length = data.draw(st.integers(0, 3))
        put = data.draw(st.text(st.sampled_from("0123456789wbAB-:=,^+di/RXS?out \n"), max_size=3))
        text = text[:at] + put + text[at + length :]
        if not text:
            break
    try:
        position = read_position(text)
    except Refusal as refusal:
        said(refusal)
    else:
        again = write_position(position)
        assert write_position(read_position(again)) == again


TEXTS = _texts()


@given(st.text(max_size=300))
def test_any_text_is_refused(text: str) -> None:
    with pytest.raises(Refusal):
        read_position(text)


def test_a_position_over_one_megabyte_is_refused() -> None:
    for filler in ("1", "坊"):
        with pytest.raises(Unreadable) as refused:
            read_position(EXAMPLE + filler * 1_000_000)
        assert refused.value.code == "too-big"
