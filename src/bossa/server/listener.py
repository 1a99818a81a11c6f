"""News from other server processes, by PostgreSQL's LISTEN and NOTIFY."""

import asyncio
import logging

import asyncpg

from bossa.server.database import Database
from bossa.server.games import Games

AGAIN = 1.0
"""Seconds before a lost listener tries again."""

log = logging.getLogger(__name__)


async def listen(database: Database, play: Games) -> None:
    """Until it is cancelled. After a lost connection everybody looks: news may have been missed."""
    while True:
        try:
            await _listen_once(database, play)
        except (OSError, asyncpg.PostgresError) as error:
            log.warning("no listener: %s", type(error).__name__)
        await asyncio.sleep(AGAIN)


async def _listen_once(database: Database, play: Games) -> None:
    connection = await asyncpg.connect(database.dsn)
    lost = asyncio.Event()
    connection.add_termination_listener(lambda _: lost.set())
    try:
        await connection.add_listener("bossa", lambda *news: _hear(play, news[3]))
        play.forget_all()
        play.hub.tell_all()
        await lost.wait()
    finally:
        if not connection.is_closed():
            await connection.close()


def _hear(play: Games, news: str) -> None:
    game, _, process = news.partition(" ")
    if process != play.process:
        play.forget(game)
        play.hub.tell(game, thinks=True)
