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
    DOUBLER,
    EXCHANGE,
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
from bossa.rules.tiles import MOST_DOTS

KIND, COLOUR, NUMBER, BEARER, TAKEN = 27, 29, 30, 35, 40
LAY, STACKING, EXCHANGING, REDRAWING = range(4)

MOST_MOVES = 1024
"""More than a hand of seven tiles and a chip allow."""

DOTS = np.stack([WHITE_DOTS, BLACK_DOTS])
"""By colour and tile."""

WITH_DOTS = np.array(
    [
        [
            sum(1 << tile for tile in range(len(dots)) if dots[tile] == n)
            for n in range(MOST_DOTS + 1)
        ]
        for dots in DOTS
    ],
    dtype=np.int64,
)
"""By colour and number: the tiles that have so many dots of it."""


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
def _one(hand: int, colour: int, total: int, move: int, buffer: np.ndarray, count: int) -> int:
    if total <= MOST_DOTS:
        tiles = hand & WITH_DOTS[colour, total]
        while tiles:
            bit = tiles & -tiles
            buffer[count] = move | bit
            count += 1
            tiles ^= bit
    return count


@inlined
def _two(hand: int, colour: int, total: int, move: int, buffer: np.ndarray, count: int) -> int:
    dots = max(1, total - MOST_DOTS)
    while 2 * dots < total:
        fewer = hand & WITH_DOTS[colour, dots]
        if fewer:
            more = hand & WITH_DOTS[colour, total - dots]
            while fewer and more:
                bit = fewer & -fewer
                fewer ^= bit
                left = more
                while left:
                    other = left & -left
                    left ^= other
                    buffer[count] = move | bit | other
                    count += 1
        dots += 1
    if 2 * dots == total:
        same = hand & WITH_DOTS[colour, dots]
        while same:
            bit = same & -same
            same ^= bit
            left = same
            while left:
                other = left & -left
                left ^= other
                buffer[count] = move | bit | other
                count += 1
    return count


@inlined
def _three(hand: int, colour: int, total: int, move: int, buffer: np.ndarray, count: int) -> int:
    """The tile with the lowest index, and then two of the tiles above it."""
    left = hand & ~WITH_DOTS[colour, 0]
    while left:
        bit = left & -left
        left ^= bit
        rest = total - DOTS[colour, lowest(bit)]
        if rest > 1:
            count = _two(left, colour, rest, move | bit, buffer, count)
    return count


@compiled
def _many(
    hand: int, colour: int, size: int, total: int, move: int, buffer: np.ndarray, count: int
) -> int:
    """Large groups are rare: all subsets are tried, each a tile from the last (Gray's code)."""
    left = hand & ~WITH_DOTS[colour, 0]
    packed = 0
    tiles = 0
    while left:
        packed |= lowest(left) << (5 * tiles)
        tiles += 1
        left &= left - 1
    group = 0
    for step in range(1, 1 << tiles):
        tile = (packed >> (5 * lowest(step))) & 31
        bit = 1 << tile
        dots = DOTS[colour, tile]
        if group & bit:
            total += dots
            size += 1
        else:
            total -= dots
            size -= 1
        group ^= bit
        if total == 0 and size == 0:
            buffer[count] = move | group
            count += 1
    return count


@inlined
def _groups(
    hand: int, colour: int, size: int, total: int, move: int, buffer: np.ndarray, count: int
) -> int:
    """Add the move with every group of that size and total; how many moves there are now."""
    if total < size or total > MOST_DOTS * size:
        return count
    if size == 1:
        return _one(hand, colour, total, move, buffer, count)
    if size == 2:
        return _two(hand, colour, total, move, buffer, count)
    if size == 3:
        return _three(hand, colour, total, move, buffer, count)
    if size > 3:
        return _many(hand, colour, size, total, move, buffer, count)
    buffer[count] = move  # the tile that bears the chip, alone
    return count + 1


@compiled
def _placings_on(
    state: State, colour: int, hand: int, move: int, used: int, dots: int,
    buffer: np.ndarray, count: int,
) -> int:  # fmt: skip
    """Add the rows of one line that the hand's tiles make; how many moves there are now.

    With a chip, `move` has the tile that bears it, `used` is 1 and `dots` what it counts.
    """
    meta = state[5]
    line = state[3 + colour]
    low, high = lowest_number(meta, colour), highest_number(meta, colour)
    novice = meta & NOVICE
    most = popcount(hand) + used
    move |= colour << COLOUR
    for end in range(2):
        number = high + 1 if end else low - 1
        if number < 1:
            continue
        sizes = _sizes_beside((line >> (4 * (high if end else low))) & 15, novice)
        while sizes:
            size = lowest(sizes)
            sizes &= sizes - 1
            if size <= most:
                laid = move | (number << NUMBER)
                count = _groups(hand, colour, size - used, number - dots, laid, buffer, count)
    if markers_of(state, player_of(state)) & STACK:
        for number in range(low, high + 1):
            size = (line >> (4 * number)) & 15
            if size <= most:  # and so no die
                laid = move | (number << NUMBER) | (STACKING << KIND)
                count = _groups(hand, colour, size - used, number - dots, laid, buffer, count)
    return count


@inlined
def _dots_with_chip(tile: int, colour: int, chip: int) -> int:
    """What a tile counts with a chip on it; 0 where it cannot be used, or the chip does nothing."""
    own, other = DOTS[colour, tile], DOTS[1 - colour, tile]
    if chip == DOUBLER:
        return 2 * own
    return 0 if own == other else other


@compiled
def placings(state: State, buffer: np.ndarray) -> int:
    """Write the rows that can be laid and stacked into the buffer; how many there are."""
    player = player_of(state)
    hand = state[player]
    count = _placings_on(state, 0, hand, 0, 0, 0, buffer, 0)
    count = _placings_on(state, 1, hand, 0, 0, 0, buffer, count)
    chip = chip_of(state, player)
    if chip:
        bearers = hand
        while bearers:
            tile = lowest(bearers)
            bit = 1 << tile
            bearers ^= bit
            move = bit | ((tile + 1) << BEARER)
            for colour in range(2):
                dots = _dots_with_chip(tile, colour, chip)
                if dots:
                    count = _placings_on(state, colour, hand ^ bit, move, 1, dots, buffer, count)
    return count


@inlined
def exchanges(state: State) -> int:
    """How many exchanges there are."""
    player = player_of(state)
    if not markers_of(state, player) & EXCHANGE:
        return 0
    return popcount(state[player]) * popcount(state[1 - player])


@inlined
def exchange(state: State, own: int, theirs: int) -> int:
    """The own-th tile of the hand for the theirs-th of the opponent's."""
    player = player_of(state)
    given = 1 << nth_tile(state[player], own)
    return given | (EXCHANGING << KIND) | (nth_tile(state[1 - player], theirs) << TAKEN)


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
    if n >= rows + swaps:
        return redraw(state, n - rows - swaps)
    # Two random numbers are cheaper than a division.
    player = player_of(state)
    own = below(source, popcount(state[player]))
    return exchange(state, own, below(source, popcount(state[1 - player])))


@inlined
def size_of(move: int) -> int:
    """How many tiles a move lays or stacks."""
    return popcount(tiles_of(move))
