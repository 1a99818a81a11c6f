"""A game's row in the database: what lists and clocks need without replaying the events."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Select, select

from bossa.rules import Player
from bossa.server.games.clock import Clock
from bossa.server.protocol.value import You
from bossa.server.storage.database import Database
from bossa.server.storage.schema import deals, games, players, presence

GONE_AFTER = 60.0
"""Seconds without a sign of presence after which a player counts as away."""

ARRIVING = 10.0
"""Seconds that a player who has just taken a seat may need to open the page."""


@dataclass(frozen=True)
class Seat:
    player: str | None
    kind: str
    """guest, computer or empty."""
    name: str | None
    here: bool
    """Whether the player has the game's page open; always so for a computer."""
    seen_uptime: float | None


@dataclass(frozen=True)
class GameRow:
    id: str
    rules: str
    edition: str
    opponent: str
    level: str | None
    practice: bool
    """Whether the deal was prepared: it is not called fair, and has no seal."""
    seats: dict[Player, Seat]
    status: str
    number: int
    """Of the last event."""
    rematch: str | None
    changed_at: float
    ended_at: float | None
    board: str | None
    """The small board for lists (games/boards.py)."""
    idle_since: float
    """The uptime of the last change."""
    deciders: str
    winner: str | None
    ending: str | None
    deal: str
    salt: str
    hash: str
    clock: Clock | None
    time: float
    """The database's time when the row was read, by the calendar."""
    uptime: float
    """The same in uptime: all waiting is counted by it."""

    @classmethod
    def read(cls, row: Mapping[Any, Any]) -> "GameRow":
        seats = {player: _seat(row, name) for player, name in ((Player.A, "a"), (Player.B, "b"))}
        plain: dict[str, Any] = {
            name: row[name]
            for name in (
                "id", "rules", "edition", "opponent", "level", "status", "number", "rematch",
                "changed_at", "ended_at", "board", "idle_since", "deciders", "winner",
                "ending", "salt", "hash", "time", "uptime",
            )
        }  # fmt: skip
        # SQLite has no booleans.
        practice = bool(row["practice"])
        clock = Clock.read(row)
        return cls(**plain, deal=row["text"], practice=practice, seats=seats, clock=clock)

    def you(self, player: str | None) -> You | None:
        """Which side a player is on, in the protocol's words; None for a spectator."""
        return you(player, *(self.seats[seat].player for seat in Player))

    @property
    def is_waiting(self) -> bool:
        """For a second player."""
        return self.status == "waiting"

    def seats_of(self, player: str | None) -> tuple[Player, ...]:
        """The seats of a player: none, one, or both on one device."""
        if player is None:
            return ()
        return tuple(seat for seat, who in self.seats.items() if who.player == player)


def you(player: str | None, seat_a: str | None, seat_b: str | None) -> You | None:
    """Which side a player is on, by who has the two seats."""
    if player is None:
        return None
    if seat_a == seat_b == player:
        return "both"
    return "A" if seat_a == player else "B" if seat_b == player else None


def _seat(row: Mapping[Any, Any], name: str) -> Seat:
    return Seat(
        row[f"seat_{name}"],
        row[f"kind_{name}"] or "empty",
        # Both people on one device are the same visitor: their names belong to the game.
        row[f"device_name_{name}" if row["opponent"] == "device" else f"name_{name}"],
        _is_here(row, name),
        row[f"seen_{name}"],
    )


def _is_here(row: Mapping[Any, Any], seat: str) -> bool:
    if row[f"kind_{seat}"] != "guest":
        return bool(row[f"kind_{seat}"])
    if row[f"here_{seat}"] is None:
        return bool(row["uptime"] - row["idle_since"] < ARRIVING)
    return bool(row[f"here_{seat}"]) and row["uptime"] - row[f"seen_{seat}"] < GONE_AFTER


_a, _b = players.alias("a"), players.alias("b")
_at_a, _at_b = presence.alias("at_a"), presence.alias("at_b")


def rows(database: Database) -> Select[Any]:
    """A query for rows."""
    return (
        select(
            games,
            deals.c.text,
            deals.c.salt,
            deals.c.hash,
            _a.c.kind.label("kind_a"),
            _a.c.name.label("name_a"),
            _b.c.kind.label("kind_b"),
            _b.c.name.label("name_b"),
            _at_a.c.here.label("here_a"),
            _at_a.c.seen_uptime.label("seen_a"),
            _at_b.c.here.label("here_b"),
            _at_b.c.seen_uptime.label("seen_b"),
            database.now.label("time"),
            database.uptime.label("uptime"),
        )
        .join(deals, deals.c.id == games.c.deal)
        .outerjoin(_a, _a.c.id == games.c.seat_a)
        .outerjoin(_b, _b.c.id == games.c.seat_b)
        .outerjoin(_at_a, (_at_a.c.game == games.c.id) & (_at_a.c.player == games.c.seat_a))
        .outerjoin(_at_b, (_at_b.c.game == games.c.id) & (_at_b.c.player == games.c.seat_b))
    )
