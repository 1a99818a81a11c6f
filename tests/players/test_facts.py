"""Every fact that a reason or a hint tells, counted again by brute force with the rules."""

import random
from collections.abc import Callable
from dataclasses import replace
from typing import cast

import pytest

from bossa.players.facts import Draws, can_fill, own_next_turn, stuck, wins_at_once
from bossa.rules import RULE_SETS, Colour, Game, Lay, Move, Phase, Position, Redraw, Tile, legal
from bossa.rules.turn import after_draw, after_move

RULES = [rules.name for rules in RULE_SETS]


def positions(rules: str, count: int = 24) -> list[Position]:
    """Positions to draw from all parts of random games."""
    source = random.Random(f"{rules} facts")
    found: list[Position] = []
    while len(found) < count:
        game = Game.new(rules, source)
        while not game.over:
            game = game.play(source.choice(game.legal), by=game.position.player)
        running = [state.position for state in game.states if not state.outcome]
        drawing = [position for position in running if position.phase is Phase.DRAW]
        found += {*source.sample(drawing, min(2, len(drawing))), *drawing[-2:]}
    return found


def counted(position: Position, holds: Callable[[Position, Tile], bool]) -> Draws:
    return Draws(sum(holds(position, tile) for tile in position.unseen), len(position.unseen))


def wins(position: Position, tile: Tile) -> bool:
    state = after_draw(position, tile)
    if state.outcome:
        return False
    for move in legal(state.position):
        brought = state.position.unseen[0] if isinstance(move, Redraw) else None
        outcome = after_move(state.position, cast(Move, move), brought).outcome
        if outcome and outcome.winner is position.player:
            return True
    return False


def has_no_move(position: Position, tile: Tile) -> bool:
    return after_draw(position, tile).outcome is not None


@pytest.mark.parametrize("rules", RULES)
def test_facts_are_those_of_the_rules(rules: str) -> None:
    seen = {"wins": 0, "stuck": 0, "fills": 0}
    for position in positions(rules):
        # Without markers more draws leave no move.
        bare = replace(
            position, a=replace(position.a, markers=()), b=replace(position.b, markers=())
        )
        for one in filter(None, (position, bare, own_next_turn(bare))):
            assert wins_at_once([one]) == counted(one, wins)
            assert stuck([one]) == counted(one, has_no_move)
            seen["wins"] += wins_at_once([one]).count
            seen["stuck"] += stuck([one]).count
        for colour in Colour:
            for end in position.line(colour).ends(position.rules):
                found = can_fill([position], colour, end.number)
                rows = [
                    any(
                        isinstance(move, Lay) and (move.colour, move.number) == (colour, end.number)
                        for move in legal(after_draw(position, tile).position)
                    )
                    for tile in position.unseen
                ]
                assert found == Draws(sum(rows), len(rows))
                seen["fills"] += found.count
    assert all(seen.values()), seen
