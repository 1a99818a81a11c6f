"""The lists of a player's games: read from their rows in one query, without replaying any."""

from collections.abc import Callable
from datetime import UTC, datetime
from functools import cache
from typing import Any

from sqlalchemy import ColumnElement, Connection, Float, String, bindparam, or_, select, union_all

from bossa.rules import Player
from bossa.server.games.boards import read_board
from bossa.server.games.row import you
from bossa.server.protocol.board_view import Outcome
from bossa.server.protocol.game_list import (
    GameList,
    GameSummary,
    ListQuery,
    Names,
    Result,
    SmallBoard,
)
from bossa.server.protocol.value import Opponent
from bossa.server.storage.database import Database
from bossa.server.storage.schema import games, players
from bossa.server.storage.statements import Prepared

MOST_OPEN = 500
"""Open games in a list."""
PAGE = 50
"""Finished games in a list."""

SEATS = ((games.c.seat_a, "A"), (games.c.seat_b, "B"))
COLUMNS = (
    "id", "rules", "opponent", "level", "status", "seat_a", "seat_b", "deciders", "device_name_a",
    "device_name_b", "winner", "ending", "changed_at", "ended_at", "board", "practice",
)  # fmt: skip


class Listing:
    def __init__(self, database: Database, want_board: Callable[[str], None]) -> None:
        self.database = database
        self._want_board = want_board
        self._open = database.prepare(_open())
        self._finished: Callable[[Result | None, Opponent | None], Prepared] = cache(
            lambda result, opponent: database.prepare(_finished(result, opponent))
        )

    async def open_games(self, player: str) -> GameList:
        """Those that wait for the player first."""
        found = await self._read(self._open, {"player": player, "most": MOST_OPEN})
        return GameList(games=self._summaries(found, player), next=None)

    async def finished_games(self, player: str, query: ListQuery) -> GameList:
        """A page of them, the last ended first."""
        time, _, game = (query.before or "1e12-").partition("-")
        asked = {"player": player, "time": float(time), "game": game, "most": PAGE + 1}
        found = await self._read(self._finished(query.result, query.opponent), asked)
        page = found[:PAGE]
        after = f"{page[-1]['ended_at']!r}-{page[-1]['id']}" if len(found) > PAGE else None
        return GameList(games=self._summaries(page, player), next=after)

    async def _read(self, query: Prepared, values: dict[str, Any]) -> list[dict[str, Any]]:
        def work(connection: Connection) -> list[dict[str, Any]]:
            return query.rows(connection, values)

        return await self.database.read(work)

    def _summaries(self, found: list[dict[str, Any]], player: str) -> tuple[GameSummary, ...]:
        for row in found:
            if row["board"] is None and row["status"] != "waiting":
                self._want_board(row["id"])
        return tuple(_summary(row, player) for row in found)


# The queries. Either seat's games are found by its index, which has open games apart from others.


def _open() -> Any:
    ids = [
        select(games.c.id).where(seat == bindparam("player"), games.c.ended_at.is_(None))
        for seat, _ in SEATS
    ]
    is_turn = or_(
        *(
            (seat == bindparam("player"))
            & ((games.c.deciders == name) | (games.c.deciders == "AB"))
            for seat, name in SEATS
        )
    )
    order = is_turn.desc(), games.c.changed_at.desc()
    return _rows().where(games.c.id.in_(union_all(*ids))).order_by(*order).limit(bindparam("most"))


def _finished(result: Result | None, opponent: Opponent | None) -> Any:
    time, game = bindparam("time", type_=Float), bindparam("game", type_=String)
    order = games.c.ended_at.desc(), games.c.id.desc()
    ids = []
    for seat, name in SEATS:
        query = select(games.c.id).where(
            seat == bindparam("player"),
            games.c.ended_at <= time,
            or_(games.c.ended_at < time, games.c.id < game),
        )
        if result:
            query = query.where(_ended_with(result, name))
        if opponent:
            query = query.where(games.c.opponent == opponent)
        ids.append(select(query.order_by(*order).limit(bindparam("most")).subquery()))
    return _rows().where(games.c.id.in_(union_all(*ids))).order_by(*order).limit(bindparam("most"))


def _ended_with(result: Result, seat: str) -> ColumnElement[bool]:
    """How a game ended for who had the seat. On one device nobody wins against somebody else."""
    is_between_two = games.c.opponent != "device"
    is_over = games.c.status == "over"
    other = "B" if seat == "A" else "A"
    return {
        "won": is_between_two & (games.c.winner == seat),
        "lost": is_between_two & (games.c.winner == other),
        "tied": is_over & games.c.winner.is_(None),
        "other": ~is_over | (~is_between_two & games.c.winner.is_not(None)),
    }[result]


def _rows() -> Any:
    a, b = players.alias("a"), players.alias("b")
    names = a.c.name.label("name_a"), b.c.name.label("name_b")
    return (
        select(*(games.c[name] for name in COLUMNS), *names)
        .outerjoin(a, a.c.id == games.c.seat_a)
        .outerjoin(b, b.c.id == games.c.seat_b)
    )


# What a row tells


def _summary(row: dict[str, Any], player: str) -> GameSummary:
    # The columns of a row hold just the words that the protocol has.
    side: Any = you(player, row["seat_a"], row["seat_b"])
    seats = "AB" if side == "both" else side
    ending, ended_at = row["ending"], row["ended_at"]
    return GameSummary(
        id=row["id"],
        rules=row["rules"],
        opponent=row["opponent"],
        level=row["level"],
        practice=bool(row["practice"]),
        status=row["status"],
        you=side,
        names=_names(row),
        with_=None if side == "both" else row["name_b" if side == "A" else "name_a"],
        your_turn=any(seat in row["deciders"] for seat in seats),
        deciders=tuple(map(Player, row["deciders"])),
        board=_board(row),
        outcome=Outcome(ending=ending, winner=row["winner"]) if ending else None,
        changed=_written(row["changed_at"]),
        ended=_written(ended_at) if ended_at is not None else None,
    )


def _board(row: dict[str, Any]) -> SmallBoard | None:
    return read_board(row["board"]) if row["board"] else None


def _names(row: dict[str, Any]) -> Names:
    kind = "device_name" if row["opponent"] == "device" else "name"
    return Names(A=row[f"{kind}_a"], B=row[f"{kind}_b"])


def _written(time: float) -> str:
    return f"{datetime.fromtimestamp(time, UTC):%Y-%m-%dT%H:%M:%SZ}"
