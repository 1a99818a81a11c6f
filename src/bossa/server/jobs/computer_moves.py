"""The moves of computer players: the first kind of job, and the most urgent."""

import logging
import random
import secrets
from functools import partial

from sqlalchemy import Connection

from bossa.notation import write_move
from bossa.rules import Refusal, View, view
from bossa.server.games.actions import decide
from bossa.server.games.hosted import OpenDecision
from bossa.server.games.new_game import computer_id
from bossa.server.games.service import GameService
from bossa.server.jobs.engines import Engines
from bossa.server.jobs.kinds import URGENT, Work
from bossa.server.jobs.queue import Job, JobQueue
from bossa.server.protocol.refusals import Away

NAME = "computer-move"

log = logging.getLogger(__name__)

_engines = Engines()
"""Of this process, where it is a worker."""


def think(game: str, level: str, seen: View, seed: int) -> str:
    """The decision of a level, in notation. Runs in a worker."""
    player = _engines.player(game, level, random.Random(seed))
    return write_move(player.think(seen).choice)


class ComputerMoveJobs:
    """Stores and removes the jobs, in the transactions of the games. A game has one at most; it is
    gone when the decision has been made, by this or any other way."""

    def __init__(self, queue: JobQueue) -> None:
        self.queue = queue

    def schedule(self, connection: Connection, game: str) -> None:
        self.queue.remove(connection, NAME, game)
        self.queue.put(connection, NAME, game, None, URGENT)

    def cancel(self, connection: Connection, game: str) -> None:
        self.queue.remove(connection, NAME, game)

    def wake(self) -> None:
        self.queue.wake()


class ComputerMoves:
    """Does the jobs: a computer player acts like any other player."""

    name = NAME
    is_background = False

    def __init__(self, service: GameService) -> None:
        self.games = service

    async def prepare(self, job: Job) -> Work | None:
        game = await self.games.load(job.key)
        decision = game.computer_decision
        if decision is None or game.row.level is None:
            return None
        seen = view(game.game, decision.player)
        level, seed = game.row.level, secrets.randbits(64)
        finish = partial(self._play, game.id, level, decision)
        return Work(think, (game.id, level, seen, seed), finish)

    async def _play(self, game: str, level: str, decision: OpenDecision, choice: str) -> bool:
        action = decide(decision.number, choice, decision.player)
        try:
            request = f"thought-{decision.number}"
            await self.games.perform(game, computer_id(level), request, action)
        except Away:
            raise
        except Refusal as refusal:
            # The game went another way meanwhile: taken back, resigned, out of time.
            log.info("a thought came too late: %s", refusal.code)
            return False
        return True
