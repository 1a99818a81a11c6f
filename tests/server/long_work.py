"""Functions that the tests of jobs run in workers.

They have their own file because worker processes import it."""

import os
import signal
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from bossa.server.jobs.kinds import Work
from bossa.server.jobs.queue import Job, JobQueue
from bossa.server.jobs.worker_process import report


def note(folder: str, key: str) -> str:
    """Adds the key to a file. The file shows how often and in which order the work was done."""
    with (Path(folder) / "done").open("a") as done:
        done.write(f"{key}\n")
    return key


def noted(folder: Path) -> list[str]:
    """The keys that were added."""
    return (folder / "done").read_text().split()


def take_half_a_second(folder: str, key: str) -> str:
    time.sleep(0.5)
    return note(folder, key)


def count(folder: str, key: str) -> str:
    """Reports its progress in four steps. Before each step it waits for a file from the test."""
    for step in range(4):
        while not (Path(folder) / f"step-{step}").exists():
            time.sleep(0.01)
        report((step + 1) / 4)
    return note(folder, key)


def compute_without_end(folder: str, _key: str) -> None:
    """Uses a whole processor core for ever, like a long review."""
    (Path(folder) / "pid").write_text(str(os.getpid()))
    while True:
        sum(range(10_000))


def note_process(folder: str, key: str) -> int:
    note(folder, key)
    return os.getpid()


def stop_once(folder: str, key: str) -> str:
    """The first process that tries this stands still for ever. The next one does the work."""
    tried = Path(folder) / "tried"
    if not tried.exists():
        tried.touch()
        os.kill(os.getpid(), signal.SIGSTOP)
    return note(folder, key)


def note_or_compute(folder: str, key: str) -> str:
    """Never comes to an end with the key `endless`."""
    note(folder, key)
    while key == "endless":
        sum(range(10_000))
    return key


def die_once(folder: str, key: str) -> str:
    """The first process that tries this dies. The next one does the work."""
    tried = Path(folder) / "tried"
    if not tried.exists():
        tried.touch()
        os._exit(1)
    return note(folder, key)


def fail(_folder: str, _key: str) -> None:
    raise ValueError("the work is wrong")


def fail_once(folder: str, word: str) -> str:
    tried = Path(folder) / "tried"
    if not tried.exists():
        tried.touch()
        raise ValueError("the work is wrong")
    return note(folder, word)


class Kind:
    """A kind of job that runs a function with the payload, a folder of the test, and the key."""

    def __init__(
        self,
        queue: JobQueue,
        function: Callable[[str, str], Any],
        name: str = "test",
    ) -> None:
        self.queue = queue
        self.function = function
        self.name = name

    async def prepare(self, job: Job) -> Work | None:
        def finish(result: Any) -> Awaitable[bool]:
            return self._finish(job, result)

        return Work(self.function, (job.payload, job.key), finish)

    async def _finish(self, job: Job, result: Any) -> bool:
        await self.queue.finish(job, result)
        return True
