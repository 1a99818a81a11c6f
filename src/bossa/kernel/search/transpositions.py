"""The transposition table: bounds of positions that a search has met, in a fixed size of memory.

The bounds of a position hold in every search, so one table can serve any number of them.
"""

from typing import NamedTuple

import numpy as np

from bossa.kernel.jit.decorators import compiled, inlined
from bossa.kernel.law.state import State

WAYS = 4
"""The number of places that a position may be stored at."""

KEY, LOWER, UPPER, REST = range(4)
WORDS = 4
"""The words of an entry: a hash, a lower and an upper bound, and one word with the best move, the
work and more of the hash."""

WORK, CHECK = 45, 51
MOVE_BITS = (1 << WORK) - 1


class TranspositionTable(NamedTuple):
    """Two views of the same memory: as integers, and as floating-point numbers for the bounds."""

    words: np.ndarray
    bounds: np.ndarray


def new_transposition_table(most_bytes: int) -> TranspositionTable:
    """An empty table of at most so many bytes. Its length is a power of two."""
    length = WAYS
    while 2 * length * WORDS * 8 <= most_bytes:
        length *= 2
    words = np.zeros((length, WORDS), dtype=np.int64)
    return TranspositionTable(words, words.view(np.float64))


_ONE = np.uint64(0x9E3779B97F4A7C15)
_TWO = np.uint64(0xC2B2AE3D27D4EB4F)
_29, _32, _51 = np.uint64(29), np.uint64(32), np.uint64(51)


@compiled
def hashes(state: State) -> tuple[int, int]:
    """Two hashes of a position: a key of 64 bits that is never 0, and a check of 13 more bits."""
    key = np.uint64(0)
    check = np.uint64(1)
    for word in state:
        part = np.uint64(word)
        key = (key ^ part) * _ONE
        key ^= key >> _29
        check = (check + part) * _TWO
        check ^= check >> _32
    key ^= key >> _32
    return np.int64(key | np.uint64(1)), np.int64(check >> _51)


@inlined
def _bucket(table: TranspositionTable, key: int) -> int:
    return (key >> 1) & (len(table.words) - 1) & ~(WAYS - 1)


@inlined
def find(table: TranspositionTable, key: int, check: int) -> int:
    """The place of a position; -1 if the table does not have it."""
    first = _bucket(table, key)
    for place in range(first, first + WAYS):
        if table.words[place, KEY] == key and (table.words[place, REST] >> CHECK) & 0x1FFF == check:
            return place
    return -1


@compiled
def store(
    table: TranspositionTable,
    key: int,
    check: int,
    lower: float,
    upper: float,
    best: int,
    work: int,
) -> None:
    """Store bounds of a position. They replace the entry of the bucket that was least work."""
    place = find(table, key, check)
    if place < 0:
        first = _bucket(table, key)
        place = first
        for other in range(first + 1, first + WAYS):
            if _work(table, other) < _work(table, place):
                place = other
        table.words[place, KEY] = key
    else:
        lower = max(lower, table.bounds[place, LOWER])
        upper = min(upper, table.bounds[place, UPPER])
    table.bounds[place, LOWER] = lower
    table.bounds[place, UPPER] = upper
    size = 0
    while work >> size:
        size += 1
    table.words[place, REST] = (best & MOVE_BITS) | (min(size, 63) << WORK) | (check << CHECK)


@inlined
def _work(table: TranspositionTable, place: int) -> int:
    return (table.words[place, REST] >> WORK) & 63


@inlined
def stored_move(table: TranspositionTable, place: int) -> int:
    """The best move that a search found; 0 for none, which is no move."""
    return table.words[place, REST] & MOVE_BITS
