"""The last update of each game, in memory: subscribers of this process need not read it again.

A cache; the database is authoritative.
"""

import time
from collections import OrderedDict
from dataclasses import dataclass, replace
from typing import Generic, TypeVar

from bossa.server.games.events import Event
from bossa.server.games.hosted import HostedGame

MOST_GAMES = 2_000
FRESH = 1.0
"""Seconds in which the times in a cached row need not be corrected."""

Value = TypeVar("Value")


class Bounded(OrderedDict[str, Value], Generic[Value]):
    """A value for each game, of the games used last."""

    def put(self, game: str, value: Value) -> None:
        self[game] = value
        self.move_to_end(game)
        if len(self) > MOST_GAMES:
            self.popitem(last=False)


@dataclass(frozen=True)
class Update:
    """A game, and the last events that led to it."""

    game: HostedGame
    events: list[Event]


@dataclass(frozen=True)
class _Cached:
    update: Update
    at: float
    is_old: bool = False
    """Whether a change was reported since."""

    @property
    def game_now(self) -> HostedGame:
        """With the times as they are now: clocks are counted from there."""
        game = self.update.game
        passed = time.monotonic() - self.at
        if passed <= FRESH:
            return game
        row = game.row
        return replace(game, row=replace(row, time=row.time + passed, uptime=row.uptime + passed))


@dataclass(frozen=True)
class _Reported:
    """What is known of changes that are not in the cache."""

    number: int = 0
    """Of the last event that another process has written."""
    changes: int = 0
    """How many were reported."""


class UpdateCache:
    """Never older than anything that was reported of a game."""

    def __init__(self, is_paused: bool = False) -> None:
        self._cached: Bounded[_Cached] = Bounded()
        self._reported: Bounded[_Reported] = Bounded()
        self._is_paused = is_paused

    def changes(self, game: str) -> int:
        """How many changes of a game were reported. Who reads a game asks before reading."""
        return self._reported.get(game, _Reported()).changes

    def put(self, update: Update, changes: int) -> None:
        """An update, read or written when so many changes had been reported. Not cached if
        something newer is known: updates and reports come in any order, and the number of the last
        event does not tell who is here."""
        game, cached = update.game, self._cached.get(update.game.id)
        reported = self._reported.get(game.id, _Reported())
        newest = max(reported.number, cached.update.game.number if cached else 0)
        if game.number < newest or not update.events or self._is_paused:
            return
        if changes == reported.changes:
            self._cached.put(game.id, _Cached(update, time.monotonic()))
        elif game.number > newest:
            # Its events are new, what is beside them may be old: subscribers read both.
            self.report(game.id, game.number)

    def after(self, game: str, number: int) -> Update | None:
        """What happened after an event, where all of it is cached."""
        cached = self._cached.get(game)
        if cached is None or cached.is_old or cached.update.events[0].number > number + 1:
            return None
        events = [event for event in cached.update.events if event.number > number]
        return Update(cached.game_now, events)

    def last(self, game: str) -> Update | None:
        """The last update that was cached, old or not."""
        cached = self._cached.get(game)
        return cached.update if cached else None

    def current(self, game: str) -> Update | None:
        """The last update, where nothing was reported since."""
        cached = self._cached.get(game)
        return cached.update if cached and not cached.is_old else None

    def has(self, game: str, number: int) -> bool:
        """Whether a game is cached as it was after an event, or later."""
        update = self.last(game)
        return update is not None and update.game.number >= number

    def report(self, game: str, number: int = 0) -> None:
        """Another process has written up to an event; 0 is something beside the events."""
        known = self._reported.get(game, _Reported())
        self._reported.put(game, _Reported(max(number, known.number), known.changes + 1))
        if cached := self._cached.get(game):
            self._cached[game] = replace(cached, is_old=True)

    def forget(self, game: str) -> None:
        self._cached.pop(game, None)

    def pause(self) -> None:
        """Changes of other processes are not reported any more: nothing is cached."""
        self._is_paused = True
        self._cached.clear()

    def resume(self) -> None:
        """They are reported again."""
        self._is_paused = False
        self._cached.clear()
