"""Hints: a kind of job. A player waits for it, but no game does, so it has a lane of its own."""

import logging
from functools import partial

from sqlalchemy import Connection

from bossa.players.hints import Hint, hint_for
from bossa.rules import Player, Position, Refusal
from bossa.server.games.hints import ask_hint, give_hint
from bossa.server.games.hosted import HostedGame
from bossa.server.games.service import GameService
from bossa.server.jobs.kinds import URGENT, Work
from bossa.server.jobs.lanes import HINTS
from bossa.server.jobs.queue import Job, JobQueue
from bossa.server.protocol.refusals import Away, Damaged, TooMany

NAME = "hint"

MOST_OF_PLAYER = 3
"""Hints that wait or are computed for one player."""

log = logging.getLogger(__name__)


def find(position: Position) -> Hint:
    """Runs in a worker."""
    return hint_for(position)


class Hints:
    """Stores the jobs and does them. A decision has one at most; it is gone when its hint has been
    told, or nobody needs it any more."""

    name = NAME

    def __init__(self, queue: JobQueue, service: GameService) -> None:
        self.queue = queue
        self.games = service

    async def ask(
        self, game: str, player: str, request: str, decision: int, seat: Player | None
    ) -> HostedGame:
        """The game as it is now: a nudge comes later, as an event, and the move at once.

        Refused where two people play the same position somewhere."""
        now = await self.games.load(game)
        if now.row.opponent != "link":
            # Such a game is refused by its own reason.
            await self.games.running_positions.check(now.game.position)
        action = ask_hint(decision, seat, self._schedule)
        found = await self.games.perform(game, player, request, action)
        self.queue.wake()
        return found

    def _schedule(
        self, connection: Connection, game: HostedGame, player: str, decision: int
    ) -> None:
        waiting = sum(self.queue.counts(connection, NAME, player).values())
        seat = game.game.position.player.value
        payload = {"game": game.id, "player": player, "seat": seat, "decision": decision}
        key = f"{game.id} {decision}"
        is_new = self.queue.put(connection, NAME, key, payload, URGENT, HINTS, player, waiting)
        if is_new and waiting >= MOST_OF_PLAYER:
            raise TooMany("too-many-hints")

    async def prepare(self, job: Job) -> Work | None:
        game_id, seat = job.payload["game"], Player(job.payload["seat"])
        try:
            game = await self.games.load(game_id)
        except (Away, Damaged):
            raise
        except Refusal:
            await self.queue.drop(job)
            return None
        position, known = game.game.position, game.replay.hinted
        is_open = seat in game.replay.deciders
        is_wanted = is_open and game.replay.decision_of(seat) == job.payload["decision"]
        if not is_wanted or (known and known.decision == job.payload["decision"]):
            await self.queue.drop(job)
            return None
        return Work(find, (position,), partial(self._tell, job))

    async def _tell(self, job: Job, hint: Hint) -> bool:
        asked = job.payload
        action = give_hint(asked["decision"], Player(asked["seat"]), hint)
        try:
            request = f"found-{asked['decision']}"
            await self.games.perform(asked["game"], asked["player"], request, action)
        except (Away, Damaged):
            raise
        except Refusal as refusal:
            # The player has decided meanwhile, or is gone.
            log.info("a hint came too late: %s", refusal.code)
        await self.queue.drop(job)
        return True
