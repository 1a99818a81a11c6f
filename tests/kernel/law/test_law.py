import json
from dataclasses import replace
from random import Random
from typing import Any

import numpy as np
import pytest
from tests.kernel.prove import compare, prove
from tests.perft.make import TABLE

from bossa import (
    RULE_SETS,
    TILES,
    Chip,
    Decision,
    Exchange,
    Game,
    Illegal,
    Player,
    Redraw,
    Rules,
    Tile,
    legal,
    read_position,
)
from bossa.kernel.constants import MOST_HAND
from bossa.kernel.law.moves import MOST_MOVES, moves
from bossa.kernel.law.packing import pack, unpack, unpack_move
from bossa.kernel.law.perft import perft

ROWS: list[dict[str, Any]] = json.loads(TABLE.read_text("utf-8"))


@pytest.mark.parametrize("first", range(0, 600, 100))
def test_the_kernel_equals_the_rules_in_random_games(first: int) -> None:
    """600 games here; `make prove` plays 100,000."""
    assert sum(prove(seed) for seed in range(first, first + 100)) > 500


@pytest.mark.parametrize("rules", RULE_SETS, ids=lambda rules: rules.name)
def test_the_kernel_equals_the_rules_with_hands_that_no_game_has(rules: Rules) -> None:
    """Positions set up by hand with seven tiles each. The players exchange and redraw before they
    lay anything."""
    source = Random(1)
    owners = ("A", "B") if rules.lines_are_chosen else ("-", "-")
    sizes = set()

    def choose(game: Game) -> Decision:
        sizes.add(len(game.position.side(game.position.player).tiles))
        keeping = [choice for choice in game.legal if isinstance(choice, Exchange | Redraw)]
        return source.choice(keeping or game.legal)

    chips = ("d", "i") if rules.chips else ("-", "-")
    for _ in range(40):
        tiles = list(map(str, source.sample(TILES, 14)))
        sides = [
            f"{name}:{','.join(hand)}/RXS/{chip}"
            for name, hand, chip in zip("AB", (tiles[:7], tiles[7:]), chips, strict=True)
        ]
        text = f"{rules.name} A-play w5{owners[0]} b2{owners[1]} {' '.join(sides)} out:-"
        compare(Game.of_position(read_position(text), source), choose)
    assert max(sizes) == MOST_HAND


def test_nine_tiles_are_not_taken_for_a_row_of_one() -> None:
    """In the words of groups, nine tiles with a total of 11 look like one tile with 12."""
    position = read_position(
        "regular+chips B-play w6A:7=30+40,8=20d+21+22,9=41+50,10=31+32+42,11=51+60 b2B "
        "A:02/RXS/- B:01,10,11,12,13,14,15/RXS/i out:-"
    )
    hand = (*position.b.tiles, Tile(2, 3), Tile(2, 4))
    position = position.with_side(Player.B, replace(position.b, hand=hand))
    buffer = np.zeros(MOST_MOVES, dtype=np.int64)
    found = buffer[: moves(pack(position).state, buffer)]
    assert {unpack_move(int(word), Chip.INVERTER) for word in found} == set(legal(position))


def test_the_kernel_counts_the_same_paths_as_the_rules() -> None:
    compared = 0
    for row in ROWS:
        position = read_position(row["position"])
        if not position.phase.is_setup:
            assert perft(pack(position).state, row["depth"]) == row["paths"]
            compared += 1
    assert compared > 50


def test_a_position_of_the_set_up_is_refused() -> None:
    with pytest.raises(Illegal) as refused:
        pack(read_position("regular A-choose w5- b2- A:11,12,32,33/RXS/- B:?/RXS/- out:-"))
    assert refused.value.code == "not-for-search"


def test_rules_that_are_not_compiled_in_are_refused() -> None:
    position = read_position(ROWS[-1]["position"])
    later = replace(Rules.of("regular"), rows_to_win=7, edition="2099.1")
    with pytest.raises(NotImplementedError, match="neither regular nor novice"):
        pack(replace(position, rules=later))
    same = replace(position.rules, edition="2099.1")
    assert pack(replace(position, rules=same)).state == pack(position).state


def test_packing_loses_nothing() -> None:
    for row in ROWS:
        position = read_position(row["position"])
        if not position.phase.is_setup:
            assert unpack(pack(position)) == position
