"""How the network learns: from games that it plays against itself, one move ahead."""

import numpy as np

from bossa.kernel.constants import MOST_TURNS, TILE_COUNT, require
from bossa.kernel.eval.network import NARROW, WIDE, Activations, Network, win_chance
from bossa.kernel.eval.one_ahead import values_of_moves
from bossa.kernel.jit.decorators import compiled
from bossa.kernel.jit.random_numbers import below
from bossa.kernel.law.deal import DEALT, random_start
from bossa.kernel.law.moves import MOST_MOVES, REDRAWING, kind_of
from bossa.kernel.law.state import player_of
from bossa.kernel.law.step import GOES_ON, after_draw, after_move, points_of

ROOM_FOR_GAME = 40
"""Positions that are kept free for the next game. More would change what a seed learns."""
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
    """Games against itself, until there are `most` positions to draw with what they turned out to
    be worth; how many there are.

    A part `random_share` of the moves is by chance, so that the network knows positions after poor moves
    too. What a position was worth is what came of it: mixed, by `trust`, of what the best move then
    seemed worth and of how it went on; after a move by chance, only of the former.
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
    """What each weight is asked to change by; nothing yet."""
    return Network(*(np.zeros_like(weights) for weights in network))


@compiled
def add_gradient(
    states: np.ndarray,
    targets: np.ndarray,
    chosen: np.ndarray,
    network: Network,
    gradient: Network,
    activations: Activations,
) -> float:
    """Add what each of the chosen positions asks for; the sum of the errors' squares."""
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
    """A step of Adam (Kingma and Ba 2014) on one array, and its gradient is 0 again."""
    one = np.float32(rate * np.sqrt(1.0 - 0.999**step) / (1.0 - 0.9**step))
    for place in range(len(weights)):
        slope = gradient[place]
        mean[place] = np.float32(0.9) * mean[place] + np.float32(0.1) * slope
        square[place] = np.float32(0.999) * square[place] + np.float32(0.001) * slope * slope
        weights[place] -= one * mean[place] / (np.sqrt(square[place]) + np.float32(1e-8))
        gradient[place] = 0.0
