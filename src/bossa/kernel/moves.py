"""Moves for search: one machine word each, and all of them for a position.

| bits | what |
|---|---|
| 0–26 | the tiles laid, stacked, given or discarded, a bit a tile |
| 27–28 | lay, stack, exchange or redraw |
| 29 | the line: 0 white, 1 black |
| 30–34 | the number |
| 35–39 | the tile that bears the chip, plus one; 0 for none |
| 40–44 | the tile that an exchange takes |
"""

import numpy as np

from bossa.kernel.bits import lowest, popcount
from bossa.kernel.chance import below
from bossa.kernel.compiled import compiled, inlined
from bossa.kernel.state import (
    ALL_TILES,
    BLACK_DOTS,
    DIE,
    EXCHANGE,
    INVERTER,
    NOVICE,
    REDRAW,
    STACK,
    WHITE_DOTS,
    State,
    chip_of,
    highest_number,
    lowest_number,
    markers_of,
    pile_of,
    player_of,
)

KIND, COLOUR, NUMBER, BEARER, TAKEN = 27, 29, 30, 35, 40
LAY, STACKING, EXCHANGING, REDRAWING = range(4)

MOST_MOVES = 1024
"""More than a hand of seven tiles and a chip allow."""

# What a tile adds to a group, all in one word: white total, black total (eight bits each), tiles
# without white, tiles without black (four bits each), and the number of tiles.
BLACK_TOTAL, NO_WHITE, NO_BLACK, SIZE = 8, 16, 20, 24


def _worths(white: np.ndarray, black: np.ndarray) -> np.ndarray:
    without = ((white == 0) << NO_WHITE) | ((black == 0) << NO_BLACK)
    return (white | (black << BLACK_TOTAL) | without | (1 << SIZE)).astype(np.int64)


WORTH = _worths(WHITE_DOTS, BLACK_DOTS)
WORTH_WITH_CHIP = np.stack(
    [WORTH, _worths(2 * WHITE_DOTS, 2 * BLACK_DOTS), _worths(BLACK_DOTS, WHITE_DOTS)]
)


@inlined
def kind_of(move: int) -> int:
    return (move >> KIND) & 3


@inlined
def colour_of(move: int) -> int:
    return (move >> COLOUR) & 1


@inlined
def number_of(move: int) -> int:
    return (move >> NUMBER) & 31


@inlined
def tiles_of(move: int) -> int:
    return move & ALL_TILES


@inlined
def bearer_of(move: int) -> int:
    """The tile that bears the chip; -1 for none."""
    return ((move >> BEARER) & 31) - 1


@inlined
def taken_of(move: int) -> int:
    return (move >> TAKEN) & 31


@inlined
def _sizes_beside(size: int, novice: int) -> int:
    """A bit for each size that a row may have beside one of that size, or beside the die."""
    if size == DIE:
        return 0b110
    if novice:
        return 0b11 << size
    return (0b101 << (size - 1)) & ~1


@inlined
def _fits(
    line: int,
    low: int,
    high: int,
    low_sizes: int,
    high_sizes: int,
    stacks: int,
    total: int,
    size: int,
) -> bool:
    """Whether a group can lie on the number that it totals: at an end of the line, or on a row."""
    if total > high + 1 or total < low - 1:
        return False
    there = (line >> (4 * total)) & 15
    if there != 0:
        return stacks != 0 and there == size
    return ((high_sizes if total > high else low_sizes) >> size) & 1 != 0


@inlined
def _placing(group: int, colour: int, total: int, line: int) -> int:
    stacked = (line >> (4 * total)) & 15 != 0
    kind = STACKING if stacked else LAY
    return group | (kind << KIND) | (colour << COLOUR) | (total << NUMBER)


