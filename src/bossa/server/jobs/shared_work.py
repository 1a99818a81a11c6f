"""Work that several people may ask for at once: done once for a key, one piece at a time, in a
process of its own that ends when nobody has asked for a while."""

import asyncio
import logging
from collections.abc import Callable, Hashable
from functools import partial
from typing import Any, Generic, TypeVar

from bossa.server.jobs.kinds import Call
from bossa.server.jobs.lanes import Lane
from bossa.server.jobs.patience import Patience
from bossa.server.jobs.workers import Worker, WorkerDied
from bossa.server.protocol.refusals import Overloaded

MOST_WAITING = 30
"""Pieces of work that are under way or wait."""
IDLE = 300
"""Looks after which a worker without work ends: its process takes 40 MB and more."""

log = logging.getLogger(__name__)

Key = TypeVar("Key", bound=Hashable)
Found = TypeVar("Found")


class SharedWork(Generic[Key, Found]):
    def __init__(self, lane: Lane, longest: float, keep: Callable[[Key, Any], Found]) -> None:
        """`longest` is how many seconds a piece may take, waiting included. `keep` makes the answer
        of what the worker found, and may remember it."""
        self._longest = longest
        self._keep = keep
        self._patience = Patience()
        self._worker = Worker(lane, self._patience)
        self._turn = asyncio.Lock()
        self._tasks: dict[Key, asyncio.Task[Found]] = {}
        self._idle = 0

    def ask(self, key: Key, call: Call) -> "asyncio.Task[Found]":
        """The work for a key. Not to be cancelled: others may wait for it."""
        if task := self._tasks.get(key):
            return task
        if len(self._tasks) >= MOST_WAITING:
            raise Overloaded("overloaded")
        task = asyncio.create_task(self._work(key, call))
        self._tasks[key] = task
        task.add_done_callback(partial(self._forget, key))
        return task

    def _forget(self, key: Key, task: "asyncio.Task[Found]") -> None:
        self._tasks.pop(key, None)
        if not task.cancelled() and (error := task.exception()):
            # Perhaps nobody waits for it any more.
            log.info("work of %s was not done: %s", self._worker.lane.name, error)

    async def _work(self, key: Key, call: Call) -> Found:
        try:
            async with asyncio.timeout(self._longest), self._turn:
                self._idle = 0
                try:
                    found = await self._worker.run(call, lambda _progress: None)
                except asyncio.CancelledError:
                    # It works on something that nobody waits for any more.
                    self._worker.kill()
                    raise
        except (WorkerDied, TimeoutError) as error:
            raise Overloaded("overloaded") from error
        return self._keep(key, found)

    async def run(self) -> None:
        """Looks after the worker, until it is cancelled."""
        try:
            while True:
                await asyncio.sleep(self._patience.every)
                self._worker.look()
                self._idle += 1
                if self._idle > IDLE and not self._tasks:
                    self._worker.kill()
        finally:
            self._worker.kill()
