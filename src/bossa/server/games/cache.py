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

    @property
    def game_now(self) -> HostedGame:
        """With the times as they are now: clocks are counted from there."""
        game = self.update.game
        passed = time.monotonic() - self.at
        if passed <= FRESH:
            return game
        row = game.row
        return replace(game, row=replace(row, time=row.time + passed, uptime=row.uptime + passed))


class UpdateCache:
    """Never older than anything that another process has reported of a game."""

    def __init__(self) -> None:
        self._cached: Bounded[_Cached] = Bounded()
        self._reported: Bounded[int] = Bounded()

    def put(self, update: Update) -> None:
        """Unless something newer is known: updates and reports come in any order."""
        game, cached = update.game, self._cached.get(update.game.id)
        known = max(self._reported.get(game.id, 0), cached.update.game.number if cached else 0)
        if game.number >= known:
            self._cached.put(game.id, _Cached(update, time.monotonic()))

    def after(self, game: str, number: int) -> Update | None:
        """What happened after an event, where all of it is cached."""
        cached = self._cached.get(game)
        if cached is None or cached.update.events[0].number > number + 1:
            return None
        events = [event for event in cached.update.events if event.number > number]
        return Update(cached.game_now, events)

    def has(self, game: str, number: int) -> bool:
        """Whether a game is cached as it was after an event, or later."""
        cached = self._cached.get(game)
        return cached is not None and cached.update.game.number >= number

    def pop(self, game: str) -> Update | None:
        cached = self._cached.pop(game, None)
        return cached.update if cached else None

    def report(self, game: str, number: int) -> None:
        """Another process has written up to an event; 0 is something beside the events."""
        self._cached.pop(game, None)
        self._reported.put(game, max(number, self._reported.get(game, 0)))

    def clear(self) -> None:
        self._cached.clear()
