"""Removing a guest: who asks for it, or has not been here for a long time.

Nobody can be this guest from the first step on. The rest is done in small steps, so that no other
work waits, and can be taken up again where it stopped: whoever has no token is to be removed.
"""

import logging
from functools import partial

from sqlalchemy import Connection, case, delete, exists, select, update

from bossa.rules import Ending
from bossa.server.accounts.merging import seated
from bossa.server.accounts.players import Players
from bossa.server.games.service import GameService, Transaction
from bossa.server.games.store import OPEN
from bossa.server.protocol.refusals import Damaged, Missing
from bossa.server.storage.database import Database
from bossa.server.storage.schema import (
    NOBODY,
    games,
    invitations,
    links,
    new_game_requests,
    players,
    presence,
    requests,
    tokens,
)

AT_ONCE = 100
"""Games whose seats are given up in one transaction."""

log = logging.getLogger(__name__)


class Removal:
    def __init__(self, database: Database, service: GameService, accounts: Players) -> None:
        self.database = database
        self.games = service
        self.players = accounts

    async def remove(self, player: str) -> None:
        """Tokens, links, name and request ids go. Open games end, and seats become a guest's."""
        await self.database.write(partial(self._revoke, player))
        self.players.forget(player)
        open_games = select(games.c.id).where(seated(player), games.c.status.in_(OPEN))
        for game in await self.database.read(lambda c: list(c.scalars(open_games))):
            await self._end(game, player)
        while given_up := await self.database.write(partial(self._give_up_seats, player)):
            for game in given_up:
                self.games.refresh(game)
        await self.database.write(partial(_remove_rest, player))

    def _revoke(self, player: str, connection: Connection) -> None:
        for table in (tokens, links):
            connection.execute(delete(table).where(table.c.player == player))
        connection.execute(update(players).where(players.c.id == player).values(name=None))
        self.players.notify(connection, player)

    async def _end(self, game: str, player: str) -> None:
        try:
            await self.games.transact(partial(_leave, game, player))
        except (Missing, Damaged) as refusal:
            log.warning("a game could not be ended: %s", refusal.code)

    def _give_up_seats(self, player: str, connection: Connection) -> list[str]:
        some = select(games.c.id).where(seated(player)).limit(AT_ONCE)
        columns = games.c.seat_a, games.c.seat_b
        seats = {column.name: case((column == player, NOBODY), else_=column) for column in columns}
        # The names of people on one device are known only by this guest.
        nameless = {"device_name_a": None, "device_name_b": None}
        given_up = update(games).where(games.c.id.in_(some)).values({**seats, **nameless})
        found = list(connection.scalars(given_up.returning(games.c.id)))
        for table in (requests, presence):
            rows = delete(table).where(table.c.game.in_(found), table.c.player == player)
            connection.execute(rows)
        invited = update(invitations).where(invitations.c.game.in_(found))
        connection.execute(invited.where(invitations.c.by == player).values(by=NOBODY))
        for game in found:
            self.games.notify(connection, game)
        return found


def _leave(game: str, player: str, transaction: Transaction) -> None:
    """End a game so that nobody is left waiting: another player wins it, once a turn was played."""
    found = transaction.load(game)
    seats = found.row.seats_of(player)
    if not seats or found.replay.is_ended:
        return
    if found.is_waiting:
        transaction.remove(games.c.id == game)
    elif flagged := found.flagged:
        transaction.write(found, found.replay.leave(flagged, Ending.TIME))
    elif found.row.opponent == "link" and found.replay.has_moved:
        transaction.write(found, found.replay.leave(seats[0], Ending.RESIGN))
    else:
        transaction.write(found, [found.replay.call_off(seats[0])])


def _remove_rest(player: str, connection: Connection) -> None:
    for table in (new_game_requests, presence):
        connection.execute(delete(table).where(table.c.player == player))
    # A request that was under way has perhaps begun another game: then it is done again later.
    is_seated = exists().where(seated(player))
    connection.execute(delete(players).where(players.c.id == player, ~is_seated))
