"""How the network learns: it plays against itself one move ahead, and learns from those games."""

import numpy as np

from bossa.kernel.constants import MOST_TURNS, TILE_COUNT, require
from bossa.kernel.eval.network import NARROW, WIDE, Activations, Network, win_chance
from bossa.kernel.eval.one_ahead import values_of_moves
from bossa.kernel.jit.decorators import compiled, reordered
from bossa.kernel.jit.random_numbers import below
from bossa.kernel.law.deal import DEALT, random_start
from bossa.kernel.law.moves import MOST_MOVES, REDRAWING, kind_of
from bossa.kernel.law.state import player_of
from bossa.kernel.law.step import GOES_ON, after_draw, after_move, points_of

ROOM_FOR_GAME = 40
"""Self-play stops when there is room for fewer positions. Another number would change what a seed
learns."""
require(MOST_TURNS <= ROOM_FOR_GAME, "the turns of a game")
MILLION = 1_000_000


@compiled
def self_play(
    rules: int,
    most: int,
    random_share: float,
    trust: float,
    network: Network,
    activations: Activations,
    source: np.ndarray,
    states: np.ndarray,
    targets: np.ndarray,
) -> int:
    """Play games against itself. Write up to `most` positions to draw into `states` and the value
    to learn for each into `targets`. Return how many there are.

    A share `random_share` of the moves is random, so that the network gets to know positions after
    poor moves too. The target of a position mixes two values: how the game went on counts `trust`,
    the value of the best move by the network counts the rest. Where the move was a random one, only
    the network's value counts.
    """
    order = np.zeros(TILE_COUNT, dtype=np.int64)
    buffer = np.zeros(MOST_MOVES, dtype=np.int64)
    values = np.zeros(MOST_MOVES, dtype=np.float64)
    seemed = np.zeros(ROOM_FOR_GAME, dtype=np.float64)
    by_chance = np.zeros(ROOM_FOR_GAME, dtype=np.int64)
    written = 0
    while written + ROOM_FOR_GAME < most:
        state = random_start(rules, order, source)
        came = DEALT
        turn = 0
        result = 0.0
        while True:
            for word in range(6):
                states[written + turn, word] = state[word]
            state = after_draw(state, order[came])
            came += 1
            count = values_of_moves(state, buffer, values, network, activations)
            if count == 0:
                seemed[turn] = result = 0.0
                by_chance[turn] = 0
                turn += 1
                break
            best = 0
            for place in range(1, count):
                if values[place] > values[best]:
                    best = place
            chosen = best
            if below(source, MILLION) < random_share * MILLION:
                chosen = below(source, count)
            seemed[turn] = values[best]
            by_chance[turn] = 0 if values[chosen] == values[best] else 1
            turn += 1
            move = buffer[chosen]
            brought = 0
            if kind_of(move) == REDRAWING:
                brought = order[came]
                came += 1
            player = player_of(state)
            state, outcome = after_move(state, move, brought)
            if outcome != GOES_ON:
                result = points_of(outcome, player)
                break
        for back in range(turn - 1, -1, -1):
            if by_chance[back]:
                result = seemed[back]
            else:
                result = trust * result + (1.0 - trust) * seemed[back]
            targets[written + back] = result
            result = 1.0 - result
        written += turn
    return written


def new_gradient(network: Network) -> Network:
    """A gradient of zeros, in the shape of a network."""
    return Network(*(np.zeros_like(weights) for weights in network))


@reordered
def add_gradient(
    states: np.ndarray,
    targets: np.ndarray,
    chosen: np.ndarray,
    network: Network,
    gradient: Network,
    activations: Activations,
) -> float:
    """Add the gradient of each chosen position. Return the sum of the squared errors."""
    errors = 0.0
    back = np.zeros(WIDE, dtype=np.float32)
    for sample in chosen:
        state = (
            states[sample, 0],
            states[sample, 1],
            states[sample, 2],
            states[sample, 3],
            states[sample, 4],
            states[sample, 5],
        )
        error = np.float32(win_chance(state, network, activations) - targets[sample])
        errors += float(error) ** 2
        where, values, wide, narrow = (
            activations.where,
            activations.values,
            activations.wide,
            activations.narrow,
        )
        gradient.last_bias[0] += error
        for unit in range(WIDE):
            back[unit] = 0.0
        for other in range(NARROW):
            if narrow[other] > 0.0:
                gradient.last[other] += error * narrow[other]
                narrow[other] = error * network.last[other]
                gradient.second_bias[other] += narrow[other]
        for unit in range(WIDE):
            value = wide[unit]
            if value > 0.0:
                total = np.float32(0.0)
                for other in range(NARROW):
                    total += network.second[unit, other] * narrow[other]
                    gradient.second[unit, other] += value * narrow[other]
                back[unit] = total
                gradient.first_bias[unit] += total
        place = 0
        while where[place] >= 0:
            feature, value = where[place], values[place]
            for unit in range(WIDE):
                gradient.first[feature, unit] += value * back[unit]
            place += 1
    return errors


@compiled
def adam(
    weights: np.ndarray,
    gradient: np.ndarray,
    mean: np.ndarray,
    square: np.ndarray,
    rate: float,
    step: int,
) -> None:
    """Make a step of Adam (Kingma and Ba 2014) on one array, and set its gradient to 0."""
    one = np.float32(rate * np.sqrt(1.0 - 0.999**step) / (1.0 - 0.9**step))
    for place in range(len(weights)):
        slope = gradient[place]
        mean[place] = np.float32(0.9) * mean[place] + np.float32(0.1) * slope
        square[place] = np.float32(0.999) * square[place] + np.float32(0.001) * slope * slope
        weights[place] -= one * mean[place] / (np.sqrt(square[place]) + np.float32(1e-8))
        gradient[place] = 0.0
