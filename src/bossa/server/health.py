"""Whether the server can do what it is for, and which part cannot."""

import asyncio
import time
from collections.abc import Callable

from sqlalchemy import select

from bossa.server.jobs.runner import JobRunner
from bossa.server.protocol.refusals import Away
from bossa.server.storage.database import Database

ANSWER = 0.8
"""Seconds that the database may take to answer."""
STALE = 5.0
"""Seconds after which something should have been written."""


class Health:
    """Asking costs one query. That writing works is known from what is written all the time."""

    def __init__(
        self,
        database: Database,
        runner: JobRunner,
        written_at: Callable[[], float],
        tasks_run: Callable[[], bool],
    ) -> None:
        self.database = database
        self.runner = runner
        self._written_at = written_at
        """When something was written last, by the monotonic clock."""
        self._tasks_run = tasks_run
        self._asked: asyncio.Task[bool] | None = None

    async def parts(self) -> dict[str, bool]:
        """Which parts are well."""
        return {
            "database": await self._database_answers(),
            "writing": self._can_write,
            "workers": self.runner.is_well,
            "tasks": self._tasks_run(),
        }

    @property
    def _can_write(self) -> bool:
        """Whether the last report was written, and nothing else was refused: on a full disk some
        writes still find room."""
        now = time.monotonic()
        return now - self._written_at() < STALE <= now - self.database.failed_at

    async def is_well(self) -> bool:
        return all((await self.parts()).values())

    async def _database_answers(self) -> bool:
        # One question at a time, never cancelled: a database that hangs is not asked more and more.
        if self._asked is None or self._asked.done():
            self._asked = asyncio.create_task(self._ask())
        asked = self._asked
        await asyncio.wait([asked], timeout=ANSWER)
        return asked.done() and asked.result()

    async def _ask(self) -> bool:
        try:
            await self.database.read(lambda connection: connection.scalar(select(1)))
        except Away:
            return False
        return True
