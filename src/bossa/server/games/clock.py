"""Clocks: everything about a player's time, in Python and in SQL.

A clock has seconds left for each player, counted in uptime. The running player loses them since
`since`. A computer is charged for its thinking alone, when it moves: how long its thought waits for
a worker is no fault of its own. With days, each move has so many days, and the count begins anew
with each move.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy import ColumnElement, or_

from bossa.rules import Game, Moved, Player
from bossa.server.games.events import Event
from bossa.server.storage.schema import games

DAY = 86_400.0
LEAST = 10.0
"""Seconds that remain when a takeback also takes back the increment."""

SETTING = ("clock_seconds", "clock_increment", "clock_days")
STATE = ("left_a", "left_b", "running", "running_since")
"""Columns of a game's row: those that are set once, and those that every move changes."""


@dataclass(frozen=True)
class TimeControl:
    """Main time and increment in seconds, or days for each move."""

    seconds: float | None = None
    increment: float = 0.0
    days: int | None = None

    @property
    def full(self) -> float:
        """What each player begins with."""
        return self.seconds if self.seconds is not None else (self.days or 0) * DAY


@dataclass(frozen=True)
class Clock:
    control: TimeControl
    left: dict[Player, float]
    running: Player | None
    since: float

    @classmethod
    def read(cls, row: Mapping[Any, Any]) -> "Clock | None":
        """From a game's row; a game without a clock has none."""
        seconds, increment, days = (row[name] for name in SETTING)
        if seconds is None and days is None:
            return None
        return cls(
            TimeControl(seconds, increment or 0.0, days),
            {Player.A: row["left_a"], Player.B: row["left_b"]},
            Player(row["running"]) if row["running"] else None,
            row["running_since"] or 0.0,
        )

    def at(self, time: float) -> dict[Player, float]:
        """The seconds left at a time."""
        left = dict(self.left)
        if self.running:
            # A server that died may have counted a second further than the one that follows it.
            left[self.running] -= max(0.0, time - self.since)
        return left

    def flagged(self, time: float) -> Player | None:
        """Whose time is up."""
        return self.running if self.running and self.at(time)[self.running] <= 0 else None

    def after(
        self, time: float, events: list[Event], before: Game, running: Player | None
    ) -> "Clock":
        """After what happened at a time in the game `before`; `running` is to move now."""
        left = self.at(time)
        for event in events:
            if event.kind == "moved":
                player = Player(event.payload["player"])
                moved = self.control.full if self.control.days else None
                left[player] = moved or left[player] + self.control.increment
            elif event.kind == "taken-back" and self.control.days:
                left = dict.fromkeys(Player, self.control.full)
            elif event.kind == "taken-back":
                for step in before.steps[event.payload["steps"] :]:
                    if isinstance(step, Moved):
                        left[step.player] = self._without_increment(left[step.player])
        return replace(self, left=left, running=running, since=time)

    def thought(self, player: Player, time: float, seconds: float) -> "Clock":
        """Of a computer that has thought for so long until now."""
        return replace(self, running=player, since=time - seconds)

    def _without_increment(self, left: float) -> float:
        """A takeback takes the increment back too, but nobody runs out of time by it."""
        return max(left - self.control.increment, min(left, LEAST))


def setting_columns(control: TimeControl | None) -> dict[str, Any]:
    """Of a new game's row."""
    control = control or TimeControl()
    return {
        "clock_seconds": control.seconds,
        "clock_increment": control.increment,
        "clock_days": control.days,
        "left_a": control.full or None,
        "left_b": control.full or None,
    }


def state_columns(clock: Clock | None) -> dict[str, Any]:
    """Of a game's row after each change."""
    if clock is None:
        return dict.fromkeys(STATE)
    return {
        "left_a": clock.left[Player.A],
        "left_b": clock.left[Player.B],
        "running": clock.running.value if clock.running else None,
        "running_since": clock.since,
    }


def is_flagged(uptime: ColumnElement[float]) -> ColumnElement[bool]:
    """In SQL: whether the time of the running player is up."""
    gone = uptime - games.c.running_since
    return or_(
        (games.c.running == "A") & (games.c.left_a - gone <= 0),
        (games.c.running == "B") & (games.c.left_b - gone <= 0),
    )
