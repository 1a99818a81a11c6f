"""Whether an end can ever be filled, against trying every group of tiles."""

import random
from itertools import combinations

import pytest

from bossa.rules import RULE_SETS, Deal, Game, Rules
from bossa.rules.lines import End
from bossa.rules.position import Position
from bossa.rules.reach import can_ever_fill
from bossa.rules.tiles import PLAIN, Laid, total


def tried(position: Position, end: End) -> bool:
    tiles = (*position.a.tiles, *position.b.tiles, *position.unseen)
    chips = {chip for side in position.sides for chip in side.chips}
    for size in end.sizes:
        for group in combinations(tiles, size):
            plain = tuple(PLAIN[tile] for tile in group)
            bearers = [
                (*plain[:place], Laid(tile, chip), *plain[place + 1 :])
                for place, tile in enumerate(group)
                for chip in chips
            ]
            for layer in (plain, *bearers):
                counted = all(laid.counts(end.colour) for laid in layer)
                if counted and total(layer, end.colour) == end.number:
                    return True
    return False


@pytest.mark.parametrize("rules", [rules.name for rules in RULE_SETS])
def test_an_end_is_open_when_some_tiles_fill_it(rules: str) -> None:
    chance = random.Random(7)
    answers = set()
    for _ in range(6):
        game = Game.of_deal(Rules.of(rules), Deal.shuffled(chance))
        while not game.over:
            game = game.play(chance.choice(game.legal))
            for line in game.position.lines:
                for end in line.ends(game.rules):
                    open_ = can_ever_fill(game.position, end)
                    assert open_ is tried(game.position, end), (game.position, end)
                    answers.add(open_)
    assert answers == {True, False}
