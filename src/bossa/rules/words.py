"""The enumerations of the game: colours, players, markers, chips, choices, phases."""

from enum import Enum


class Word(Enum):
    """An enumeration whose `repr` is Python code for the same value."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}.{self.name}"


class Colour(Word):
    WHITE = "white"
    BLACK = "black"

    @property
    def other(self) -> "Colour":
        return Colour.BLACK if self is Colour.WHITE else Colour.WHITE


class Player(Word):
    A = "A"
    B = "B"

    @property
    def opponent(self) -> "Player":
        return Player.B if self is Player.A else Player.A


class Marker(Word):
    """An action marker, usable once a game (K2)."""

    REDRAW = "R"
    EXCHANGE = "X"
    STACK = "S"


class Chip(Word):
    """A modifier chip of the expansion, usable once a game (K3, E2)."""

    DOUBLER = "d"
    INVERTER = "i"


class Choice(Word):
    """What a player chooses in the set-up (S3, S4, E1)."""

    WHITE = "white"
    BLACK = "black"
    FIRST = "first"
    KEEP_DOUBLER = "keep-d"
    KEEP_INVERTER = "keep-i"


class Phase(Word):
    """What the player who is to act has to do."""

    CHOOSE = "choose"  # choose a line, or to play first (S3)
    LINE = "line"  # choose a line; the opponent chose to play first (S4)
    KEEP = "keep"  # keep the Doubler or the Inverter, in secret (E1)
    DRAW = "draw"  # draw a tile from the pile (U1)
    PLAY = "play"  # lay a row or use an action (U2)

    @property
    def is_setup(self) -> bool:
        return self in (Phase.CHOOSE, Phase.LINE, Phase.KEEP)


LINE_OF_CHOICE = {Choice.WHITE: Colour.WHITE, Choice.BLACK: Colour.BLACK}
CHIP_OF_CHOICE = {Choice.KEEP_DOUBLER: Chip.DOUBLER, Choice.KEEP_INVERTER: Chip.INVERTER}
