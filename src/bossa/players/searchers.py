"""Threads that search together: each has its own memory, and they share one transposition table."""

import threading
from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np

from bossa.kernel.law.state import State
from bossa.kernel.search.memory import (
    SOLVER_BUCKETS,
    SOLVER_GENERATION,
    SOLVER_HINTS,
    SOLVER_MOST_NODES,
    SOLVER_NODES,
    SOLVER_ORDER,
    SOLVER_SEED,
    SOLVER_STOP,
    new_memory,
)
from bossa.kernel.search.solve import expectimax

NO_LIMIT = 1 << 62

_ORDERS = 0x9D
"""A bit for each ply, times the number of the thread: whether it takes the tiles backwards."""


@dataclass(eq=False, slots=True)
class Question:
    """A search that is to be done, and the bounds that are known of its value."""

    state: State
    redraw: int
    """The redraw whose tile is to come; -1 for none."""
    alpha: int
    beta: int
    low: int
    high: int
    is_done: bool = False
    searchers: list["Searcher"] = field(default_factory=list)

    def learn(self, low: int, high: int) -> None:
        self.low, self.high = max(self.low, low), min(self.high, high)
        self.is_done = self.low >= self.beta or self.high <= self.alpha or self.low == self.high


class Searcher:
    """The memory of one thread."""

    def __init__(self, number: int) -> None:
        self.words = new_memory()
        self.words[SOLVER_ORDER] = (number * _ORDERS) & 0xFF

    @property
    def nodes(self) -> int:
        return int(self.words[SOLVER_NODES])

    def begin(self, buckets: int, generation: int, seed: int, most_nodes: int | None) -> None:
        """Prepare for searches in such a table."""
        self.words[SOLVER_NODES] = 0
        self.words[SOLVER_HINTS] = 0
        self.words[SOLVER_BUCKETS] = buckets
        self.words[SOLVER_GENERATION] = generation
        self.words[SOLVER_SEED] = seed
        self.words[SOLVER_MOST_NODES] = NO_LIMIT if most_nodes is None else most_nodes

    def stop(self) -> None:
        self.words[SOLVER_STOP] = 1

    def ask(self, question: Question, table: np.ndarray) -> tuple[int, int]:
        alpha, beta = question.alpha, question.beta
        return expectimax(question.state, question.redraw, alpha, beta, table, self.words)


def answer(
    questions: Sequence[Question],
    searchers: Sequence[Searcher],
    table: np.ndarray,
    ended: np.ndarray,
) -> None:
    """Answer questions with all searchers. When the word of `ended` is set, and the searchers are
    stopped after that, they end with what is known."""
    work = _Work(questions, table, ended)
    others = [threading.Thread(target=work.share, args=(one,)) for one in searchers[1:]]
    for thread in others:
        thread.start()
    try:
        work.share(searchers[0])
    finally:
        # Also after an interrupt: leave nothing running.
        work.end_unless_done(searchers)
        for thread in others:
            thread.join()


class _Work:
    """Divides questions among searchers. With fewer questions than searchers, several work on one
    in different orders, and each profits from what the others leave in the table."""

    def __init__(self, questions: Sequence[Question], table: np.ndarray, ended: np.ndarray) -> None:
        self._questions = questions
        self._table = table
        self._ended = ended
        self._lock = threading.Lock()

    def share(self, searcher: Searcher) -> None:
        """Search until every question is answered, or the search has ended."""
        while question := self._begun(searcher):
            low, high = searcher.ask(question, self._table)
            with self._lock:
                question.searchers.remove(searcher)
                question.learn(low, high)
                if question.is_done:
                    for other in question.searchers:
                        other.stop()
                elif searcher.words[SOLVER_NODES] >= searcher.words[SOLVER_MOST_NODES]:
                    self._ended[0] = 1

    def _begun(self, searcher: Searcher) -> Question | None:
        """The next question for a searcher: the one that the fewest work on."""
        with self._lock:
            left = [question for question in self._questions if not question.is_done]
            # Allow the searcher to go on, then look: who ends the search sets `ended` first.
            searcher.words[SOLVER_STOP] = 0
            if self._ended[0]:
                searcher.stop()
                for question in left:
                    # The table may know more than nothing about what nobody searched.
                    question.learn(*searcher.ask(question, self._table))
                return None
            if not left:
                return None
            chosen = min(left, key=lambda question: len(question.searchers))
            chosen.searchers.append(searcher)
            return chosen

    def end_unless_done(self, searchers: Sequence[Searcher]) -> None:
        if not all(question.is_done for question in self._questions):
            self._ended[0] = 1
            for searcher in searchers:
                searcher.stop()
