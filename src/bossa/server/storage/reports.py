"""Reports of a server that it can write: uptime is made of them."""

import asyncio
import math
import time

from sqlalchemy import Update, update

from bossa.server.storage.database import Database
from bossa.server.storage.schema import alive
from bossa.server.storage.uptime import uptime_of_report

EVERY = 1.0
"""Seconds between reports."""


class Reports:
    def __init__(self, database: Database) -> None:
        self.database = database
        self.last = -math.inf
        """When the last one was stored, by this process's own clock."""
        now = database.now
        self._report = update(alive).values(uptime=uptime_of_report(now), at=now)
        self._restart = update(alive).values(at=now)

    async def start(self) -> None:
        # Nobody else can have served a database that is not shared, however short the gap.
        await self._write(self._report if self.database.is_shared else self._restart)

    async def stop(self) -> None:
        await self._write(self._report)

    async def run(self) -> None:
        """Until it is cancelled."""
        while True:
            await self._write(self._report)
            await asyncio.sleep(EVERY)

    async def _write(self, report: Update) -> None:
        await self.database.write(lambda connection: connection.execute(report))
        self.last = time.monotonic()
