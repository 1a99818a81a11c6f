"""The moves of computer players: the first kind of job, and the most urgent."""

import logging
import random
import secrets
import time
from functools import partial
from typing import NamedTuple

from sqlalchemy import Connection, bindparam, func, literal_column, select

from bossa.notation import write_move
from bossa.players import SEARCHING
from bossa.rules import Refusal, View, view
from bossa.server.games.actions import decide
from bossa.server.games.hosted import HostedGame, OpenDecision
from bossa.server.games.new_game import computer_id
from bossa.server.games.service import GameService
from bossa.server.jobs.engines import Engines
from bossa.server.jobs.kinds import URGENT, Work
from bossa.server.jobs.lanes import QUICK, SEARCH, Lane
from bossa.server.jobs.queue import Job, JobQueue
from bossa.server.protocol.refusals import Away, Damaged, TooMany
from bossa.server.settings import HOUSEHOLD
from bossa.server.storage.schema import jobs, open_games

NAME = "computer-move"

log = logging.getLogger(__name__)

_engines = Engines()
"""Of this process, where it is a worker."""


class Decided(NamedTuple):
    """What a computer player has decided."""

    choice: str
    """In notation."""
    seconds: float
    """How long it thought, without the time that its job waited or its process started."""


def think(game: str, level: str, seen: View, seed: int) -> Decided:
    """The decision of a level. Runs in a worker."""
    player = _engines.player(game, level, random.Random(seed))
    began = time.perf_counter()
    choice = player.think(seen).choice
    return Decided(write_move(choice), time.perf_counter() - began)


class ComputerMoveJobs:
    """Stores and removes the jobs, in the transactions of the games. A game has one at most; it is
    gone when the decision has been made, by this or any other way."""

    def __init__(self, queue: JobQueue, most_of_player: int) -> None:
        self.queue = queue
        self.most_of_player = most_of_player
        origin = select(open_games.c.origin).where(open_games.c.game == bindparam("game"))
        self._of_origin = queue.database.prepare(
            select(func.count().label("count"))
            .select_from(jobs.join(open_games, open_games.c.game == jobs.c.key))
            .where(jobs.c.kind == bindparam("kind"), jobs.c.lane == bindparam("lane"))
            .where(jobs.c.status == literal_column("'queued'"))
            .where(open_games.c.origin == origin.scalar_subquery())
        )

    def schedule(self, connection: Connection, game: HostedGame) -> None:
        lane = SEARCH if game.row.level in SEARCHING else QUICK
        people = (seat.player for seat in game.row.seats.values() if seat.kind != "computer")
        owner = next(player for player in people if player)
        is_new = not self.queue.remove(connection, NAME, game.id)
        counts = self.queue.counts(connection, NAME, owner)
        if is_new and sum(counts.values()) >= self.most_of_player:
            raise TooMany("too-many-thoughts")
        turn = max(counts.get(lane.name, 0), self._turn_of_origin(connection, game.id, lane))
        self.queue.put(connection, NAME, game.id, None, URGENT, lane, owner, turn)

    def _turn_of_origin(self, connection: Connection, game: str, lane: Lane) -> int:
        """Players are free to make. Beyond a household of them, those whose games were begun from
        one network take turns like one player."""
        asked = {"game": game, "kind": NAME, "lane": lane.name}
        return int(self._of_origin.rows(connection, asked)[0]["count"]) // HOUSEHOLD

    def cancel(self, connection: Connection, game: str) -> None:
        self.queue.remove(connection, NAME, game)

    def wake(self) -> None:
        self.queue.wake()


class ComputerMoves:
    """Does the jobs: a computer player acts like any other player."""

    name = NAME

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

    async def _play(self, game: str, level: str, decision: OpenDecision, decided: Decided) -> bool:
        choice, seconds = decided
        action = decide(decision.number, choice, decision.player, thinking=seconds)
        try:
            request = f"thought-{decision.number}"
            await self.games.perform(game, computer_id(level), request, action)
        except (Away, Damaged):
            raise
        except Refusal as refusal:
            # The game went another way meanwhile: taken back, resigned, out of time.
            log.info("a thought came too late: %s", refusal.code)
            return False
        return True
