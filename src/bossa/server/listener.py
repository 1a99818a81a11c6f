"""News from other server processes, by PostgreSQL's LISTEN and NOTIFY."""

import asyncio

import asyncpg

from bossa.server.database import Away
from bossa.server.games import Games


class Listener:
    def __init__(self, play: Games) -> None:
        self.games = play

    async def run(self) -> None:
        """As long as the connection holds. In the beginning everybody looks: news may have been
        missed before."""
        lost = asyncio.Event()
        try:
            connection = await asyncpg.connect(self.games.database.dsn)
        except (OSError, asyncpg.PostgresError) as error:
            raise Away("database-away") from error
        try:
            connection.add_termination_listener(lambda _: lost.set())
            await connection.add_listener("bossa", lambda *news: self._hear(news[3]))
            self.games.forget_all()
            self.games.hub.tell_all()
            await lost.wait()
        finally:
            if not connection.is_closed():
                await connection.close()

    def _hear(self, news: str) -> None:
        game, _, process = news.partition(" ")
        if process != self.games.process:
            self.games.forget(game)
            self.games.hub.tell(game, thinks=True)
