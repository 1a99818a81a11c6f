"""What happens by itself as time goes by: clocks run out, games that nobody joined are removed."""

import asyncio

from sqlalchemy import Connection, literal, select, update

from bossa.server.games.clock import credit, is_flagged
from bossa.server.games.service import GameService
from bossa.server.games.store import OPEN
from bossa.server.storage.database import Database
from bossa.server.storage.schema import alive, games, presence

EVERY = 0.5
"""Seconds between looks at the clocks."""
REPORT_EVERY = 2.0
"""Seconds between reports that a server runs."""
DOWN_AFTER = 2 * REPORT_EVERY
"""Seconds without a report after which no server can have run."""
NEVER_JOINED = 7 * 86_400.0
"""Seconds after which a game that nobody joined is removed."""
CLEAN_EVERY = 1_000
"""Rounds between looks for such games."""


class Timekeeper:
    def __init__(self, database: Database, service: GameService) -> None:
        self.database = database
        self.games = service
        self._is_due = select(alive.c.at <= database.now - REPORT_EVERY)
        now = {"at": database.now}
        self._report = (
            database.insert(alive)
            .values(id=1, **now)
            .on_conflict_do_update(index_elements=["id"], set_=now)
        )

    async def start(self) -> None:
        """Downtime before this start is charged to nobody."""
        # Nobody else can have served a database that is not shared, however short the gap.
        await self._report_running(DOWN_AFTER if self.database.is_shared else 0.0)

    async def stop(self) -> None:
        await self._report_running(DOWN_AFTER)

    async def _report_running(self, longest: float) -> None:
        """A server runs. A gap since the last report that is longer was downtime."""
        now = self.database.now

        def work(connection: Connection) -> None:
            # Of two that start at once, one waits here and then finds the other's report.
            seen = connection.scalar(select(alive.c.at).with_for_update())
            if seen is not None and connection.scalar(select(now - seen > longest)):
                connection.execute(credit(now, now - literal(seen)))
                # Downtime does not count as absence.
                going_on = select(games.c.id).where(games.c.status.in_(OPEN))
                absent = update(presence).where(presence.c.game.in_(going_on))
                connection.execute(absent.values(seen_at=now))
            connection.execute(self._report)

        await self.database.write(work)

    async def run(self) -> None:
        """Until it is cancelled."""
        rounds = 0
        while True:
            # Before anything else: after the whole machine has slept, no time is up.
            if await self.database.read(lambda connection: connection.scalar(self._is_due)):
                await self._report_running(DOWN_AFTER)
                await self.database.maintain()
            for game in await self.flagged():
                await self.games.end_by_time(game)
            if rounds % CLEAN_EVERY == 0:
                await self.remove_never_joined()
            rounds += 1
            await asyncio.sleep(EVERY)

    async def flagged(self) -> list[str]:
        """The games whose running clock has run out."""
        condition = is_flagged(self.database.now)
        return await self.database.read(
            lambda connection: self.games.store.flagged(connection, condition)
        )

    async def remove_never_joined(self) -> None:
        await self.games.transact(lambda transaction: transaction.remove_waiting(NEVER_JOINED))
