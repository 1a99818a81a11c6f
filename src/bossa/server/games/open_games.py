"""Games that are open: how many there may be, and which one gives way when there are too many.

Every new game asks here, so nothing may look at all games: what is counted is in a small table of
its own, which a game enters and leaves, and which moves do not write to.
"""

from itertools import islice
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    bindparam,
    delete,
    false,
    func,
    insert,
    select,
    true,
    update,
)

from bossa.rules import Drawn, NotNow
from bossa.server.games.hosted import HostedGame
from bossa.server.games.new_game import NewGame
from bossa.server.settings import Settings
from bossa.server.storage.database import Database
from bossa.server.storage.schema import games, open_games

RECENT = 7 * 86_400.0
"""Seconds after which a game that nobody continues no longer counts against the limits."""
JUST_BEGUN = 3_600.0
"""The same for a game that is hardly played."""
GIVES_WAY = 600.0
"""Seconds after which a game that is hardly played makes room, where there are too many."""
AT_ONCE = 200
"""Games that are looked at again in one go, whether they still count."""
FEW = 2
"""Decisions: a person who has made fewer against the computer, or on one device, hardly plays."""


def has_begun(game: HostedGame) -> bool:
    """Whether people play it: by link both have decided something, else the one person has done so
    more than once. What was prepared nobody has decided here."""
    steps = game.game.steps[game.replay.prepared :]
    decided = (step.player for step in steps if not isinstance(step, Drawn))
    if game.row.opponent == "link":
        first = next(decided, None)
        return any(player is not first for player in decided)
    people = (player for player in decided if game.row.seats[player].kind == "guest")
    return len(list(islice(people, FEW))) == FEW


class OpenGames:
    def __init__(self, database: Database, settings: Settings) -> None:
        self.database = database
        self._most = settings.open_games
        self._most_of_player = settings.games_of_player
        self._most_of_origin = settings.games_of_address
        counted = select(func.count()).where(open_games.c.is_counted.is_(True))
        prepare = database.prepare
        self._count = prepare(counted)
        self._count_of_player = prepare(counted.where(open_games.c.player == bindparam("player")))
        self._count_of_origin = prepare(counted.where(open_games.c.origin == bindparam("origin")))
        self._insert = prepare(
            insert(open_games).values(
                game=bindparam("game"),
                player=bindparam("player"),
                origin=bindparam("origin"),
                created_at=database.now,
                is_begun=false(),
                is_counted=true(),
            )
        )
        this = open_games.c.game == bindparam("this")
        begun = {"is_begun": true(), "is_counted": true()}
        self._begun = prepare(update(open_games).where(this).values(begun))
        self._ended = prepare(delete(open_games).where(this))

    # The life of a game

    def add(self, connection: Connection, game: HostedGame, new: NewGame) -> None:
        row = {"game": game.id, "player": new.player, "origin": new.origin}
        self._insert.run(connection, row)

    def follow(self, connection: Connection, before: HostedGame, after: HostedGame) -> None:
        """Take note where a game ends, or is played in earnest from now on."""
        if after.replay.is_ended:
            if not before.replay.is_ended:
                self._ended.run(connection, {"this": after.id})
        elif has_begun(after) and not has_begun(before):
            self._begun.run(connection, {"this": after.id})

    # The limits

    def check(self, connection: Connection, new: NewGame) -> None:
        """Refuse another game when too many are open that this player has begun, or that were begun
        from this network."""
        of_player = {"player": new.player}
        is_own = open_games.c.player == new.player
        if self._reaches(
            connection, self._most_of_player, self._count_of_player, of_player, is_own
        ):
            raise NotNow("too-many-of-yours")
        of_origin = {"origin": new.origin}
        is_near = open_games.c.origin == new.origin
        if new.origin and self._reaches(
            connection, self._most_of_origin, self._count_of_origin, of_origin, is_near
        ):
            raise NotNow("too-many-of-address")

    def is_full(self, connection: Connection) -> bool:
        """Whether as many games are open as there may be."""
        return self._reaches(connection, self._most, self._count, {})

    def to_give_way(self, connection: Connection) -> str:
        """The oldest game that is hardly played. Nobody else changes it until this transaction
        ends."""
        idle = self._idle(False, self._ago(connection, GIVES_WAY))
        # With days for each move, ten minutes without one are nothing.
        oldest = idle.where(games.c.clock_days.is_(None)).limit(1)
        # A game that somebody plays in at this moment does not give way.
        found = connection.scalar(self.database.locking(oldest, games, skip=True))
        if found is None:
            raise NotNow("too-many-games")
        return str(found)

    def _reaches(
        self,
        connection: Connection,
        most: int,
        count: Any,
        values: dict[str, Any],
        *which: ColumnElement[bool],
    ) -> bool:
        """Whether so many games count, after a second look at those that were counted."""

        def reaches() -> bool:
            return bool(next(iter(count.rows(connection, values)[0].values())) >= most)

        return reaches() and (self.leave_out_idle(connection, *which) == 0 or reaches())

    def leave_out_idle(self, connection: Connection, *which: ColumnElement[bool]) -> int:
        """Count games no longer that nobody continues. Gives how many."""
        left_out = 0
        for is_begun, seconds in ((False, JUST_BEGUN), (True, RECENT)):
            idle = self._idle(is_begun, self._ago(connection, seconds)).where(*which)
            found = update(open_games).where(open_games.c.game.in_(idle.limit(AT_ONCE)))
            left_out += connection.execute(found.values(is_counted=False)).rowcount
        return left_out

    def _ago(self, connection: Connection, seconds: float) -> float:
        """A time in the past, as a value: PostgreSQL uses no index for a clock that runs."""
        return float(connection.execute(select(self.database.now)).scalar_one()) - seconds

    def _idle(self, is_begun: bool, then: float) -> Select[Any]:
        """A query for games in which nothing has happened since then, the oldest first. None of
        them is younger, so that the index by age leads to them."""
        return (
            select(open_games.c.game)
            .join(games, games.c.id == open_games.c.game)
            .where(
                open_games.c.is_counted.is_(True),
                open_games.c.is_begun.is_(is_begun),
                open_games.c.created_at < then,
                games.c.changed_at < then,
            )
            .order_by(open_games.c.created_at)
        )
