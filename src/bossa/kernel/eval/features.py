"""The features of a position before a draw: what the network gets to see.

Everything is told from the player who is to draw: the own hand before the other's, the own line
before the other one. So a position has the same features when seats or colours are swapped. For
each hand and colour the code first finds which totals the tiles can make, as a set of bits. From
that set it reads what can be laid where, and which unseen tiles would help.

The weights in `bossa.players` were learned with exactly these features. A change here needs new
weights.
"""

import numpy as np

from bossa.kernel.constants import (
    CHIP_NAMES,
    COUNTS,
    MARKER_NAMES,
    MOST_DOTS,
    MOST_HAND,
    SIZES_BESIDE,
    TILE_COUNT,
)
from bossa.kernel.eval.next_draw import (
    DRAW_COUNTS,
    LARGEST_ROW,
    ROW_SIZES,
    WITH_WIN,
    WITHOUT_MOVE,
    count_draws,
)
from bossa.kernel.jit.bits import lowest, popcount
from bossa.kernel.jit.decorators import compiled, inlined
from bossa.kernel.law.moves import DOTS, WITH_DOTS
from bossa.kernel.law.state import (
    DIE,
    LINES,
    META,
    STACK,
    State,
    chip_of,
    highest_number,
    lowest_number,
    markers_of,
    owner_of,
    player_of,
    rows_of,
    unseen_of,
    variant_in,
)

_PAIRS = tuple(zip(*COUNTS[0], strict=True))
SWAPPED = np.array([_PAIRS.index(pair[::-1]) for pair in _PAIRS], dtype=np.int64)
"""By tile: the one with its colours swapped."""

_SIDES, _LINES = 2, 2
_ENDS = 2 * _LINES
_MARKERS, _CHIPS = len(MARKER_NAMES), len(CHIP_NAMES)
_BESIDE = np.array(SIZES_BESIDE, dtype=np.int64)
"""By variant, size of the neighbour (0 for the die) and choice: a size that a row may have."""
_CHOICES = _BESIDE.shape[2]
_SUMS = MOST_HAND + 2

# How many values of each kind the network tells apart. A larger value counts as the largest.
_HAND_SIZES = 8
_PILE_SIZES = 20
_ROW_COUNTS = 8
_NUMBERS = 16
_SIZES = 5
_SIZES_LATER = 4
_SIZES_STACKED = 6
_CHANCES = 8
_STEPS = 2
"""How many numbers beyond the next one the network sees, at each end."""

# Where each group of features begins.
HANDS = 0
UNSEEN = HANDS + _SIDES * TILE_COUNT
ENDS = UNSEEN + TILE_COUNT
ROWS = ENDS + _ENDS * _NUMBERS * _SIZES
PILE = ROWS + _LINES * _ROW_COUNTS
TILES_LEFT = PILE + _PILE_SIZES
MARKER = TILES_LEFT + _SIDES * _HAND_SIZES
CHIP = MARKER + _SIDES * _MARKERS
FITS_NOW = CHIP + _SIDES * _CHIPS
FITS_WITH_CHIP = FITS_NOW + _SIDES * _ENDS * _CHOICES
FITS_DRAWN = FITS_WITH_CHIP + _SIDES * _ENDS * _CHOICES
FITS_LATER = FITS_DRAWN + _SIDES * _ENDS * _CHOICES
STACKS = FITS_LATER + _SIDES * _ENDS * _STEPS * _SIZES_LATER
WINS = STACKS + _SIDES * _SIZES_STACKED
WINS_ABOUT = WINS + _SIDES
STUCK = WINS_ABOUT + _SIDES * _CHANCES
LARGEST = STUCK + _SIDES
LEFT_AFTER = LARGEST + _SIDES * ROW_SIZES
FEATURES = LEFT_AFTER + _SIDES * _HAND_SIZES

MOST_ACTIVE = FEATURES + 1
"""The length of a buffer for features: all of them, and a mark after the last."""


@compiled
def _totals(hand: int, chip: int, colour: int, plain: np.ndarray, chipped: np.ndarray) -> None:
    """For each number of tiles, write the totals that so many tiles of the hand can make, a bit for
    each total: without the chip into `plain`, with it into `chipped`."""
    plain[:] = 0
    chipped[:] = 0
    plain[0] = 1
    tiles = 0
    while hand:
        tile = lowest(hand)
        hand &= hand - 1
        tiles += 1
        dots = DOTS[0, colour, tile]
        if chip:
            changed = DOTS[chip, colour, tile]
            for size in range(tiles, 0, -1):
                if dots:
                    chipped[size] |= chipped[size - 1] << dots
                if changed:
                    chipped[size] |= plain[size - 1] << changed
        if dots:
            for size in range(tiles, 0, -1):
                plain[size] |= plain[size - 1] << dots


@inlined
def _helping(
    number: int, size: int, colour: int, chip: int, plain: np.ndarray, chipped: np.ndarray
) -> int:
    """The tiles that would make a row of this size on this number together with the hand.

    Left out are tiles that count more than `MOST_DOTS` with the Doubler: the weights were learned
    without them.
    """
    tiles = 0
    for dots in range(1, min(MOST_DOTS, number) + 1):
        if ((plain[size - 1] | chipped[size - 1]) >> (number - dots)) & 1:
            tiles |= WITH_DOTS[0, colour, dots]
        if chip and (plain[size - 1] >> (number - dots)) & 1:
            tiles |= WITH_DOTS[chip, colour, dots]
    return tiles


@inlined
def _add(index: int, value: float, where: np.ndarray, values: np.ndarray, count: int) -> int:
    where[count] = index
    values[count] = value
    return count + 1


