"""News from other server processes, by PostgreSQL's LISTEN and NOTIFY."""

import asyncio

import asyncpg

from bossa.server.games.service import Games
from bossa.server.live.presence import Presence
from bossa.server.storage.database import Away
from bossa.server.waiting import happens

QUIET = 10.0
"""Seconds without a look whether the connection still holds."""


class Listener:
    def __init__(self, play: Games, presence: Presence) -> None:
        self.games = play
        self.presence = presence

    async def run(self) -> None:
        """As long as the connection holds. In the beginning everybody looks: news may have been
        missed before."""
        lost = asyncio.Event()
        try:
            connection = await self.games.database.connect()
            try:
                connection.add_termination_listener(lambda _: lost.set())
                await connection.add_listener("bossa", lambda *news: self._hear(news[3]))
                self.games.latest.clear()
                self.games.hub.tell_all()
                while not await happens(lost, QUIET):
                    # A connection can die without a sign.
                    await connection.execute("SELECT 1", timeout=QUIET)
            finally:
                # Not closed in order: one that died without a sign would never answer to that.
                connection.terminate()
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            raise Away("database-away") from error

    def _hear(self, news: str) -> None:
        if game := self.games.hear(news):
            self.presence.hear(game)
