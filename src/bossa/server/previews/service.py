"""Draws pictures in a worker process, one at a time, and keeps those made last."""

import asyncio
from collections import OrderedDict
from collections.abc import Hashable

from bossa.server.jobs.kinds import Call
from bossa.server.jobs.lanes import Lane
from bossa.server.jobs.patience import Patience
from bossa.server.jobs.workers import Worker, WorkerDied
from bossa.server.protocol.refusals import Overloaded

LANE = Lane("previews", nice=5)
"""Players come first, but a chat program waits for a few seconds only."""
MOST_BYTES = 24_000_000
"""Of all pictures that are kept."""
MOST_WAITING = 30
"""Pictures that wait to be drawn. A picture takes a third of a second."""
SECONDS = 30.0
"""The longest that a picture may take, waiting included."""
IDLE = 300
"""Looks after which a worker without work ends: it takes 40 MB."""


class Previews:
    def __init__(self) -> None:
        self._patience = Patience()
        self._worker = Worker(LANE, self._patience)
        self._turn = asyncio.Lock()
        self._made: OrderedDict[Hashable, bytes] = OrderedDict()
        self._bytes = 0
        self._drawing: dict[Hashable, asyncio.Task[bytes]] = {}
        self._idle = 0

    async def of(self, key: Hashable, call: Call) -> bytes:
        """The PNG of a key. It is drawn once, however many ask for it."""
        if made := self._made.get(key):
            self._made.move_to_end(key)
            return made
        task = self._drawing.get(key)
        if task is None:
            if len(self._drawing) >= MOST_WAITING:
                raise Overloaded("overloaded")
            task = asyncio.create_task(self._draw(key, call))
            self._drawing[key] = task
            task.add_done_callback(lambda _: self._drawing.pop(key, None))
        # Who asks may go away: the others still get the picture.
        return await asyncio.shield(task)

    async def _draw(self, key: Hashable, call: Call) -> bytes:
        try:
            async with asyncio.timeout(SECONDS), self._turn:
                self._idle = 0
                try:
                    png: bytes = await self._worker.run(call, lambda _progress: None)
                except asyncio.CancelledError:
                    # It draws something that nobody waits for any more.
                    self._worker.kill()
                    raise
        except (WorkerDied, TimeoutError) as error:
            raise Overloaded("overloaded") from error
        self._made[key] = png
        self._bytes += len(png)
        while self._bytes > MOST_BYTES:
            _, oldest = self._made.popitem(last=False)
            self._bytes -= len(oldest)
        return png

    async def run(self) -> None:
        """Looks after the worker, until it is cancelled."""
        try:
            while True:
                await asyncio.sleep(self._patience.every)
                self._worker.look()
                self._idle += 1
                if self._idle > IDLE and not self._drawing:
                    self._worker.kill()
        finally:
            self._worker.kill()
