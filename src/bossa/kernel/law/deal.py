"""The deal on machine words: shuffled tiles, and a random start of a game."""

import numpy as np

from bossa.kernel.constants import HAND_SIZE, HIGHEST_DIE, LINES_ARE_CHOSEN, LOWEST_DIE
from bossa.kernel.jit.bits import lowest
from bossa.kernel.jit.decorators import compiled
from bossa.kernel.jit.random_numbers import below
from bossa.kernel.law.state import (
    ALL_TILES,
    CHIPS,
    DIE,
    EXCHANGE,
    MARKERS,
    NOBODY,
    OWNER,
    REACH,
    REDRAW,
    STACK,
    VARIANT,
    State,
)

DEALT = 2 * HAND_SIZE
_LINES_ARE_CHOSEN = np.array(LINES_ARE_CHOSEN, dtype=np.int64)
_DIE_NUMBERS = HIGHEST_DIE - LOWEST_DIE + 1
_ALL_MARKERS = REDRAW | EXCHANGE | STACK


@compiled
def shuffle(tiles: int, order: np.ndarray, source: np.ndarray) -> int:
    """Write the tiles of a set into `order` in random order. Return how many there are."""
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
    """A game after a random deal and random choices in the set-up, with the first draw to come.

    `rules` has bit 0 for the novice game, bit 1 for chips. `order` gets all tiles in random order:
    after the first `DEALT`, those of the two hands, come the pile and the removed tile.
    """
    shuffle(ALL_TILES, order, source)
    a = b = 0
    for place in range(HAND_SIZE):
        a |= 1 << order[place]
        b |= 1 << order[HAND_SIZE + place]
    white = black = 0
    while white == black:
        white = LOWEST_DIE + below(source, _DIE_NUMBERS)
        black = LOWEST_DIE + below(source, _DIE_NUMBERS)
    variant = rules & 1
    owner = first = 0
    if _LINES_ARE_CHOSEN[variant]:
        owner = below(source, 2)
        first = below(source, 2)
    else:
        owner = NOBODY
        first = 0 if white > black else 1
    meta = first | (owner << OWNER) | (variant << VARIANT)
    meta |= (_ALL_MARKERS << MARKERS) | (_ALL_MARKERS << (MARKERS + 3))
    meta |= (white << REACH) | (white << (REACH + 4))
    meta |= (black << (REACH + 8)) | (black << (REACH + 12))
    if rules & 2:
        meta |= (1 + below(source, 2)) << CHIPS
        meta |= (1 + below(source, 2)) << (CHIPS + 2)
    return (a, b, 0, DIE << (4 * white), DIE << (4 * black), meta)
