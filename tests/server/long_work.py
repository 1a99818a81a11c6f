"""Work for the tests of jobs. In a file of its own: worker processes import it."""

import os
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from bossa.server.jobs.kinds import Work
from bossa.server.jobs.queue import Job, JobQueue
from bossa.server.jobs.workers import report


def note(folder: str, word: str) -> str:
    """Leaves a line in a file, so that a test sees how often and in which order work was done."""
    with (Path(folder) / "done").open("a") as done:
        done.write(f"{word}\n")
    return word


def count(folder: str, word: str) -> str:
    """Reports its progress, each time after the test allows it by a file of that number."""
    for step in range(4):
        while not (Path(folder) / f"step-{step}").exists():
            time.sleep(0.01)
        report((step + 1) / 4)
    return note(folder, word)


def compute_without_end(folder: str, _word: str) -> None:
    """Like a long review: it never lets the processor go."""
    (Path(folder) / "pid").write_text(str(os.getpid()))
    while True:
        sum(range(10_000))


def die_once(folder: str, word: str) -> str:
    """The first process that tries dies."""
    tried = Path(folder) / "tried"
    if not tried.exists():
        tried.touch()
        os._exit(1)
    return note(folder, word)


def fail(_folder: str, _word: str) -> None:
    raise ValueError("the work is wrong")


def fail_once(folder: str, word: str) -> str:
    tried = Path(folder) / "tried"
    if not tried.exists():
        tried.touch()
        raise ValueError("the work is wrong")
    return note(folder, word)


class Kind:
    """A kind of job whose payload is the folder of the test."""

    def __init__(
        self,
        queue: JobQueue,
        function: Callable[[str, str], Any],
        name: str = "test",
        is_background: bool = True,
    ) -> None:
        self.queue = queue
        self.function = function
        self.name = name
        self.is_background = is_background

    async def prepare(self, job: Job) -> Work | None:
        def finish(result: Any) -> Awaitable[bool]:
            return self._finish(job, result)

        return Work(self.function, (job.payload, job.key), finish)

    async def _finish(self, job: Job, result: Any) -> bool:
        await self.queue.finish(job, result)
        return True
