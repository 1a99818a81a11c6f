"""Who may act in a game, for which seat, and whether there is anything to do."""

from bossa.rules import Moved, NotNow, Player, Refusal
from bossa.server.games.replay import Course
from bossa.server.games.row import Entry


class NotYours(Refusal):
    """It belongs to somebody else."""


def own_seats(entry: Entry, player: str) -> tuple[Player, ...]:
    seats = entry.seats_of(player)
    if not seats:
        raise NotYours("not-your-seat")
    return seats


def seat_for(entry: Entry, course: Course, player: str, wanted: Player | None) -> Player:
    """The seat that a player acts for: on one device the one that is to decide, unless named."""
    seats = own_seats(entry, player)
    if wanted is not None:
        if wanted not in seats:
            raise NotYours("not-your-seat")
        return wanted
    if len(seats) == 1:
        return seats[0]
    return next((seat for seat in course.deciders if seat in seats), seats[0])


def check_open(entry: Entry, course: Course) -> None:
    if entry.status == "waiting":
        raise NotNow("nobody-there-yet")
    if course.called_off:
        raise NotNow("called-off")
    if course.game.outcome:
        raise NotNow("game-over", "U2", ending=course.game.outcome.ending.value)


def has_moved(course: Course) -> bool:
    return any(isinstance(step, Moved) for step in course.game.steps) or course.takebacks > 0
