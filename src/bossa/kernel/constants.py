"""What the kernel compiles in from the rules, and nowhere else.

Every file of the kernel that is compiled takes the values of the rules from here, and none from
`bossa.rules`. So a changed rule reaches the whole kernel, and the cache of compiled code can be
named by these values (`digest`). Where the machine words have no room for a rule, the import fails.
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
"""A state has one bit to tell these apart. Whether chips are played shows in what players hold."""

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
"""By chip, colour and tile: what the tile counts with the chip on it; 0 where it cannot be used, or
where the chip has no effect. The first chip is none."""

MARKER_NAMES = tuple(marker.name for marker in Marker)
CHIP_NAMES = tuple(chip.name for chip in Chip)

LOWEST_DIE, HIGHEST_DIE = min(DIE), max(DIE)

MOST_HAND = MOST_IN_HAND + 3
"""Tiles that a hand can have in a search. A position set up by hand may have `MOST_IN_HAND` in the
hand of the player who waits; two more turns may lay nothing, and the third has drawn."""

MOST_TURNS = TILE_COUNT
"""More turns than a game can have: each draws a tile."""

LINES_ARE_CHOSEN = tuple(rules.lines_are_chosen for rules in _VARIANTS)
"""By variant."""

NEVER = 99
"""More rows than a line can have."""

ROWS_TO_WIN = tuple(rules.rows_to_win or NEVER for rules in _VARIANTS)
"""By variant."""


def _tiles_to_reach(rules: Rules) -> dict[int, int]:
    """By size of a row: how many tiles lie on one side of the die, at least, once there is such a
    row. One tile of the set is removed and never laid."""
    fewest: dict[int, int] = {}
    reached = [(size, size) for size in rules.sizes_beside(None)]
    while reached:
        size, tiles = reached.pop()
        if size <= MOST_HAND and tiles < min(TILE_COUNT, fewest.get(size, TILE_COUNT)):
            fewest[size] = tiles
            reached += [(other, tiles + other) for other in rules.sizes_beside(size)]
    return fewest


MOST_IN_ROW = max(max(_tiles_to_reach(rules)) for rules in _VARIANTS)

_COLUMNS = max(len(rules.sizes_beside(None)) for rules in _VARIANTS)
_COLUMNS = max(_COLUMNS, *(len(rules.size_steps) for rules in _VARIANTS))


def _sizes_beside(rules: Rules, neighbour: int) -> tuple[int, ...]:
    if not neighbour:
        sizes = rules.sizes_beside(None)
    else:
        allowed = rules.sizes_beside(neighbour)
        steps = (neighbour + step for step in rules.size_steps)
        sizes = tuple(size if size in allowed else 0 for size in steps)
    return sizes + (0,) * (_COLUMNS - len(sizes))


SIZES_BESIDE = tuple(
    tuple(_sizes_beside(rules, neighbour) for neighbour in range(MOST_IN_ROW + 1))
    for rules in _VARIANTS
)
"""By variant and size of the neighbour, 0 for the die: the sizes that a row may have, one for each
step of the rules; 0 where a step leads to no size."""


def _highest_row() -> int:
    """No line goes farther: its rows above the die would have more dots than there are, with two
    chips."""
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
    """All in which a rule set may differ from another for the kernel."""
    sizes = tuple(_sizes_beside(rules, neighbour) for neighbour in range(MOST_IN_ROW + 1))
    return rules.lines_are_chosen, rules.rows_to_win, sizes


_VARIANT_OF = {_compiled_in(rules): variant for variant, rules in enumerate(_VARIANTS)}


@cache
def variant_of(rules: Rules) -> int:
    """The variant that the kernel plays a rule set as: 0 regular, 1 novice.

    Another edition may have rules that are not compiled in: these are refused.
    """
    variant = _VARIANT_OF.get(_compiled_in(rules))
    require(variant is not None, f"{rules!r} is neither regular nor novice")
    return variant or 0


for _rules in RULE_SETS:
    variant_of(_rules)


def digest() -> str:
    """Of all values that are compiled in."""
    values = {name: value for name, value in globals().items() if name.isupper() and name[0] != "_"}
    return hashlib.sha256(repr(sorted(values.items())).encode()).hexdigest()
