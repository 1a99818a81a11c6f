"""What a position before a draw looks like to the network: features that hold, each with a value.

Everything is seen from the player who is to draw: first the own hand, then the other's; first the
own line, then the other one. So a position and the same one with seats or colours swapped look
alike. Which totals a hand can make is counted once for each colour, as a set of bits, and answers
then at a glance what can be laid where, and which of the unseen tiles would help.
"""

import numpy as np

from bossa.kernel.jit.bits import lowest, popcount
from bossa.kernel.jit.decorators import compiled, inlined
from bossa.kernel.law.moves import DOTS, WITH_DOTS
from bossa.kernel.law.state import (
    DIE,
    DOUBLER,
    MOST_HAND,
    NOVICE,
    ROWS_TO_WIN,
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
)
from bossa.rules import TILES
from bossa.rules.tiles import MOST_DOTS

_COUNT = len(TILES)
SWAPPED = np.array(
    [
        next(i for i, t in enumerate(TILES) if (t.white, t.black) == (tile.black, tile.white))
        for tile in TILES
    ],
    dtype=np.int64,
)
"""By tile: the one with its colours swapped."""

_HAND_SIZES = 8  # 0 to 7, and more is like 7
_SUMS = MOST_HAND + 2
_SIDES, _ENDS, _NUMBERS, _SIZES, _STEPS = 2, 4, 16, 5, 2

# Where each group of features begins.
HANDS = 0
UNSEEN = HANDS + _SIDES * _COUNT
ENDS = UNSEEN + _COUNT
ROWS = ENDS + _ENDS * _NUMBERS * _SIZES
PILE = ROWS + 2 * 8
TILES_LEFT = PILE + 20
MARKER = TILES_LEFT + _SIDES * _HAND_SIZES
CHIP = MARKER + _SIDES * 3
FITS_NOW = CHIP + _SIDES * 2
FITS_WITH_CHIP = FITS_NOW + _SIDES * _ENDS * 2
FITS_DRAWN = FITS_WITH_CHIP + _SIDES * _ENDS * 2
FITS_LATER = FITS_DRAWN + _SIDES * _ENDS * 2
STACKS = FITS_LATER + _SIDES * _ENDS * _STEPS * 4
WINS = STACKS + _SIDES * 6
WINS_ABOUT = WINS + _SIDES
STUCK = WINS_ABOUT + _SIDES * 8
FEATURES = STUCK + _SIDES

MOST_ACTIVE = 256


@inlined
def _counts_with_chip(tile: int, colour: int, chip: int) -> int:
    if chip == DOUBLER:
        return 2 * DOTS[colour, tile]
    return DOTS[1 - colour, tile]


