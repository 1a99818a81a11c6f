"""Removes what has been kept for long enough, in small steps: no other work waits for it.

It walks through games and guests in the order of their ids, some at a time. An index by age would
be written with every move; the walk costs less.
"""

import asyncio
import random
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    Select,
    Table,
    delete,
    exists,
    func,
    select,
    tuple_,
)

from bossa.server.accounts.removal import Removal
from bossa.server.games.service import GameService, Transaction
from bossa.server.games.store import OPEN
from bossa.server.settings import Settings
from bossa.server.storage.database import Database
from bossa.server.storage.schema import (
    NOBODY,
    games,
    links,
    new_game_requests,
    open_games,
    players,
    presence,
    requests,
    reviews,
    tokens,
)

DAY = 86_400.0
FIRST = 120.0
"""Seconds after the start of the server in which the first round begins."""
EVERY = 6 * 3_600.0
"""Seconds between rounds in the background."""
PAUSE = 0.05
"""Seconds between steps in the background."""
ROWS = 200
"""The most rows that one step looks at, or removes."""
GAMES = 4
"""The most games that one step removes: each has a hundred rows."""
UNPLAYED = 7 * DAY
"""Seconds after which a game is removed that nobody joined, or that one person hardly played."""
PRESENCE = DAY
"""Seconds for which it is kept who looked at a game that has ended."""


@dataclass
class Tidied:
    """How many of each were removed, or would be."""

    guests: int = 0
    links: int = 0
    requests: int = 0
    presence: int = 0
    unplayed: int = 0
    finished: int = 0
    reviews: int = 0


@dataclass(frozen=True)
class _Round:
    is_dry: bool
    pause: float
    tidied: Tidied = field(default_factory=Tidied)


