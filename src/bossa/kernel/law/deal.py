"""Chance at the beginning of a game: tiles in an order by chance, and a set-up by chance."""

import numpy as np

from bossa.kernel.jit.bits import lowest
from bossa.kernel.jit.decorators import compiled
from bossa.kernel.jit.random_numbers import below
from bossa.kernel.law.state import (
    ALL_TILES,
    CHIPS,
    DIE,
    MARKERS,
    NOBODY,
    NOVICE,
    OWNER,
    REACH,
    State,
)

MOST_UNSEEN = 27
DEALT = 8


@compiled
def shuffle(tiles: int, order: np.ndarray, source: np.ndarray) -> int:
    """Write the tiles of a set into `order`, shuffled; how many there are."""
    count = 0
    while tiles:
        at = below(source, count + 1)
        order[count] = order[at]
        order[at] = lowest(tiles)
        tiles &= tiles - 1
        count += 1
    return count


@compiled
def random_start(rules: int, order: np.ndarray, source: np.ndarray) -> State:
    """A game by chance after a set-up by chance; `rules` has bit 0 for novice, bit 1 for chips.

    The tiles of `order` after the dealt ones are left to come, shuffled.
    """
    shuffle(ALL_TILES, order, source)
    a = b = 0
    for place in range(4):
        a |= 1 << order[place]
        b |= 1 << order[4 + place]
    white = black = 0
    while white == black:
        white = 1 + below(source, 6)
        black = 1 + below(source, 6)
    owner = first = 0
    if rules & 1:
        owner = NOBODY
        first = 0 if white > black else 1
    else:
        owner = below(source, 2)
        first = below(source, 2)
    meta = first | (0b111111 << MARKERS) | (owner << OWNER) | (NOVICE if rules & 1 else 0)
    meta |= (white << REACH) | (white << (REACH + 4))
    meta |= (black << (REACH + 8)) | (black << (REACH + 12))
    if rules & 2:
        meta |= (1 + below(source, 2)) << CHIPS
        meta |= (1 + below(source, 2)) << (CHIPS + 2)
    return (a, b, 0, DIE << (4 * white), DIE << (4 * black), meta)
