"""All that the kernel compiles in from the rules.

Compiled files take values of the rules from here, and never from `bossa.rules`. So a changed rule
reaches the whole kernel, and the cache of compiled code can be named by these values (`digest`).
Where the machine words have no room for a rule, the import fails.
"""

import hashlib
from functools import cache

from bossa.rules import RULE_SETS, TILES, Chip, Colour, Laid, Marker, Rules
from bossa.rules.deal import DIE
from bossa.rules.position import HAND_SIZE as HAND_SIZE
from bossa.rules.position import MOST_IN_HAND
from bossa.rules.tiles import MOST_DOTS as MOST_DOTS


def require(fits: bool, what: str) -> None:
    """Refuse to load a kernel that has no room for these rules."""
    if not fits:
        raise NotImplementedError(f"the kernel has no room for these rules: {what}")


_VARIANTS = (Rules.of("regular"), Rules.of("novice"))
"""A state has one bit to tell these apart. It needs none for the expansion: that shows in the chips
that the players hold."""

_CHIPS = (None, *Chip)

TILE_COUNT = len(TILES)

COUNTS = tuple(
    tuple(
        tuple(
            laid.counts(colour) if laid.chip_has_effect else 0
            for laid in (Laid(tile, chip) for tile in TILES)
        )
        for colour in Colour
    )
    for chip in _CHIPS
)
"""By chip (0 for none), colour and tile: what the tile counts with the chip on it. It is 0 where
the tile cannot be used, and where the chip has no effect."""

MARKER_NAMES = tuple(marker.name for marker in Marker)
CHIP_NAMES = tuple(chip.name for chip in Chip)

LOWEST_DIE, HIGHEST_DIE = min(DIE), max(DIE)

MOST_HAND = MOST_IN_HAND + 3
"""Tiles that a hand can have in a search. In a position set up by hand, the player who waits may
have `MOST_IN_HAND`. Two of the turns that follow may lay nothing (A1, A2), and each turn draws."""

MOST_TURNS = TILE_COUNT
"""No game has more: each turn draws a tile."""

LINES_ARE_CHOSEN = tuple(rules.lines_are_chosen for rules in _VARIANTS)
"""By variant."""

NEVER = 99
"""More rows than a line can have."""

ROWS_TO_WIN = tuple(rules.rows_to_win or NEVER for rules in _VARIANTS)
"""By variant."""


def _tiles_to_reach(rules: Rules) -> dict[int, int]:
    """By size of a row: the fewest tiles that lie on one side of the die when there is such a row.

    A size that would take all tiles is left out: the removed tile is never laid.
    """
    fewest: dict[int, int] = {}
    reached = [(size, size) for size in rules.sizes_beside(None)]
    while reached:
        size, tiles = reached.pop()
        if size <= MOST_HAND and tiles < min(TILE_COUNT, fewest.get(size, TILE_COUNT)):
            fewest[size] = tiles
            reached += [(other, tiles + other) for other in rules.sizes_beside(size)]
    return fewest


MOST_IN_ROW = max(max(_tiles_to_reach(rules)) for rules in _VARIANTS)

_CHOICES = max(len(sizes) for r in _VARIANTS for sizes in (r.sizes_beside(None), r.size_steps))


def _sizes_beside(rules: Rules, neighbour: int) -> tuple[int, ...]:
    if not neighbour:
        sizes = rules.sizes_beside(None)
    else:
        allowed = rules.sizes_beside(neighbour)
        steps = (neighbour + step for step in rules.size_steps)
        sizes = tuple(size if size in allowed else 0 for size in steps)
    return sizes + (0,) * (_CHOICES - len(sizes))


SIZES_BESIDE = tuple(
    tuple(_sizes_beside(rules, neighbour) for neighbour in range(MOST_IN_ROW + 1))
    for rules in _VARIANTS
)
"""By variant and size of the neighbour (0 for the die): the sizes that a row may have there. Beside
a row there is one for each of the rules' steps, and 0 where a step leads to no size."""


def _highest_row() -> int:
    """The highest number that a line can reach. Beyond it, the rows above the die would need more
    dots than all tiles have together with two chips."""
    most = max(sum(COUNTS[0][colour]) for colour in range(len(Colour)))
    gained = max(
        with_chip - plain
        for counts in COUNTS[1:]
        for colour in range(len(Colour))
        for with_chip, plain in zip(counts[colour], COUNTS[0][colour], strict=True)
    )
    dots = most + 2 * gained
    highest = HIGHEST_DIE
    while dots > highest:
        highest += 1
        dots -= highest
    return highest


HIGHEST_ROW = _highest_row()


def _compiled_in(rules: Rules) -> tuple[object, ...]:
    """The fields of a rule set that the kernel compiles in."""
    sizes = tuple(_sizes_beside(rules, neighbour) for neighbour in range(MOST_IN_ROW + 1))
    return rules.lines_are_chosen, rules.rows_to_win, sizes


_VARIANT_OF = {_compiled_in(rules): variant for variant, rules in enumerate(_VARIANTS)}


@cache
def variant_of(rules: Rules) -> int:
    """The variant by which the kernel plays a rule set: 0 regular, 1 novice.

    It refuses rules that are not compiled in, as another edition may have them.
    """
    variant = _VARIANT_OF.get(_compiled_in(rules))
    require(variant is not None, f"{rules!r} is neither regular nor novice")
    return variant or 0


for _rules in RULE_SETS:
    variant_of(_rules)


def digest() -> str:
    """A hash of all values that are compiled in."""
    values = {name: value for name, value in globals().items() if name.isupper() and name[0] != "_"}
    return hashlib.sha256(repr(sorted(values.items())).encode()).hexdigest()
