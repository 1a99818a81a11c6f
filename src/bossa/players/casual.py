"""A player with human weaknesses: it overlooks moves, it misjudges them, and it does not search.

It judges a move by a mixture of greedy's score, which counts what lies on the table, and of the
network's value. Since it never searches, its good moves are as modest as its bad ones.
"""

import math
import random
from dataclasses import dataclass

import numpy as np

from bossa.kernel.eval.network import new_activations
from bossa.kernel.eval.one_ahead import values_of_moves
from bossa.kernel.law.moves import MOST_MOVES
from bossa.kernel.law.packing import pack, unpack_move
from bossa.players.computer import Considered, Limit, Thought, decisions_of
from bossa.players.greedy import score
from bossa.players.setup import choose
from bossa.players.weights import network_for
from bossa.rules import Choice, Decision, Exchange, Lay, Phase, Position, Redraw, Stack, View

A_POINT = 1 / 14
"""What one point of greedy's score adds to the logarithm of the odds of winning."""
MOST = 5.0
"""No judgement goes beyond this logarithm of the odds, up or down."""


@dataclass(frozen=True, slots=True)
class Character:
    """How weak a casual player is."""

    overlooks: float
    """The probability of overlooking the move that is hardest to see."""
    misjudges: float
    """The standard deviation of a judgement, in the logarithm of the odds of winning."""
    knows: float
    """The network's share of a judgement, from 0 to 1. The rest is greedy's."""


class Casual:
    """Plays the best of the moves that it sees, as it judges them. It ignores limits."""

    def __init__(self, source: random.Random, character: Character) -> None:
        self.reseed(source)
        self.character = character
        self._activations = new_activations()
        self._moves = np.zeros(MOST_MOVES, dtype=np.int64)
        self._found = np.zeros(MOST_MOVES, dtype=np.float64)

    def reseed(self, source: random.Random) -> None:
        self.source = source

    @property
    def most_bytes(self) -> int:
        return sum(array.nbytes for array in (*self._activations, self._moves, self._found))

    def think(self, view: View, limit: Limit | None = None) -> Thought:  # noqa: ARG002
        decisions_of(view)
        if view.position.phase is Phase.PLAY:
            values = self._values(view.position)
        else:
            advice = choose(view, self.source, network_for(view.rules), self._activations)
            values = {one.decision: one.value for one in advice.considered}
        seen = [decision for decision in values if self._sees(decision)] or list(values)
        considered = [
            Considered(decision, self._judged(view.position, decision, values[decision]))
            for decision in seen
        ]
        considered.sort(key=lambda one: -one.value)
        return Thought(considered[0].decision, tuple(considered))

    def _values(self, position: Position) -> dict[Decision, float]:
        """The network's value of each move."""
        network = network_for(position.rules)
        state = pack(position).state
        count = values_of_moves(state, self._moves, self._found, network, self._activations)
        chip = position.side(position.player).chip
        return {unpack_move(int(self._moves[n]), chip): float(self._found[n]) for n in range(count)}

    def _sees(self, decision: Decision) -> bool:
        return self.source.random() >= self.character.overlooks * _hard_to_see(decision)

    def _judged(self, position: Position, decision: Decision, value: float) -> float:
        points = max(-MOST, min(MOST, score(position, decision) * A_POINT))
        knows = self.character.knows
        felt = knows * _odds(value) + (1 - knows) * points
        return _chance(felt + self.source.gauss(0.0, self.character.misjudges))


def _hard_to_see(decision: Decision) -> float:
    """How hard a decision is to see, from 0 to 1. Everyone sees one tile on its number. Sums, chips
    and what the other gets in an exchange take a second look."""
    match decision:
        case Lay(tiles=tiles) | Stack(tiles=tiles):
            hard = 0.35 * (len(tiles) - 1)
            hard += 0.3 * isinstance(decision, Stack)
            hard += 0.3 * any(laid.chip for laid in tiles)
            return min(1.0, hard)
        case Exchange():
            return 0.7
        case Redraw():
            return 0.2
        case Choice():
            return 0.0


def _odds(chance: float) -> float:
    """The logarithm of the odds of a chance, between -MOST and MOST."""
    least = _chance(-MOST)
    chance = max(least, min(1.0 - least, chance))
    return math.log(chance / (1.0 - chance))


def _chance(odds: float) -> float:
    return 1.0 / (1.0 + math.exp(-odds))
