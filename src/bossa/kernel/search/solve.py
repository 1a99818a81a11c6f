"""The exact value of a position: the chance of winning under best play by both. A tie counts half.

This is an expectimax search. Values are probabilities, for the player who is to act. Star1 cuts the
chance nodes: it uses the known bounds of each child where the textbook has 0 and 1. A transposition
table keeps the bounds of positions. They still bound the value when the search is stopped.
"""

from typing import NamedTuple

import numpy as np
from numba import float64, int64, njit, types

from bossa.kernel.constants import MOST_TURNS, TILE_COUNT
from bossa.kernel.jit.bits import lowest, popcount
from bossa.kernel.jit.decorators import compiled, inlined
from bossa.kernel.law.moves import (
    EXCHANGING,
    LAY,
    MOST_MOVES,
    REDRAWING,
    bearer_of,
    colour_of,
    kind_of,
    moves,
    placings,
    size_of,
    tiles_of,
)
from bossa.kernel.law.state import (
    META,
    PLAY,
    State,
    owner_of,
    pile_of,
    player_of,
    rows_of,
    rows_to_win,
    unseen_of,
)
from bossa.kernel.law.step import GOES_ON, after_draw, after_move, points_of
from bossa.kernel.search.transpositions import (
    LOWER,
    UPPER,
    TranspositionTable,
    find,
    hashes,
    store,
    stored_move,
)

MOST_PLIES = 2 * MOST_TURNS + 2
"""A turn has a draw and a move, and each player can redraw once."""

SOLVER_STOP, SOLVER_NODES, SOLVER_MOST_NODES = range(3)
"""The words of the control array: a search ends when the first is set, counts its positions in the
second, and looks at no more of them than the third says."""

SLACK = 1e-12
"""Rounding errors of sums of probabilities are smaller than this. Bounds so close are equal."""

_FIRST = 1 << 20
"""The score of the move that an earlier search found best: it is tried first."""


@inlined
def _move_score(state: State, move: int) -> int:
    """How good a move looks. The search tries good ones first."""
    kind = kind_of(move)
    if kind == EXCHANGING:
        return 20
    if kind == REDRAWING:
        return 0
    meta = state[META]
    player = player_of(state)
    score = 40 * size_of(move)
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
def _last_turn(state: State, buffer: np.ndarray) -> float:
    """The value of the last turn: the pile is empty, and the game ends after the move (X4)."""
    player = player_of(state)
    count = moves(state, buffer)
    best = 0.0
    for place in range(count):
        _, outcome = after_move(state, buffer[place], 0)
        value = points_of(outcome, player)
        if value > best:
            best = value
            if best == 1.0:
                break
    return best


@compiled
def value_at_once(state: State, buffer: np.ndarray) -> float:
    """The value of a position to play where one look tells it: 1 if a move wins at once, 0 if there
    is no move, and any value in the last turn. Otherwise -1."""
    player = player_of(state)
    if pile_of(state) == 0:
        return _last_turn(state, buffer)
    count = placings(state, buffer)
    hand = state[player]
    meta = state[META]
    for place in range(count):
        move = buffer[place]
        if tiles_of(move) == hand:
            return 1.0
        if kind_of(move) == LAY:
            colour = colour_of(move)
            last_row = rows_of(meta, colour) == rows_to_win(meta) - 1
            if last_row and owner_of(meta, colour) == player:
                return 1.0
    if count == 0 and moves(state, buffer) == 0:
        return 0.0
    return -1.0


@inlined
def _order(state: State, buffer: np.ndarray, scores: np.ndarray, count: int, best: int) -> None:
    for place in range(count):
        move = buffer[place]
        scores[place] = _FIRST if move == best else _move_score(state, move)
    for place in range(1, count):
        move, score = buffer[place], scores[place]
        at = place
        while at > 0 and scores[at - 1] < score:
            buffer[at], scores[at] = buffer[at - 1], scores[at - 1]
            at -= 1
        buffer[at], scores[at] = move, score


