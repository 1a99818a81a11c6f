"""One future of a position: it is played to its end, and what was luck on the way is counted.

Both sides play the move that the network judges best one move ahead. At each draw the tile that
came is compared with the mean over all tiles that could have come. That difference has mean zero,
so a result less its luck has the same mean as the result, and varies much less.
"""

import numpy as np

from bossa.kernel.eval.network import Activations, Network, win_chance
from bossa.kernel.eval.one_ahead import values_of_moves
from bossa.kernel.jit.bits import lowest, popcount
from bossa.kernel.jit.decorators import compiled
from bossa.kernel.jit.random_numbers import below
from bossa.kernel.law.moves import MOST_MOVES, REDRAWING, kind_of, nth_tile
from bossa.kernel.law.state import State, player_of, unseen_of
from bossa.kernel.law.step import GOES_ON, after_draw, after_move, points_of

RESULT, LUCK = range(2)


@compiled
def _brought(
    state: State,
    move: int,
    place: int,
    network: Network,
    activations: Activations,
) -> tuple[int, float]:
    """The tile in this place of those that a redraw can bring, and its luck for who redraws."""
    tiles = unseen_of(state)
    ways = popcount(tiles)
    tile = nth_tile(tiles, place)
    total = 0.0
    came = 0.0
    player = player_of(state)
    while tiles:
        one = lowest(tiles)
        tiles &= tiles - 1
        child, outcome = after_move(state, move, one)
        if outcome == GOES_ON:
            value = 1.0 - win_chance(child, network, activations)
        else:
            value = points_of(outcome, player)
        total += value
        if one == tile:
            came = value
    return tile, came - total / ways


@compiled
def play_future(
    state: State,
    first: int,
    network: Network,
    activations: Activations,
    source: np.ndarray,
    found: np.ndarray,
) -> None:
    """Play one future of a position to draw. Write what the player who is to draw gets, and how
    much of it was luck.

    `first` is the place of the first tile among the unseen ones, so that a caller can give each of
    them its share; with -1 it comes by chance too.
    """
    buffer = np.zeros(MOST_MOVES, dtype=np.int64)
    values = np.zeros(MOST_MOVES, dtype=np.float64)
    asking = player_of(state)
    luck = 0.0
    while True:
        player = player_of(state)
        sign = 1.0 if player == asking else -1.0
        tiles = unseen_of(state)
        ways = popcount(tiles)
        place = first if first >= 0 else below(source, ways)
        first = -1
        tile = nth_tile(tiles, place)
        total = 0.0
        came = 0.0
        move = -1
        while tiles:
            one = lowest(tiles)
            tiles &= tiles - 1
            count = values_of_moves(after_draw(state, one), buffer, values, network, activations)
            best = -1
            for at in range(count):
                if best < 0 or values[at] > values[best]:
                    best = at
            value = values[best] if best >= 0 else 0.0
            total += value
            if one == tile:
                came = value
                move = buffer[best] if best >= 0 else -1
        luck += sign * (came - total / ways)
        if move < 0:
            found[RESULT] = 1.0 if player != asking else 0.0
            found[LUCK] = luck
            return
        state = after_draw(state, tile)
        brought = 0
        if kind_of(move) == REDRAWING:
            place = below(source, popcount(unseen_of(state)))
            brought, lucky = _brought(state, move, place, network, activations)
            luck += sign * lucky
        state, outcome = after_move(state, move, brought)
        if outcome != GOES_ON:
            found[RESULT] = points_of(outcome, asking)
            found[LUCK] = luck
            return
