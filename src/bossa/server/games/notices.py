"""What a process tells the others of a game that it has written.

A message names the game, its last event and the process. Where it fits, it also carries the row and
the new events: a process that knows everything before them need not read the game again.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import msgspec

from bossa.server.games.cache import Update
from bossa.server.games.events import Event
from bossa.server.games.hosted import HostedGame
from bossa.server.games.row import GameRow, Seat

LARGEST = 7_999
"""Bytes that PostgreSQL takes as a message."""


class Change(msgspec.Struct, frozen=True):
    """What a transaction has written of a game."""

    row: GameRow
    """As it is stored now, but for the deal: it never changes, and nobody needs it twice."""
    events: list[dict[str, Any]]
    """As they are stored."""

    def after(self, known: HostedGame) -> Update | None:
        """The game after this change of a known one; None unless that is the game just before."""
        events = [Event.read(each) for each in self.events]
        if not events or events[0].number != known.number + 1:
            return None
        replay = known.replay
        for event in events:
            replay = replay.after(event)
        seats = {seat: _later(known.row.seats[seat], told) for seat, told in self.row.seats.items()}
        row = replace(self.row, seats=seats, deal=known.row.deal, salt=known.row.salt)
        return Update(HostedGame(row, replay), events)


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Change).decode


@dataclass(frozen=True)
class GameNotice:
    game: str
    number: int
    """Of the last event. 0: something beside the events has changed, such as who is here."""
    process: str
    change: Change | None = None
    """None where it does not fit, and beside the events."""

    @classmethod
    def of(cls, game: HostedGame, events: Sequence[Event], at: float, process: str) -> "GameNotice":
        """Of events that were written at a time."""
        row = replace(game.row, deal="", salt="")
        written = [event.written(game.id, at) for event in events]
        return cls(game.id, game.number, process, Change(row, written))

    @classmethod
    def read(cls, message: str) -> "GameNotice":
        game, number, process, *rest = message.split(" ", 3)
        try:
            change = _decode(rest[0]) if rest else None
        except msgspec.DecodeError:
            # Of another version: what it has stored is read from the table.
            change = None
        return cls(game, int(number), process, change)

    def written(self) -> str:
        head = f"{self.game} {self.number} {self.process}"
        if self.change is None:
            return head
        message = b"%b %b" % (head.encode(), _encode(self.change))
        return message.decode() if len(message) <= LARGEST else head


def _later(known: Seat, told: Seat) -> Seat:
    """Who is here is stored without holding the game: who wrote may have read it earlier than we
    did."""
    if known.player != told.player or (known.seen_uptime or 0.0) <= (told.seen_uptime or 0.0):
        return told
    return replace(told, here=known.here, seen_uptime=known.seen_uptime)
