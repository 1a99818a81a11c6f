"""Training the network: it plays against itself and learns from how the games went on.

Where exact values are given, it learns from these beside its games.
"""

import random
from collections import deque
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np

from bossa.kernel.eval.learning import adam, add_gradient, new_gradient, self_play
from bossa.kernel.eval.network import Network, new_activations, new_network
from bossa.kernel.jit.random_numbers import generator

POSITIONS_PLAYED = 400_000
"""Positions of self-play in a generation."""
REMEMBERED = 5
"""The number of generations, back from the last, whose positions are learned from."""
LEARNED_PER_PLAYED = 4
"""The network learns from so many times as many positions as were played in a generation."""
EXACT_SHARE = 0.3
"""The share of what is learned that has exact values, where there are some."""
BATCH = 256
RANDOM_SHARE = 0.08
TRUST = 0.7
"""For `self_play`: the share of random moves, and how much the rest of a game counts."""
RATE, LAST_RATE = 1e-3, 3e-5
STEADY = 0.3
"""The share of the generations that learn at the first rate. After them the rate goes down."""


@dataclass(frozen=True)
class Generation:
    """The network after a generation of games."""

    number: int
    network: Network
    error: float
    """The root mean square of the errors that the network made on what it learned from."""


class Positions:
    """Positions to draw, and the value to learn for each."""

    def __init__(self, count: int) -> None:
        self.states = np.zeros((count, 6), dtype=np.int64)
        self.targets = np.zeros(count, dtype=np.float64)


class Learner:
    """A network that learns by Adam, in batches."""

    def __init__(self, network: Network) -> None:
        self.network = network
        self._gradient, self._mean, self._square = (new_gradient(network) for _ in range(3))
        self._activations = new_activations()
        self._steps = 0

    def learn(
        self, states: np.ndarray, targets: np.ndarray, order: np.ndarray, rate: float
    ) -> float:
        """Learn from the positions in this order. Return the sum of the squared errors."""
        errors = 0.0
        for at in range(0, len(order), BATCH):
            batch = order[at : at + BATCH]
            errors += add_gradient(
                states, targets, batch, self.network, self._gradient, self._activations
            )
            self._steps += 1
            parts = zip(self.network, self._gradient, self._mean, self._square, strict=True)
            for weights, gradient, mean, square in parts:
                adam(
                    weights.reshape(-1), gradient.reshape(-1), mean.reshape(-1),
                    square.reshape(-1), rate, self._steps,
                )  # fmt: skip
        return errors


def train(
    novice: bool,
    generations: int,
    seed: int,
    workers: int,
    start: Network | None = None,
    exact: np.ndarray | None = None,
    played: int = POSITIONS_PLAYED,
) -> Iterator[Generation]:
    """Train a network, and yield it after each generation. Generations without and with chips take
    turns. The same seed and number of workers give the same networks.

    `exact` are records of `exact_values`. `played` is the number of positions of self-play in a
    generation.
    """
    source = random.Random(seed)
    shuffler = np.random.default_rng(seed)
    learner = Learner(start or new_network(seed))
    remembered: deque[Positions] = deque(maxlen=REMEMBERED * workers)
    with ThreadPoolExecutor(workers) as threads:
        for number in range(generations):
            rules = int(novice) | (number % 2) << 1
            share = played // workers
            jobs = [
                threads.submit(_played, rules, share, learner.network, source.getrandbits(64))
                for _ in range(workers)
            ]
            remembered.extend(job.result() for job in jobs)
            states = np.concatenate([positions.states for positions in remembered])
            targets = np.concatenate([positions.targets for positions in remembered])
            most = LEARNED_PER_PLAYED * played
            if exact is None or not len(exact):
                order = shuffler.permutation(len(states))[:most]
            else:
                of_games = shuffler.permutation(len(states))[: round(most * (1 - EXACT_SHARE))]
                solved = shuffler.integers(len(exact), size=round(most * EXACT_SHARE))
                order = shuffler.permutation(np.concatenate([of_games, len(states) + solved]))
                states = np.concatenate([states, exact["state"]])
                targets = np.concatenate([targets, exact["value"]])
            errors = learner.learn(states, targets, order, _rate(number / generations))
            yield Generation(number + 1, learner.network, (errors / len(order)) ** 0.5)


def _played(rules: int, count: int, network: Network, seed: int) -> Positions:
    positions = Positions(count)
    written = self_play(
        rules, count, RANDOM_SHARE, TRUST, network, new_activations(), generator(seed),
        positions.states, positions.targets,
    )  # fmt: skip
    positions.states = positions.states[:written]
    positions.targets = positions.targets[:written]
    return positions


def _rate(part: float) -> float:
    return RATE * float((LAST_RATE / RATE) ** (max(0.0, part - STEADY) / (1.0 - STEADY)))
