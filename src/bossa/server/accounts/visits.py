"""When devices were last used: to the day, and written in batches."""

import asyncio
from functools import partial

from sqlalchemy import Connection, update

from bossa.server.storage.database import Database
from bossa.server.storage.schema import tokens

EVERY = 60.0
"""Seconds between batches."""
DAY = 86_400.0
"""Seconds for which a visit is not written again."""


class Visits:
    def __init__(self, database: Database) -> None:
        self.database = database
        self._seen: set[str] = set()

    def note(self, token_hash: str) -> None:
        """A device whose last visit was written a day ago, or more, is used again."""
        self._seen.add(token_hash)

    async def run(self) -> None:
        """Until it is cancelled."""
        while True:
            await asyncio.sleep(EVERY)
            await self.write()

    async def write(self) -> None:
        while self._seen:
            seen = list(self._seen)[:200]
            await self.database.write(partial(self._write, seen))
            self._seen.difference_update(seen)

    def _write(self, seen: list[str], connection: Connection) -> None:
        change = update(tokens).where(tokens.c.token_hash.in_(seen))
        connection.execute(change.values(seen_at=self.database.now))
