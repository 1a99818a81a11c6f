"""Rollouts with reduced variance: many futures of a position, each less its luck.

The mean is what the position is worth when both sides play the network's best move one move ahead.
"""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import fmean, stdev

import numpy as np

from bossa.kernel.eval.network import new_activations
from bossa.kernel.jit.random_numbers import generator
from bossa.kernel.law.packing import pack
from bossa.kernel.search.futures import LUCK, RESULT, play_future
from bossa.players.computer import Stop
from bossa.players.evaluator import certain
from bossa.players.weights import network_for
from bossa.rules import Move, Phase, Player, Position, Redraw
from bossa.rules.turn import State, after_move

CLEAR = 1.96
"""An answer is clear when it is so many standard errors away from another one."""
LEAST = 40
"""Futures before anything is called clear."""


@dataclass(frozen=True, slots=True)
class Futures:
    """The futures of a position: what its player got in each, and how much of it was luck."""

    results: tuple[float, ...]
    luck: tuple[float, ...]

    @property
    def adjusted(self) -> list[float]:
        return [result - luck for result, luck in zip(self.results, self.luck, strict=True)]

    @property
    def mean(self) -> float:
        return fmean(self.adjusted)

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        return _error(self.adjusted)

    @property
    def worth_of_plain(self) -> float:
        """How many plain playouts one of these futures is worth."""
        adjusted = _error(self.adjusted)
        return (_error(self.results) / adjusted) ** 2 if adjusted else float("inf")


class Roller:
    """Plays futures. Each has a number, and for a seed that number always gives the same chance:
    so two moves can be compared on the same futures."""

    def __init__(self, seed: int = 1) -> None:
        self._seed = seed
        self._activations = new_activations()

    def futures(
        self, position: Position, count: int, first: int = 0, stop: Stop | None = None
    ) -> Futures:
        """Futures of a position to draw, from number `first` on. Their first tiles go round all
        that can come."""
        state = pack(position).state
        network = network_for(position.rules)
        ways = len(position.unseen)
        found = np.zeros(2, dtype=np.float64)
        results, luck = [], []
        for number in range(first, first + count):
            if stop and stop.asked:
                break
            chance = generator(random.Random(f"{self._seed} {number}").getrandbits(64))
            play_future(state, number % ways, network, self._activations, chance, found)
            results.append(float(found[RESULT]))
            luck.append(float(found[LUCK]))
        return Futures(tuple(results), tuple(luck))

    def after(
        self, position: Position, move: Move, count: int, first: int = 0, stop: Stop | None = None
    ) -> Futures:
        """Futures after a move, for the player who makes it."""
        player = position.player
        unseen = sorted(position.unseen)
        results: list[float] = []
        luck: list[float] = []
        for number in range(first, first + count):
            if stop and stop.asked:
                break
            brought = unseen[number % len(unseen)] if isinstance(move, Redraw) else None
            future = self._after(after_move(position, move, brought), player, number)
            results.append(future[0])
            luck.append(future[1])
        return Futures(tuple(results), tuple(luck))

    def _after(self, state: State, player: Player, number: int) -> tuple[float, float]:
        known = certain(state.outcome, player)
        if known:
            return float(known.chance), 0.0
        found = self.futures(state.position, 1, number)
        return 1.0 - found.results[0], -found.luck[0]

    def compare(
        self,
        position: Position,
        moves: Sequence[Move],
        most: int,
        stop: Stop | None = None,
    ) -> Iterator[dict[Move, Futures]]:
        """Compare moves on the same futures, and yield all of them after each round, best first.
        Moves that are clearly worse get no more futures. Ends when one is left, or at `most`."""
        if position.phase is not Phase.PLAY:
            raise ValueError("there are no moves to compare")
        found = {move: Futures((), ()) for move in moves}
        open_moves = list(moves)
        done = 0
        while done < most and len(open_moves) > 1 and not (stop and stop.asked):
            count = min(LEAST, most - done)
            for move in open_moves:
                more = self.after(position, move, count, done, stop)
                before = found[move]
                found[move] = Futures(before.results + more.results, before.luck + more.luck)
            done += count
            best = max(open_moves, key=lambda move: found[move].mean)
            open_moves = [one for one in open_moves if not _clear(found[best], found[one])]
            yield dict(sorted(found.items(), key=lambda item: -item[1].mean))


def _clear(best: Futures, other: Futures) -> bool:
    """Whether a move is clearly better than another, on the same futures."""
    if best is other:
        return False
    pairs = zip(best.adjusted, other.adjusted, strict=True)
    apart = [one - two for one, two in pairs]
    return fmean(apart) > CLEAR * _error(apart)


def _error(values: Sequence[float]) -> float:
    return stdev(values) / len(values) ** 0.5 if len(values) > 1 else float("inf")
