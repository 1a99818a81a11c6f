"""The inside of a worker process: it does one piece of work after the other, and says that it
lives."""

import multiprocessing
import os
import signal
import threading
import time
from multiprocessing.connection import Connection as Pipe
from typing import Any, NamedTuple

BEAT, PROGRESS, RESULT, ERROR = range(4)
"""The messages of a worker. A beat carries the seconds that the present work has taken."""


class _Server:
    """The way back to the server."""

    def __init__(self, pipe: Pipe) -> None:
        self._pipe = pipe
        self._turn = threading.Lock()
        self._began: float | None = None

    def send(self, kind: int, value: Any) -> None:
        # The work and the heartbeat send from two threads.
        with self._turn:
            self._pipe.send((kind, value))

    def do_work(self) -> None:
        function, arguments = self._pipe.recv()
        self._began = time.monotonic()
        try:
            answer = RESULT, function(*arguments)
        except Exception as error:  # noqa: BLE001 - whatever it is, the server is told
            answer = ERROR, error
        self._began = None
        self.send(*answer)

    def beat(self, every: float) -> None:
        """In a thread: compiled searches release the interpreter's lock, so it beats during them
        as well."""
        while True:
            began = self._began
            try:
                self.send(BEAT, 0.0 if began is None else time.monotonic() - began)
            except OSError:
                return  # The server has died: this process ends with it.
            time.sleep(every)


_server: _Server | None = None


class Progress(NamedTuple):
    share: float
    """How much of the work is done, from 0 to 1."""
    so_far: Any = None
    """What has come of it, where somebody may want that before the end; JSON."""


def report(share: float, so_far: Any = None) -> None:
    """Called by work in a worker process."""
    if _server:
        _server.send(PROGRESS, Progress(share, so_far))


def serve(pipe: Pipe, nice: int, beat_every: float) -> None:
    """The main function of a worker process."""
    global _server
    _server = _Server(pipe)
    # Ctrl-C is for the server.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if nice and hasattr(os, "nice"):
        os.nice(nice)
    _end_with_parent()
    threading.Thread(target=_server.beat, args=(beat_every,), daemon=True).start()
    while True:
        _server.do_work()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def watch() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()
