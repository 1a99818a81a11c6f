"""Exact values of positions near the end and of their moves, within limits of time and memory."""

import threading
from collections.abc import Collection, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from fractions import Fraction
from math import factorial

import numpy as np

from bossa.kernel.law.moves import MOST_MOVES, REDRAWING, kind_of, moves
from bossa.kernel.law.packing import pack, unpack_move
from bossa.kernel.law.state import META, PLAYER, State, unseen_of
from bossa.kernel.law.step import GOES_ON, after_move, halves_of
from bossa.kernel.search.memory import SOLVER_STOP
from bossa.kernel.search.solve import MOST_UNSEEN
from bossa.kernel.search.transpositions import (
    BUCKET,
    GENERATIONS,
    LEAST_BYTES,
    new_transposition_table,
    seed_of,
)
from bossa.players.computer import Stop
from bossa.players.searchers import Question, Searcher, answer
from bossa.rules import Decision, Illegal, Move, Phase, Position, check

MEMORY = 1 << 30
"""Bytes of the transposition table, at most."""


@dataclass(frozen=True, slots=True)
class Bounds:
    """Bounds of a chance of winning, where a tie counts half. It is exact if they are equal."""

    low: Fraction
    high: Fraction

    @property
    def exact(self) -> bool:
        return self.low == self.high


@dataclass(frozen=True, slots=True)
class Solution:
    """The value of a position for the player who is to act, and of its moves, best move first.

    Where only some moves were asked for, the bounds of the others show that none is better than
    the first.
    """

    value: Bounds
    moves: dict[Move, Bounds]
    nodes: int
    exact: bool
    """Whether all that was asked for is exact: the search came to its end within its limits."""


