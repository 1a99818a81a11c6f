"""Plays many duels on several processes or a cluster, and keeps them in a journal."""

import itertools
import json
import os
import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

from bossa.arena.duel import Duel, Task, play
from bossa.rules import Unreadable

CONNECT_TIMEOUT = 10
"""Seconds to wait for the scheduler of a cluster."""


def tasks(players: list[str], games: int, rules: str, seed: int, setup_played: bool) -> list[Task]:
    """A duel for each pair of players on each deal. All pairs play the same deals."""
    deals = (games + 1) // 2
    return [
        Task(first, second, deal, rules, seed, setup_played)
        for deal in range(deals)
        for first, second in itertools.combinations(players, 2)
    ]


def run(todo: list[Task], workers: int) -> Iterator[Duel]:
    """Yield each duel when it is finished. However this ends, its processes end with it."""
    if workers == 1:
        yield from map(play, todo)
        return
    pool = ProcessPoolExecutor(workers, initializer=_leave_interrupts_to_the_parent)
    try:
        futures = [pool.submit(play, task) for task in todo]
        for future in as_completed(futures):
            yield future.result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def run_on_cluster(todo: list[Task], scheduler: str) -> Iterator[Duel]:
    """Like `run`, on a Dask cluster. Its machines must have this package installed."""
    from distributed import Client
    from distributed import as_completed as done

    try:
        client = Client(scheduler, timeout=CONNECT_TIMEOUT)
    except (OSError, ValueError) as error:
        raise Unreadable("no-scheduler", address=scheduler) from error
    with client:
        futures = client.map(play, todo, pure=False)
        try:
            for future in done(futures):
                yield future.result()
        finally:
            client.cancel(futures)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Journal:
    """A file with one duel per line, as JSON.

    It makes a match resumable. When an interrupt cut the last line short, that duel is played
    again.
    """

    def __init__(self, path: Path) -> None:
        self.path = path

    def read(self, wanted: list[Task]) -> list[Duel]:
        """The wanted duels that the file has already. Cuts off an incomplete last line.

        Refuses a file with duels of another match: other rules, another seed or another way to
        set up.
        """
        if not self.path.exists():
            return []
        wanted_tasks = set(wanted)
        duels = []
        text = self.path.read_text("utf-8")
        complete = text[: text.rfind("\n") + 1]
        for line in complete.splitlines():
            try:
                duel = Duel.of_json(json.loads(line))
            except (ValueError, KeyError, TypeError) as error:
                raise Unreadable("bad-journal", path=str(self.path)) from error
            if duel.task in wanted_tasks:
                duels.append(duel)
            elif not _same_match(duel.task, wanted[0]):
                raise Unreadable("other-journal", path=str(self.path))
        if complete != text:
            os.truncate(self.path, len(complete.encode("utf-8")))
        return duels

    def add(self, duel: Duel) -> None:
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(duel.as_json()) + "\n")


def _same_match(one: Task, other: Task) -> bool:
    return (one.rules, one.seed, one.setup_played) == (other.rules, other.seed, other.setup_played)