@compiled
def _totals(hand: int, chip: int, colour: int, plain: np.ndarray, chipped: np.ndarray) -> None:
    """By number of tiles: the totals they can make, a bit each, without and with the chip."""
    plain[:] = 0
    chipped[:] = 0
    plain[0] = 1
    tiles = 0
    while hand:
        tile = lowest(hand)
        hand &= hand - 1
        tiles += 1
        dots = DOTS[colour, tile]
        if chip:
            changed = _counts_with_chip(tile, colour, chip)
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
    """The tiles that, drawn, make a row of this size on this number together with the hand."""
    tiles = 0
    for dots in range(1, min(MOST_DOTS, number) + 1):
        if ((plain[size - 1] | chipped[size - 1]) >> (number - dots)) & 1:
            tiles |= WITH_DOTS[colour, dots]
        if chip and (plain[size - 1] >> (number - dots)) & 1:
            if chip == DOUBLER:
                if dots % 2 == 0:
                    tiles |= WITH_DOTS[colour, dots // 2]
            else:
                tiles |= WITH_DOTS[1 - colour, dots]
    return tiles


@inlined
def _sizes(beside: int, novice: int) -> tuple[int, int]:
    """The smaller and the larger size that a row may have; 0 for none."""
    if beside == DIE:
        return 1, 2
    if novice:
        return beside, beside + 1
    return beside - 1, beside + 1


@inlined
def _add(index: int, value: float, where: np.ndarray, values: np.ndarray, count: int) -> int:
    where[count] = index
    values[count] = value
    return count + 1


@compiled
def features(state: State, where: np.ndarray, values: np.ndarray) -> int:
    """Write which features a position to draw has, and their values; how many there are."""
    meta = state[5]
    mover = player_of(state)
    swap = 1 if owner_of(meta, 1) == mover else 0
    novice = meta & NOVICE
    unseen = unseen_of(state)
    all_unseen = popcount(unseen)
    share = 1.0 / all_unseen
    count = 0
    left = unseen
    while left:
        tile = lowest(left)
        left &= left - 1
        count = _add(UNSEEN + (SWAPPED[tile] if swap else tile), 1.0, where, values, count)
    count = _add(PILE + min(all_unseen - 1, 19), 1.0, where, values, count)
    for end in range(_ENDS):
        colour = (end >> 1) ^ swap
        line = state[3 + colour]
        high, low = highest_number(meta, colour), lowest_number(meta, colour)
        edge = high if end & 1 else low
        number = high + 1 if end & 1 else low - 1
        size = (line >> (4 * edge)) & 15
        kind = 0 if size == DIE else min(size, 4)
        at = ENDS + (end * _NUMBERS + min(number, 15)) * _SIZES + kind
        count = _add(at, 1.0, where, values, count)
        if end & 1:
            count = _add(
                ROWS + (end >> 1) * 8 + min(rows_of(meta, colour), 7), 1.0, where, values, count
            )
    plain = np.empty((2, _SUMS), dtype=np.int64)
    chipped = np.empty((2, _SUMS), dtype=np.int64)
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
            at = HANDS + side * _COUNT + (SWAPPED[tile] if swap else tile)
            count = _add(at, 1.0, where, values, count)
        at = TILES_LEFT + side * _HAND_SIZES + min(tiles, _HAND_SIZES - 1)
        count = _add(at, 1.0, where, values, count)
        for marker in range(3):
            if (markers >> marker) & 1:
                count = _add(MARKER + side * 3 + marker, 1.0, where, values, count)
        if chip:
            count = _add(CHIP + side * 2 + chip - 1, 1.0, where, values, count)
        for colour in range(2):
            _totals(hand, chip, colour, plain[colour], chipped[colour])
        wins = 0
        fits = 0
        for end in range(_ENDS):
            colour = (end >> 1) ^ swap
            high, low = highest_number(meta, colour), lowest_number(meta, colour)
            edge = high if end & 1 else low
            step = 1 if end & 1 else -1
            number = edge + step
            if number < 1:
                continue
            own, own_chip = plain[colour], chipped[colour]
            small, large = _sizes((state[3 + colour] >> (4 * edge)) & 15, novice)
            last_row = not novice and rows_of(meta, colour) == ROWS_TO_WIN - 1
            wins_here = last_row and owner_of(meta, colour) == player
            for choice in range(2):
                size = large if choice else small
                if size < 1 or size > tiles + 1:
                    continue
                at = (side * _ENDS + end) * 2 + choice
                now = (own[size] >> number) & 1 if size <= tiles else 0
                if now:
                    count = _add(FITS_NOW + at, 1.0, where, values, count)
                elif size <= tiles and (own_chip[size] >> number) & 1:
                    count = _add(FITS_WITH_CHIP + at, 1.0, where, values, count)
                    now = 1
                help_ = _helping(number, size, colour, chip, own, own_chip) & unseen
                if help_:
                    count = _add(FITS_DRAWN + at, popcount(help_) * share, where, values, count)
                if size == tiles + 1:
                    wins |= help_
                if now:
                    help_ = unseen
                fits |= help_
                if wins_here:
                    wins |= help_
            for further in range(_STEPS):
                number += step
                if number < 1:
                    break
                for size in range(1, min(tiles, 4) + 1):
                    if (own[size] >> number) & 1:
                        at = ((side * _ENDS + end) * _STEPS + further) * 4 + size - 1
                        count = _add(FITS_LATER + at, 1.0, where, values, count)
        if markers & STACK:
            most = 0
            for colour in range(2):
                line = state[3 + colour]
                for number in range(lowest_number(meta, colour), highest_number(meta, colour) + 1):
                    size = (line >> (4 * number)) & 15
                    if size == DIE or size > tiles + 1:
                        continue
                    if size <= tiles and (plain[colour][size] >> number) & 1:
                        most = max(most, min(size, 5))
                    if size == tiles + 1:
                        wins |= (
                            _helping(number, size, colour, chip, plain[colour], chipped[colour])
                            & unseen
                        )
            count = _add(STACKS + side * 6 + most, 1.0, where, values, count)
        chance = popcount(wins) * share
        if wins:
            count = _add(WINS + side, chance, where, values, count)
        about = 0 if not wins else min(7, 1 + int(chance * 7.0))
        count = _add(WINS_ABOUT + side * 8 + about, 1.0, where, values, count)
        if not markers:
            count = _add(STUCK + side, 1.0 - popcount(fits) * share, where, values, count)
    return count
