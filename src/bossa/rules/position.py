"""A position: everything on the table and in the hands, and who is to do what."""

from dataclasses import dataclass, replace
from itertools import chain

from bossa.rules.lines import Line
from bossa.rules.ruleset import Rules
from bossa.rules.tiles import TILES, Tile
from bossa.rules.words import Chip, Colour, Marker, Phase, Player

HAND_SIZE = 4
"""Tiles that a player is dealt (S1)."""
MOST_IN_HAND = HAND_SIZE + 3
"""Tiles that a hand can have in a game: after two turns that laid nothing (A1, A2), and a draw."""


@dataclass(frozen=True, slots=True)
class Side:
    """What one player has: the hand (None when it is unknown), and the markers and chips left."""

    hand: tuple[Tile, ...] | None
    markers: tuple[Marker, ...] = tuple(Marker)
    chips: tuple[Chip, ...] = ()

    def __post_init__(self) -> None:
        """Sort everything as the notation writes it, so that equal sides are equal values."""
        if self.hand is not None:
            object.__setattr__(self, "hand", tuple(sorted(self.hand)))
        object.__setattr__(self, "markers", tuple(m for m in Marker if m in self.markers))
        object.__setattr__(self, "chips", tuple(c for c in Chip if c in self.chips))

    def with_tile(self, tile: Tile) -> "Side":
        return Side((*self.tiles, tile), self.markers, self.chips)

    def without_tile(self, tile: Tile) -> "Side":
        return Side(tuple(t for t in self.tiles if t != tile), self.markers, self.chips)

    def without_marker(self, marker: Marker) -> "Side":
        return Side(self.hand, tuple(m for m in self.markers if m is not marker), self.chips)

    @property
    def chip(self) -> Chip | None:
        """The chip that the player can still use. Ask only after the set-up, when one was kept."""
        return self.chips[0] if self.chips else None

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """The tiles of the hand; none when the hand is unknown."""
        return self.hand or ()


@dataclass(frozen=True, slots=True)
class Position:
    """Everything but the order of the pile and which unseen tile is the removed one.

    In the set-up a hand may be unknown, so that a position can also hold what one player knows.
    """

    rules: Rules
    player: Player
    """Who is to act. While both players still have to keep a chip, it is A."""
    phase: Phase
    white: Line
    black: Line
    a: Side
    b: Side
    out: tuple[Tile, ...] = ()
    """The tiles discarded by Redraw."""
    first: Player | None = None
    """Who will play first, while chips are kept in the regular game and where it is known (S4)."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "out", tuple(sorted(self.out)))

    def line(self, colour: Colour) -> Line:
        return self.white if colour is Colour.WHITE else self.black

    @property
    def lines(self) -> tuple[Line, Line]:
        return self.white, self.black

    def side(self, player: Player) -> Side:
        return self.a if player is Player.A else self.b

    @property
    def sides(self) -> tuple[Side, Side]:
        return self.a, self.b

    def with_side(self, player: Player, side: Side) -> "Position":
        return replace(self, a=side) if player is Player.A else replace(self, b=side)

    def with_line(self, line: Line) -> "Position":
        return (
            replace(self, white=line) if line.colour is Colour.WHITE else replace(self, black=line)
        )

    @property
    def on_table(self) -> tuple[Tile, ...]:
        """The tiles in the rows of both lines."""
        return tuple(
            laid.tile
            for line in self.lines
            for row in chain(line.below, line.above)
            for layer in row.layers
            for laid in layer
        )

    @property
    def seen(self) -> tuple[Tile, ...]:
        """All tiles whose place is known."""
        return (*self.on_table, *self.a.tiles, *self.b.tiles, *self.out)

    @property
    def unseen(self) -> tuple[Tile, ...]:
        """All other tiles: the pile, the removed tile and the unknown hands (V1)."""
        seen = set(self.seen)
        return tuple(tile for tile in TILES if tile not in seen)

    @property
    def pile_size(self) -> int:
        unknown = sum(HAND_SIZE for side in self.sides if side.hand is None)
        return len(TILES) - len(self.seen) - unknown - 1
