"""Values of positions for the analysis board: in a worker of their own, one at a time, and those
found last are kept in memory."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec

from bossa.server.jobs.kinds import Call
from bossa.server.jobs.lanes import Lane
from bossa.server.jobs.patience import Patience
from bossa.server.jobs.workers import Worker, WorkerDied
from bossa.server.protocol.refusals import Overloaded
from bossa.server.protocol.review import PositionValues

LANE = Lane("values", nice=10)
"""Somebody waits for it at an analysis board; the moves of computer players come first."""
MOST_KEPT = 2_000
MOST_WAITING = 30
"""Positions that wait for the worker."""
SECONDS = 10.0
"""How long a request waits for its answer. Who asks again waits for the same one."""
LONGEST = 600.0
"""The longest that an answer may take, waiting included: the search may have to be compiled."""
IDLE = 300
"""Looks after which a worker without work ends."""

log = logging.getLogger(__name__)

FindValues = Callable[[str], dict[str, Any]]
"""Values a position, as JSON, in a worker."""


class Values:
    def __init__(self, find: FindValues) -> None:
        self.find = find
        self._patience = Patience()
        self._worker = Worker(LANE, self._patience)
        self._turn = asyncio.Lock()
        self._kept: OrderedDict[str, PositionValues] = OrderedDict()
        self._finding: dict[str, asyncio.Task[PositionValues]] = {}
        self._idle = 0

    async def of(self, position: str) -> PositionValues:
        """The values of a position in notation. Found once, however many ask for it."""
        if kept := self._kept.get(position):
            self._kept.move_to_end(position)
            return kept
        task = self._finding.get(position)
        if task is None:
            if len(self._finding) >= MOST_WAITING:
                raise Overloaded("overloaded")
            task = asyncio.create_task(self._find(position))
            self._finding[position] = task
            task.add_done_callback(partial(self._forget, position))
        # Not cancelled: others may wait for it, and who asks again finds it.
        await asyncio.wait({task}, timeout=SECONDS)
        if not task.done():
            raise Overloaded("overloaded")
        return task.result()

    def _forget(self, position: str, task: "asyncio.Task[PositionValues]") -> None:
        self._finding.pop(position, None)
        if not task.cancelled() and task.exception():
            # Perhaps nobody waits for it any more.
            log.info("a position was not valued: %s", task.exception())

    async def _find(self, position: str) -> PositionValues:
        try:
            async with asyncio.timeout(LONGEST), self._turn:
                self._idle = 0
                try:
                    call = Call(self.find, (position,))
                    found = await self._worker.run(call, lambda _progress: None)
                except asyncio.CancelledError:
                    # It looks for something that nobody waits for any more.
                    self._worker.kill()
                    raise
        except (WorkerDied, TimeoutError) as error:
            raise Overloaded("overloaded") from error
        values = msgspec.convert(found, PositionValues)
        self._kept[position] = values
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return values

    async def run(self) -> None:
        """Looks after the worker, until it is cancelled."""
        try:
            while True:
                await asyncio.sleep(self._patience.every)
                self._worker.look()
                self._idle += 1
                if self._idle > IDLE and not self._finding:
                    self._worker.kill()
        finally:
            self._worker.kill()
