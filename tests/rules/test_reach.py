"""Compares `bossa.rules.reach` with trying every group of tiles."""

import random
from collections.abc import Iterator
from itertools import combinations

import pytest

from bossa.rules import RULE_SETS, Colour, Deal, Game, Marker, Rules
from bossa.rules.position import Position
from bossa.rules.reach import can_ever_fill, can_ever_stack
from bossa.rules.tiles import PLAIN, Laid, total


def some_tiles_fit(position: Position, colour: Colour, number: int, sizes: tuple[int, ...]) -> bool:
    tiles = (*position.a.tiles, *position.b.tiles, *position.unseen)
    chips = {chip for side in position.sides for chip in side.chips}
    for size in sizes:
        for group in combinations(tiles, size):
            plain = tuple(PLAIN[tile] for tile in group)
            with_chip = [
                (*plain[:place], Laid(tile, chip), *plain[place + 1 :])
                for place, tile in enumerate(group)
                for chip in chips
            ]
            for layer in (plain, *with_chip):
                counted = all(laid.counts(colour) for laid in layer)
                if counted and total(layer, colour) == number:
                    return True
    return False


def positions(rules: str) -> Iterator[Position]:
    """The positions of random games, after each decision."""
    chance = random.Random(7)
    for _ in range(6):
        game = Game.of_deal(Rules.of(rules), Deal.shuffled(chance))
        while not game.over:
            game = game.play(chance.choice(game.legal))
            yield game.position


ALL_RULES = pytest.mark.parametrize("rules", [rules.name for rules in RULE_SETS])


@ALL_RULES
def test_an_end_is_open_when_some_tiles_fill_it(rules: str) -> None:
    answers = set()
    for position in positions(rules):
        for line in position.lines:
            for end in line.ends(position.rules):
                open_ = can_ever_fill(position, end)
                makes = some_tiles_fit(position, end.colour, end.number, end.sizes)
                assert open_ is makes, (position, end)
                answers.add(open_)
    assert answers == {True, False}


@ALL_RULES
def test_a_row_is_open_when_some_tiles_can_be_stacked_on_it(rules: str) -> None:
    answers = set()
    for position in positions(rules):
        has_marker = any(Marker.STACK in side.markers for side in position.sides)
        for line in position.lines:
            for row in line.rows:
                open_ = can_ever_stack(position, line.colour, row)
                makes = some_tiles_fit(position, line.colour, row.number, (row.size,))
                assert open_ is (has_marker and makes), (position, row)
                answers.add((has_marker, open_))
    assert answers >= {(True, True), (True, False), (False, False)}
