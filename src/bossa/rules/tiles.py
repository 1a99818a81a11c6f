"""The 27 tiles, and tiles laid in a row, with or without a chip."""

from operator import itemgetter
from typing import NamedTuple

from bossa.rules.refusals import Illegal
from bossa.rules.words import Chip, Colour

MOST_DOTS = 6


class Tile(tuple[int, int]):
    """White dots and black dots (T1). Tiles sort by white, then black."""

    __slots__ = ()

    def __new__(cls, white: int, black: int) -> "Tile":
        if white < 0 or black < 0 or not 1 <= white + black <= MOST_DOTS:
            raise Illegal("no-such-tile", "T1", tile=f"{white}{black}")
        return super().__new__(cls, (white, black))

    white = property(itemgetter(0))
    black = property(itemgetter(1))

    def dots(self, colour: Colour) -> int:
        """The dots of one colour. A tile never counts the sum of both (T2)."""
        return self[0] if colour is Colour.WHITE else self[1]

    def __repr__(self) -> str:
        return f"Tile({self[0]}, {self[1]})"

    def __str__(self) -> str:
        return f"{self[0]}{self[1]}"

    def __getnewargs__(self) -> tuple[int, int]:
        return self[0], self[1]


TILES = tuple(
    Tile(white, black)
    for white in range(MOST_DOTS + 1)
    for black in range(MOST_DOTS + 1)
    if 1 <= white + black <= MOST_DOTS
)


class Laid(NamedTuple):
    """A tile that lies in a row or is about to be laid there, with or without a chip on it."""

    tile: Tile
    chip: Chip | None = None

    def counts(self, colour: Colour) -> int:
        """What the tile counts in a colour. 0 means that it cannot be used there (T4, E3, E4)."""
        if self.chip is Chip.INVERTER:
            return self.tile.dots(colour.other)
        return self.tile.dots(colour) * (2 if self.chip is Chip.DOUBLER else 1)

    @property
    def chip_has_effect(self) -> bool:
        """False only for an Inverter on a tile with equal dots, which changes nothing (E6)."""
        return self.chip is not Chip.INVERTER or self.tile.white != self.tile.black

    def __str__(self) -> str:
        return f"{self.tile}{self.chip.value if self.chip else ''}"


PLAIN = {tile: Laid(tile) for tile in TILES}

Layer = tuple[Laid, ...]


def total(layer: Layer, colour: Colour) -> int:
    return sum(laid.counts(colour) for laid in layer)
