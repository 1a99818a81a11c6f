"""What happens by itself as time goes by: clocks run out."""

import asyncio
import logging

from bossa.server.games.clock import is_flagged
from bossa.server.games.service import GameService
from bossa.server.protocol.refusals import Away, Damaged
from bossa.server.storage.database import Database

EVERY = 0.5
"""Seconds between looks at the clocks."""

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
        while True:
            for game in await self.flagged():
                await self._end(game)
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
