"""What the row of a game says of it: lists, clocks and thinkers need not replay its course."""

from typing import Any

from sqlalchemy import bindparam, update

from bossa.rules import Moved, Phase, Player
from bossa.server.games.replay import Course, Event
from bossa.server.games.row import Clock, Entry
from bossa.server.storage.schema import games

CLOCK = ("left_a", "left_b", "running", "running_since")
COLUMNS = (
    "number", "status", "deciders", "winner", "ending", "changed_at", "thinker", "leased_until",
    *CLOCK,
)  # fmt: skip
LEAST = 10.0
"""Seconds that a takeback leaves to who has them."""
SUMMARISED = (
    update(games)
    .where(games.c.id == bindparam("game"))
    .values({name: bindparam(name) for name in COLUMNS})
)


def summary(entry: Entry, before: Course, course: Course, happened: list[Event]) -> dict[str, Any]:
    """What the row of a game says of its course, after what happened since `before`."""
    game = course.game
    outcome = game.outcome
    waiting = entry.status == "waiting"
    if course.called_off:
        status = "called-off"
    elif outcome:
        status = "over"
    elif waiting:
        status = "waiting"
    else:
        status = "setup" if game.position.phase.is_setup else "playing"
    deciders = () if waiting else course.deciders
    thinkers = [seat for seat in deciders if entry.seats[seat].kind == "computer"]
    values: dict[str, Any] = {
        "number": course.number,
        "status": status,
        "deciders": "".join(seat.value for seat in deciders),
        "winner": outcome.winner.value if outcome and outcome.winner else None,
        "ending": outcome.ending.value if outcome else None,
        "changed_at": entry.time,
        "thinker": thinkers[0].value if thinkers else None,
        "leased_until": None,
    }
    return values | _clock_after(entry, before, course, happened)


def _clock_after(
    entry: Entry, before: Course, course: Course, happened: list[Event]
) -> dict[str, Any]:
    clock = entry.clock
    if clock is None:
        return dict.fromkeys(CLOCK)
    left = clock.now(entry.time)
    for event in happened:
        if event.kind == "moved":
            player = Player(event.payload["player"])
            left[player] = clock.full if clock.days else left[player] + clock.increment
        elif event.kind == "taken-back" and clock.days:
            left = dict.fromkeys(Player, clock.full)
        elif event.kind == "taken-back":
            for step in before.game.steps[event.payload["steps"] :]:
                if isinstance(step, Moved):
                    left[step.player] = _without(clock, left[step.player])
    position = course.game.position
    runs = bool(course.deciders) and position.phase is Phase.PLAY and entry.status != "waiting"
    return {
        "left_a": left[Player.A],
        "left_b": left[Player.B],
        "running": position.player.value if runs else None,
        "running_since": entry.time,
    }


def _without(clock: Clock, left: float) -> float:
    """What is left when the increment of a move is taken back; nobody runs out of time by that."""
    return max(left - clock.increment, min(left, LEAST))


def out_of_time(entry: Entry) -> Player | None:
    """Whose time is up."""
    clock = entry.clock
    if clock is None or clock.running is None:
        return None
    return clock.running if clock.now(entry.time)[clock.running] <= 0 else None
