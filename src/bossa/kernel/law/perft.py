"""The number of ways a game can go on: `bossa.rules.perft` on machine words."""

import numpy as np

from bossa.kernel.jit.bits import lowest, popcount
from bossa.kernel.jit.decorators import compiled
from bossa.kernel.law.moves import MOST_MOVES, REDRAWING, kind_of, moves
from bossa.kernel.law.state import META, PLAY, State, unseen_of
from bossa.kernel.law.step import GOES_ON, after_draw, after_move


@compiled
def perft(state: State, depth: int) -> int:
    """The number of paths of `depth` moves. `bossa.rules.perft` says what counts as a path."""
    if depth == 0:
        return 1
    paths = 0
    unseen = unseen_of(state)
    ways = popcount(unseen)
    if not state[META] & PLAY:
        while unseen:
            paths += perft(after_draw(state, lowest(unseen)), depth)
            unseen &= unseen - 1
        return paths
    buffer = np.empty(MOST_MOVES, dtype=np.int64)
    for place in range(moves(state, buffer)):
        move = buffer[place]
        if kind_of(move) == REDRAWING:
            if depth == 1:
                paths += ways
                continue
            left = unseen
            while left:
                after, outcome = after_move(state, move, lowest(left))
                left &= left - 1
                if outcome == GOES_ON:
                    paths += perft(after, depth - 1)
        elif depth == 1:
            paths += 1
        else:
            after, outcome = after_move(state, move, 0)
            if outcome == GOES_ON:
                paths += perft(after, depth - 1)
    return paths
