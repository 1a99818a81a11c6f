r"""How much of Bossa is skill: plays, reviews, and prints the tables of docs/study.md.

    python -m benchmarks.study --data study --deals 16 --openings 300
    python -m benchmarks.study --data study --deals 0 --openings 0 \
        --plots docs/study --document docs/study.md

Everything is added to two files in the folder. Ctrl-C ends a run and prints what is there; the
next run goes on. `--minutes` ends it by itself after so much time of the processor.
"""

import argparse
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from benchmarks.study.games import reviewed_duel, tasks
from benchmarks.study.journal import Journal
from benchmarks.study.report import put_into, report
from benchmarks.study.shallow import ShallowEvaluator
from benchmarks.study.worths import measured, openings
from rich.console import Console
from rich.progress import Progress

from bossa.arena.duel import Task

Work = TypeVar("Work")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--data", type=Path, default=Path("study"), help="folder of the two files")
    parser.add_argument("--deals", type=int, default=16, help="of each pair, each played twice")
    parser.add_argument("--openings", type=int, default=300, help="of each rule set")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=float("inf"), help="of the processor")
    parser.add_argument("--plots", type=Path, help="write the plots into this folder")
    parser.add_argument("--document", type=Path, help="put the tables into this file")
    given = parser.parse_args()
    given.data.mkdir(parents=True, exist_ok=True)
    run = _Run(given.minutes)
    games, worths = Journal(given.data / "games.jsonl"), Journal(given.data / "worths.jsonl")
    played = {Task(**line["task"]) for line in games.read()}
    known = {(line["rules"], line["deal"]) for line in worths.read() if line["seed"] == given.seed}
    try:
        run.all(
            "openings",
            [one for one in openings(given.openings) if one not in known],
            lambda one: worths.add(measured(one, given.seed)),
        )
        judge = ShallowEvaluator()
        run.all(
            "duels",
            [task for task in tasks(given.deals, given.seed) if task not in played],
            lambda task: games.add(reviewed_duel(task, judge)),
        )
    except KeyboardInterrupt:
        run.console.print("stopped")
    tables = report(games.read(), worths.read())
    for name, table in tables.items():
        print(f"### {name}\n\n{table}\n")
    if given.document:
        put_into(given.document, tables)
    if given.plots:
        # Only here: who plays needs no matplotlib.
        from benchmarks.study.plots import write_plots

        write_plots(games.read(), worths.read(), given.plots)


class _Run:
    """Work with a progress bar, until a limit of the processor's time."""

    def __init__(self, minutes: float) -> None:
        self.console = Console(stderr=True)
        self._ends = time.process_time() + 60 * minutes

    def all(self, name: str, todo: list[Work], do: Callable[[Work], Any]) -> None:
        with Progress(console=self.console) as bar:
            task = bar.add_task(name, total=len(todo))
            for one in todo:
                if time.process_time() > self._ends:
                    return
                do(one)
                bar.advance(task)


if __name__ == "__main__":
    main()
