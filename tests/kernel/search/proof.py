"""Compares the solver with a search whose cuts and order are others, on positions of real games.

`make prove-solver` compares every move of 1,000 positions with 7 tiles in the pile and of 100 with
8. The four rule sets and the kinds of play take turns. It can be interrupted: what was compared is
kept, and the next run goes on from there, as long as the solver is the same.
"""

import argparse
import hashlib
import os
import signal
import time
from collections.abc import Callable, Iterator
from functools import cache
from itertools import islice
from multiprocessing import Pool
from pathlib import Path

from tests.kernel.search import plain
from tests.kernel.search.positions import with_pile

from bossa import RULE_SETS, read_position
from bossa.kernel.jit.cache import folder
from bossa.notation import write_move, write_position
from bossa.players import searchers, solver
from bossa.players.solver import Solver

MEMORY = 1 << 28
"""Bytes of the table and of the memo in each process."""
EACH = 10.0
"""Seconds between two reports."""


@cache
def _memory() -> tuple[Solver, plain.Memo]:
    return Solver(MEMORY), plain.Memo(MEMORY)


def compare(text: str) -> tuple[str, float, list[str]]:
    """What differs in one position, and how long it took."""
    began = time.monotonic()
    position = read_position(text)
    solving, memo = _memory()
    solution = solving.solve(position)
    _, expected = plain.values_with_cuts(position, memo)
    differences = [] if set(expected) == set(solution.moves) else [f"{text}: other moves"]
    differences += [
        f"{text}: {write_move(move)} is {expected[move]}, not {bounds.low} to {bounds.high}"
        for move, bounds in solution.moves.items()
        if move in expected and not bounds.low == expected[move] == bounds.high
    ]
    return text, time.monotonic() - began, differences


def positions(pile: int, count: int) -> Iterator[str]:
    def of_all() -> Iterator[str]:
        games = [with_pile(rules.name, pile) for rules in RULE_SETS]
        while True:
            for positions_of_rules in games:
                yield write_position(next(positions_of_rules))

    return islice(of_all(), count)


class Journal:
    """A file of the positions that were compared, with what differed: a line each."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self.lines: dict[str, str] = {}
        if file.exists():
            for line in file.read_text("utf-8").splitlines():
                text, _, differences = line.partition("\t")
                self.lines[text] = differences

    def add(self, text: str, differences: list[str]) -> None:
        self.lines[text] = "; ".join(differences)
        with self._file.open("a", encoding="utf-8") as opened:
            opened.write(f"{text}\t{self.lines[text]}\n")


def journal_of_this_solver() -> Path:
    """In the folder that is named by the kernel's sources, a file named by those of the solver and
    of the other search: a journal is not continued with another solver."""
    sources = (solver.__file__, searchers.__file__, plain.__file__)
    digest = hashlib.sha256(b"".join(Path(file).read_bytes() for file in sources))
    return folder() / f"proof-{digest.hexdigest()[:16]}.txt"


class Report:
    """Says now and then how far the proof is."""

    def __init__(self, wanted: dict[int, int], processes: int, say: Callable[[str], None]) -> None:
        self._left = wanted
        self._processes = processes
        self._say = say
        self._seconds = dict.fromkeys(wanted, 0.0)
        self._count = dict.fromkeys(wanted, 0)
        self._next = time.monotonic() + EACH
        self.compared = self.different = 0

    def add(self, pile: int, seconds: float | None, differences: int) -> None:
        """A position was compared in so many seconds, or (None) in an earlier run."""
        self._left[pile] -= 1
        self.compared += 1
        self.different += bool(differences)
        if seconds is None:
            return
        self._seconds[pile] += seconds
        self._count[pile] += 1
        if time.monotonic() >= self._next:
            self._next = time.monotonic() + EACH
            self._say(f"{self}, {self._time_left()}")

    def __str__(self) -> str:
        return f"{self.compared} positions compared, {self.different} with a difference"

    def _time_left(self) -> str:
        left = 0.0
        for pile, count in self._left.items():
            if count and not self._count[pile]:
                return f"{sum(self._left.values())} left"
            if count:
                left += count * self._seconds[pile] / self._count[pile] / self._processes
        return f"{sum(self._left.values())} left in about {left / 60:.0f} min"


def prove(
    wanted: dict[int, int], processes: int, journal: Journal, say: Callable[[str], None]
) -> Report:
    report = Report(dict(wanted), processes, say)
    piles: dict[str, int] = {}

    def to_do() -> Iterator[str]:
        for pile, count in wanted.items():
            for text in positions(pile, count):
                if text in journal.lines:
                    report.add(pile, None, len(journal.lines[text]))
                else:
                    piles[text] = pile
                    yield text

    with Pool(processes, signal.signal, (signal.SIGINT, signal.SIG_IGN)) as pool:
        try:
            for text, seconds, differences in pool.imap_unordered(compare, to_do()):
                journal.add(text, differences)
                report.add(piles[text], seconds, len(differences))
                for line in differences:
                    say(line)
        except KeyboardInterrupt:
            say("interrupted; the next run goes on from here")
    return report


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--seven", type=int, default=1000, help="positions with 7 in the pile")
    arguments.add_argument("--eight", type=int, default=100, help="positions with 8 in the pile")
    arguments.add_argument("--processes", type=int, default=len(os.sched_getaffinity(0)))
    given = arguments.parse_args()

    def say(text: str) -> None:
        print(text, flush=True)

    journal = Journal(journal_of_this_solver())
    report = prove({7: given.seven, 8: given.eight}, given.processes, journal, say)
    say(str(report))
    return 1 if report.different else (0 if report.compared == given.seven + given.eight else 130)


if __name__ == "__main__":
    raise SystemExit(main())
