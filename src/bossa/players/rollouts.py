"""A yardstick: it compares moves by playouts in which both sides mostly play greedily.

It stays as it is, so that strengths measured against it can be compared.
"""

import random

import numpy as np

from bossa.kernel.jit.random_numbers import generator
from bossa.kernel.law.moves import MOST_MOVES
from bossa.kernel.law.packing import pack, unpack_move
from bossa.kernel.search.greedy import rollouts
from bossa.players.computer import Considered, Limit, Thought, decisions_of
from bossa.rules import View


class Rollouts:
    """Shares `playouts` among the moves of a decision. In the set-up it chooses at random."""

    def __init__(self, source: random.Random, playouts: int) -> None:
        self.playouts = playouts
        self.reseed(source)
        self._moves = np.zeros(MOST_MOVES, dtype=np.int64)
        self._wins = np.zeros(MOST_MOVES, dtype=np.float64)
        self._played = np.zeros(MOST_MOVES, dtype=np.int64)

    def reseed(self, source: random.Random) -> None:
        self.source = source
        self._generator = generator(source.getrandbits(64))

    @property
    def most_bytes(self) -> int:
        return sum(array.nbytes for array in (self._moves, self._wins, self._played))

    def think(self, view: View, limit: Limit | None = None) -> Thought:
        choices = decisions_of(view)
        position = view.position
        if position.phase.is_setup:
            return Thought(self.source.choice(choices))
        playouts = limit.simulations if limit and limit.simulations else self.playouts
        state = pack(position).state
        rollouts(state, playouts, self._moves, self._wins, self._played, self._generator)
        chip = position.side(position.player).chip
        considered = tuple(
            Considered(
                unpack_move(int(self._moves[n]), chip), float(self._wins[n] / self._played[n])
            )
            for n in range(len(choices))
        )
        return Thought(considered[0].decision, considered)
