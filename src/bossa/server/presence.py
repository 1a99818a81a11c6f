"""Who has the page of a game open. Written together now and then, not once for each visitor."""

import asyncio
from collections import Counter

from bossa.server.database import Database
from bossa.server.games import Games
from bossa.server.schema import presence

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
        self._news = asyncio.Event()
        sign = database.insert(presence).values(seen_at=database.now)
        self._sign = sign.on_conflict_do_update(
            index_elements=["game", "player"],
            set_={"here": sign.excluded.here, "seen_at": sign.excluded.seen_at},
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

    def _change(self, game: str, player: str) -> None:
        self._changed.add((game, player))
        self._news.set()

    async def run(self) -> None:
        """Until it is cancelled."""
        while True:
            try:
                await asyncio.wait_for(self._news.wait(), EVERY)
                await asyncio.sleep(SOON)
                places = set(self._changed)
            except TimeoutError:
                places = self._changed | set(self._open)
            self._news.clear()
            changed = set(self._changed)
            self._changed.clear()
            await self.write(places)
            for game, _ in changed:
                self.games.forget(game)
                self.games.hub.tell(game, thinks=False)

    async def write(self, places: set[Place]) -> None:
        if not places:
            return
        rows = [
            {"game": game, "player": player, "here": (game, player) in self._open}
            for game, player in sorted(places)
        ]
        await self.database.write(lambda connection: connection.execute(self._sign, rows))