class Scratch(NamedTuple):
    """The memory of a search: a row of each array for each ply, and the control array."""

    moves: np.ndarray
    scores: np.ndarray
    low: np.ndarray
    high: np.ndarray
    control: np.ndarray


def new_scratch() -> Scratch:
    return Scratch(
        np.zeros((MOST_PLIES, MOST_MOVES), dtype=np.int64),
        np.zeros((MOST_PLIES, MOST_MOVES), dtype=np.int64),
        np.zeros((MOST_PLIES, TILE_COUNT), dtype=np.float64),
        np.zeros((MOST_PLIES, TILE_COUNT), dtype=np.float64),
        np.zeros(3, dtype=np.int64),
    )


# Numba keeps a function that calls itself in the cache only if its types are given.
_STATE = types.UniTuple(int64, 6)
_INTS = types.Array(int64, 1, "C")
_INTS_2, _FLOATS_2 = (types.Array(kind, 2, "C") for kind in (int64, float64))
_TABLE = types.NamedTuple([_INTS_2, _FLOATS_2], TranspositionTable)
_SCRATCH = types.NamedTuple([_INTS_2, _INTS_2, _FLOATS_2, _FLOATS_2, _INTS], Scratch)
_SEARCH = float64(_STATE, int64, float64, float64, int64, _TABLE, _SCRATCH)


@compiled
def known_bounds(table: TranspositionTable, state: State) -> tuple[float, float]:
    """The bounds that the table has of a position."""
    key, check = hashes(state)
    at = find(table, key, check)
    if at < 0:
        return 0.0, 1.0
    return table.bounds[at, LOWER], table.bounds[at, UPPER]


@inlined
def _turned(found: float, alpha: float, beta: float) -> float:
    """Turn what a search found for the other player, between 1 - beta and 1 - alpha, into a value
    for this player between alpha and beta.

    A bound must stay a bound: 1 - (1 - beta) may round to less than beta.
    """
    if found <= 1.0 - beta:
        return max(1.0 - found, beta)
    if found >= 1.0 - alpha:
        return min(1.0 - found, alpha)
    return 1.0 - found


@inlined
def _bounds_of_child(
    state: State, redraw: int, tile: int, table: TranspositionTable, buffer: np.ndarray
) -> tuple[float, float]:
    """Bounds, without a search, of the position that a drawn or redrawn tile leads to."""
    if redraw < 0:
        child = after_draw(state, tile)
        seen = value_at_once(child, buffer)
        if seen >= 0.0:
            return seen, seen
        return known_bounds(table, child)
    child, outcome = after_move(state, redraw, tile)
    if outcome != GOES_ON:
        value = points_of(outcome, player_of(state))
        return value, value
    low, high = known_bounds(table, child)
    return 1.0 - high, 1.0 - low


