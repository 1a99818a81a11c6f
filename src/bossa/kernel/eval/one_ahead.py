"""One move ahead: the value of each move by what the network says of the position after it."""

import numpy as np

from bossa.kernel.eval.network import Activations, Network, win_chance
from bossa.kernel.jit.bits import lowest, popcount
from bossa.kernel.jit.decorators import compiled
from bossa.kernel.law.moves import REDRAWING, kind_of, moves
from bossa.kernel.law.state import State, player_of, unseen_of
from bossa.kernel.law.step import GOES_ON, after_move, points_of

FEW = 4
"""How many tiles that a redraw may bring are tried for each redraw. The best redraw gets all."""
HOPELESS = 0.15
"""A best redraw that seems so much worse than another move is not tried with all tiles."""


@compiled
def value_of_redraw(
    state: State, move: int, tiles: int, network: Network, activations: Activations
) -> float:
    """The mean value of a redraw over the tiles that it may bring."""
    ways = popcount(tiles)
    player = player_of(state)
    total = 0.0
    while tiles:
        child, outcome = after_move(state, move, lowest(tiles))
        tiles &= tiles - 1
        if outcome == GOES_ON:
            total += 1.0 - win_chance(child, network, activations)
        else:
            total += points_of(outcome, player)
    return total / ways


@compiled
def few_of(tiles: int, count: int) -> int:
    """About so many tiles of a set, spread over it."""
    step = max(1, popcount(tiles) // count)
    few = 0
    place = step // 2
    while tiles:
        if place == 0:
            few |= tiles & -tiles
            place = step
        place -= 1
        tiles &= tiles - 1
    return few


@compiled
def values_of_moves(
    state: State, buffer: np.ndarray, values: np.ndarray, network: Network, activations: Activations
) -> int:
    """Write all moves, and the value of each for the player to play. Return how many there are.

    Redraws take most of the time: each one asks the network once for every tile that it may bring.
    So all of them are tried with a few tiles, and only the one that seems best with all.
    """
    count = moves(state, buffer)
    player = player_of(state)
    unseen = unseen_of(state)
    few = 0
    best = 0.0
    redraw = -1
    for place in range(count):
        move = buffer[place]
        if kind_of(move) == REDRAWING:
            few = few if few else few_of(unseen, FEW)
            values[place] = value_of_redraw(state, move, few, network, activations)
            if redraw < 0 or values[place] > values[redraw]:
                redraw = place
            continue
        child, outcome = after_move(state, move, 0)
        if outcome == GOES_ON:
            values[place] = 1.0 - win_chance(child, network, activations)
        else:
            values[place] = points_of(outcome, player)
        best = max(best, values[place])
    if redraw >= 0 and values[redraw] > best - HOPELESS:
        # Correct the other redraws by the same difference, but none above this one.
        seemed = values[redraw]
        values[redraw] = value_of_redraw(state, buffer[redraw], unseen, network, activations)
        for place in range(count):
            if kind_of(buffer[place]) == REDRAWING and place != redraw:
                values[place] = max(
                    0.0, min(values[place] + values[redraw] - seemed, values[redraw])
                )
    return count
