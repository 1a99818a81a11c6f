"""Small boards of games that an earlier version has stored.

No list replays a game. It says which of its games lack a board; they are replayed here one by one,
in the background, and the next list has them. Games that nobody looks at cost nothing.
"""

import asyncio
from functools import partial

from sqlalchemy import Connection, update

from bossa.server.games.boards import written_board
from bossa.server.games.cache import Bounded
from bossa.server.games.service import GameService
from bossa.server.protocol.refusals import Damaged, Missing
from bossa.server.storage.database import Database
from bossa.server.storage.schema import games

PAUSE = 0.01
"""Seconds between two games: each takes a few milliseconds, in which nobody else is served."""
MOST_WANTED = 2_000


class MissingBoards:
    def __init__(self, database: Database, service: GameService) -> None:
        self.database = database
        self.store = service.store
        self._wanted: dict[str, None] = {}
        self._damaged: Bounded[bool] = Bounded()
        self._is_wanted = asyncio.Event()

    def want(self, game: str) -> None:
        if game not in self._damaged and len(self._wanted) < MOST_WANTED:
            self._wanted[game] = None
            self._is_wanted.set()

    async def run(self) -> None:
        """Until it is cancelled."""
        while True:
            await self._is_wanted.wait()
            self._is_wanted.clear()
            while self._wanted:
                game = next(iter(self._wanted))
                del self._wanted[game]
                await self._make(game)
                await asyncio.sleep(PAUSE)

    async def _make(self, game: str) -> None:
        try:
            await self.database.write(partial(self._replay, game))
        except Missing:
            return
        except Damaged:
            self._damaged.put(game, True)

    def _replay(self, game: str, connection: Connection) -> None:
        # Not by the service: its cache is for games that are played.
        found = self.store.load(connection, game, lock=True)
        lacks = update(games).where(games.c.id == game, games.c.board.is_(None))
        connection.execute(lacks.values(board=written_board(found.game)))