@compiled
def features(state: State, where: np.ndarray, values: np.ndarray) -> int:
    """Write the features of a position to draw, and their values. Return how many there are."""
    meta = state[META]
    mover = player_of(state)
    swap = 1 if owner_of(meta, 1) == mover else 0
    beside = _BESIDE[variant_in(meta)]
    unseen = unseen_of(state)
    all_unseen = popcount(unseen)
    share = 1.0 / all_unseen
    count = 0
    left = unseen
    while left:
        tile = lowest(left)
        left &= left - 1
        count = _add(UNSEEN + (SWAPPED[tile] if swap else tile), 1.0, where, values, count)
    count = _add(PILE + min(all_unseen - 1, _PILE_SIZES - 1), 1.0, where, values, count)
    for end in range(_ENDS):
        colour = (end >> 1) ^ swap
        line = state[LINES + colour]
        high, low = highest_number(meta, colour), lowest_number(meta, colour)
        edge = high if end & 1 else low
        number = high + 1 if end & 1 else low - 1
        size = (line >> (4 * edge)) & 15
        kind = 0 if size == DIE else min(size, _SIZES - 1)
        at = ENDS + (end * _NUMBERS + min(number, _NUMBERS - 1)) * _SIZES + kind
        count = _add(at, 1.0, where, values, count)
        if end & 1:
            at = ROWS + (end >> 1) * _ROW_COUNTS + min(rows_of(meta, colour), _ROW_COUNTS - 1)
            count = _add(at, 1.0, where, values, count)
    plain = np.empty((2, _SUMS), dtype=np.int64)
    chipped = np.empty((2, _SUMS), dtype=np.int64)
    draws = np.empty(DRAW_COUNTS, dtype=np.int64)
    after = np.empty(_HAND_SIZES, dtype=np.int64)
    for side in range(2):
        player = mover ^ side
        hand = state[player]
        tiles = popcount(hand)
        chip = chip_of(state, player)
        markers = markers_of(state, player)
        left = hand
        while left:
            tile = lowest(left)
            left &= left - 1
            at = HANDS + side * TILE_COUNT + (SWAPPED[tile] if swap else tile)
            count = _add(at, 1.0, where, values, count)
        at = TILES_LEFT + side * _HAND_SIZES + min(tiles, _HAND_SIZES - 1)
        count = _add(at, 1.0, where, values, count)
        for marker in range(_MARKERS):
            if (markers >> marker) & 1:
                count = _add(MARKER + side * _MARKERS + marker, 1.0, where, values, count)
        if chip:
            count = _add(CHIP + side * _CHIPS + chip - 1, 1.0, where, values, count)
        for colour in range(2):
            _totals(hand, chip, colour, plain[colour], chipped[colour])
        for end in range(_ENDS):
            colour = (end >> 1) ^ swap
            high, low = highest_number(meta, colour), lowest_number(meta, colour)
            edge = high if end & 1 else low
            step = 1 if end & 1 else -1
            number = edge + step
            if number < 1:
                continue
            own, own_chip = plain[colour], chipped[colour]
            neighbour = (state[LINES + colour] >> (4 * edge)) & 15
            for choice in range(_CHOICES):
                size = beside[0 if neighbour == DIE else neighbour, choice]
                if size < 1 or size > tiles + 1:
                    continue
                at = (side * _ENDS + end) * _CHOICES + choice
                now = (own[size] >> number) & 1 if size <= tiles else 0
                if now:
                    count = _add(FITS_NOW + at, 1.0, where, values, count)
                elif size <= tiles and (own_chip[size] >> number) & 1:
                    count = _add(FITS_WITH_CHIP + at, 1.0, where, values, count)
                help_ = _helping(number, size, colour, chip, own, own_chip) & unseen
                if help_:
                    count = _add(FITS_DRAWN + at, popcount(help_) * share, where, values, count)
            for further in range(_STEPS):
                number += step
                if number < 1:
                    break
                for size in range(1, min(tiles, _SIZES_LATER) + 1):
                    if (own[size] >> number) & 1:
                        at = ((side * _ENDS + end) * _STEPS + further) * _SIZES_LATER
                        count = _add(FITS_LATER + at + size - 1, 1.0, where, values, count)
        if markers & STACK:
            most = 0
            for colour in range(2):
                line = state[LINES + colour]
                for number in range(lowest_number(meta, colour), highest_number(meta, colour) + 1):
                    size = (line >> (4 * number)) & 15
                    if size != DIE and size <= tiles and (plain[colour][size] >> number) & 1:
                        most = max(most, min(size, _SIZES_STACKED - 1))
            count = _add(STACKS + side * _SIZES_STACKED + most, 1.0, where, values, count)
        count_draws(state, player, draws)
        chance = draws[WITH_WIN] * share
        if draws[WITH_WIN]:
            count = _add(WINS + side, chance, where, values, count)
        about = min(_CHANCES - 1, 1 + int(chance * 7.0)) if draws[WITH_WIN] else 0
        count = _add(WINS_ABOUT + side * _CHANCES + about, 1.0, where, values, count)
        if draws[WITHOUT_MOVE]:
            count = _add(STUCK + side, draws[WITHOUT_MOVE] * share, where, values, count)
        after[:] = 0
        for size in range(ROW_SIZES):
            tiles_drawn = draws[LARGEST_ROW + size]
            if tiles_drawn:
                at = LARGEST + side * ROW_SIZES + size
                count = _add(at, tiles_drawn * share, where, values, count)
                after[max(0, min(tiles + 1 - size, _HAND_SIZES - 1))] += tiles_drawn
        for size in range(_HAND_SIZES):
            if after[size]:
                at = LEFT_AFTER + side * _HAND_SIZES + size
                count = _add(at, after[size] * share, where, values, count)
    return count
