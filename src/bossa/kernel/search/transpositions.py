"""The transposition table: bounds of positions that a search has met, in a fixed size of memory.

The bounds of a position hold in every search, so one table can serve any number of them, and
several threads at a time.

An entry has two words. Four entries make a bucket, which fills one line of the processor's cache.

| word | bits | what |
|---|---|---|
| 0, after xor with word 1 | 0–51 | the check: other bits of the hash than those for the bucket |
| | 52–59 | the best move: its place among the position's moves plus one; 0 for none |
| | 60–63 | the generation: which search has written the entry |
| 1 | 0–29, 30–59 | the lower and the upper bound |
| | 60–63 | how much work the search was |

Threads write without a lock. The words of an entry whose two words come from different threads do
not fit together: the check, after xor, is that of no position.

A position that is not in the table is taken for another one with a chance of 4 in 2**52, even in a
full table: in a search of 10**9 positions, about one in a million. For the position in question all
64 bits (12 or more choose the bucket) would be the same.
"""

import numpy as np

from bossa.kernel.jit.bits import folded_product
from bossa.kernel.jit.decorators import compiled, inlined
from bossa.kernel.law.state import GONE, LINES, META, State

MOST_STORED = 12
"""With more unseen tiles, a bound does not fit the 30 bits of an entry."""

WAYS = 4
"""The entries of a bucket: the places that a position may be stored at."""
BUCKET = 2 * WAYS
"""The words of a bucket."""

LEAST_BYTES = 1 << 18
"""The smallest table: 12 bits choose the bucket."""

CHECK_BITS = (1 << 52) - 1
_MOVE, _GENERATION = 52, 60
_UPPER, _WORK = 30, 60
BOUND_BITS = (1 << 30) - 1

GENERATIONS = 16


def new_transposition_table(most_bytes: int) -> np.ndarray:
    """An empty table of at most so many bytes, but no fewer than LEAST_BYTES. The number of buckets
    is a power of two, and each begins where a line of the cache does."""
    size = LEAST_BYTES
    while 2 * size <= most_bytes:
        size *= 2
    words = np.zeros(size // 8 + BUCKET, dtype=np.int64)
    first = -(words.ctypes.data // 8) % BUCKET
    return words[first : first + size // 8]


_GOLDEN = 0x9E3779B97F4A7C15
_KEYS = (
    0x2D358DCCAA6C78A5, 0x8BB84B93962EACC9 - (1 << 64), 0x4B33A62ED433D4A3, 0x4D5A2DA51DE1AA47,
    0x1B56C4F5A6B9D1C3, 0x6A09E667F3BCC909,
)  # fmt: skip
_K0, _K1, _K2, _K3, _K4, _K5 = _KEYS


@compiled
def hashes(state: State) -> tuple[int, int]:
    """Two hashes of a position, of 64 bits each: one chooses the bucket, the other is the check."""
    hands = state[0] | (state[1] << 27)
    rest = state[GONE] | (state[META] << 27)
    tiles = folded_product(hands ^ _K0, rest ^ _K1)
    lines = folded_product(state[LINES] ^ _K2, state[LINES + 1] ^ _K3)
    key = folded_product(tiles ^ _K4, lines ^ _K5)
    check = folded_product(tiles ^ _K2, lines ^ _K0)
    return key, check & CHECK_BITS


def seed_of(number: int) -> int:
    """A number to mix into checks, so that searches with other seeds do not find the entry."""
    return (number * _GOLDEN & (1 << 64) - 1) >> 12


@inlined
def bucket_of(key: int, buckets: int) -> int:
    """Where a bucket begins, in a table that uses so many."""
    return (key & (buckets - 1)) * BUCKET


@inlined
def look_up(table: np.ndarray, bucket: int, check: int, win: int) -> tuple[int, int, int]:
    """The bounds of a position, and the place of its best move plus one (0 for none). A position
    that the bucket does not have is worth from 0 to `win`."""
    for place in range(bucket, bucket + BUCKET, 2):
        # Read each word once: another thread may write the entry meanwhile.
        bounds = table[place + 1]
        head = table[place] ^ bounds
        if head & CHECK_BITS == check:
            move = (head >> _MOVE) & 0xFF
            return bounds & BOUND_BITS, (bounds >> _UPPER) & BOUND_BITS, move
    return 0, win, 0


@compiled
def store(
    table: np.ndarray,
    bucket: int,
    check: int,
    lower: int,
    upper: int,
    move: int,
    work: int,
    generation: int,
) -> None:
    """Store bounds of a position. They replace the entry of the bucket that was least work; entries
    of other generations count as none."""
    place = bucket
    least = 1 << 30
    for other in range(bucket, bucket + BUCKET, 2):
        bounds = table[other + 1]
        head = table[other] ^ bounds
        if head & CHECK_BITS == check:
            lower = max(lower, bounds & BOUND_BITS)
            upper = min(upper, (bounds >> _UPPER) & BOUND_BITS)
            place = other
            break
        was = ((bounds >> _WORK) & 15) + 1
        if (head >> _GENERATION) & 15 != generation:
            was = 0
        if was < least:
            least = was
            place = other
    size = 0
    while work >> (2 * size) and size < 15:
        size += 1
    bounds = lower | (upper << _UPPER) | (size << _WORK)
    table[place] = (check | (move << _MOVE) | (generation << _GENERATION)) ^ bounds
    table[place + 1] = bounds
