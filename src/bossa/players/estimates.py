"""Estimates of what positions are worth, by the network two moves ahead.

An estimate depends on the position and on `VERSION` alone. So it is the same wherever it is asked
for: in a hint, in a review, in another process.
"""

import threading
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from bossa.kernel.eval.network import Activations, new_activations
from bossa.kernel.eval.two_ahead import value_after_move, value_of_tile
from bossa.kernel.law.packing import INDEX, pack, pack_move
from bossa.kernel.law.state import unseen_of
from bossa.players.calibration import within
from bossa.players.weights import network_for
from bossa.players.worth import Worth
from bossa.rules import Move, Position, Tile

Asked = TypeVar("Asked")
Answer = TypeVar("Answer")


class Estimator:
    """Estimates with several threads: each tile that can come, and each move, is one task."""

    def __init__(self, threads: int = 1) -> None:
        self._threads = threads
        self._own = threading.local()

    def tiles(self, position: Position) -> dict[Tile, Worth]:
        """What each tile that can come would make of a position to draw, for who draws it."""
        return self.all_tiles([position])[0]

    def all_tiles(self, positions: Iterable[Position]) -> list[dict[Tile, Worth]]:
        """The same for many positions."""
        positions = list(positions)
        states = [pack(position).state for position in positions]
        networks = [network_for(position.rules) for position in positions]

        def value(drawn: tuple[int, Tile]) -> float:
            number, tile = drawn
            return value_of_tile(states[number], INDEX[tile], networks[number], self._activations())

        drawn = [(number, tile) for number, one in enumerate(positions) for tile in one.unseen]
        found: list[dict[Tile, Worth]] = [{} for _ in positions]
        for (number, tile), chance in zip(drawn, self._map(value, drawn), strict=True):
            found[number][tile] = Worth.estimate(chance, within(positions[number]))
        return found

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
        return dict(zip(moves, self._map(worth, moves), strict=True))

    def _map(self, ask: Callable[[Asked], Answer], asked: Sequence[Asked]) -> list[Answer]:
        """Answer with all threads."""
        if self._threads == 1:
            return [ask(one) for one in asked]
        with ThreadPoolExecutor(self._threads) as threads:
            return list(threads.map(ask, asked))

    def _activations(self) -> Activations:
        """The memory of one evaluation, for each thread its own."""
        if not hasattr(self._own, "activations"):
            self._own.activations = new_activations()
        found: Activations = self._own.activations
        return found
