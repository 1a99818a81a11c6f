"""The next draw of a player, tile by tile: with which tiles the player wins at once, and how many
tiles can be laid with the others."""

import numpy as np

from bossa.kernel.jit.bits import lowest, popcount
from bossa.kernel.jit.decorators import compiled
from bossa.kernel.law.state import EXCHANGE, META, REDRAW, State, chip_of, markers_of, unseen_of
from bossa.kernel.law.totals import (
    STUCK,
    WINS,
    all_totals,
    at_once,
    last_rows,
    made_of,
    most_of,
    room_of,
    totals_of,
    with_tile,
)

ROW_SIZES = 6
"""How many sizes of the largest row are told apart: 0, if none can be laid, to 5 or more."""
WITH_WIN, WITHOUT_MOVE, LARGEST_ROW = 0, 1, 2
"""Where the counts of tiles stand: those that win, those that leave no move, and, of the others, by
size those whose largest row that does not lose has this size."""
DRAW_COUNTS = LARGEST_ROW + ROW_SIZES


@compiled
def count_draws(state: State, player: int, counts: np.ndarray) -> None:
    """Count the unseen tiles by what they would do for a player who draws next."""
    counts[:] = 0
    hand = state[player]
    chip = chip_of(state, player)
    totals = totals_of(hand, chip)
    room = room_of(state, player)
    ends = last_rows(state[META], player)
    _, theirs = ends
    size = popcount(hand) + 1
    can_act = markers_of(state, player) & (EXCHANGE | REDRAW)
    tiles = unseen_of(state)
    while tiles:
        made = all_totals(with_tile(totals, lowest(tiles), chip))
        tiles &= tiles - 1
        seen = at_once(made, room, size, ends, can_act)
        if seen == WINS:
            counts[WITH_WIN] += 1
            continue
        if seen == STUCK:
            counts[WITHOUT_MOVE] += 1
        white, black, _ = made_of(made, room)
        # A last row on the opponent's line would lose.
        if theirs & 1:
            white = 0
        if theirs & 2:
            black = 0
        rows = white | black
        largest = most_of(rows) if rows else 0
        counts[LARGEST_ROW + min(largest, ROW_SIZES - 1)] += 1
