"""The memory of a search: one array of words.

It has the moves of the position at hand, words that control the search, the best move that was
found last on each ply, what a hand can make with each tile, and for each ply what is left to search
there.
"""

import numpy as np

from bossa.kernel.constants import MOST_TURNS, TILE_COUNT
from bossa.kernel.law.moves import MOST_MOVES

MOST_PLIES = 2 * MOST_TURNS + 2
"""A turn has a draw and a move, and each player can redraw once."""

SOLVER_STOP = MOST_MOVES
"""A search ends when this word is set."""
SOLVER_NODES = SOLVER_STOP + 1
"""Counts the positions that were searched."""
SOLVER_MOST_NODES = SOLVER_STOP + 2
"""The search looks at no more positions than this word says."""
SOLVER_BUCKETS = SOLVER_STOP + 3
"""The number of buckets of the table that the search uses."""
SOLVER_GENERATION = SOLVER_STOP + 4
"""The generation of the entries that the search writes."""
SOLVER_SEED = SOLVER_STOP + 5
"""What is mixed into the check of each entry (`transpositions.seed_of`)."""
SOLVER_ORDER = SOLVER_STOP + 6
"""Bit n is set if the tiles are to be taken backwards on every eighth ply from n on. Threads that
search the same position differ in it."""
HINTS = SOLVER_STOP + 8
DRAWN = HINTS + MOST_PLIES
"""Four words for each tile: what the player who waits can make with it (`last_draws`)."""
SWAPPED = DRAWN + 4 * TILE_COUNT
"""The same after an exchange."""
STACK = SWAPPED + 4 * TILE_COUNT
SOLVER_HINTS = slice(HINTS, DRAWN)
"""The best move that was found last on each ply."""


def new_memory() -> np.ndarray:
    return np.zeros(STACK + MOST_PLIES * max(MOST_MOVES, 3 * TILE_COUNT), dtype=np.int64)
