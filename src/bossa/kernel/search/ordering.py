"""The moves of a position in the order in which a search tries them."""

import numpy as np

from bossa.kernel.jit.decorators import compiled, inlined
from bossa.kernel.law.moves import (
    EXCHANGING,
    LAY,
    REDRAWING,
    bearer_of,
    colour_of,
    kind_of,
    size_of,
)
from bossa.kernel.law.state import META, State, owner_of, player_of, rows_of, rows_to_win

# A move in the stack has its place among all moves and its score above its own bits.
_SCORE = 53
PLACE = 45
MOVE_BITS = (1 << PLACE) - 1
_FROM_TABLE, _FROM_SIBLING = 1023, 1022
"""The scores of the move that an earlier search of this position found best, and of the one that
was best with another tile drawn."""


@inlined
def _move_score(state: State, move: int) -> int:
    """How good a move looks. The search tries good ones first."""
    kind = kind_of(move)
    if kind == EXCHANGING:
        return 120
    if kind == REDRAWING:
        return 100
    meta = state[META]
    player = player_of(state)
    score = 100 + 40 * size_of(move)
    if bearer_of(move) >= 0:
        score -= 30
    if kind == LAY:
        colour = colour_of(move)
        rows = rows_of(meta, colour)
        if owner_of(meta, colour) == player:
            score += 60 + 10 * rows
        elif rows >= rows_to_win(meta) - 2:
            score -= 100
    return score


@compiled
def in_order(
    state: State, count: int, table_move: int, hint: int, top: int, memory: np.ndarray
) -> None:
    """Write the moves, of which memory has so many, with their scores onto the stack."""
    for place in range(count):
        move = memory[place]
        score = _move_score(state, move)
        if place + 1 == table_move:
            score = _FROM_TABLE
        elif move == hint:
            score = _FROM_SIBLING
        memory[top + place] = move | (min(place, 255) << PLACE) | (score << _SCORE)


@inlined
def next_best(memory: np.ndarray, first: int, end: int) -> int:
    """Bring the move with the highest score to the first place, and return it."""
    best = first
    for place in range(first + 1, end):
        if memory[place] > memory[best]:
            best = place
    word = memory[best]
    memory[best] = memory[first]
    memory[first] = word
    return word
