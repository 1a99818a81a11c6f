"""Moves on machine words: each move is one word, and a position has all of its legal moves.

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

from bossa.kernel.constants import (
    COUNTS,
    HIGHEST_ROW,
    MOST_DOTS,
    MOST_HAND,
    MOST_IN_ROW,
    SIZES_BESIDE,
    TILE_COUNT,
    require,
)
from bossa.kernel.jit.bits import lowest, popcount
from bossa.kernel.jit.decorators import compiled, inlined
from bossa.kernel.jit.random_numbers import below
from bossa.kernel.law.state import (
    ALL_TILES,
    DIE,
    EXCHANGE,
    LINES,
    META,
    REDRAW,
    STACK,
    State,
    chip_of,
    highest_number,
    lowest_number,
    markers_of,
    pile_of,
    player_of,
    variant_in,
)

KIND, COLOUR, NUMBER, BEARER, TAKEN = 27, 29, 30, 35, 40
require(TILE_COUNT <= KIND, "a bit a tile of a move")
require(HIGHEST_ROW < 32, "five bits for the number of a move")
LAY, STACKING, EXCHANGING, REDRAWING = range(4)

MAKES = 45
"""A group of tiles is a word too. It has its tiles and its chip where a move has them. From this
bit on it has what it makes: eight times its total, plus its size.

