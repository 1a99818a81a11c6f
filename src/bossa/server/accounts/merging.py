"""Two players become one: a person who has played on two devices continues on one of them."""

from sqlalchemy import (
    ColumnElement,
    Connection,
    Table,
    case,
    delete,
    exists,
    func,
    or_,
    select,
    update,
)

from bossa.rules import NotNow
from bossa.server.games.store import OPEN
from bossa.server.storage.schema import (
    games,
    invitations,
    links,
    new_game_requests,
    open_games,
    players,
    presence,
    requests,
    tokens,
)

AT_ONCE = 500
"""Games in one statement."""


def seated(player: str) -> ColumnElement[bool]:
    return (games.c.seat_a == player) | (games.c.seat_b == player)


def merge(connection: Connection, old: str, new: str) -> list[str]:
    """Everything that is one player's becomes another's. Gives the games that have changed.

    Where the two have played each other, a game that is over stays as it is, and one that is open
    is in the way: nobody can play both sides of it.
    """
    together = or_(
        (games.c.seat_a == old) & (games.c.seat_b == new),
        (games.c.seat_a == new) & (games.c.seat_b == old),
    )
    if connection.scalar(select(exists().where(together, games.c.status.in_(OPEN)))):
        raise NotNow("games-between-you")
    moved = _move_seats(connection, old, new)
    for first in range(0, len(moved), AT_ONCE):
        batch = moved[first : first + AT_ONCE]
        _move_in(connection, presence, batch, old, new)
        _move_in(connection, requests, batch, old, new)
    known = select(new_game_requests.c.request).where(new_game_requests.c.player == new)
    both = new_game_requests.c.request.in_(known)
    connection.execute(delete(new_game_requests).where(new_game_requests.c.player == old, both))
    for column in (
        new_game_requests.c.player,
        invitations.c.by,
        open_games.c.player,
        tokens.c.player,
    ):
        connection.execute(update(column.table).where(column == old).values({column.name: new}))
    connection.execute(delete(links).where(links.c.player == old))
    name = select(players.c.name).where(players.c.id == old).scalar_subquery()
    named = update(players).where(players.c.id == new)
    connection.execute(named.values(name=func.coalesce(players.c.name, name)))
    if not connection.scalar(select(exists().where(seated(old)))):
        connection.execute(delete(players).where(players.c.id == old))
    return moved


def _move_seats(connection: Connection, old: str, new: str) -> list[str]:
    columns = games.c.seat_a, games.c.seat_b
    seats = {column.name: case((column == old, new), else_=column) for column in columns}
    # An empty seat is nobody's: SQL would not say that of a null.
    apart = [func.coalesce(column, "") != new for column in columns]
    moved = update(games).where(seated(old), *apart).values(seats)
    return list(connection.scalars(moved.returning(games.c.id)))


def _move_in(connection: Connection, table: Table, batch: list[str], old: str, new: str) -> None:
    """Rows of games in which the new player has had no seat: rows of theirs give way."""
    here = table.c.game.in_(batch)
    connection.execute(delete(table).where(here, table.c.player == new))
    connection.execute(update(table).where(here, table.c.player == old).values(player=new))
