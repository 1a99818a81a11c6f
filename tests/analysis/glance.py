"""An evaluator that only asks the network, one move ahead: for checks that do not depend on how
good the values are."""

import numpy as np

from bossa.kernel.eval.network import new_activations, win_chance
from bossa.kernel.eval.one_ahead import values_of_moves
from bossa.kernel.law.moves import MOST_MOVES
from bossa.kernel.law.packing import pack, unpack_move
from bossa.players.computer import Stop
from bossa.players.evaluator import Evaluator, certain
from bossa.players.weights import network_for
from bossa.players.worth import Worth
from bossa.rules import Move, Phase, Position, Tile
from bossa.rules.turn import after_draw

WITHIN = 0.1


class Glance(Evaluator):
    """Answers in less than a millisecond what the evaluator takes a tenth of a second for."""

    def __init__(self) -> None:
        super().__init__(solved_pile=-1)
        self._activations = new_activations()

    def of(self, position: Position, stop: Stop | None = None) -> Worth:
        if position.phase is Phase.PLAY:
            return next(iter(self.moves(position, stop).values()))
        state = pack(position).state
        return Worth.estimate(
            win_chance(state, network_for(position.rules), self._activations), WITHIN
        )

    def moves(self, position: Position, _stop: Stop | None = None) -> dict[Move, Worth]:
        buffer = np.zeros(MOST_MOVES, dtype=np.int64)
        values = np.zeros(MOST_MOVES, dtype=np.float64)
        network = network_for(position.rules)
        state = pack(position).state
        count = values_of_moves(state, buffer, values, network, self._activations)
        chip = position.side(position.player).chip
        found = {
            unpack_move(int(word), chip): Worth.estimate(float(value), WITHIN)
            for word, value in zip(buffer[:count], values[:count], strict=True)
        }
        return dict(sorted(found.items(), key=lambda item: -item[1].chance))

    def tiles(self, position: Position, stop: Stop | None = None) -> dict[Tile, Worth]:
        states = {tile: after_draw(position, tile) for tile in position.unseen}
        return {
            tile: certain(state.outcome, position.player) or self.of(state.position, stop)
            for tile, state in states.items()
        }

    def prepare(self, *_: object) -> None:
        """Nothing is remembered."""