With nine or ten tiles it looks like a group of one or two tiles whose total is one higher. Only
positions set up by hand lead to such hands. `_groups_on` takes these groups out again.
"""

_GROUPS = 2**MOST_HAND
_TRIED = 2 * _GROUPS + MOST_HAND * _GROUPS + MOST_HAND * (MOST_HAND + 1)
"""Where in a buffer the groups are built. All moves fit in front of it: the groups of two lines
without a chip and with one on each tile, exchanges and redraws."""
MOST_MOVES = _TRIED + _GROUPS
"""The length of a buffer for moves."""

_ONE, _NO_ROW = np.uint64(1), np.uint64(63)

require(MOST_IN_ROW < 7, "a bit for each size and number in a word, and no sign")
_SIZES = sum(sum(1 << size for size in range(1, MOST_IN_ROW + 1)) << 8 * n for n in range(8))
"""A bit for each size that a row can have, on each of eight numbers."""

DOTS = np.array(COUNTS, dtype=np.int64)
"""By chip (0 for none), colour and tile: what the tile counts. It is 0 where the tile cannot be
used, and where the chip has no effect."""

WITH_DOTS = np.array(
    [
        [
            [
                sum(1 << tile for tile in range(TILE_COUNT) if dots[tile] == n)
                for n in range(MOST_DOTS + 1)
            ]
            for dots in of_chip
        ]
        for of_chip in COUNTS
    ],
    dtype=np.int64,
)
"""By chip (0 for none), colour and number: the tiles that count so much."""

ALONE = np.array(
    [
        [(1 << tile) | ((8 * dots[tile] + 1) << MAKES) for tile in range(TILE_COUNT)]
        for dots in COUNTS[0]
    ],
    dtype=np.int64,
)
"""By colour and tile: the group of this tile alone."""


def _sizes_as_bits() -> np.ndarray:
    bits = np.zeros((len(SIZES_BESIDE), DIE + 1), dtype=np.int64)
    for variant, neighbours in enumerate(SIZES_BESIDE):
        for neighbour, sizes in enumerate(neighbours):
            bits[variant, neighbour or DIE] = sum(1 << size for size in sizes if size)
    return bits


BESIDE = _sizes_as_bits()
"""By variant and size of the neighbour (or DIE): a bit for each size that a row may have there."""


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
def _wanted(state: State, colour: int, base: int) -> int:
    """The rows and layers that a line has room for, on the eight numbers from `base` on.

    Bit 8 * n + size stands for that size on the number `base` + n.
    """
    meta = state[META]
    line = state[LINES + colour]
    low, high = lowest_number(meta, colour), highest_number(meta, colour)
    variant = variant_in(meta)
    wanted = 0
    if low > 1 and low > base:
        wanted = BESIDE[variant, (line >> (4 * low)) & 15] << (8 * (low - 1 - base))
    if high + 1 < base + 8:
        wanted |= BESIDE[variant, (line >> (4 * high)) & 15] << (8 * (high + 1 - base))
    if markers_of(state, player_of(state)) & STACK:
        for number in range(max(low, base), min(high, base + 7) + 1):
            size = (line >> (4 * number)) & 15
            if size != DIE:
                wanted |= 1 << (8 * (number - base) + size)
    return wanted & _SIZES


@inlined
def _is_wanted(group: int, wanted: int) -> int:
    """1 or 0. A total below or above the eight numbers is read as bit 63, which is never set."""
    makes = min(np.uint64(np.int64(group) >> MAKES), _NO_ROW)
    return np.uintp((np.uint64(wanted) >> makes) & _ONE)


@compiled
def _groups(hand: int, colour: int, start: int, wanted: int, buffer: np.ndarray, count: int) -> int:
    """Write every group of hand tiles that makes a wanted row together with `start`. Return how
    many groups the buffer has now.

    Each group is a smaller group plus one tile, so it costs one addition and one test. The code
    writes every group at the end of the buffer and moves the end only if the group is wanted: that
    needs no branch. Indices are unsigned, else numba would test each for being negative.
    """
    end = np.uintp(count)
    buffer[end] = start
    end += _is_wanted(start, wanted)
    buffer[_TRIED] = start
    tried = 1
    left = hand & ~WITH_DOTS[0, colour, 0]
    while left:
        tile = ALONE[colour, lowest(left)]
        left &= left - 1
        for number in range(tried):
            place = np.uintp(_TRIED) + np.uintp(number)
            group = buffer[place] + tile
            buffer[place + np.uintp(tried)] = group
            buffer[end] = group
            end += _is_wanted(group, wanted)
        tried *= 2
    return np.int64(end)


@compiled
def _groups_on(state: State, colour: int, buffer: np.ndarray, count: int) -> int:
    """Write the groups that make a row or a layer on one line, with and without a chip. Return how
    many groups the buffer has now. Their totals are counted from the number below the line."""
    meta = state[META]
    player = player_of(state)
    hand = state[player]
    chip = chip_of(state, player)
    low, high = lowest_number(meta, colour), highest_number(meta, colour)
    start = count
    for base in range(low - 1, high + 2, 8):
        first = count
        wanted = _wanted(state, colour, base)
        nothing = -(8 * base) << MAKES
        count = _groups(hand, colour, nothing, wanted, buffer, count)
        bearers = hand if chip else 0
        while bearers:
            tile = lowest(bearers)
            bit = 1 << tile
            bearers ^= bit
            dots = DOTS[chip, colour, tile]
            if dots:
                alone = bit | ((tile + 1) << BEARER) | ((8 * dots + 1) << MAKES)
                count = _groups(hand ^ bit, colour, nothing + alone, wanted, buffer, count)
        if base >= low:
            for place in range(first, count):
                buffer[place] += 64 << MAKES
    if popcount(hand) > 8:
        count = _small_enough(buffer, start, count)
    return count


@compiled
def _small_enough(buffer: np.ndarray, start: int, count: int) -> int:
    """Take out the groups from `start` on that have more tiles than a row can have. Return how many
    groups the buffer has now."""
    kept = start
    for place in range(start, count):
        if popcount(buffer[place] & ALL_TILES) <= MOST_IN_ROW:
            buffer[kept] = buffer[place]
            kept += 1
    return kept


@inlined
def _placing(state: State, colour: int, group: int) -> int:
    """The move that lays or stacks a group which `_groups_on` has written."""
    meta = state[META]
    low, high = lowest_number(meta, colour), highest_number(meta, colour)
    number = low - 1 + (group >> (MAKES + 3))
    move = (group & ((1 << MAKES) - 1)) | (colour << COLOUR) | (number << NUMBER)
    if low <= number <= high:
        move |= STACKING << KIND
    return move


@compiled
def placings_on(state: State, colour: int, buffer: np.ndarray, count: int) -> int:
    """Write all moves that lay or stack on one line into the buffer, which has so many moves.
    Return how many it has now."""
    first = count
    count = _groups_on(state, colour, buffer, count)
    for place in range(first, count):
        buffer[place] = _placing(state, colour, buffer[place])
    return count


@compiled
def placings(state: State, buffer: np.ndarray) -> int:
    """Write all moves that lay or stack into the buffer. Return how many there are."""
    return placings_on(state, 1, buffer, placings_on(state, 0, buffer, 0))


@inlined
def exchanges(state: State) -> int:
    """The number of legal exchanges (A2)."""
    player = player_of(state)
    if not markers_of(state, player) & EXCHANGE:
        return 0
    return popcount(state[player]) * popcount(state[1 - player])


@inlined
def exchange(state: State, own: int, theirs: int) -> int:
    """An exchange. `own` and `theirs` count the tiles of the two hands from 0."""
    player = player_of(state)
    given = 1 << nth_tile(state[player], own)
    return given | (EXCHANGING << KIND) | (nth_tile(state[1 - player], theirs) << TAKEN)


@inlined
def redraws(state: State) -> int:
    """The number of legal redraws (A1)."""
    player = player_of(state)
    if not markers_of(state, player) & REDRAW or pile_of(state) < 1:
        return 0
    return popcount(state[player])


@inlined
def redraw(state: State, n: int) -> int:
    """The redraw of the n-th tile of the hand."""
    return (1 << nth_tile(state[player_of(state)], n)) | (REDRAWING << KIND)


@compiled
def nth_tile(tiles: int, n: int) -> int:
    """The index of the n-th tile of a set. n counts from 0."""
    for _ in range(n):
        tiles &= tiles - 1
    return lowest(tiles)


@compiled
def actions(state: State, buffer: np.ndarray, count: int) -> int:
    """Write all exchanges and redraws into the buffer, which has so many moves. Return how many it
    has now."""
    if exchanges(state):
        player = player_of(state)
        for own in range(popcount(state[player])):
            for theirs in range(popcount(state[1 - player])):
                buffer[count] = exchange(state, own, theirs)
                count += 1
    for n in range(redraws(state)):
        buffer[count] = redraw(state, n)
        count += 1
    return count


@compiled
def moves(state: State, buffer: np.ndarray) -> int:
    """Write all legal moves of a position to play into the buffer. Return how many there are."""
    return actions(state, buffer, placings(state, buffer))


@compiled
def random_move(state: State, buffer: np.ndarray, source: np.ndarray) -> int:
    """A legal move, each with the same probability; -1 if there is none."""
    white = _groups_on(state, 0, buffer, 0)
    rows = _groups_on(state, 1, buffer, white)
    swaps = exchanges(state)
    total = rows + swaps + redraws(state)
    if total == 0:
        return -1
    n = below(source, total)
    if n < rows:
        return _placing(state, 0 if n < white else 1, buffer[n])
    if n >= rows + swaps:
        return redraw(state, n - rows - swaps)
    # Two random numbers are cheaper than a division.
    player = player_of(state)
    own = below(source, popcount(state[player]))
    return exchange(state, own, below(source, popcount(state[1 - player])))


@inlined
def size_of(move: int) -> int:
    """The number of tiles that a move lays or stacks."""
    return popcount(tiles_of(move))