class Tidying:
    def __init__(
        self, database: Database, service: GameService, removal: Removal, settings: Settings
    ) -> None:
        self.database = database
        self.games = service
        self.removal = removal
        self.keep_guests = settings.keep_guests_days * DAY
        self.keep_requests = settings.keep_requests_days * DAY
        self.keep_finished = settings.keep_finished_days * DAY
        self.keep_reviews = settings.keep_reviews_days * DAY

    async def run(self) -> None:
        """Until it is cancelled."""
        # Of several processes that start together, each has its own time.
        await asyncio.sleep(random.uniform(0.5, 1.0) * FIRST)
        while True:
            await self.tidy(pause=PAUSE)
            await asyncio.sleep(EVERY)

    async def tidy(self, is_dry: bool = False, pause: float = 0.0) -> Tidied:
        """One round. A dry one only counts."""
        this = _Round(is_dry, pause)
        async for chunk in self._walk(self._games_query(), games.c.id, pause):
            await self._tidy_games(this, chunk)
        async for chunk in self._walk(self._guests_query(), players.c.id, pause):
            await self._tidy_guests(this, chunk)
        expired = links.c.expires_at < self.database.now
        this.tidied.links += await self._remove(this, links, expired)
        if self.keep_reviews:
            is_old = reviews.c.created_at < self.database.now - self.keep_reviews
            this.tidied.reviews += await self._remove(this, reviews, is_old)
        return this.tidied

    async def _walk(
        self, query: Select[Any], key: ColumnElement[str], pause: float
    ) -> AsyncIterator[list[Row[Any]]]:
        """The rows of a query, some at a time."""
        last = ""
        while True:
            some = query.where(key > last).order_by(key).limit(ROWS)
            rows = await self.database.read(partial(_all, some))
            if not rows:
                return
            yield rows
            last = rows[-1].id
            await asyncio.sleep(pause)

    # Games

    def _games_query(self) -> Select[Any]:
        idle = self.database.now - games.c.changed_at
        return select(
            games.c.id,
            games.c.status,
            games.c.opponent,
            idle.label("idle"),
            open_games.c.is_begun,
        ).outerjoin(open_games, open_games.c.game == games.c.id)

    async def _tidy_games(self, this: _Round, chunk: list[Row[Any]]) -> None:
        finished = [row.id for row in chunk if self._is_kept_long_enough(row)]
        unplayed = [row.id for row in chunk if row.idle > UNPLAYED and _is_unplayed(row)]
        this.tidied.finished += await self._remove_games(this, finished, self.keep_finished)
        this.tidied.unplayed += await self._remove_games(this, unplayed, UNPLAYED)
        gone = {*finished, *unplayed}
        settled = [row.id for row in chunk if row.idle > self.keep_requests and row.id not in gone]
        for table in (requests, new_game_requests):
            this.tidied.requests += await self._remove(this, table, table.c.game.in_(settled))
        left = [
            row.id
            for row in chunk
            if row.status not in OPEN and row.idle > PRESENCE and row.id not in gone
        ]
        this.tidied.presence += await self._remove(this, presence, presence.c.game.in_(left))

    def _is_kept_long_enough(self, row: Row[Any]) -> bool:
        is_old = bool(self.keep_finished) and row.idle > self.keep_finished
        return is_old and row.status not in OPEN

    async def _remove_games(self, this: _Round, ids: list[str], seconds: float) -> int:
        # Somebody may have come back to a game meanwhile.
        is_idle = self.database.now - games.c.changed_at > seconds
        for first in range(0, 0 if this.is_dry else len(ids), GAMES):
            some = games.c.id.in_(ids[first : first + GAMES]) & is_idle
            await self.games.transact(partial(_remove, some))
            await asyncio.sleep(this.pause)
        return len(ids)

    # Guests

    def _guests_query(self) -> Select[Any]:
        """Guests without a visit and without a change in a game of theirs for so long, and those
        whose removal was interrupted."""
        then = self.database.now - self.keep_guests
        own = tokens.c.player == players.c.id
        has_token = exists().where(own)
        is_seen = exists().where(own, tokens.c.seen_at >= then)
        plays = [
            exists().where(seat == players.c.id, games.c.changed_at >= then)
            for seat in (games.c.seat_a, games.c.seat_b)
        ]
        is_away = (players.c.created_at < then) & ~is_seen & ~plays[0] & ~plays[1]
        is_gone = ~has_token | is_away if self.keep_guests else ~has_token
        return select(players.c.id, is_gone.label("is_gone")).where(
            players.c.kind == "guest", players.c.id != NOBODY
        )

    async def _tidy_guests(self, this: _Round, chunk: list[Row[Any]]) -> None:
        for row in chunk:
            if row.is_gone:
                this.tidied.guests += 1
                if not this.is_dry:
                    await self.removal.remove(row.id)
                    await asyncio.sleep(this.pause)

    # Rows of any table

    async def _remove(self, this: _Round, table: Table, condition: ColumnElement[bool]) -> int:
        if this.is_dry:
            counted = select(func.count()).select_from(table).where(condition)
            return int(await self.database.read(lambda c: c.execute(counted).scalar_one()))
        key = tuple_(*table.primary_key)
        some = select(*table.primary_key).where(condition).limit(ROWS)
        # Rows that another process is about to remove are left to it.
        step = delete(table).where(key.in_(self.database.locking(some, table, skip=True)))
        removed = 0
        # Looked at first: most of the time there is nothing to remove, and a commit costs more.
        while await self.database.read(partial(_any, condition)):
            count = await self.database.write(partial(_count, step))
            removed += count
            if count < ROWS:
                break
            await asyncio.sleep(this.pause)
        return removed


def _all(query: Select[Any], connection: Connection) -> list[Row[Any]]:
    return list(connection.execute(query))


def _any(condition: ColumnElement[bool], connection: Connection) -> bool:
    return bool(connection.scalar(select(exists().where(condition))))


def _count(change: Any, connection: Connection) -> int:
    return connection.execute(change).rowcount


def _remove(which: ColumnElement[bool], transaction: Transaction) -> None:
    transaction.remove(which)


def _is_unplayed(row: Row[Any]) -> bool:
    """Nobody joined it, or the one person who sits in it hardly played."""
    return row.status == "waiting" or (row.opponent != "link" and row.is_begun is False)
