"""Estimates of what positions are worth, by the network two moves ahead.

An estimate depends on the position and on `VERSION` alone. So it is the same wherever it is asked
for: in a hint, in a review, in another process.
"""

import threading
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor

import numpy as np

from bossa.kernel.constants import TILE_COUNT
from bossa.kernel.eval.network import Activations, new_activations
from bossa.kernel.eval.two_ahead import value_after_move, values_of_tiles
from bossa.kernel.law.packing import INDEX, pack, pack_move
from bossa.kernel.law.state import unseen_of
from bossa.players.calibration import within
from bossa.players.weights import network_for
from bossa.players.worth import Worth
from bossa.rules import Move, Position, Tile


class Estimator:
    """Estimates with several threads, where many are asked for at once."""

    def __init__(self, threads: int = 1) -> None:
        self._threads = threads
        self._own = threading.local()

    def tiles(self, position: Position) -> dict[Tile, Worth]:
        """What each tile that can come would make of a position to draw, for who draws it."""
        values = np.zeros(TILE_COUNT, dtype=np.float64)
        values_of_tiles(
            pack(position).state, values, network_for(position.rules), self._activations()
        )
        unsure = within(position)
        return {tile: Worth.estimate(values[INDEX[tile]], unsure) for tile in position.unseen}

    def all_tiles(self, positions: Iterable[Position]) -> list[dict[Tile, Worth]]:
        """The same for many positions."""
        with ThreadPoolExecutor(self._threads) as threads:
            return list(threads.map(self.tiles, positions))

    def moves(self, position: Position, moves: Iterable[Move]) -> dict[Move, Worth]:
        """What moves are worth for who makes them: less deep than `tiles`."""
        state = pack(position).state
        network = network_for(position.rules)
        unsure = within(position)

        def worth(move: Move) -> Worth:
            value = value_after_move(
                state, pack_move(move), unseen_of(state), network, self._activations()
            )
            return Worth.estimate(value, unsure)

        moves = tuple(moves)
        with ThreadPoolExecutor(self._threads) as threads:
            return dict(zip(moves, threads.map(worth, moves), strict=True))

    def _activations(self) -> Activations:
        """The memory of one evaluation, for each thread its own."""
        if not hasattr(self._own, "activations"):
            self._own.activations = new_activations()
        found: Activations = self._own.activations
        return found
