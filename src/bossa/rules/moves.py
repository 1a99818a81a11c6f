"""What a player can do in a turn (U2): lay a row, or use one of three actions."""

from collections.abc import Iterable
from dataclasses import dataclass

from bossa.rules.tiles import PLAIN, Laid, Layer, Tile
from bossa.rules.words import Choice, Colour


def layer_of(tiles: Iterable[Tile | Laid]) -> Layer:
    """A layer from tiles in any order, sorted as the notation writes it."""
    return tuple(sorted(map(_laid, tiles), key=_by_tile))


def _laid(tile: Tile | Laid) -> Laid:
    return tile if isinstance(tile, Laid) else PLAIN[tile]


def _by_tile(laid: Laid) -> tuple[Tile, str]:
    return laid.tile, laid.chip.value if laid.chip else ""


@dataclass(frozen=True, slots=True)
class Placing:
    """A player puts tiles of the hand on one number of a line (U3). Takes them in any order."""

    colour: Colour
    number: int
    tiles: Layer

    def __init__(self, colour: Colour, number: int, tiles: Iterable[Tile | Laid]) -> None:
        object.__setattr__(self, "colour", colour)
        object.__setattr__(self, "number", number)
        object.__setattr__(self, "tiles", layer_of(tiles))


class Lay(Placing):
    """A player lays a row at one end of a line (L1)."""

    __slots__ = ()


class Stack(Placing):
    """A player lays a layer on top of a row (A3)."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Exchange:
    """A player swaps one tile of their hand for one of the opponent's (A2)."""

    own: Tile
    theirs: Tile


@dataclass(frozen=True, slots=True)
class Redraw:
    """A player discards one tile and draws another from the pile (A1)."""

    tile: Tile


Move = Lay | Stack | Exchange | Redraw

Decision = Move | Choice
"""What a player decides: a choice in the set-up, a move in a turn."""
