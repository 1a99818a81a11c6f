"""The evaluator at a depth that thousands of games can pay for: the network one move ahead."""

from collections.abc import Iterable

import numpy as np

from bossa.kernel.eval.one_ahead import values_of_moves
from bossa.kernel.law.moves import MOST_MOVES
from bossa.kernel.law.packing import INDEX, pack, unpack_move
from bossa.kernel.law.state import State
from bossa.kernel.law.step import after_draw
from bossa.players.calibration import within
from bossa.players.estimates import Estimator
from bossa.players.evaluator import Evaluator
from bossa.players.weights import network_for
from bossa.players.worth import Worth
from bossa.rules import Move, Position, Rules, Tile

SOLVED_PILE = 3
"""Positions with so many tiles or fewer in the pile are solved to the end, the others estimated. So
a review is the same on every machine."""
NO_LIMIT = 600.0
"""Seconds for a solution: more than any takes."""


class ShallowEstimator(Estimator):
    """Like the estimator of reviews, which looks two moves ahead and takes far longer."""

    def __init__(self) -> None:
        super().__init__()
        self._buffer = np.zeros(MOST_MOVES, dtype=np.int64)
        self._values = np.zeros(MOST_MOVES, dtype=np.float64)

    def tiles(self, position: Position) -> dict[Tile, Worth]:
        state, unsure = pack(position).state, within(position)
        found = {}
        for tile in position.unseen:
            count = self._count(after_draw(state, INDEX[tile]), position.rules)
            # Without a move the player has lost (X1).
            best = float(self._values[:count].max()) if count else 0.0
            found[tile] = Worth.estimate(best, unsure)
        return found

    def all_tiles(self, positions: Iterable[Position]) -> list[dict[Tile, Worth]]:
        return [self.tiles(position) for position in positions]

    def moves(self, position: Position, moves: Iterable[Move]) -> dict[Move, Worth]:
        unsure, chip = within(position), position.side(position.player).chip
        count = self._count(pack(position).state, position.rules)
        found = {
            unpack_move(int(self._buffer[place]), chip): float(self._values[place])
            for place in range(count)
        }
        return {move: Worth.estimate(found[move], unsure) for move in moves}

    def _count(self, state: State, rules: Rules) -> int:
        """Value all moves of a position to play, and say how many there are."""
        return values_of_moves(
            state, self._buffer, self._values, network_for(rules), self._activations()
        )


class ShallowEvaluator(Evaluator):
    def __init__(self) -> None:
        super().__init__(threads=1, seconds=NO_LIMIT, solved_pile=SOLVED_PILE)
        self._estimator = ShallowEstimator()
