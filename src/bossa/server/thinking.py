"""Computer players: thoughts are claimed in the database, thought in other processes, and played
like anybody's decision."""

import asyncio
import logging
import multiprocessing
import os
import random
import secrets
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from sqlalchemy import Connection, select, update

from bossa.notation import write_move
from bossa.players import named
from bossa.rules import Player, Refusal, View, view
from bossa.server.database import Away
from bossa.server.games import Games, computer_id
from bossa.server.schema import games
from bossa.server.waiting import happens

LOOK_EVERY = 2.0
"""Seconds after which the database is asked even without news."""

log = logging.getLogger(__name__)


def _end_with_parent() -> None:
    """A worker whose server is gone, however it went, has nothing to do."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def watch() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def think(level: str, seen: View, seed: int) -> str:
    """The decision of a level, in notation. Runs in a worker."""
    return write_move(named(level, random.Random(seed)).think(seen).choice)


class Thinkers:
    """As many workers as were asked for; each game waits for one of them."""

    def __init__(self, play: Games) -> None:
        self.database = play.database
        self.games = play
        self.hub = play.hub
        self.workers = play.settings.workers
        self._pool: ProcessPoolExecutor
        self._going: set[asyncio.Task[None]] = set()

    def _new_pool(self) -> ProcessPoolExecutor:
        # Started anew rather than forked: a fork would share the server's connections.
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.workers, context, initializer=_end_with_parent)

    async def run(self) -> None:
        """Until it is cancelled."""
        self._pool = self._new_pool()
        try:
            while True:
                self.hub.thoughts.clear()
                while len(self._going) < self.workers and (game := await self._claim()):
                    task = asyncio.create_task(self._think(game))
                    self._going.add(task)
                    task.add_done_callback(self._done)
                await happens(self.hub.thoughts, LOOK_EVERY)
        finally:
            self._pool.shutdown(wait=False, cancel_futures=True)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._going.discard(task)
        self.hub.thoughts.set()
        error = None if task.cancelled() else task.exception()
        if isinstance(error, Away):
            # Its lease runs out, and somebody else thinks again.
            log.warning("a thought was lost: the database is away")
        elif error:
            log.error("a thought failed", exc_info=error)

    async def _claim(self) -> str | None:
        """The game that has waited longest for its computer, and now belongs to this process."""
        free = (games.c.leased_until.is_(None)) | (games.c.leased_until < self.database.now)
        waiting = (games.c.thinker.is_not(None)) & free
        query = select(games.c.id).where(waiting).order_by(games.c.changed_at).limit(1)
        if await self.database.read(lambda connection: connection.scalar(query)) is None:
            return None
        claimed = query if self.database.is_sqlite else query.with_for_update(skip_locked=True)

        def work(connection: Connection) -> str | None:
            game = connection.scalar(claimed)
            until = self.database.now + self.games.settings.lease
            lease = update(games).where(games.c.id == game).values(leased_until=until)
            connection.execute(lease)
            return game

        return await self.database.write(work)

    async def _think(self, game: str) -> None:
        entry, course = await self.games.look(game)
        seats = [seat for seat in course.deciders if entry.seats[seat].kind == "computer"]
        if not seats or entry.level is None:
            return
        seat = seats[0]
        number = course.decision_of(seat)
        seen = view(course.game, seat)
        loop = asyncio.get_running_loop()
        try:
            seed = secrets.randbits(64)
            choice = await loop.run_in_executor(self._pool, think, entry.level, seen, seed)
        except BrokenProcessPool:
            log.warning("a worker died; another takes its place")
            self._pool = self._new_pool()
            await self._give_back(game)
            return
        await self._decide(game, entry.level, number, choice, seat)

    async def _decide(self, game: str, level: str, number: int, choice: str, seat: Player) -> None:
        try:
            request = f"thought-{number}"
            player = computer_id(level)
            await self.games.decide(game, player, request, number, choice, seat)
        except Refusal as refusal:
            # The game went another way meanwhile: taken back, resigned, out of time.
            log.info("a thought came too late: %s", refusal.code)
            await self._give_back(game)

    async def _give_back(self, game: str) -> None:
        back = update(games).where(games.c.id == game).values(leased_until=None)
        await self.database.write(lambda connection: connection.execute(back))
        self.hub.thoughts.set()
