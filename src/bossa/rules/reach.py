"""What can still become of a place: whether any tiles that are left could ever be laid there.

It is asked for no more than that some of the tiles in the hands and unseen make the number, with a
chip that is left: a place that can be filled in principle counts as open.
"""

from bossa.rules.lines import End, Row
from bossa.rules.position import Position
from bossa.rules.tiles import MOST_DOTS, Laid
from bossa.rules.words import Colour, Marker


def can_ever_fill(position: Position, end: End) -> bool:
    return _can_ever_make(position, end.colour, end.number, end.sizes)


def can_ever_stack(position: Position, colour: Colour, row: Row) -> bool:
    """On a row of a line, by who has the marker left (A3)."""
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
    """Whether so many tiles, none with more than `most` dots, make a number. `left` says how many
    tiles there are with so many dots."""
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
