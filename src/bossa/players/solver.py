"""Exact values of positions near the end and of their moves, within limits of time and memory."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import numpy as np

from bossa.kernel.law.moves import MOST_MOVES, REDRAWING, kind_of, moves
from bossa.kernel.law.packing import pack, unpack_move
from bossa.kernel.law.state import META, PLAYER, State
from bossa.kernel.law.step import GOES_ON, after_move, points_of
from bossa.kernel.search.solve import (
    SOLVER_MOST_NODES,
    SOLVER_NODES,
    SOLVER_STOP,
    expectimax,
    known_bounds,
    new_scratch,
)
from bossa.kernel.search.transpositions import TranspositionTable, new_transposition_table
from bossa.players.computer import Stop
from bossa.rules import Move, Phase, Position

MEMORY = 1 << 30
"""Bytes of the transposition table, at most."""
NO_LIMIT = 1 << 62


@dataclass(frozen=True, slots=True)
class Bounds:
    """Bounds of a chance of winning. It is exact if they are equal."""

    low: float
    high: float

    @property
    def exact(self) -> bool:
        return self.low == self.high


@dataclass(frozen=True, slots=True)
class Solution:
    """The value of a position for the player who is to act, and of each move, best move first."""

    value: Bounds
    moves: dict[Move, Bounds]
    nodes: int

    @property
    def exact(self) -> bool:
        """Whether the search came to its end within its limits."""
        return self.value.exact and all(bounds.exact for bounds in self.moves.values())


class Solver:
    """Solves positions. It keeps its transposition table from one question to the next."""

    def __init__(self, memory: int = MEMORY) -> None:
        self.memory = memory
        self._scratch = new_scratch()
        self._table: TranspositionTable | None = None

    def solve(
        self,
        position: Position,
        seconds: float | None = None,
        nodes: int | None = None,
        stop: Stop | None = None,
    ) -> Solution:
        """The value of a position after the set-up, and of each of its moves. A search that is
        stopped gives the bounds so far.

        `nodes` limits how many positions the search looks at, and promises the same answer each
        time. So such a search begins with an empty table: with the bounds that earlier questions
        left there, it would get farther.
        """
        state = pack(position).state
        self._scratch.control[:] = 0
        self._scratch.control[SOLVER_MOST_NODES] = NO_LIMIT if nodes is None else nodes
        table = self._table_for(position, is_kept=nodes is None)
        with (stop or Stop()).reaching(self._scratch.control, SOLVER_STOP), self._within(seconds):
            return self._solution(state, position, table)

    def _table_for(self, position: Position, is_kept: bool) -> TranspositionTable:
        """The table so far if it is to be kept and large enough; else an empty one."""
        size = min(self.memory, _bytes_for(position))
        if not is_kept or self._table is None or 2 * self._table.words.nbytes <= size:
            self._table = None  # Give the memory back before more is taken.
            self._table = new_transposition_table(size)
        return self._table

    @property
    def most_bytes(self) -> int:
        """The memory that its arrays can take."""
        return self.memory + sum(array.nbytes for array in self._scratch)

    @contextmanager
    def _within(self, seconds: float | None) -> Iterator[None]:
        """While this runs, the search ends when its time is up."""
        if seconds is None:
            yield
            return
        time_up = Stop()
        timer = threading.Timer(seconds, time_up.ask)
        timer.daemon = True
        timer.start()
        try:
            with time_up.reaching(self._scratch.control, SOLVER_STOP):
                yield
        finally:
            timer.cancel()

    def _solution(self, state: State, position: Position, table: TranspositionTable) -> Solution:
        control = self._scratch.control
        if position.phase is Phase.DRAW:
            value = self._searched(state, -1, table)
            return Solution(value, {}, int(control[SOLVER_NODES]))
        buffer = np.zeros(MOST_MOVES, dtype=np.int64)
        words = [int(word) for word in buffer[: moves(state, buffer)]]
        # Search the position first: its best move leaves bounds that help with the other moves.
        self._searched(state, -1, table)
        chip = position.side(position.player).chip
        found = {unpack_move(word, chip): self._of_move(state, word, table) for word in words}
        ordered = sorted(found.items(), key=lambda item: (-item[1].low, -item[1].high))
        low = max((bounds.low for bounds in found.values()), default=0.0)
        high = max((bounds.high for bounds in found.values()), default=0.0)
        return Solution(Bounds(low, high), dict(ordered), int(control[SOLVER_NODES]))

    def _of_move(self, state: State, move: int, table: TranspositionTable) -> Bounds:
        if kind_of(move) == REDRAWING:
            return self._searched(state, move, table)
        child, outcome = after_move(state, move, 0)
        if outcome != GOES_ON:
            value = points_of(outcome, state[META] & PLAYER)
            return Bounds(value, value)
        theirs = self._searched(child, -1, table)
        return Bounds(1.0 - theirs.high, 1.0 - theirs.low)

    def _searched(self, state: State, redraw: int, table: TranspositionTable) -> Bounds:
        value = expectimax(state, redraw, 0.0, 1.0, 0, table, self._scratch)
        if not self._scratch.control[SOLVER_STOP]:
            return Bounds(value, value)
        return Bounds(0.0, 1.0) if redraw >= 0 else Bounds(*known_bounds(table, state))


def _bytes_for(position: Position) -> int:
    """The size of a table for a position. A small question gets a small table: in a large one its
    entries would lie far apart, and each would cost a page of memory."""
    return 1 << min(40, 12 + 2 * max(position.pile_size, 2))
