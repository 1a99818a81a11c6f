"""An example of a rule: a position, what is tried there, and what comes of it."""

from dataclasses import dataclass
from enum import StrEnum

from bossa.notation import read_move, read_position, read_tile
from bossa.rules import Game, Outcome, Phase, Player


class Shown(StrEnum):
    """What is drawn of an example."""

    WHITE = "white"
    BLACK = "black"
    LINES = "lines"
    HAND = "hand"
    """The hand of A."""
    HANDS = "hands"


@dataclass(frozen=True, slots=True)
class Example:
    """Without a move, the position itself is the example."""

    name: str
    """Unique among the examples of its statement."""
    shown: Shown
    position: str
    move: str = ""
    brought: str = ""
    """The tile that a redraw brings."""
    refused: str = ""
    """The code of the refusal; empty where the move is legal."""
    refused_by: str = ""
    """The rule that the refusal names, where that is not the statement of the example."""
    outcome: Outcome | None = None
    """How the game ends with it; None where it goes on."""
    is_printed: bool = False
    """Whether it is on the printed pages, which have room for one or two in a section."""

    def start(self) -> Game:
        return Game.of_position(read_position(self.position))

    def played(self) -> Game:
        """The game after the move. A move that is refused raises its refusal."""
        brought = read_tile(self.brought) if self.brought else None
        return self.start().play(read_move(self.move), by=Player.A, brought=brought)

    @property
    def can_be_tried(self) -> bool:
        """Whether a reader can lay tiles there: A has drawn, and the game goes on."""
        game = self.start()
        return bool(self.move) and game.position.phase is Phase.PLAY and not game.over
