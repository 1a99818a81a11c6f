"""Who thinks for a game now: two never think for the same one, and who dies is soon replaced."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, select, update

from bossa.server.storage.database import Away, Database
from bossa.server.storage.schema import games


@dataclass
class Lease:
    game: str
    until: float
    """By the database's time. Nobody else's is the same: it tells whose lease it is."""


class Leases:
    def __init__(self, database: Database, seconds: float) -> None:
        self.database = database
        self.seconds = seconds

    async def start(self) -> None:
        """With SQLite nobody else can be thinking: what was begun before is given back."""
        if self.database.is_sqlite:
            given = update(games).where(games.c.leased_until.is_not(None))
            free = given.values(leased_until=None)
            await self.database.write(lambda connection: connection.execute(free))

    async def take(self) -> Lease | None:
        """The game that has waited longest for its computer, and now belongs to this process."""
        free = (games.c.leased_until.is_(None)) | (games.c.leased_until < self.database.now)
        until = (self.database.now + self.seconds).label("until")
        query = select(games.c.id, until).where(games.c.thinker.is_not(None), free)
        query = query.order_by(games.c.changed_at).limit(1)
        if await self.database.read(lambda connection: connection.scalar(query)) is None:
            return None
        locked = query if self.database.is_sqlite else query.with_for_update(skip_locked=True)

        def work(connection: Connection) -> Lease | None:
            row = connection.execute(locked).first()
            if row is None:
                return None
            taken = update(games).where(games.c.id == row.id)
            connection.execute(taken.values(leased_until=row.until))
            return Lease(row.id, row.until)

        return await self.database.write(work)

    @asynccontextmanager
    async def held(self, lease: Lease) -> AsyncIterator[None]:
        """For as long as a thought goes on, and the game waits for it."""
        holding = asyncio.create_task(self._hold(lease))
        try:
            yield
        finally:
            holding.cancel()
            await asyncio.gather(holding, return_exceptions=True)

    async def _hold(self, lease: Lease) -> None:
        def work(connection: Connection) -> float | None:
            longer = update(games).where(_is(lease))
            longer = longer.values(leased_until=self.database.now + self.seconds)
            until: float | None = connection.scalar(longer.returning(games.c.leased_until))
            return until

        while True:
            await asyncio.sleep(self.seconds / 3)
            try:
                until = await self.database.write(work)
            except Away:
                continue
            if until is None:
                return
            lease.until = until

    async def give_back(self, lease: Lease) -> None:
        """Where it is still held."""
        back = update(games).where(_is(lease)).values(leased_until=None)
        await self.database.write(lambda connection: connection.execute(back))


def _is(lease: Lease) -> ColumnElement[bool]:
    return (games.c.id == lease.game) & (games.c.leased_until == lease.until)
