"""What happens by itself as time goes by: clocks run out, games nobody joined go away."""

import asyncio

from sqlalchemy import Connection, delete, select, update

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
        left = {"A": games.c.left_a, "B": games.c.left_b}
        gone = database.now - games.c.running_since
        out = [(games.c.running == seat) & (seconds - gone <= 0) for seat, seconds in left.items()]
        self._run_out = select(games.c.id).where(out[0] | out[1])

    async def start(self) -> None:
        """Time in which no server ran is given back to the clocks."""
        now = self.database.now

        def work(connection: Connection) -> None:
            seen = connection.scalar(select(alive.c.at))
            if seen is not None:
                ran = games.c.running.is_not(None) & (now - seen > 2 * SIGN_EVERY)
                since = games.c.running_since + (now - seen)
                connection.execute(update(games).where(ran).values(running_since=since))

        await self.database.write(work)
        await self._sign()

    async def _sign(self) -> None:
        values = {"at": self.database.now}
        sign = (
            self.database.insert(alive)
            .values(id=1, **values)
            .on_conflict_do_update(index_elements=["id"], set_=values)
        )
        await self.database.write(lambda connection: connection.execute(sign))

    async def run(self) -> None:
        """Until it is cancelled."""
        rounds = 0
        while True:
            for game in await self.run_out():
                await self.games.time_is_up(game)
            if rounds % int(SIGN_EVERY / EVERY) == 0:
                await self._sign()
                await self.database.tidy()
            if rounds % 1000 == 0:
                await self.remove_never_joined()
            rounds += 1
            await asyncio.sleep(EVERY)

    async def run_out(self) -> list[str]:
        """The games whose running clock is at its end."""
        return await self.database.read(
            lambda connection: [row.id for row in connection.execute(self._run_out)]
        )

    async def remove_never_joined(self) -> None:
        old = games.c.created_at < self.database.now - NEVER_JOINED
        gone = delete(games).where(games.c.status == "waiting", old)
        await self.database.write(lambda connection: connection.execute(gone))
