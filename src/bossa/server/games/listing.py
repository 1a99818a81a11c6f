"""The list of a player's games: read from their rows in one query, without replaying any."""

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Connection, bindparam, select, union_all

from bossa.server.protocol.answers import GameList, GameSummary
from bossa.server.protocol.board_view import Outcome
from bossa.server.storage.database import Database
from bossa.server.storage.schema import games, players

MOST = 200
"""Games in a list."""


class Listing:
    def __init__(self, database: Database) -> None:
        self.database = database
        # The newest on either seat, each found by its index.
        newest = [
            select(
                select(games.c.id)
                .where(seat == bindparam("player"))
                .order_by(games.c.changed_at.desc())
                .limit(bindparam("most"))
                .subquery()
            )
            for seat in (games.c.seat_a, games.c.seat_b)
        ]
        a, b = players.alias("a"), players.alias("b")
        columns = ("id", "rules", "opponent", "level", "status", "seat_a", "seat_b", "deciders",
                   "winner", "ending", "changed_at")  # fmt: skip
        self._rows = database.prepare(
            select(
                *(games.c[name] for name in columns),
                a.c.name.label("name_a"),
                b.c.name.label("name_b"),
            )
            .outerjoin(a, a.c.id == games.c.seat_a)
            .outerjoin(b, b.c.id == games.c.seat_b)
            .where(games.c.id.in_(union_all(*newest)))
            .order_by(games.c.changed_at.desc())
            .limit(bindparam("most"))
        )

    async def of_player(self, player: str) -> GameList:
        """The last changed first."""

        def work(connection: Connection) -> list[dict[str, Any]]:
            return self._rows.rows(connection, {"player": player, "most": MOST})

        found = await self.database.read(work)
        return GameList(games=tuple(_summary(row, player) for row in found))


def _summary(row: dict[str, Any], player: str) -> GameSummary:
    # The columns of a row hold just the words that the protocol has.
    is_a, is_b = row["seat_a"] == player, row["seat_b"] == player
    you: Any = "both" if is_a and is_b else "A" if is_a else "B"
    seats = "AB" if you == "both" else you
    ending = row["ending"]
    return GameSummary(
        id=row["id"],
        rules=row["rules"],
        opponent=row["opponent"],
        level=row["level"],
        status=row["status"],
        you=you,
        with_=None if you == "both" else row["name_b" if is_a else "name_a"],
        your_turn=any(seat in row["deciders"] for seat in seats),
        outcome=Outcome(ending=ending, winner=row["winner"]) if ending else None,
        changed=f"{datetime.fromtimestamp(row['changed_at'], UTC):%Y-%m-%dT%H:%M:%SZ}",
    )
