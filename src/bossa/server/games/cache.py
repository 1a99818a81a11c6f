"""What was written last of each game, in memory: those who listen here need not read it again."""

import time
from collections import OrderedDict
from dataclasses import dataclass, replace
from typing import Generic, TypeVar

from bossa.server.games.replay import Course, Event
from bossa.server.games.row import Entry

REMEMBERED = 2_000
"""Games of which something is kept. What it is is in the database; this saves reading it again."""
AT_ONCE = 1.0
"""Seconds in which an entry is as good as new."""

Value = TypeVar("Value")
News = tuple[Entry, Course, list[Event]]
"""A game as it stands, and what happened in it."""


class Kept(OrderedDict[str, Value], Generic[Value]):
    """Something of each game, and not of too many."""

    def put(self, game: str, value: Value) -> None:
        self[game] = value
        self.move_to_end(game)
        if len(self) > REMEMBERED:
            self.popitem(last=False)


@dataclass(frozen=True)
class _Written:
    entry: Entry
    course: Course
    happened: list[Event]
    at: float

    @property
    def entry_now(self) -> Entry:
        """With the database's time as it is now: clocks are counted from there."""
        gone = time.monotonic() - self.at
        return replace(self.entry, time=self.entry.time + gone) if gone > AT_ONCE else self.entry


class Latest:
    """Never older than anything that was heard of the game from another process."""

    def __init__(self) -> None:
        self._written: Kept[_Written] = Kept()
        self._heard: Kept[int] = Kept()

    def keep(self, entry: Entry, course: Course, happened: list[Event]) -> None:
        """Unless something newer is known: what is told comes in any order."""
        written = self._written.get(entry.id)
        known = max(self._heard.get(entry.id, 0), written.course.number if written else 0)
        if course.number >= known:
            now = time.monotonic()
            self._written.put(entry.id, _Written(entry, course, happened, now))

    def after(self, game: str, number: int) -> News | None:
        """What happened after a number, where that is all known here."""
        written = self._written.get(game)
        if written is None or written.happened[0].number > number + 1:
            return None
        happened = [event for event in written.happened if event.number > number]
        return written.entry_now, written.course, happened

    def knows(self, game: str, number: int) -> bool:
        """Whether a game is kept as it was after a number, or later."""
        written = self._written.get(game)
        return written is not None and written.course.number >= number

    def take_out(self, game: str) -> News | None:
        """What is kept of a game, kept no longer: something beside it has changed."""
        written = self._written.pop(game, None)
        return (written.entry, written.course, written.happened) if written else None

    def hear(self, game: str, number: int) -> None:
        """Another process has written up to a number; 0 is something beside the game."""
        self._written.pop(game, None)
        self._heard.put(game, max(number, self._heard.get(game, 0)))

    def clear(self) -> None:
        self._written.clear()
