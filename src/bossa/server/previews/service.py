"""Draws pictures in a worker process, one at a time, and keeps those made last."""

import asyncio
from collections import OrderedDict
from collections.abc import Hashable

from bossa.server.jobs.kinds import Call
from bossa.server.jobs.lanes import Lane
from bossa.server.jobs.shared_work import SharedWork

LANE = Lane("previews", nice=5)
"""Players come first, but a chat program waits for a few seconds only."""
MOST_BYTES = 24_000_000
"""Of all pictures that are kept."""
SECONDS = 30.0
"""The longest that a picture may take, waiting included. Drawing takes a third of a second."""


class Previews:
    def __init__(self) -> None:
        self._made: OrderedDict[Hashable, bytes] = OrderedDict()
        self._bytes = 0
        self._work: SharedWork[Hashable, bytes] = SharedWork(LANE, SECONDS, self._keep)
        self.run = self._work.run

    async def of(self, key: Hashable, call: Call) -> bytes:
        """The PNG of a key. It is drawn once, however many ask for it."""
        if made := self._made.get(key):
            self._made.move_to_end(key)
            return made
        # Who asks may go away: the others still get the picture.
        return await asyncio.shield(self._work.ask(key, call))

    def _keep(self, key: Hashable, png: bytes) -> bytes:
        self._made[key] = png
        self._bytes += len(png)
        while self._bytes > MOST_BYTES:
            _, oldest = self._made.popitem(last=False)
            self._bytes -= len(oldest)
        return png
