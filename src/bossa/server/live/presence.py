"""Who has the page of a game open. Written together now and then, not once for each visitor."""

import asyncio
import time
from collections import Counter

from sqlalchemy import Boolean, Connection, String, bindparam, select

from bossa.server.games.service import Games
from bossa.server.storage.database import Away, Database
from bossa.server.storage.schema import games, presence
from bossa.server.waiting import happens

EVERY = 20.0
"""Seconds between signs of those who stay."""
SOON = 0.5
"""Seconds in which a coming or going is gathered with others."""

Place = tuple[str, str]
"""A game and a player."""


class Presence:
    def __init__(self, database: Database, play: Games) -> None:
        self.database = database
        self.games = play
        self._open: Counter[Place] = Counter()
        self._changed: set[Place] = set()
        self._heard: set[str] = set()
        self._news = asyncio.Event()
        sign = database.insert(presence).from_select(
            ["game", "player", "here", "seen_at"],
            select(
                games.c.id,
                bindparam("player", type_=String),
                bindparam("here", type_=Boolean),
                database.now,
            ).where(games.c.id == bindparam("game")),
        )
        self._sign = database.prepare(
            sign.on_conflict_do_update(
                index_elements=["game", "player"],
                set_={"here": sign.excluded.here, "seen_at": sign.excluded.seen_at},
            )
        )

    def come(self, game: str, player: str) -> None:
        self._open[game, player] += 1
        if self._open[game, player] == 1:
            self._change(game, player)

    def go(self, game: str, player: str) -> None:
        self._open[game, player] -= 1
        if self._open[game, player] <= 0:
            del self._open[game, player]
            self._change(game, player)

    def hear(self, game: str) -> None:
        """Another process has signed for somebody at a game: it may have seen one leave who has
        come back here."""
        if any(place[0] == game for place in self._open):
            self._heard.add(game)
            self._news.set()

    async def _seen_leaving(self, games_heard: set[str]) -> set[Place]:
        """Those who are here, though another process has signed that they are not."""
        if not games_heard:
            return set()
        query = select(presence.c.game, presence.c.player).where(
            presence.c.game.in_(games_heard), presence.c.here.is_(False)
        )
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return {(row.game, row.player) for row in rows} & set(self._open)

    def _change(self, game: str, player: str) -> None:
        self._changed.add((game, player))
        self._news.set()

    async def run(self) -> None:
        """Until it is cancelled."""
        sign_at = time.monotonic() + EVERY
        while True:
            if await happens(self._news, sign_at - time.monotonic()):
                await asyncio.sleep(SOON)
            self._news.clear()
            changed, self._changed = self._changed, set()
            heard, self._heard = self._heard, set()
            is_time = time.monotonic() >= sign_at
            try:
                changed |= await self._seen_leaving(heard)
                stirred = sorted({game for game, _ in changed})
                await self._write(changed | set(self._open) if is_time else changed, stirred)
            except Away:
                self._changed |= changed
                self._heard |= heard
                self._news.set()
                raise
            if is_time:
                sign_at = time.monotonic() + EVERY
            for game in stirred:
                await self.games.look_again(game)
                # Others come in between: many may have come or gone at once.
                await asyncio.sleep(0)

    async def _write(self, places: set[Place], stirred: list[str]) -> None:
        """Sign for who is at a place; a game may have been removed meanwhile."""
        if not places:
            return
        rows = [
            {"game": game, "player": player, "here": (game, player) in self._open}
            for game, player in sorted(places)
        ]

        def work(connection: Connection) -> None:
            self._sign.run(connection, *rows)
            for game in stirred:
                self.games.tell_others(connection, game)

        await self.database.write(work)
