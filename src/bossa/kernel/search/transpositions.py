"""A table of positions already searched, of a fixed size in memory.

What it knows of a position is true for good, so a table can serve any number of searches.
"""

from typing import NamedTuple

import numpy as np

from bossa.kernel.jit.decorators import compiled, inlined
from bossa.kernel.law.state import State

WAYS = 4  # places that a position may stand in

KEY, LOWER, UPPER, REST = range(4)
WORDS = 4
"""Of an entry: a hash; bounds of the value; best move, work and more of the hash in one word."""

WORK, CHECK = 45, 51
MOVE_BITS = (1 << WORK) - 1


class TranspositionTable(NamedTuple):
    """The same memory twice: as words, and as floating-point numbers for the bounds."""

    words: np.ndarray
    bounds: np.ndarray


def new_transposition_table(most_bytes: int) -> TranspositionTable:
    """A table of at most so many bytes; its length is a power of two."""
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
    """Two words of a position: a key of 64 bits, never 0, and a check of 13 bits more."""
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
    """Where a position stands; -1 when it does not."""
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
    """Keep bounds of a position, in place of the one that was least work."""
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
    """The best move so far; no move is 0."""
    return table.words[place, REST] & MOVE_BITS