@njit(_SEARCH, cache=True, error_model="numpy", nogil=True)
def expectimax(
    state: State,
    redraw: int,
    alpha: float,
    beta: float,
    ply: int,
    table: TranspositionTable,
    scratch: Scratch,
) -> float:
    """The value for the player who is to act: to play, to draw, or, with `redraw` >= 0, to get the
    tile that this redraw brings.

    Between alpha and beta the value is exact. A value of alpha or less is an upper bound, one of
    beta or more a lower bound. If the search was stopped, the value means nothing.
    """
    # Do not write -1 for this: numba compiles a function that calls itself with a literal argument
    # a second time, and what it then reads from its cache crashes.
    none = (redraw & 0) - 1
    if scratch.control[SOLVER_STOP]:
        return 0.0
    scratch.control[SOLVER_NODES] += 1
    if scratch.control[SOLVER_NODES] >= scratch.control[SOLVER_MOST_NODES]:
        scratch.control[SOLVER_STOP] = 1
    buffer = scratch.moves[ply]
    plays = redraw < 0 and state[META] & PLAY != 0
    if plays:
        seen = value_at_once(state, buffer)
        if seen >= 0.0:
            return seen
    key, check = hashes(state)
    best_move = 0
    if redraw < 0:
        at = find(table, key, check)
        if at >= 0:
            lower, upper = table.bounds[at, LOWER], table.bounds[at, UPPER]
            best_move = stored_move(table, at)
            if lower >= beta or upper - lower <= SLACK:
                return lower
            if upper <= alpha:
                return upper
            alpha, beta = max(alpha, lower), min(beta, upper)
    work = -scratch.control[SOLVER_NODES]

    if not plays:
        # Star1: stop as soon as the bounds of the sum over all tiles leave the window.
        low, high = scratch.low[ply], scratch.high[ply]
        tiles = unseen_of(state)
        total = popcount(tiles)
        low_sum = high_sum = 0.0
        open_tiles = 0
        while tiles:
            tile = lowest(tiles)
            tiles &= tiles - 1
            low[tile], high[tile] = _bounds_of_child(state, redraw, tile, table, buffer)
            low_sum += low[tile]
            high_sum += high[tile]
            if high[tile] - low[tile] > SLACK:
                open_tiles |= 1 << tile
        is_above = is_below = False
        while open_tiles:
            is_above, is_below = low_sum >= beta * total, high_sum <= alpha * total
            if is_above or is_below:
                break
            tile = lowest(open_tiles)
            open_tiles &= open_tiles - 1
            least, most = low[tile], high[tile]
            low_sum -= least
            high_sum -= most
            child_alpha = max(least, alpha * total - high_sum)
            child_beta = min(most, beta * total - low_sum)
            if redraw < 0:
                child = after_draw(state, tile)
                found = expectimax(child, none, child_alpha, child_beta, ply + 1, table, scratch)
            else:
                child, _ = after_move(state, redraw, tile)
                theirs = expectimax(
                    child, none, 1.0 - child_beta, 1.0 - child_alpha, ply + 1, table, scratch
                )
                found = _turned(theirs, child_alpha, child_beta)
            if scratch.control[SOLVER_STOP]:
                return 0.0
            # A value outside a window that is narrower than the known bounds is only a bound. It
            # decides the sum.
            is_below = found <= child_alpha and child_alpha > least
            is_above = found >= child_beta and child_beta < most
            if is_below:
                most = max(found, least)
            elif is_above:
                least = min(found, most)
            else:
                least = most = min(max(found, least), most)
            low_sum += least
            high_sum += most
            if is_above or is_below:
                break
        lower, upper = low_sum / total, high_sum / total
        if redraw < 0:
            work += scratch.control[SOLVER_NODES]
            store(table, key, check, lower, upper, 0, work)
        # Return by the reason for stopping: a quotient may round to the other side of the window.
        if is_above:
            return max(lower, beta)
        if is_below:
            return min(upper, alpha)
        return lower

    count = moves(state, buffer)
    _order(state, buffer, scratch.scores[ply], count, best_move)
    player = player_of(state)
    best = 0.0
    start = alpha
    for place in range(count):
        move = buffer[place]
        if kind_of(move) == REDRAWING:
            value = expectimax(state, move, alpha, beta, ply + 1, table, scratch)
        else:
            child, outcome = after_move(state, move, 0)
            if outcome == GOES_ON:
                theirs = expectimax(child, none, 1.0 - beta, 1.0 - alpha, ply + 1, table, scratch)
                value = _turned(theirs, alpha, beta)
            else:
                value = points_of(outcome, player)
        if scratch.control[SOLVER_STOP]:
            return 0.0
        if value > best or best_move == 0:
            best_move = move
        best = max(best, value)
        alpha = max(alpha, best)
        if best >= beta:
            break
    work += scratch.control[SOLVER_NODES]
    lower = best if best > start else 0.0
    upper = best if best < beta else 1.0
    store(table, key, check, lower, upper, best_move, work)
    return best
