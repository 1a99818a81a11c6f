"""A game that somebody wants to play."""

import secrets
from dataclasses import dataclass

from bossa.lessons import Practice
from bossa.lessons.practice import LEVEL, YOU
from bossa.players import LEVELS
from bossa.rules import Player, Rules, Unreadable
from bossa.server.games.clock import TimeControl
from bossa.server.games.row import GameRow


def computer_id(level: str) -> str:
    """The player id of a computer player."""
    return f"computer-{level}"


@dataclass(frozen=True)
class NewGame:
    player: str
    """Who wants it."""
    rules: str
    opponent: str
    """computer, link or device."""
    level: str | None = None
    seat: Player | None = None
    """The player's own; by chance where none is named."""
    control: TimeControl | None = None
    other: str | None = None
    """The player of the other seat, where that is known already."""
    names: dict[Player, str | None] | None = None
    """Of the two people on one device."""
    practice: Practice | None = None
    """The game whose first turns have been played."""
    origin: str | None = None
    """The network that asks for it, as a keyed hash; None where nobody's network counts."""

    @classmethod
    def again(cls, row: GameRow, player: str, seat: Player, origin: str | None = None) -> "NewGame":
        """A rematch: the same game, with the player on the given seat."""
        return cls(
            player,
            row.rules,
            row.opponent,
            row.level,
            seat,
            control=row.clock.control if row.clock else None,
            other=row.seats[seat].player,
            names=_swapped(row) if row.opponent == "device" else None,
            origin=origin,
        )

    @classmethod
    def practising(cls, player: str, practice: Practice, origin: str | None = None) -> "NewGame":
        """The practice game: everything in it is prepared."""
        return cls(player, practice.rules, "computer", LEVEL, YOU, practice=practice, origin=origin)

    @classmethod
    def playing_on(
        cls, player: str, practice: Practice, level: str | None, origin: str | None = None
    ) -> "NewGame":
        """A game that goes on from a moment, with the player on the side that is to act."""
        seat = practice.game.position.player
        return cls(
            player, practice.rules, "computer", level, seat, practice=practice, origin=origin
        )

    def seats(self) -> dict[Player, str | None]:
        """Who sits where; None is an empty seat."""
        if self.opponent == "device":
            return dict.fromkeys(Player, self.player)
        seat = self.seat or secrets.choice(list(Player))
        other = self.other
        if self.opponent == "computer":
            if self.level not in LEVELS:
                raise Unreadable("no-such-level", name=str(self.level))
            other = computer_id(self.level)
        return {seat: self.player, seat.opponent: other}

    @property
    def rule_set(self) -> Rules:
        return Rules.of(self.rules)


def _swapped(row: GameRow) -> dict[Player, str | None]:
    return {seat.opponent: who.name for seat, who in row.seats.items()}
