"""How a game ends: the ending and who won."""

from dataclasses import dataclass

from bossa.rules.words import Player, Word


class Ending(Word):
    """The five endings of the rulebooks (X1 to X4), and three for a player who leaves the game."""

    A = "A"  # a hand is empty (X2)
    B = "B"  # a line has six rows (X3)
    C = "C"  # a hand is empty after the sixth row on the opponent's line (X2)
    D = "D"  # a player has no move (X1)
    E = "E"  # the pile is empty (X4)
    RESIGN = "resign"
    TIME = "time"
    ABANDONED = "abandoned"

    @property
    def is_of_play(self) -> bool:
        """Whether the position ended the game. Otherwise a player left it."""
        return self not in (Ending.RESIGN, Ending.TIME, Ending.ABANDONED)


@dataclass(frozen=True, slots=True)
class Outcome:
    """An ending and its winner. The winner of a tie is None (X4)."""

    ending: Ending
    winner: Player | None
