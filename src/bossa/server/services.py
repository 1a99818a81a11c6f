"""Everything that a running server has, in one place."""

import asyncio
import logging
import math
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import TypeVar

from sqlalchemy import select
from starlette.requests import Request

from bossa.server.accounts.players import Visitors
from bossa.server.games.replay import Course
from bossa.server.games.row import Entry
from bossa.server.games.service import Games
from bossa.server.games.timekeeper import Clocks
from bossa.server.http.middleware import Buckets
from bossa.server.http.stream_limits import Audience
from bossa.server.jobs.computer_moves import Thinkers
from bossa.server.live.hub import Hub
from bossa.server.live.listener import Listener
from bossa.server.live.presence import Presence
from bossa.server.settings import Settings
from bossa.server.storage.database import Away, Database

AGAIN = 1.0
"""Seconds before work that failed is taken up again."""
UNWELL = 10.0
"""Seconds after such a failure in which the server says that it is not well."""
LOOPBACK = ("127.0.0.1", "localhost", "::1", "[::1]")

Item = TypeVar("Item")

log = logging.getLogger(__name__)


class House:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = Database(settings.database)
        self.hub = Hub()
        self.games = Games(self.database, self.hub, settings)
        self.visitors = Visitors(self.database, self.games)
        self.presence = Presence(self.database, self.games)
        self.clocks = Clocks(self.database, self.games)
        minute = settings.newcomers_a_minute
        self.newcomers = Buckets(minute / 60, minute)
        minute = settings.games_a_minute
        self.new_games = Buckets(minute / 60, minute)
        self.audience = Audience(settings.streams)
        self._tasks: list[asyncio.Task[None]] = []
        self._failed_at = -math.inf

    async def open(self) -> None:
        if self._tasks:
            return
        await self.database.start()
        await self.visitors.seat_computers()
        await self.clocks.start()
        running = [self.hub.run, self.clocks.run, self.presence.run, Thinkers(self.games).run]
        if not self.database.is_sqlite:
            running.append(Listener(self.games, self.presence).run)
        self._tasks = [asyncio.create_task(self._kept_up(work)) for work in running]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._tasks:
            await self._leave()
        self._tasks.clear()
        await self.database.stop()

    async def _leave(self) -> None:
        try:
            await self.clocks.stop()
        except Away as away:
            log.warning("the database is away: %s", away.__cause__)

    async def _kept_up(self, work: Callable[[], Awaitable[None]]) -> None:
        """Until it is cancelled: what fails is told of, and taken up again."""
        while True:
            (failed,) = await asyncio.gather(work(), return_exceptions=True)
            if isinstance(failed, Away):
                log.warning("the database is away: %s", failed.__cause__)
            elif failed:
                self._failed_at = time.monotonic()
                log.error("work in the background failed", exc_info=failed)
            await asyncio.sleep(AGAIN)

    async def is_well(self) -> bool:
        """Whether all that should go on does, and the database answers."""
        if not self._tasks or time.monotonic() - self._failed_at < UNWELL:
            return False
        try:
            await self.database.read(lambda connection: connection.scalar(select(1)))
        except Away:
            return False
        return True

    def address(self, request: Request) -> str:
        """The address under which this server was asked, or the one that people are given."""
        return self.settings.public_url or str(request.base_url).rstrip("/")

    def is_reachable(self, request: Request) -> bool:
        """Whether a link could be opened on another machine."""
        return bool(self.settings.public_url) or request.url.hostname not in LOOPBACK

    async def attended(
        self, game: str, player: str | None, client: str, events: AsyncIterator[Item]
    ) -> AsyncIterator[Item]:
        """A stream, with its listener counted, and a player as here."""
        with self.audience.seated(player, client), self._here(game, player):
            async for event in events:
                yield event

    @contextmanager
    def _here(self, game: str, player: str | None) -> Iterator[None]:
        if player is None:
            yield
            return
        self.presence.come(game, player)
        try:
            yield
        finally:
            self.presence.go(game, player)

    def tags(self, entry: Entry, course: Course) -> dict[str, str]:
        """What a record says beside the game."""
        tags = {}
        for seat, who in entry.seats.items():
            level = entry.level if who.kind == "computer" else None
            tags[seat.value] = who.name or level or "?"
        tags["Date"] = f"{datetime.fromtimestamp(entry.changed_at, UTC):%Y-%m-%d}"
        tags["Hash"] = entry.hash
        if course.game.over:
            tags |= {"Salt": entry.salt, "Deal": entry.deal}
        if course.takebacks:
            tags["Takebacks"] = str(course.takebacks)
        return tags
