"""A small neural network that tells the chance of winning from the features of a position."""

from typing import NamedTuple

import numpy as np

from bossa.kernel.eval.features import FEATURES, MOST_ACTIVE, features
from bossa.kernel.jit.decorators import compiled
from bossa.kernel.law.state import State

WIDE, NARROW = 128, 32
"""The units of the two hidden layers."""


class Network(NamedTuple):
    """The weights. `first` has a row for each feature."""

    first: np.ndarray
    first_bias: np.ndarray
    second: np.ndarray
    second_bias: np.ndarray
    last: np.ndarray
    last_bias: np.ndarray


class Activations(NamedTuple):
    """The memory of one evaluation: the features with their values, and the hidden units."""

    where: np.ndarray
    values: np.ndarray
    wide: np.ndarray
    narrow: np.ndarray


SHAPES = {
    "first": (FEATURES, WIDE),
    "first_bias": (WIDE,),
    "second": (WIDE, NARROW),
    "second_bias": (NARROW,),
    "last": (NARROW,),
    "last_bias": (1,),
}
"""The shapes of a network's arrays. Compiled code reads arrays without checking their length."""


def new_network(seed: int) -> Network:
    source = np.random.default_rng(seed)

    def layer(rows: int, columns: int, scale: float) -> np.ndarray:
        return source.normal(0.0, scale, (rows, columns)).astype(np.float32)

    return Network(
        layer(FEATURES, WIDE, 0.1),
        np.zeros(WIDE, dtype=np.float32),
        layer(WIDE, NARROW, (2.0 / WIDE) ** 0.5),
        np.zeros(NARROW, dtype=np.float32),
        layer(1, NARROW, (1.0 / NARROW) ** 0.5)[0],
        np.zeros(1, dtype=np.float32),
    )


def new_activations() -> Activations:
    return Activations(
        np.zeros(MOST_ACTIVE, dtype=np.int64),
        np.zeros(MOST_ACTIVE, dtype=np.float32),
        np.zeros(WIDE, dtype=np.float32),
        np.zeros(NARROW, dtype=np.float32),
    )


@compiled
def win_chance(state: State, network: Network, activations: Activations) -> float:
    """The chance that the player who is to draw wins. A tie counts half."""
    where, values, wide, narrow = (
        activations.where,
        activations.values,
        activations.wide,
        activations.narrow,
    )
    count = features(state, where, values)
    where[count] = -1
    for unit in range(WIDE):
        wide[unit] = network.first_bias[unit]
    # Four features at a time: most of the work is to read and write the units.
    first = network.first
    fours = count & ~3
    for place in range(0, fours, 4):
        a, b, c, d = where[place], where[place + 1], where[place + 2], where[place + 3]
        p, q, r, s = values[place], values[place + 1], values[place + 2], values[place + 3]
        for unit in range(WIDE):
            wide[unit] += (
                first[a, unit] * p + first[b, unit] * q + (first[c, unit] * r + first[d, unit] * s)
            )
    for place in range(fours, count):
        feature, value = where[place], values[place]
        for unit in range(WIDE):
            wide[unit] += first[feature, unit] * value
    for unit in range(NARROW):
        narrow[unit] = network.second_bias[unit]
    for unit in range(WIDE):
        value = wide[unit]
        if value > 0.0:
            for other in range(NARROW):
                narrow[other] += network.second[unit, other] * value
        else:
            wide[unit] = 0.0
    total = network.last_bias[0]
    for unit in range(NARROW):
        if narrow[unit] > 0.0:
            total += network.last[unit] * narrow[unit]
        else:
            narrow[unit] = 0.0
    return 1.0 / (1.0 + np.exp(-total))
