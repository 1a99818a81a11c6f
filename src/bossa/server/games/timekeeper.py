"""What happens by itself as time goes by: clocks run out, games nobody joined go away."""

import asyncio

from sqlalchemy import Connection, case, delete, select, update

from bossa.server.games.service import OPEN, Games
from bossa.server.storage.database import Database
from bossa.server.storage.schema import alive, deals, games, presence

EVERY = 0.5
"""Seconds between looks at the clocks."""
SIGN_EVERY = 2.0
"""Seconds between the signs that a server runs."""
MISSED = 2 * SIGN_EVERY
"""Seconds without a sign after which no server can have run."""
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
        self._is_due = select(alive.c.at <= database.now - SIGN_EVERY)
        values = {"at": database.now}
        self._signed = (
            database.insert(alive)
            .values(id=1, **values)
            .on_conflict_do_update(index_elements=["id"], set_=values)
        )

    async def start(self) -> None:
        """Time in which no server ran is charged to nobody."""
        # With SQLite none can have run since the last sign.
        await self._sign(0.0 if self.database.is_sqlite else MISSED)

    async def stop(self) -> None:
        await self._sign(MISSED)

    async def _sign(self, gap: float) -> None:
        """A server runs. A longer gap since the last sign was time in which none did."""
        now = self.database.now

        def work(connection: Connection) -> None:
            # Of those who start at once one waits here, and finds the sign of the other.
            seen = connection.scalar(select(alive.c.at).with_for_update())
            if seen is not None and connection.scalar(select(now - seen > gap)):
                since = games.c.running_since + (now - seen)
                shifted = case((since < now, since), else_=now)
                ran = update(games).where(games.c.running.is_not(None))
                connection.execute(ran.values(running_since=shifted))
                # Nobody could be here meanwhile: nobody was away either.
                going_on = select(games.c.id).where(games.c.status.in_(OPEN))
                absent = update(presence).where(presence.c.game.in_(going_on))
                connection.execute(absent.values(seen_at=now))
            connection.execute(self._signed)

        await self.database.write(work)

    async def run(self) -> None:
        """Until it is cancelled."""
        rounds = 0
        while True:
            # Before anything else: after a sleep of the whole machine no time is up.
            if await self.database.read(lambda connection: connection.scalar(self._is_due)):
                await self._sign(MISSED)
                await self.database.tidy()
            for game in await self.run_out():
                await self.games.time_is_up(game)
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
        """With their deals, which nobody else plays with."""
        old = games.c.created_at < self.database.now - NEVER_JOINED
        gone = delete(games).where(games.c.status == "waiting", old)

        def work(connection: Connection) -> list[str]:
            rows = connection.execute(gone.returning(games.c.id, games.c.deal)).all()
            connection.execute(delete(deals).where(deals.c.id.in_([row.deal for row in rows])))
            return [row.id for row in rows]

        for game in await self.database.write(work):
            self.games.hub.tell(game, thinks=False)
