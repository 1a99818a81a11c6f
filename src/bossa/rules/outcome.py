"""How a game ends: the ending and who won."""

from dataclasses import dataclass

from bossa.rules.words import Player, Word


class Ending(Word):
    """The five endings of the rulebooks (X1 to X4), and three that the players bring about."""

    A = "A"  # no tile left (X2)
    B = "B"  # six rows on a line (X3)
    C = "C"  # no tile left, with the sixth row on the opponent's line (X2)
    D = "D"  # no move (X1)
    E = "E"  # no pile (X4)
    RESIGN = "resign"
    TIME = "time"
    ABANDONED = "abandoned"

    @property
    def is_of_play(self) -> bool:
        """Whether it follows from the position; else a player brought it about."""
        return self not in (Ending.RESIGN, Ending.TIME, Ending.ABANDONED)


@dataclass(frozen=True, slots=True)
class Outcome:
    """An ending and its winner; nobody when it is a tie (X4)."""

    ending: Ending
    winner: Player | None
