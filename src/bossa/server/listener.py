"""News from other server processes, by PostgreSQL's LISTEN and NOTIFY."""

import asyncio
import logging

import asyncpg

from bossa.server.database import Database
from bossa.server.hub import Hub

AGAIN = 1.0
"""Seconds before a lost listener tries again."""

log = logging.getLogger(__name__)


async def listen(database: Database, hub: Hub) -> None:
    """Until it is cancelled. After a lost connection everybody looks: news may have been missed."""
    while True:
        try:
            await _listen_once(database, hub)
        except (OSError, asyncpg.PostgresError) as error:
            log.warning("no listener: %s", type(error).__name__)
        await asyncio.sleep(AGAIN)


async def _listen_once(database: Database, hub: Hub) -> None:
    connection = await asyncpg.connect(database.dsn)
    lost = asyncio.Event()
    connection.add_termination_listener(lambda _: lost.set())
    try:
        await connection.add_listener("bossa", lambda *news: hub.tell(news[3], thinks=True))
        hub.tell_all()
        await lost.wait()
    finally:
        if not connection.is_closed():
            await connection.close()
