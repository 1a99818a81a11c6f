"""Values of positions for the analysis board: in a worker of their own, one at a time, and those
found last are kept in memory."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

import msgspec

from bossa.server.jobs.kinds import Call
from bossa.server.jobs.lanes import Lane
from bossa.server.jobs.shared_work import SharedWork
from bossa.server.protocol.refusals import Overloaded
from bossa.server.protocol.review import PositionValues

LANE = Lane("values", nice=10)
"""Somebody waits for it at an analysis board; the moves of computer players come first."""
MOST_KEPT = 2_000
SECONDS = 10.0
"""How long a request waits for its answer. Who asks again waits for the same one."""
LONGEST = 600.0
"""The longest that an answer may take, waiting included: the search may have to be compiled."""

FindValues = Callable[[str], dict[str, Any]]
"""Values a position, as JSON, in a worker."""


class Values:
    def __init__(self, find: FindValues) -> None:
        self.find = find
        self._kept: OrderedDict[str, PositionValues] = OrderedDict()
        self._work: SharedWork[str, PositionValues] = SharedWork(LANE, LONGEST, self._keep)
        self.run = self._work.run

    async def of(self, position: str) -> PositionValues:
        """The values of a position in notation. Found once, however many ask for it."""
        if kept := self._kept.get(position):
            self._kept.move_to_end(position)
            return kept
        task = self._work.ask(position, Call(self.find, (position,)))
        await asyncio.wait({task}, timeout=SECONDS)
        if not task.done():
            raise Overloaded("overloaded")
        return task.result()

    def _keep(self, position: str, found: dict[str, Any]) -> PositionValues:
        values = msgspec.convert(found, PositionValues)
        self._kept[position] = values
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return values
