"""Two moves ahead: what a position is worth, with every draw looked at to the same depth.

The network judges positions to draw. Here it is asked after a draw and a move (`value_to_draw`), or
after two of each (`value_of_tile`). A tile that was looked at more deeply than the others
would make its draw seem lucky or unlucky; so all tiles that can come are looked at alike.
"""

import numpy as np

from bossa.kernel.eval.network import Activations, Network
from bossa.kernel.eval.one_ahead import few_of, values_of_moves
from bossa.kernel.jit.bits import lowest, popcount
from bossa.kernel.jit.decorators import compiled
from bossa.kernel.law.moves import MOST_MOVES, REDRAWING, kind_of
from bossa.kernel.law.state import State, player_of, unseen_of
from bossa.kernel.law.step import GOES_ON, after_draw, after_move, points_of

PROMISING = 3
"""How many moves of a position are looked at more deeply: those that seem best one move ahead."""
HOPELESS = 0.1
"""A move that seems so much worse than the best is not looked at more deeply."""
BROUGHT = 6
"""How many of the tiles that a redraw may bring are looked at, in the middle of the tree."""


@compiled
def value_to_draw(state: State, network: Network, activations: Activations) -> float:
    """The chance of the player who is to draw: the mean, over all tiles, of the best move then."""
    buffer = np.zeros(MOST_MOVES, dtype=np.int64)
    values = np.zeros(MOST_MOVES, dtype=np.float64)
    tiles = unseen_of(state)
    ways = popcount(tiles)
    total = 0.0
    while tiles:
        drawn = after_draw(state, lowest(tiles))
        tiles &= tiles - 1
        count = values_of_moves(drawn, buffer, values, network, activations)
        best = 0.0
        for place in range(count):
            best = max(best, values[place])
        total += best
    return total / ways


@compiled
def value_after_move(
    state: State, move: int, brought: int, network: Network, activations: Activations
) -> float:
    """The chance of the player who makes a move. A redraw has the mean over the tiles `brought`."""
    player = player_of(state)
    if kind_of(move) != REDRAWING:
        child, outcome = after_move(state, move, 0)
        if outcome != GOES_ON:
            return points_of(outcome, player)
        return 1.0 - value_to_draw(child, network, activations)
    ways = popcount(brought)
    total = 0.0
    while brought:
        child, outcome = after_move(state, move, lowest(brought))
        brought &= brought - 1
        if outcome != GOES_ON:
            total += points_of(outcome, player)
        else:
            total += 1.0 - value_to_draw(child, network, activations)
    return total / ways


@compiled
def value_to_play(state: State, network: Network, activations: Activations) -> float:
    """The chance of the player who is to play: the best of the moves that seem promising."""
    buffer = np.zeros(MOST_MOVES, dtype=np.int64)
    values = np.zeros(MOST_MOVES, dtype=np.float64)
    count = values_of_moves(state, buffer, values, network, activations)
    few = few_of(unseen_of(state), BROUGHT)
    best = 0.0
    least = 0.0
    for _ in range(min(PROMISING, count)):
        chosen = 0
        for place in range(1, count):
            if values[place] > values[chosen]:
                chosen = place
        if values[chosen] < least:
            break
        least = max(least, values[chosen] - HOPELESS)
        values[chosen] = -1.0
        best = max(best, value_after_move(state, buffer[chosen], few, network, activations))
    return best


@compiled
def value_of_tile(state: State, tile: int, network: Network, activations: Activations) -> float:
    """The chance of the player who is to draw, if this tile comes. The mean over all unseen tiles
    is the worth of the position."""
    return value_to_play(after_draw(state, tile), network, activations)