class Solver:
    """Solves positions. It keeps its transposition table from one question to the next, so that
    the positions of one game help each other."""

    def __init__(self, memory: int = MEMORY, threads: int = 1) -> None:
        self.memory = max(memory, LEAST_BYTES)
        self._searchers = [Searcher(number) for number in range(threads)]
        self._table: np.ndarray | None = None
        self._buckets = 0
        self._forgotten = 0
        self._generation = 0
        self._since_empty = 0

    def solve(
        self,
        position: Position,
        seconds: float | None = None,
        nodes: int | None = None,
        stop: Stop | None = None,
        valued: Collection[Decision] | None = None,
    ) -> Solution:
        """The value of a position after the set-up, and of its moves. A search that is stopped
        gives the bounds so far.

        `valued` are the moves whose values are asked for beside the best one's: none of them for
        the best move alone, one to compare it with the best. Without it, all moves are valued.

        `nodes` limits how many positions the search looks at, and promises the same answer each
        time. So such a search uses one thread, and begins as if with an empty table: with the
        bounds that earlier questions left there, it would get farther.
        """
        state = pack(position).state
        unseen = unseen_of(state).bit_count()
        if unseen > MOST_UNSEEN:
            raise Illegal("too-large-to-solve", unseen=unseen, most=MOST_UNSEEN)
        for move in valued or ():
            check(position, move)
        searchers = self._searchers if nodes is None else self._searchers[:1]
        table = self._table_for(position, is_kept=nodes is None)
        seed = seed_of(self._forgotten)
        for searcher in searchers:
            searcher.begin(self._buckets, self._generation, seed, nodes)
        ended = np.zeros(1, dtype=np.int64)
        with self._ending(ended, searchers, seconds, stop or Stop()):
            asked = _Asked(state, position, searchers, table, ended)
            return asked.solution(valued)

    def forget(self) -> None:
        """Let the next question begin as if with an empty table. Nothing is cleared: what the
        table has is no longer found, and makes room."""
        self._forgotten += 1
        if self._since_empty >= GENERATIONS - 1 and self._table is not None:
            # Entries of 16 generations ago would be taken for new ones, and stay.
            self._table[:] = 0
            self._since_empty = 0

    @property
    def most_bytes(self) -> int:
        """The memory that its arrays can take."""
        return self.memory + sum(searcher.words.nbytes for searcher in self._searchers)

    def _table_for(self, position: Position, is_kept: bool) -> np.ndarray:
        """The table. The number of buckets in use grows with the question. If the table is not
        kept, it depends on the question alone."""
        size = min(self.memory, _bytes_for(position))
        if not is_kept:
            self.forget()
        if self._table is None or 2 * self._table.nbytes <= size:
            self._table = None  # Give the memory back before more is taken.
            self._table = new_transposition_table(size)
            self._since_empty = 0
        buckets = 1 << (min(size, self._table.nbytes) // (8 * BUCKET)).bit_length() - 1
        self._buckets = max(buckets, self._buckets) if is_kept else buckets
        self._generation = (self._generation + 1) % GENERATIONS
        self._since_empty += 1
        return self._table

    @contextmanager
    def _ending(
        self, ended: np.ndarray, searchers: Sequence[Searcher], seconds: float | None, stop: Stop
    ) -> Iterator[None]:
        """While this runs, a stop and the end of the time end the search."""
        time_up = Stop()
        with ExitStack() as stack:
            for one in (stop, time_up):
                # First of all: a searcher that was stopped looks there whether to go on.
                stack.enter_context(one.reaching(ended, 0))
                for searcher in searchers:
                    stack.enter_context(one.reaching(searcher.words, SOLVER_STOP))
            if seconds is not None:
                timer = threading.Timer(seconds, time_up.ask)
                timer.daemon = True
                timer.start()
                stack.callback(timer.cancel)
            yield


class _Asked:
    """One position that is asked for."""

    def __init__(
        self,
        state: State,
        position: Position,
        searchers: Sequence[Searcher],
        table: np.ndarray,
        ended: np.ndarray,
    ) -> None:
        self._state = state
        self._position = position
        self._searchers = searchers
        self._table = table
        self._ended = ended
        self._win = 2 * factorial(unseen_of(state).bit_count())

    def solution(self, valued: Collection[Decision] | None) -> Solution:
        # Search the position first: its best move leaves bounds that help with the other moves.
        whole = self._question(self._state, -1, 0, self._win)
        self._answer([whole])
        if self._position.phase is Phase.DRAW:
            value = self._bounds(whole.low, whole.high)
            return Solution(value, {}, self._nodes, value.exact)
        found = self._of_moves(whole, valued)
        ordered = dict(sorted(found.items(), key=lambda item: (-item[1].low, -item[1].high)))
        least = max((bounds.low for bounds in found.values()), default=Fraction(0))
        most = max((bounds.high for bounds in found.values()), default=Fraction(0))
        exact = least == most and all(
            bounds.exact for move, bounds in found.items() if valued is None or move in valued
        )
        return Solution(Bounds(least, most), ordered, self._nodes, exact)

    def _of_moves(self, whole: Question, valued: Collection[Decision] | None) -> dict[Move, Bounds]:
        buffer = np.zeros(MOST_MOVES, dtype=np.int64)
        words = [int(word) for word in buffer[: moves(self._state, buffer)]]
        chip = self._position.side(self._position.player).chip
        found: dict[Move, Bounds] = {}
        asked: dict[Move, Question] = {}
        for word in words:
            move = unpack_move(word, chip)
            # A move that is not asked for need only be shown to be no better than the best.
            alpha, beta = whole.low - 1, whole.low
            if valued is None or move in valued or not whole.is_done:
                alpha, beta = 0, self._win
            if kind_of(word) == REDRAWING:
                asked[move] = self._question(self._state, word, alpha, beta)
                continue
            child, outcome = after_move(self._state, word, 0)
            if outcome == GOES_ON:
                asked[move] = self._question(child, -1, self._win - beta, self._win - alpha)
            else:
                value = Fraction(halves_of(outcome, self._state[META] & PLAYER), 2)
                found[move] = Bounds(value, value)
        self._answer(list(asked.values()))
        for move, question in asked.items():
            low, high = question.low, question.high
            if question.redraw < 0:
                low, high = self._win - high, self._win - low
            found[move] = self._bounds(low, min(high, whole.high))
        return found

    def _question(self, state: State, redraw: int, alpha: int, beta: int) -> Question:
        return Question(state, redraw, alpha, beta, 0, self._win)

    def _answer(self, questions: list[Question]) -> None:
        answer(questions, self._searchers, self._table, self._ended)

    def _bounds(self, low: int, high: int) -> Bounds:
        return Bounds(Fraction(low, self._win), Fraction(high, self._win))

    @property
    def _nodes(self) -> int:
        return sum(searcher.nodes for searcher in self._searchers)


def _bytes_for(position: Position) -> int:
    """The size of a table for a position. One more tile in the pile is about eight times the work.
    A small question gets a small table, which the processor's cache can hold."""
    return max(LEAST_BYTES, 1 << min(40, 2 + 3 * position.pile_size))
