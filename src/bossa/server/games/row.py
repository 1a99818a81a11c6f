"""What the database keeps of a game beside its events: seats, status, clock."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy import Select, select

from bossa.rules import Player
from bossa.server.storage.schema import deals, games, players, presence

GONE_AFTER = 60.0
"""Seconds without a sign after which a player is taken for away."""

ON_THE_WAY = 10.0
"""Seconds that somebody may take who has sat down and not yet been seen at the table."""


@dataclass(frozen=True)
class Seat:
    player: str | None
    kind: str
    """guest, computer or empty."""
    name: str | None
    here: bool
    """Whether the page of the game is open with them; always so with a computer."""
    seen_at: float | None


@dataclass(frozen=True)
class Clock:
    """Seconds left by the database's time; `running` loses them since `since`."""

    seconds: float | None
    increment: float
    days: int | None
    left: dict[Player, float]
    running: Player | None
    since: float

    def now(self, time: float) -> dict[Player, float]:
        """What is left at a time."""
        left = dict(self.left)
        if self.running:
            left[self.running] -= time - self.since
        return left

    @property
    def full(self) -> float:
        return self.seconds if self.seconds is not None else (self.days or 0) * 86_400.0


@dataclass(frozen=True)
class Entry:
    id: str
    rules: str
    edition: str
    opponent: str
    level: str | None
    seats: dict[Player, Seat]
    status: str
    number: int
    rematch: str | None
    changed_at: float
    deciders: str
    winner: str | None
    ending: str | None
    deal: str
    salt: str
    hash: str
    clock: Clock | None
    thinker: Player | None
    time: float
    """Of the database, when it was read."""

    @classmethod
    def of(cls, row: Mapping[Any, Any]) -> "Entry":
        seats = {
            player: Seat(
                row[f"seat_{name}"],
                row[f"kind_{name}"] or "empty",
                row[f"name_{name}"],
                _is_here(row, name),
                row[f"seen_{name}"],
            )
            for player, name in ((Player.A, "a"), (Player.B, "b"))
        }
        clock = None
        if row["clock_seconds"] is not None or row["clock_days"] is not None:
            clock = Clock(
                row["clock_seconds"],
                row["clock_increment"] or 0.0,
                row["clock_days"],
                {Player.A: row["left_a"], Player.B: row["left_b"]},
                Player(row["running"]) if row["running"] else None,
                row["running_since"] or 0.0,
            )
        thinker = Player(row["thinker"]) if row["thinker"] else None
        plain: dict[str, Any] = {
            name: row[name]
            for name in (
                "id", "rules", "edition", "opponent", "level", "status", "number", "rematch",
                "changed_at", "deciders", "winner", "ending", "salt", "hash", "time",
            )
        }  # fmt: skip
        return cls(**plain, deal=row["text"], seats=seats, clock=clock, thinker=thinker)

    def after(self, values: dict[str, Any]) -> "Entry":
        """The entry with what was written to the row."""
        clock = self.clock
        if clock:
            running = Player(values["running"]) if values["running"] else None
            left = {Player.A: values["left_a"], Player.B: values["left_b"]}
            clock = replace(clock, left=left, running=running, since=self.time)
        plain = ("number", "status", "deciders", "winner", "ending", "changed_at")
        thinker = Player(values["thinker"]) if values["thinker"] else None
        return replace(self, clock=clock, thinker=thinker, **{name: values[name] for name in plain})

    def seats_of(self, player: str | None) -> tuple[Player, ...]:
        """The seats that a player sits on: none, one, or both on one device."""
        if player is None:
            return ()
        return tuple(seat for seat, who in self.seats.items() if who.player == player)


def _is_here(row: Mapping[Any, Any], seat: str) -> bool:
    if row[f"kind_{seat}"] != "guest":
        return bool(row[f"kind_{seat}"])
    if row[f"here_{seat}"] is None:
        return bool(row["time"] - row["changed_at"] < ON_THE_WAY)
    return bool(row[f"here_{seat}"]) and row["time"] - row[f"seen_{seat}"] < GONE_AFTER


_a, _b = players.alias("a"), players.alias("b")
_at_a, _at_b = presence.alias("at_a"), presence.alias("at_b")


def entries(now: Any) -> Select[Any]:
    """A query for entries."""
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
            _at_a.c.seen_at.label("seen_a"),
            _at_b.c.here.label("here_b"),
            _at_b.c.seen_at.label("seen_b"),
            now.label("time"),
        )
        .join(deals, deals.c.id == games.c.deal)
        .outerjoin(_a, _a.c.id == games.c.seat_a)
        .outerjoin(_b, _b.c.id == games.c.seat_b)
        .outerjoin(_at_a, (_at_a.c.game == games.c.id) & (_at_a.c.player == games.c.seat_a))
        .outerjoin(_at_b, (_at_b.c.game == games.c.id) & (_at_b.c.player == games.c.seat_b))
    )
