"""What happens by itself as time goes by: clocks run out, games that nobody joined are removed."""

import asyncio
import logging

from bossa.server.games.clock import is_flagged
from bossa.server.games.service import GameService
from bossa.server.protocol.refusals import Away, Damaged
from bossa.server.storage.database import Database
from bossa.server.storage.schema import games

EVERY = 0.5
"""Seconds between looks at the clocks."""
NEVER_JOINED = 7 * 86_400.0
"""Seconds after which a game that nobody joined is removed."""
CLEAN_EVERY = 1_000
"""Rounds between looks for such games."""

log = logging.getLogger(__name__)


class Timekeeper:
    def __init__(self, database: Database, service: GameService) -> None:
        self.database = database
        self.games = service
        self._quarantine: set[str] = set()
        """Games that cannot be ended by time. They are left alone until the server is started
        again; the clocks of all others go on."""

    async def run(self) -> None:
        """Until it is cancelled."""
        rounds = 0
        while True:
            for game in await self.flagged():
                await self._end(game)
            if rounds % CLEAN_EVERY == 0:
                await self.remove_never_joined()
            rounds += 1
            await asyncio.sleep(EVERY)

    async def _end(self, game: str) -> None:
        (failed,) = await asyncio.gather(self.games.end_by_time(game), return_exceptions=True)
        if isinstance(failed, Away | asyncio.CancelledError):
            raise failed
        if failed:
            self._quarantine.add(game)
            trace = None if isinstance(failed, Damaged) else failed
            log.error("game %s cannot be ended by time: %s", game, failed, exc_info=trace)

    async def flagged(self) -> list[str]:
        """The games whose running clock has run out."""
        condition = is_flagged(self.database.uptime)
        found = await self.database.read(
            lambda connection: self.games.store.flagged(connection, condition)
        )
        return [game for game in found if game not in self._quarantine]

    async def remove_never_joined(self) -> None:
        old = games.c.created_at < self.database.now - NEVER_JOINED
        waiting = (games.c.status == "waiting") & old
        await self.games.transact(lambda transaction: transaction.remove(waiting))
