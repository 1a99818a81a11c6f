"""Whether a place can still be filled with the tiles that are left.

The answer is yes when some of the unseen tiles and the tiles in both hands make the number, with
or without one of the chips left. Who holds these tiles does not matter.
"""

from bossa.rules.lines import End, Row
from bossa.rules.position import Position
from bossa.rules.tiles import MOST_DOTS, Laid
from bossa.rules.words import Colour, Marker


def can_ever_fill(position: Position, end: End) -> bool:
    """Whether anybody can ever lay a row at this end."""
    return _can_ever_make(position, end.colour, end.number, end.sizes)


def can_ever_stack(position: Position, colour: Colour, row: Row) -> bool:
    """Whether anybody can ever stack on this row: somebody must have the marker left (A3)."""
    if not any(Marker.STACK in side.markers for side in position.sides):
        return False
    return _can_ever_make(position, colour, row.number, (row.size,))


def _can_ever_make(position: Position, colour: Colour, number: int, sizes: tuple[int, ...]) -> bool:
    tiles = (*position.a.tiles, *position.b.tiles, *position.unseen)
    left = [0] * (MOST_DOTS + 1)
    for tile in tiles:
        left[tile.dots(colour)] += 1
    if any(_makes(left, size, number, MOST_DOTS) for size in sizes):
        return True
    chips = {chip for side in position.sides for chip in side.chips}
    for laid in (Laid(tile, chip) for chip in chips for tile in tiles):
        if counts := laid.counts(colour):
            dots = laid.tile.dots(colour)
            left[dots] -= 1
            rest = number - counts
            found = any(_makes(left, size - 1, rest, MOST_DOTS) for size in sizes)
            left[dots] += 1
            if found:
                return True
    return False


def _makes(left: list[int], size: int, number: int, most: int) -> bool:
    """Whether `size` tiles with at most `most` dots each can make `number`.

    `left[dots]` is how many tiles with that many dots are left.
    """
    if size == 0:
        return number == 0
    if not size <= number <= size * most:
        return False
    for dots in range(min(most, number - size + 1), 0, -1):
        if left[dots]:
            left[dots] -= 1
            found = _makes(left, size - 1, number - dots, dots)
            left[dots] += 1
            if found:
                return True
    return False
