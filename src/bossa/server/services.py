"""The services of a running server: how they are wired, started and stopped."""

import asyncio
import logging
import math
import time
from collections.abc import Awaitable, Callable

from bossa.players.version import VERSION
from bossa.server.accounts.devices import Devices
from bossa.server.accounts.invitations import Invitations
from bossa.server.accounts.links import Links
from bossa.server.accounts.origins import Origins
from bossa.server.accounts.personal_data import PersonalData
from bossa.server.accounts.players import Players
from bossa.server.accounts.removal import Removal
from bossa.server.accounts.visits import Visits
from bossa.server.games.listing import Listing
from bossa.server.games.missing_boards import MissingBoards
from bossa.server.games.service import GameService
from bossa.server.games.timekeeper import Timekeeper
from bossa.server.health import Health
from bossa.server.http.overload import Overload
from bossa.server.http.rate_limits import RateLimit
from bossa.server.http.stream_limits import StreamLimit
from bossa.server.jobs.computer_moves import ComputerMoveJobs, ComputerMoves
from bossa.server.jobs.hints import Hints
from bossa.server.jobs.kinds import JobKind
from bossa.server.jobs.queue import JobQueue
from bossa.server.jobs.runner import JobRunner
from bossa.server.lesson_figures import LessonFigures
from bossa.server.live.hub import Hub
from bossa.server.live.listener import Listener
from bossa.server.live.presence import Presence
from bossa.server.previews.service import Previews
from bossa.server.protocol.refusals import Away, Damaged
from bossa.server.retention.tidying import Tidying
from bossa.server.reviews.limits import ReviewLimits
from bossa.server.reviews.service import Reviews
from bossa.server.reviews.values import Values
from bossa.server.reviews.work import review_record, values_of
from bossa.server.settings import Settings
from bossa.server.storage.open import open_database
from bossa.server.storage.reports import Reports

RESTART = 1.0
"""Seconds before a background task that failed is started again."""
UNWELL = 10.0
"""Seconds after such a failure in which the server reports that it is not well."""
DOWNLOADS = 10
"""How often somebody at an address may download what is kept of them, in a minute."""
FIGURES = 60
"""How many figures of lessons an address may report in a minute: a lesson has two or three."""

log = logging.getLogger(__name__)


class Services:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = open_database(settings.database)
        self.hub = Hub()
        self.queue = JobQueue(self.database, self.hub, settings.lease)
        jobs = ComputerMoveJobs(self.queue, settings.thoughts_of_player)
        self.games = GameService(self.database, settings, self.hub.publish, jobs)
        self.missing_boards = MissingBoards(self.database, self.games)
        self.listing = Listing(self.database, self.missing_boards.want)
        self.visits = Visits(self.database)
        self.players = Players(self.database, self.visits, self.hub.publish)
        self.devices = Devices(self.database, self.players)
        self.origins = Origins(self.database)
        self.invitations = Invitations(self.database, self.games)
        self.links = Links(self.database, self.games, self.players)
        self.presence = Presence(self.database, self.games)
        self.reports = Reports(self.database)
        self.timekeeper = Timekeeper(self.database, self.games)
        self.hints = Hints(self.queue, self.games)
        self.reviews = Reviews(self.queue, settings, review_record, VERSION)
        self.review_limits = ReviewLimits(settings.reviews_a_day)
        self.values = Values(values_of)
        self.new_values = _a_minute(settings.values_a_minute)
        kinds: list[JobKind] = [ComputerMoves(self.games), self.hints, self.reviews]
        self.runner = JobRunner(self.queue, kinds, settings.workers)
        self.removal = Removal(self.database, self.games, self.players)
        self.tidying = Tidying(self.database, self.games, self.removal, settings)
        self.personal_data = PersonalData(self.database, self.games, self.devices)
        self.listener = Listener(self.database, self.games, self.hub, self.presence, self.players)
        self.newcomers = _a_minute(settings.newcomers_a_minute)
        self.new_games = _a_minute(settings.games_a_minute)
        self.downloads = _a_minute(DOWNLOADS)
        self.lesson_figures = LessonFigures(self.database)
        self.figures_limit = _a_minute(FIGURES)
        self.streams = StreamLimit(settings.streams)
        self.previews = Previews()
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
        for game in await self.games.running_positions.missing():
            await self._guard(game)
        background = (
            self.reports, self.database, self.hub, self.timekeeper, self.presence, self.runner,
            self.listener, self.visits, self.tidying, self.overload, self.missing_boards,
            self.previews, self.values,
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

    async def _guard(self, game: str) -> None:
        """Of an earlier version, or of a copy: nobody is given the value of its position."""
        try:
            await self.games.running_positions.add(await self.games.load(game))
        except Damaged:
            log.warning("game %s is damaged: its position is not known", game)

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
