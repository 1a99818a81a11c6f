"""Computer players: thoughts are claimed in the database, thought in other processes, and played
like anybody's decision."""

import asyncio
import logging
import multiprocessing
import os
import random
import secrets
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from bossa.notation import write_move
from bossa.players import named
from bossa.rules import Refusal, View, view
from bossa.server.games.actions import decide
from bossa.server.games.service import Games, computer_id
from bossa.server.jobs.leases import Lease, Leases
from bossa.server.storage.database import Away
from bossa.server.waiting import happens

LOOK_EVERY = 2.0
"""Seconds after which the database is asked even without news."""

log = logging.getLogger(__name__)


def _begin_work() -> None:
    """A worker ends with its server, however that goes. Ctrl-C is for the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
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
        self.games = play
        self.hub = play.hub
        self.workers = play.settings.workers
        self.leases = Leases(play.database, play.settings.lease)
        self._pool: ProcessPoolExecutor
        self._going: set[asyncio.Task[None]] = set()

    def _new_pool(self) -> ProcessPoolExecutor:
        # Started anew rather than forked: a fork would share the server's connections.
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.workers, context, initializer=_begin_work)

    async def run(self) -> None:
        """Until it is cancelled."""
        await self.leases.start()
        self._pool = self._new_pool()
        try:
            while True:
                self.hub.thoughts.clear()
                while len(self._going) < self.workers and (lease := await self.leases.take()):
                    task = asyncio.create_task(self._think(lease))
                    self._going.add(task)
                    task.add_done_callback(self._done)
                await happens(self.hub.thoughts, LOOK_EVERY)
        finally:
            self._pool.shutdown(wait=False, cancel_futures=True)
            for task in self._going:
                task.cancel()
            await asyncio.gather(*self._going, return_exceptions=True)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._going.discard(task)
        self.hub.thoughts.set()
        error = None if task.cancelled() else task.exception()
        if isinstance(error, Away):
            # Its lease runs out, and somebody else thinks again.
            log.warning("a thought was lost: the database is away")
        elif error:
            log.error("a thought failed", exc_info=error)

    async def _think(self, lease: Lease) -> None:
        try:
            async with self.leases.held(lease):
                is_played = await self._play(lease.game)
        except asyncio.CancelledError:
            await self.leases.give_back(lease)
            raise
        if not is_played:
            await self.leases.give_back(lease)

    async def _play(self, game: str) -> bool:
        """Think of a decision and make it. False where nothing came of it."""
        entry, course = await self.games.look(game)
        seats = [seat for seat in course.deciders if entry.seats[seat].kind == "computer"]
        if not seats or entry.level is None:
            return False
        seat = seats[0]
        number = course.decision_of(seat)
        seen = view(course.game, seat)
        pool, loop = self._pool, asyncio.get_running_loop()
        try:
            seed = secrets.randbits(64)
            choice = await loop.run_in_executor(pool, think, entry.level, seen, seed)
        except BrokenProcessPool:
            if self._pool is pool:
                log.warning("a worker died; another takes its place")
                self._pool = self._new_pool()
            return False
        try:
            player = computer_id(entry.level)
            deed = decide(number, choice, seat)
            await self.games.act(game, player, f"thought-{number}", deed)
        except Away:
            raise
        except Refusal as refusal:
            # The game went another way meanwhile: taken back, resigned, out of time.
            log.info("a thought came too late: %s", refusal.code)
            return False
        return True
