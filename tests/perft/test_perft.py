import json
from typing import Any

import pytest
from tests.perft.make import TABLE
from tests.rules.brute import brute_moves

from bossa import Exchange, Phase, Position, Redraw, Tile, Unreadable, draws, read_position
from bossa.rules.perft import perft
from bossa.rules.turn import after_draw, after_move

ROWS: list[dict[str, Any]] = json.loads(TABLE.read_text("utf-8"))


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row['position'][:24]} {row['depth']}")
def test_perft_counts_the_paths_in_the_table(row: dict[str, Any]) -> None:
    assert perft(read_position(row["position"]), row["depth"]) == row["paths"]


def test_at_depth_one_the_table_agrees_with_brute_force() -> None:
    compared = 0
    for row in ROWS:
        position = read_position(row["position"])
        if row["depth"] != 1 or position.phase.is_setup:
            continue
        states = [position]
        if position.phase is Phase.DRAW:
            after = [after_draw(position, tile) for tile in draws(position)]
            states = [state.position for state in after]
        ways = 0
        for state in states:
            found = brute_moves(state)
            redraws = sum(isinstance(move, Redraw) for move in found)
            ways += len(found) - redraws + redraws * len(draws(state))
        assert row["paths"] == ways
        compared += 1
    assert compared > 10


def test_a_path_that_ends_before_its_depth_does_not_count() -> None:
    text = "regular A-play w6A:7=20+50^24+51 b5B:6=02+14^13+33 A:01,10/-/- B:30,31,32/-/- out:40,41"
    where = read_position(text)
    assert [perft(where, depth) for depth in range(3)] == [1, 0, 0]
    # A has two moves. Laying 60 on White 6 empties the hand and ends the game. After the exchange
    # the game goes on.
    wins = read_position("regular A-play w5A b2B A:60/XS/- B:40/XS/- out:41,42")
    assert perft(wins, 1) == 2
    replies = sum(perft(after_draw(where, tile).position, 1) for where in [_exchanged(wins)]
                  for tile in draws(where))  # fmt: skip
    assert perft(wins, 2) == replies


def _exchanged(position: Position) -> Position:
    return after_move(position, Exchange(Tile(6, 0), Tile(4, 0))).position


def test_a_depth_below_zero_is_refused() -> None:
    with pytest.raises(Unreadable):
        perft(read_position(ROWS[0]["position"]), -1)
