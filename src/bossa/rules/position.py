"""A position: all that lies on the table and in the hands, and who is to do what."""

from dataclasses import dataclass, replace
from itertools import chain

from bossa.rules.lines import Line
from bossa.rules.ruleset import Rules
from bossa.rules.tiles import TILES, Tile
from bossa.rules.words import Chip, Colour, Marker, Phase, Player

HAND_SIZE = 4


@dataclass(frozen=True, slots=True)
class Side:
    """What one player has: the hand (None when it is not known), markers and chips left."""

    hand: tuple[Tile, ...] | None
    markers: tuple[Marker, ...] = tuple(Marker)
    chips: tuple[Chip, ...] = ()

    def __post_init__(self) -> None:
        """In the order in which they are written, however they are given."""
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
        """The chip left to use, once one is kept."""
        return self.chips[0] if self.chips else None

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """The tiles of the hand that are known."""
        return self.hand or ()


@dataclass(frozen=True, slots=True)
class Position:
    """Everything but the order of the pile and which of the unseen tiles is the removed one.

    In the set-up a hand may be unknown: so a position is also what one seat knows.
    """

    rules: Rules
    player: Player
    """Who is to act. While both are to keep a chip: A."""
    phase: Phase
    white: Line
    black: Line
    a: Side
    b: Side
    out: tuple[Tile, ...] = ()
    """Discarded by Redraw."""
    first: Player | None = None
    """Who will play first, while chips are kept; the notation does not tell (S4)."""

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
        """All others: the pile, the removed tile, and hands that are not known (V1)."""
        seen = set(self.seen)
        return tuple(tile for tile in TILES if tile not in seen)

    @property
    def pile_size(self) -> int:
        unknown = sum(HAND_SIZE for side in self.sides if side.hand is None)
        return len(TILES) - len(self.seen) - unknown - 1
