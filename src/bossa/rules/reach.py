"""What can still become of an end: whether any tiles that are left could ever fill it."""

from collections.abc import Iterable

from bossa.rules.lines import End
from bossa.rules.position import Position
from bossa.rules.tiles import Laid, Tile
from bossa.rules.words import Chip, Colour


def can_ever_fill(position: Position, end: End) -> bool:
    """Whether some of the tiles in the hands and unseen make a row there, with a chip that is left.

    It asks for no more than that: an end that can be filled in principle counts as open.
    """
    chips = {chip for side in position.sides for chip in side.chips}
    tiles = (*position.a.tiles, *position.b.tiles, *position.unseen)
    totals = _totals(tiles, end.colour, max(end.sizes), chips)
    return any(totals[size] >> end.number & 1 for size in end.sizes)


def _totals(tiles: Iterable[Tile], colour: Colour, most: int, chips: set[Chip]) -> list[int]:
    """By number of tiles: a bit for each total that so many make, with or without a chip."""
    plain = [1] + [0] * most
    chipped = [0] * (most + 1)
    for tile in tiles:
        dots = tile.dots(colour)
        counts = [Laid(tile, chip).counts(colour) for chip in chips]
        for size in range(most, 0, -1):
            if dots:
                chipped[size] |= chipped[size - 1] << dots
            for count in filter(None, counts):
                chipped[size] |= plain[size - 1] << count
            if dots:
                plain[size] |= plain[size - 1] << dots
    return [one | other for one, other in zip(plain, chipped, strict=True)]
