"""Workers: each runs one piece of work at a time, in a process that ends with its server.

A process that dies, hangs or works for too long is replaced by another.
"""

import asyncio
import logging
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from bossa.server.jobs.kinds import Call
from bossa.server.jobs.lanes import Lane
from bossa.server.jobs.patience import Patience
from bossa.server.jobs.worker_process import BEAT, ERROR, PROGRESS, Progress, serve

UNHEARD = 3
"""Looks without a beat after which a worker is not well."""

# Started anew rather than forked: a fork would share the server's connections.
_context = multiprocessing.get_context("spawn")

log = logging.getLogger(__name__)

OnProgress = Callable[[Progress], None]


class WorkerDied(Exception):
    """The process ended before its work was done."""


class WorkCancelled(WorkerDied):
    """The process was ended because nobody needs its work any more."""


class Worker:
    """One process at a time. The first is started with the first work."""

    def __init__(self, lane: Lane, patience: Patience) -> None:
        self.lane = lane
        self.patience = patience
        self.last_key: str | None = None
        """The key of its last job: it still has what it computed for it."""
        self._process: _Process | None = None
        self._is_replaced = False
        """Whether the process replaces another one and has not been heard yet."""
        self._has_worked = False

    async def run(self, work: Call, on_progress: OnProgress) -> Any:
        """The result of the work, or its exception."""
        process = self._process
        if process is None or process.is_ended:
            process = self._start()
        result = await process.run(work, on_progress)
        self._has_worked = True
        return result

    def _start(self) -> "_Process":
        self._process = _Process(self.lane, self.patience.every, self._die)
        return self._process

    def look(self) -> None:
        """Called every `patience.every` seconds: a process that hangs, or whose work takes too
        long, is replaced."""
        process = self._process
        if process is None or process.is_ended:
            return
        process.looks += 1
        if process.looks > self._most_looks(process):
            self._lose("hangs")
        elif process.worked > self._longest:
            self._lose("works for too long")

    def _most_looks(self, process: "_Process") -> int:
        looks = self.patience.looks if process.was_heard else self.patience.looks_at_start
        return looks * self.patience.background if self.lane.is_background else looks

    @property
    def _longest(self) -> float:
        if self.lane.is_background:
            return float("inf")
        return self.patience.work if self._has_worked else self.patience.first_work

    def _die(self) -> None:
        """The process has ended by itself."""
        process = self._process
        if process and process.was_heard and not process.is_working:
            # Perhaps the system stops the server too. The next work starts another.
            log.info("an idle worker (%s) died", self.lane.name)
            self.kill()
        else:
            self._lose("died")

    def _lose(self, why: str) -> None:
        """The process is of no use any more. Another takes its place: at once, unless this one did
        not even start, so that processes which cannot start are not started without end."""
        process = self._process
        if process is None:
            return
        log.warning("a worker (%s) %s; another takes its place", self.lane.name, why)
        process.end(WorkerDied(why))
        self.last_key = None
        self._is_replaced = True
        if process.was_heard:
            self._start()

    @property
    def is_well(self) -> bool:
        """Whether its process lives and says so. One that was never needed is well."""
        process = self._process
        if process is None:
            return True
        if process.is_ended:
            return False
        if process.was_heard:
            return process.looks < UNHEARD or self.lane.is_background
        return not self._is_replaced and process.looks < self.patience.looks_at_start

    def kill(self) -> None:
        """End what it does now: `run` raises `WorkCancelled`. The next work starts it again."""
        process, self._process = self._process, None
        self.last_key = None
        self._is_replaced = False
        if process:
            process.end(WorkCancelled())


class _Process:
    """One process of a worker, from its start to its end."""

    def __init__(self, lane: Lane, beat_every: float, died: Callable[[], None]) -> None:
        self.is_ended = False
        self.was_heard = False
        self.looks = 0
        """Since its last beat."""
        self.worked = 0.0
        """Seconds that it has worked at what it does now, by its last beat."""
        self._died = died
        self._answer: asyncio.Future[Any] | None = None
        self._on_progress: OnProgress
        self._pipe, theirs = _context.Pipe()
        arguments = (theirs, lane.nice, beat_every)
        self._process = _context.Process(target=serve, args=arguments, daemon=True)
        self._process.start()
        # With only the process holding its end, its death is heard at ours.
        theirs.close()
        self._thread = ThreadPoolExecutor(1, "worker")
        self._listening = asyncio.create_task(self._listen())
        self._listening.add_done_callback(self._hear_no_more)

    async def run(self, work: Call, on_progress: OnProgress) -> Any:
        self._answer = asyncio.get_running_loop().create_future()
        self._on_progress = on_progress
        try:
            self._pipe.send((work.function, work.arguments))
        except OSError:
            # `_listen` finds out too, and ends the process.
            log.info("a worker died before it was given its work")
        return await self._answer

    @property
    def is_working(self) -> bool:
        return self._answer is not None and not self._answer.done()

    async def _listen(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            kind, value = await loop.run_in_executor(self._thread, self._pipe.recv)
            if kind == BEAT:
                self.looks, self.was_heard, self.worked = 0, True, value
            elif kind == PROGRESS:
                self._on_progress(value)
            elif self._answer and not self._answer.done():
                self.worked = 0.0
                if kind == ERROR:
                    self._answer.set_exception(value)
                else:
                    self._answer.set_result(value)

    def _hear_no_more(self, listening: asyncio.Task[None]) -> None:
        if listening.cancelled() or self.is_ended:
            return
        error = listening.exception()
        if error and not isinstance(error, EOFError | OSError):
            # It has sent what cannot be read here, and nobody reads on.
            self._fail(error)
        self._died()

    def end(self, why: WorkerDied) -> None:
        """At once, whatever it does: `run` raises the reason."""
        self.is_ended = True
        self._listening.cancel()
        self._process.kill()
        # In the thread: a process with much memory takes a moment to end.
        self._thread.submit(self._process.join)
        self._thread.shutdown(wait=False)
        self._fail(why)

    def _fail(self, error: BaseException) -> None:
        if self._answer and not self._answer.done():
            self._answer.set_exception(error)
