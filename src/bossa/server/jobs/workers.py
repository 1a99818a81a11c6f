"""Worker processes: each runs one piece of work at a time, and ends with its server."""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection as Pipe
from multiprocessing.context import SpawnProcess
from typing import Any

from bossa.server.jobs.kinds import Work
from bossa.server.jobs.lanes import Lane

LOWEST = 19
"""The system's lowest priority ("nice"), for background work."""

# Started anew rather than forked: a fork would share the server's connections.
_context = multiprocessing.get_context("spawn")

_server: Pipe | None = None
"""In a worker process: the way back."""


class WorkerDied(Exception):
    """The process ended before its work was done."""


def report(progress: float) -> None:
    """Called by work in a worker process: how much of it is done, from 0 to 1."""
    if _server:
        _server.send((_PROGRESS, progress))


_PROGRESS, _RESULT, _ERROR = range(3)
"""The messages of a worker."""


def _serve(server: Pipe, is_background: bool) -> None:
    """The main function of a worker process."""
    global _server
    _server = server
    # Ctrl-C is for the server.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if is_background and hasattr(os, "nice"):
        os.nice(LOWEST)
    _end_with_parent()
    while True:
        function, arguments = server.recv()
        try:
            answer = (_RESULT, function(*arguments))
        except Exception as error:  # noqa: BLE001 - whatever it is, the server is told
            answer = (_ERROR, error)
        server.send(answer)


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def watch() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


class Worker:
    """One process, started with its first work, and started again after it died."""

    def __init__(self, lane: Lane) -> None:
        self.lane = lane
        self.last_key: str | None = None
        """The key of its last job: it still has what it computed for it."""
        self._process: SpawnProcess | None = None
        self._pipe: Pipe
        self._waiting = ThreadPoolExecutor(1, "worker")

    async def run(self, work: Work, on_progress: Callable[[float], None]) -> Any:
        """The result of the work, or its exception."""
        if self._process is None:
            self._start()
        loop = asyncio.get_running_loop()
        try:
            self._pipe.send((work.function, work.arguments))
            while True:
                kind, value = await loop.run_in_executor(self._waiting, self._pipe.recv)
                if kind == _PROGRESS:
                    on_progress(value)
                elif kind == _ERROR:
                    raise value
                else:
                    return value
        except (EOFError, OSError) as error:
            self.kill()
            raise WorkerDied from error

    def _start(self) -> None:
        self._pipe, theirs = _context.Pipe()
        arguments = (theirs, self.lane.is_background)
        self._process = _context.Process(target=_serve, args=arguments, daemon=True)
        self._process.start()
        # With only the worker holding its end, its death is heard at ours.
        theirs.close()

    def kill(self) -> None:
        """End what it does now: `run` raises `WorkerDied`. The next work starts it again."""
        process, self._process = self._process, None
        self.last_key = None
        if process:
            process.kill()
            process.join()

    def stop(self) -> None:
        self.kill()
        self._waiting.shutdown(wait=False)
