"""What the next draw does: with which tiles a player wins at once, or has no move."""

import numpy as np

from bossa.kernel.jit.bits import lowest
from bossa.kernel.jit.decorators import compiled
from bossa.kernel.law.moves import LAY, MOST_MOVES, REDRAWING, colour_of, kind_of, moves, number_of
from bossa.kernel.law.state import State, player_of, unseen_of
from bossa.kernel.law.step import GOES_ON, after_draw, after_move

WINS, STUCK, FILLS = range(3)


@compiled
def draws_that(state: State, do: int, colour: int, number: int) -> int:
    """The unseen tiles, as bits, with which the player who is to draw wins at once (WINS), has no
    move (STUCK), or can lay a row on a number of a line (FILLS)."""
    buffer = np.zeros(MOST_MOVES, dtype=np.int64)
    player = player_of(state)
    tiles = unseen_of(state)
    found = 0
    while tiles:
        tile = lowest(tiles)
        tiles &= tiles - 1
        drawn = after_draw(state, tile)
        count = moves(drawn, buffer)
        if do == STUCK:
            if count == 0:
                found |= 1 << tile
            continue
        for place in range(count):
            move = buffer[place]
            kind = kind_of(move)
            if do == FILLS:
                holds = kind == LAY and colour_of(move) == colour and number_of(move) == number
            else:
                # What a redraw brings makes no difference: it wins only by the end of the pile.
                brought = lowest(unseen_of(drawn)) if kind == REDRAWING else 0
                _, outcome = after_move(drawn, move, brought)
                holds = outcome != GOES_ON and (outcome & 3) == player
            if holds:
                found |= 1 << tile
                break
    return found
