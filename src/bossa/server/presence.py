"""Who has the page of a game open. Written together now and then, not once for each visitor."""

import asyncio
from collections import Counter

from sqlalchemy import Connection

from bossa.server.database import Database
from bossa.server.hub import Hub
from bossa.server.schema import presence

EVERY = 20.0
"""Seconds between signs of those who stay."""
SOON = 0.5
"""Seconds in which a coming or going is gathered with others."""

Place = tuple[str, str]
"""A game and a player."""


class Presence:
    def __init__(self, database: Database, hub: Hub) -> None:
        self.database = database
        self.hub = hub
        self._open: Counter[Place] = Counter()
        self._changed: set[Place] = set()
        self._news = asyncio.Event()

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
                self.hub.tell(game, thinks=False)

    async def write(self, places: set[Place]) -> None:
        if not places:
            return
        here = {place: place in self._open for place in sorted(places)}

        def work(connection: Connection) -> None:
            for (game, player), is_here in here.items():
                values = {"here": is_here, "seen_at": self.database.now}
                connection.execute(
                    self.database.insert(presence)
                    .values(game=game, player=player, **values)
                    .on_conflict_do_update(index_elements=["game", "player"], set_=values)
                )

        await self.database.write(work)
