"""Who has a game's page open. Written in batches, not once for each player."""

import asyncio
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

from sqlalchemy import Boolean, Connection, String, bindparam, select

from bossa.server.games.service import GameService
from bossa.server.protocol.refusals import Away
from bossa.server.storage.database import Database
from bossa.server.storage.schema import games, presence
from bossa.server.waiting import happens

EVERY = 20.0
"""Seconds between reports of those who stay."""
SOON = 0.5
"""Seconds in which arrivals and departures are gathered into one batch."""
AT_ONCE = 50
"""Places in one transaction: moves come in between, also when everybody stays."""

Place = tuple[str, str]
"""A game and a player."""


class Presence:
    def __init__(self, database: Database, service: GameService) -> None:
        self.database = database
        self.games = service
        self._open: Counter[Place] = Counter()
        self._changed: set[Place] = set()
        self._to_check: set[str] = set()
        self._changes = asyncio.Event()
        report = database.insert(presence).from_select(
            ["game", "player", "here", "seen_uptime"],
            select(
                games.c.id,
                bindparam("player", type_=String),
                bindparam("here", type_=Boolean),
                database.uptime,
            ).where(games.c.id == bindparam("game")),
        )
        self._report = database.prepare(
            report.on_conflict_do_update(
                index_elements=["game", "player"],
                set_={"here": report.excluded.here, "seen_uptime": report.excluded.seen_uptime},
            )
        )

    @contextmanager
    def present(self, game: str, player: str) -> Iterator[None]:
        """For as long as the player has the page open."""
        self.come(game, player)
        try:
            yield
        finally:
            self.go(game, player)

    def come(self, game: str, player: str) -> None:
        self._open[game, player] += 1
        if self._open[game, player] == 1:
            self._change(game, player)

    def go(self, game: str, player: str) -> None:
        self._open[game, player] -= 1
        if self._open[game, player] <= 0:
            del self._open[game, player]
            self._change(game, player)

    def check(self, game: str) -> None:
        """Another process has reported on a game: it may have seen a player leave who has come
        back here."""
        if any(place[0] == game for place in self._open):
            self._to_check.add(game)
            self._changes.set()

    async def _reported_away(self, to_check: set[str]) -> set[Place]:
        """The players who are here, although another process has reported that they left."""
        if not to_check:
            return set()
        query = select(presence.c.game, presence.c.player).where(
            presence.c.game.in_(to_check), presence.c.here.is_(False)
        )
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return {(row.game, row.player) for row in rows} & set(self._open)

    def _change(self, game: str, player: str) -> None:
        self._changed.add((game, player))
        self._changes.set()

    async def run(self) -> None:
        """Until it is cancelled."""
        report_at = time.monotonic() + EVERY
        while True:
            if await happens(self._changes, report_at - time.monotonic()):
                await asyncio.sleep(SOON)
            self._changes.clear()
            changed, self._changed = self._changed, set()
            to_check, self._to_check = self._to_check, set()
            is_time = time.monotonic() >= report_at
            try:
                changed |= await self._reported_away(to_check)
                places = changed | set(self._open) if is_time else changed
                await self._write(places, {game for game, _ in changed})
            except Away:
                self._changed |= changed
                self._to_check |= to_check
                self._changes.set()
                raise
            if is_time:
                report_at = time.monotonic() + EVERY

    async def _write(self, places: set[Place], changed: set[str]) -> None:
        """Report who is at a place, and tell of the games where that has changed; a game may have
        been removed meanwhile."""
        in_order = sorted(places)
        for start in range(0, len(in_order), AT_ONCE):
            batch = in_order[start : start + AT_ONCE]
            told = sorted({game for game, _ in batch} & changed)
            await self.database.write(partial(self._write_batch, batch, told))
            for game in told:
                self.games.refresh(game)

    def _write_batch(self, batch: list[Place], told: list[str], connection: Connection) -> None:
        rows = [
            {"game": game, "player": player, "here": (game, player) in self._open}
            for game, player in batch
        ]
        self._report.run(connection, *rows)
        for game in told:
            self.games.notify(connection, game)
