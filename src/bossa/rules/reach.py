"""What can still become of an end: whether any tiles that are left could ever fill it."""

from bossa.rules.lines import End
from bossa.rules.position import Position
from bossa.rules.tiles import MOST_DOTS, Laid


def can_ever_fill(position: Position, end: End) -> bool:
    """Whether some of the tiles in the hands and unseen make a row there, with a chip that is left.

    It asks for no more than that: an end that can be filled in principle counts as open.
    """
    tiles = (*position.a.tiles, *position.b.tiles, *position.unseen)
    left = [0] * (MOST_DOTS + 1)
    for tile in tiles:
        left[tile.dots(end.colour)] += 1
    if any(_makes(left, size, end.number, MOST_DOTS) for size in end.sizes):
        return True
    chips = {chip for side in position.sides for chip in side.chips}
    for laid in (Laid(tile, chip) for chip in chips for tile in tiles):
        if counts := laid.counts(end.colour):
            dots = laid.tile.dots(end.colour)
            left[dots] -= 1
            rest = end.number - counts
            found = any(_makes(left, size - 1, rest, MOST_DOTS) for size in end.sizes)
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
