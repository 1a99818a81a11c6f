"""How far the network is off: its judgement one move ahead beside exact values."""

from dataclasses import dataclass

import numpy as np

from bossa.kernel.eval.network import Network, new_activations
from bossa.kernel.eval.one_ahead import values_of_moves
from bossa.kernel.law.moves import MOST_MOVES
from bossa.kernel.law.packing import pack, unpack_move
from bossa.players.solver import Solution
from bossa.rules import Move, Position


@dataclass(frozen=True, slots=True)
class Error:
    """What the network says of a move, less its exact value."""

    move: Move
    error: float


def seen_one_ahead(position: Position, network: Network) -> dict[Move, float]:
    """The network's value of each move of a position to play."""
    buffer = np.zeros(MOST_MOVES, dtype=np.int64)
    values = np.zeros(MOST_MOVES, dtype=np.float64)
    count = values_of_moves(pack(position).state, buffer, values, network, new_activations())
    chip = position.side(position.player).chip
    return {unpack_move(int(buffer[n]), chip): float(values[n]) for n in range(count)}


def errors_of(position: Position, solution: Solution, network: Network) -> list[Error]:
    """The errors of all moves of a position that was solved."""
    return [
        Error(move, value - float(solution.moves[move].low))
        for move, value in seen_one_ahead(position, network).items()
    ]
