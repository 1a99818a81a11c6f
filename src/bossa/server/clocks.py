"""What happens by itself as time goes by: clocks run out, games nobody joined go away."""

import asyncio

from sqlalchemy import delete, select, update
from sqlalchemy.dialects import postgresql, sqlite

from bossa.server.database import Database
from bossa.server.games import Games
from bossa.server.schema import alive, games

EVERY = 0.5
"""Seconds between looks at the clocks."""
SIGN_EVERY = 5.0
"""Seconds between the signs that a server runs."""
NEVER_JOINED = 7 * 86_400.0
"""Seconds after which a game that nobody joined is removed."""


class Clocks:
    def __init__(self, database: Database, play: Games) -> None:
        self.database = database
        self.games = play

    async def start(self) -> None:
        """Time in which no server ran is given back to the clocks."""
        now = self.database.now
        async with self.database.writing() as connection:
            seen = await connection.scalar(select(alive.c.at))
            if seen is not None:
                gap = now - seen
                ran = games.c.running.is_not(None) & (now - seen > 2 * SIGN_EVERY)
                since = games.c.running_since + gap
                await connection.execute(update(games).where(ran).values(running_since=since))
        await self._sign()

    async def _sign(self) -> None:
        upsert = sqlite.insert if self.database.is_sqlite else postgresql.insert
        values = {"at": self.database.now}
        async with self.database.writing() as connection:
            await connection.execute(
                upsert(alive)
                .values(id=1, **values)
                .on_conflict_do_update(index_elements=["id"], set_=values)
            )

    async def run(self) -> None:
        """Until it is cancelled."""
        rounds = 0
        while True:
            for game in await self.run_out():
                await self.games.time_is_up(game)
            if rounds % int(SIGN_EVERY / EVERY) == 0:
                await self._sign()
            if rounds % 1000 == 0:
                await self.remove_never_joined()
            rounds += 1
            await asyncio.sleep(EVERY)

    async def run_out(self) -> list[str]:
        """The games whose running clock is at its end."""
        left = {"A": games.c.left_a, "B": games.c.left_b}
        gone = self.database.now - games.c.running_since
        out = [(games.c.running == seat) & (seconds - gone <= 0) for seat, seconds in left.items()]
        async with self.database.reading() as connection:
            rows = await connection.execute(select(games.c.id).where(out[0] | out[1]))
            return [row.id for row in rows]

    async def remove_never_joined(self) -> None:
        old = games.c.created_at < self.database.now - NEVER_JOINED
        async with self.database.writing() as connection:
            await connection.execute(delete(games).where(games.c.status == "waiting", old))