@compiled
def _placings_with(
    state: State, hand: int, word: int, worth: int, buffer: np.ndarray, count: int
) -> int:
    """Add what a group makes together with any of the hand's tiles; how many moves there are now.

    `word` and `worth` are those of the group to begin with: none, or the tile that bears the chip.
    """
    meta = state[5]
    stacks = markers_of(state, player_of(state)) & STACK
    novice = meta & NOVICE
    white, white_low, white_high = state[3], lowest_number(meta, 0), highest_number(meta, 0)
    black, black_low, black_high = state[4], lowest_number(meta, 1), highest_number(meta, 1)
    white_low_sizes = _sizes_beside((white >> (4 * white_low)) & 15, novice)
    white_high_sizes = _sizes_beside((white >> (4 * white_high)) & 15, novice)
    black_low_sizes = _sizes_beside((black >> (4 * black_low)) & 15, novice)
    black_high_sizes = _sizes_beside((black >> (4 * black_high)) & 15, novice)

    packed = 0
    tiles = 0
    while hand:
        packed |= lowest(hand) << (5 * tiles)
        tiles += 1
        hand &= hand - 1
    # Every subset, in an order in which each differs from the last by one tile (Gray's). The first
    # is the group itself, which is a move only if it has a tile.
    at = np.uint64(count)
    for step in range(1 if worth == 0 else 0, 1 << tiles):
        if step:
            tile = (packed >> (5 * lowest(step))) & 31
            bit = 1 << tile
            change = WORTH[np.uint64(tile)]
            worth += -change if word & bit else change
            word ^= bit
        size = worth >> SIZE
        if (worth >> NO_WHITE) & 15 == 0:
            total = worth & 255
            if _fits(white, white_low, white_high, white_low_sizes, white_high_sizes, stacks,
                     total, size):  # fmt: skip
                buffer[at] = _placing(word, 0, total, white)
                at += np.uint64(1)
        if (worth >> NO_BLACK) & 15 == 0:
            total = (worth >> BLACK_TOTAL) & 255
            if _fits(black, black_low, black_high, black_low_sizes, black_high_sizes, stacks,
                     total, size):  # fmt: skip
                buffer[at] = _placing(word, 1, total, black)
                at += np.uint64(1)
    return np.int64(at)


@compiled
def placings(state: State, buffer: np.ndarray) -> int:
    """Write the rows that can be laid and stacked into the buffer; how many there are."""
    player = player_of(state)
    hand = state[player]
    count = _placings_with(state, hand, 0, 0, buffer, 0)
    chip = chip_of(state, player)
    if chip:
        bearers = hand
        while bearers:
            tile = lowest(bearers)
            bit = 1 << tile
            bearers ^= bit
            if chip != INVERTER or WHITE_DOTS[tile] != BLACK_DOTS[tile]:  # E6
                word = bit | ((tile + 1) << BEARER)
                worth = WORTH_WITH_CHIP[chip, tile]
                count = _placings_with(state, hand ^ bit, word, worth, buffer, count)
    return count


@inlined
def exchanges(state: State) -> int:
    """How many exchanges there are."""
    player = player_of(state)
    if not markers_of(state, player) & EXCHANGE:
        return 0
    return popcount(state[player]) * popcount(state[1 - player])


@inlined
def exchange(state: State, n: int) -> int:
    """The n-th of them."""
    player = player_of(state)
    theirs = popcount(state[1 - player])
    own = nth_tile(state[player], n // theirs)
    return (1 << own) | (EXCHANGING << KIND) | (nth_tile(state[1 - player], n % theirs) << TAKEN)


@inlined
def redraws(state: State) -> int:
    """How many redraws there are (A1)."""
    player = player_of(state)
    if not markers_of(state, player) & REDRAW or pile_of(state) < 1:
        return 0
    return popcount(state[player])


@inlined
def redraw(state: State, n: int) -> int:
    return (1 << nth_tile(state[player_of(state)], n)) | (REDRAWING << KIND)


@compiled
def nth_tile(tiles: int, n: int) -> int:
    """The index of the n-th tile of a set, counted from 0."""
    for _ in range(n):
        tiles &= tiles - 1
    return lowest(tiles)


@compiled
def moves(state: State, buffer: np.ndarray) -> int:
    """Write all legal moves of a position to play into the buffer; how many there are."""
    count = placings(state, buffer)
    for n in range(exchanges(state)):
        buffer[count] = exchange(state, n)
        count += 1
    for n in range(redraws(state)):
        buffer[count] = redraw(state, n)
        count += 1
    return count


@compiled
def random_move(state: State, buffer: np.ndarray, source: np.ndarray) -> int:
    """Any legal move, each as likely as the next; -1 when there is none."""
    rows = placings(state, buffer)
    swaps = exchanges(state)
    total = rows + swaps + redraws(state)
    if total == 0:
        return -1
    n = below(source, total)
    if n < rows:
        return buffer[n]
    return exchange(state, n - rows) if n < rows + swaps else redraw(state, n - rows - swaps)


@inlined
def size_of(move: int) -> int:
    """How many tiles a move lays or stacks."""
    return popcount(tiles_of(move))
