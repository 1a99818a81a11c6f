"""The services of a running server: how they are wired, started and stopped."""

import asyncio
import logging
import math
import time
from collections.abc import Awaitable, Callable

from bossa.server.accounts.devices import Devices
from bossa.server.accounts.invitations import Invitations
from bossa.server.accounts.links import Links
from bossa.server.accounts.origins import Origins
from bossa.server.accounts.personal_data import PersonalData
from bossa.server.accounts.players import Players
from bossa.server.accounts.removal import Removal
from bossa.server.accounts.visits import Visits
from bossa.server.games.listing import Listing
from bossa.server.games.service import GameService
from bossa.server.games.timekeeper import Timekeeper
from bossa.server.health import Health
from bossa.server.http.overload import Overload
from bossa.server.http.rate_limits import RateLimit
from bossa.server.http.stream_limits import StreamLimit
from bossa.server.jobs.computer_moves import ComputerMoveJobs, ComputerMoves
from bossa.server.jobs.queue import JobQueue
from bossa.server.jobs.runner import JobRunner
from bossa.server.live.hub import Hub
from bossa.server.live.listener import Listener
from bossa.server.live.presence import Presence
from bossa.server.protocol.refusals import Away
from bossa.server.retention.tidying import Tidying
from bossa.server.settings import Settings
from bossa.server.storage.open import open_database
from bossa.server.storage.reports import Reports

RESTART = 1.0
"""Seconds before a background task that failed is started again."""
UNWELL = 10.0
"""Seconds after such a failure in which the server reports that it is not well."""
DOWNLOADS = 10
"""How often somebody at an address may download what is kept of them, in a minute."""

log = logging.getLogger(__name__)


class Services:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = open_database(settings.database)
        self.hub = Hub()
        self.queue = JobQueue(self.database, self.hub, settings.lease)
        jobs = ComputerMoveJobs(self.queue, settings.thoughts_of_player)
        self.games = GameService(self.database, settings, self.hub.publish, jobs)
        self.listing = Listing(self.database)
        self.visits = Visits(self.database)
        self.players = Players(self.database, self.visits, self.hub.publish)
        self.devices = Devices(self.database, self.players)
        self.origins = Origins(self.database)
        self.invitations = Invitations(self.database, self.games)
        self.links = Links(self.database, self.games, self.players)
        self.presence = Presence(self.database, self.games)
        self.reports = Reports(self.database)
        self.timekeeper = Timekeeper(self.database, self.games)
        self.runner = JobRunner(self.queue, [ComputerMoves(self.games)], settings.workers)
        self.removal = Removal(self.database, self.games, self.players)
        self.tidying = Tidying(self.database, self.games, self.removal, settings)
        self.personal_data = PersonalData(self.database, self.games, self.devices)
        self.listener = Listener(self.database, self.games, self.hub, self.presence, self.players)
        self.newcomers = _a_minute(settings.newcomers_a_minute)
        self.new_games = _a_minute(settings.games_a_minute)
        self.downloads = _a_minute(DOWNLOADS)
        self.streams = StreamLimit(settings.streams)
        self.overload = Overload()
        self._tasks: list[asyncio.Task[None]] = []
        self._failed_at = -math.inf
        self.health = Health(self.database, self.runner, lambda: self.reports.last, self._tasks_run)

    async def start(self) -> None:
        if self._tasks:
            return
        await self.database.start()
        await self.players.add_computers()
        await self.reports.start()
        background = (
            self.reports, self.database, self.hub, self.timekeeper, self.presence, self.runner,
            self.listener, self.visits, self.tidying, self.overload,
        )  # fmt: skip
        self._tasks = [asyncio.create_task(self._kept_up(task.run)) for task in background]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._tasks:
            await self._report_stop()
        self._tasks.clear()
        await self.database.stop()

    async def _report_stop(self) -> None:
        try:
            await self.reports.stop()
        except Away as away:
            log.warning("the database is away: %s", away.__cause__)

    async def _kept_up(self, run: Callable[[], Awaitable[None]]) -> None:
        """Until it is cancelled: a task that fails is logged and started again."""
        while True:
            (failed,) = await asyncio.gather(run(), return_exceptions=True)
            if isinstance(failed, Away):
                log.warning("the database is away: %s", failed.__cause__)
            elif failed:
                self._failed_at = time.monotonic()
                log.error("a background task failed", exc_info=failed)
            await asyncio.sleep(RESTART)

    def _tasks_run(self) -> bool:
        """Whether all background tasks run."""
        return bool(self._tasks) and time.monotonic() - self._failed_at >= UNWELL


def _a_minute(count: int) -> RateLimit:
    return RateLimit(count / 60, count)
