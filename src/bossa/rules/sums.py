"""What the tiles of a hand can make in a colour, as sets of bits.

A group of tiles is one bit, at a place made of its size and its total. One more tile in the hand
shifts all groups at once, so a hand of any size takes a few operations on whole numbers.
"""

from bossa.rules.tiles import MOST_DOTS, TILES, Laid, Tile
from bossa.rules.words import Chip, Colour

MOST_COUNTED = 2 * MOST_DOTS
"""What a tile counts at most: with a Doubler (E3)."""
WIDTH = 80
"""Bits for the totals of one size. All tiles and a chip make 62, and `MOST_COUNTED` more are looked
at below a total."""
BIT_OF_TILE = {tile: 1 << place for place, tile in enumerate(TILES)}
ALL_TILES = (1 << len(TILES)) - 1
_WINDOW = (1 << MOST_COUNTED) - 1


Sums = tuple[int, int]
"""All groups of tiles of a hand that can be used in a colour: those without a chip, and those with
a chip on one of the tiles (E5)."""
NO_TILES: Sums = (1 << MOST_COUNTED, 0)
"""Of an empty hand: the group of no tiles, which makes 0."""


class Counting:
    """How tiles count in a colour, for a player with a chip or without one."""

    def __init__(self, colour: Colour, chip: Chip | None) -> None:
        plain = {tile: tile.dots(colour) for tile in TILES}
        with_chip = {
            tile: laid.counts(colour) if laid.chip and laid.chip_has_effect else 0
            for tile in TILES
            for laid in [Laid(tile, chip)]
        }
        self._shifts = {
            tile: (plain[tile] and WIDTH + plain[tile], with_chip[tile] and WIDTH + with_chip[tile])
            for tile in TILES
        }
        self._plain = _Counted(plain)
        self._with_chip = _Counted(with_chip)

    def sums(self, hand: tuple[Tile, ...]) -> Sums:
        sums = NO_TILES
        for tile in hand:
            sums = self.with_tile(sums, tile)
        return sums

    def with_tile(self, sums: Sums, tile: Tile) -> Sums:
        """What a hand makes with one more tile."""
        plain, with_chip = sums
        shift, chip_shift = self._shifts[tile]
        if shift:
            with_chip |= with_chip << shift
        if chip_shift:
            with_chip |= plain << chip_shift
        return plain | plain << shift if shift else plain, with_chip

    def completing(self, sums: Sums, size: int, number: int) -> int:
        """The tiles with each of which, once it is drawn, the hand makes a number with so many
        tiles: all where it does so already."""
        plain, with_chip = sums
        either = plain | with_chip
        place = size * WIDTH + number
        if either >> (place + MOST_COUNTED) & 1:
            return ALL_TILES
        place -= WIDTH
        return self._plain[either >> place & _WINDOW] | self._with_chip[plain >> place & _WINDOW]


class _Counted(dict[int, int]):
    """The tiles that count one of several amounts. These are bits too, from the highest down."""

    def __init__(self, counts: dict[Tile, int]) -> None:
        super().__init__()
        self._counts = {tile: count for tile, count in counts.items() if count}

    def __missing__(self, wanted: int) -> int:
        found = sum(
            BIT_OF_TILE[tile]
            for tile, count in self._counts.items()
            if wanted >> (MOST_COUNTED - count) & 1
        )
        self[wanted] = found
        return found


COUNTING = {chip: tuple(Counting(colour, chip) for colour in Colour) for chip in (None, *Chip)}
"""By the chip that a player has, for white and black."""
