"""Everything that a running server has, in one place."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from datetime import UTC, datetime
from typing import TypeVar

from starlette.requests import Request

from bossa.rules import Player
from bossa.server.clocks import Clocks
from bossa.server.course import Course
from bossa.server.database import Database
from bossa.server.entry import Entry
from bossa.server.games import Games
from bossa.server.guard import Buckets
from bossa.server.hub import Hub
from bossa.server.presence import Presence
from bossa.server.settings import Settings
from bossa.server.thinking import Thinkers
from bossa.server.visitors import Visitors

LOOPBACK = ("127.0.0.1", "localhost", "::1", "[::1]")

Item = TypeVar("Item")


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
        self._tasks: list[asyncio.Task[None]] = []
        self._closing = AsyncExitStack()

    async def open(self) -> None:
        if self._tasks:
            return
        await self.database.start()
        self._closing.push_async_callback(self.database.stop)
        await self.visitors.seat_computers()
        await self.clocks.start()
        thinkers = Thinkers(
            self.database, self.games, self.hub, self.settings.workers, self.settings.lease
        )
        running = [self.clocks.run(), self.presence.run(), thinkers.run()]
        if not self.database.is_sqlite:
            from bossa.server.listener import listen

            running.append(listen(self.database, self.games))
        self._tasks = [asyncio.create_task(work) for work in running]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks.clear()
        await self._closing.aclose()

    @property
    def is_well(self) -> bool:
        """Whether all that should go on does."""
        return bool(self._tasks) and not any(task.done() for task in self._tasks)

    def address(self, request: Request) -> str:
        """The address under which this server was asked, or the one that people are given."""
        return self.settings.public_url or str(request.base_url).rstrip("/")

    def is_reachable(self, request: Request) -> bool:
        """Whether a link could be opened on another machine."""
        return bool(self.settings.public_url) or request.url.hostname not in LOOPBACK

    async def attended(
        self, game: str, player: str | None, events: AsyncIterator[Item]
    ) -> AsyncIterator[Item]:
        """A stream, with its listener counted as here."""
        if player is None:
            async for event in events:
                yield event
            return
        self.presence.come(game, player)
        try:
            async for event in events:
                yield event
        finally:
            self.presence.go(game, player)

    def tags(self, entry: Entry, course: Course) -> dict[str, str]:
        """What a record says beside the game."""
        tags = {
            seat.value: entry.seats[seat].name or entry.level or "?"
            if entry.seats[seat].kind == "computer"
            else entry.seats[seat].name or "?"
            for seat in Player
        }
        tags["Date"] = f"{datetime.fromtimestamp(entry.changed_at, UTC):%Y-%m-%d}"
        tags["Hash"] = entry.hash
        if course.game.over:
            tags |= {"Salt": entry.salt, "Deal": entry.deal}
        if course.takebacks:
            tags["Takebacks"] = str(course.takebacks)
        return tags
