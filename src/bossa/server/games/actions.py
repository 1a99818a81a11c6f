"""What can be done in a game: each deed says what happens by it, or why it may not be done."""

from collections.abc import Callable
from dataclasses import dataclass

from bossa.notation import read_move
from bossa.rules import Ending, Moved, NotNow, Player
from bossa.server.games.hosted import check_open, has_moved, own_seats, seat_for
from bossa.server.games.replay import Course, Event
from bossa.server.games.row import Entry
from bossa.server.protocol.snapshot import can_claim


@dataclass(frozen=True)
class Deed:
    what: str
    happens: Callable[[Entry, Course, str], list[Event]]
    """The events that follow when a player does it now."""
    content: str = ""
    """Tells it apart from others of its kind: a word that was used for one is not for another."""


def decide(decision: int, choice: str, seat: Player | None) -> Deed:
    """A choice or a move, with everything that follows from it."""

    def happens(entry: Entry, course: Course, player: str) -> list[Event]:
        who = seat_for(entry, course, player, seat)
        check_open(entry, course)
        if who in course.deciders and course.decision_of(who) != decision:
            raise NotNow("stale-decision", decision=decision)
        return course.decide(who, read_move(choice))

    return Deed("decide", happens, f"{decision} {choice}")


def resign(seat: Player | None) -> Deed:
    def happens(entry: Entry, course: Course, player: str) -> list[Event]:
        who = seat_for(entry, course, player, seat)
        check_open(entry, course)
        return course.leave(who, Ending.RESIGN)

    return Deed("resign", happens)


def answer_takeback(accept: bool) -> Deed:
    def happens(entry: Entry, course: Course, player: str) -> list[Event]:
        seats = own_seats(entry, player)
        check_open(entry, course)
        if course.takeback_by is None or course.takeback_by in seats:
            raise NotNow("nothing-asked")
        if accept:
            return course.take_back(course.takeback_by)
        answer = {"what": "takeback", "by": seats[0].value, "accept": False}
        return [Event(course.number + 1, "answered", answer)]

    return Deed("takeback-answer", happens, str(accept))


def _call_off(entry: Entry, course: Course, player: str) -> list[Event]:
    who = seat_for(entry, course, player, None)
    if course.called_off or course.game.over:
        raise NotNow("game-over", "U2", ending=entry.ending or "")
    if has_moved(course):
        raise NotNow("too-late-to-call-off")
    return [Event(course.number + 1, "called-off", {"by": who.value})]


def _take_back(entry: Entry, course: Course, player: str) -> list[Event]:
    seats = own_seats(entry, player)
    check_open(entry, course)
    if entry.opponent == "device":
        movers = [step.player for step in course.game.steps if isinstance(step, Moved)]
        return course.take_back(movers[-1] if movers else seats[0])
    if entry.opponent == "computer":
        return course.take_back(seats[0])
    return course.ask_takeback(seats[0])


def _claim(entry: Entry, course: Course, player: str) -> list[Event]:
    who = seat_for(entry, course, player, None)
    check_open(entry, course)
    if not can_claim(entry, course, who):
        raise NotNow("not-away-long-enough")
    return course.leave(who.opponent, Ending.ABANDONED)


def _see_time_run_out(_entry: Entry, _course: Course, _player: str) -> list[Event]:
    # Where it has run out the game ends by that, whatever is done.
    raise NotNow("clock-still-runs")


CALL_OFF = Deed("call-off", _call_off)
"""By either, before the first turn is played."""
TAKE_BACK = Deed("takeback", _take_back)
"""At once against the computer and on one device; else the other is asked."""
CLAIM = Deed("claim", _claim)
"""Win a game that the other has left alone for too long."""
SEE_TIME_RUN_OUT = Deed("time", _see_time_run_out)
