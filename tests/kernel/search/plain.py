"""The exact value of a position by searches that are plain, and written apart from the solver.

`values` tries everything: it has no cuts and no order. `values_with_cuts` cuts, but otherwise than
the solver does, and in another order; it gets as far as seven or eight tiles in the pile. Neither
knows what the solver knows about the end of a game: both play it out.

Values are whole numbers. With n unseen tiles a win is 2 * n!, a tie is n!, and a draw is the sum
over the tiles that can come. A memo keeps what was found. Its keys are whole positions, so that no
position is taken for another, and what it has holds for every question.
"""

from collections.abc import Callable, Iterator
from fractions import Fraction
from math import factorial
from typing import Any

import numpy as np
from numba import int64, njit, types

from bossa.kernel.jit.bits import folded_product, lowest, popcount
from bossa.kernel.jit.decorators import compiled
from bossa.kernel.jit.pointers import POINTER, pointer_to
from bossa.kernel.law.moves import (
    EXCHANGING,
    MOST_MOVES,
    REDRAWING,
    kind_of,
    moves,
    size_of,
)
from bossa.kernel.law.packing import pack, unpack_move
from bossa.kernel.law.state import META, PLAY, State, player_of, unseen_of
from bossa.kernel.law.step import GOES_ON, after_draw, after_move, halves_of
from bossa.rules import Decision, Phase, Position

LEAST_KEPT = 3
"""Values with fewer unseen tiles are found again: that is quicker than to look them up. Kept are
positions to draw only, for these are reached in many ways."""
FACTORIALS = np.array([factorial(n) for n in range(21)], dtype=np.int64)

ENTRY = 6
"""The words of an entry: four of the position, and the lower and the upper bound of its value."""
WAYS = 4
"""The entries at which a position can be."""

# The memory of a search is one array: the moves of the position at hand, a word, the best move that
# was found last with so many unseen tiles, and the moves that are still to be tried on each ply.
LEFT = MOST_MOVES
"""The search may look at so many positions to draw yet."""
LAST_BEST = MOST_MOVES + 1
STACK = MOST_MOVES + 64
NO_LIMIT = 1 << 62

STATE = types.UniTuple(int64, 6)
PLAIN = int64(STATE, int64, POINTER, POINTER)
WITH_CUTS = types.UniTuple(int64, 2)(STATE, int64, int64, int64, POINTER, POINTER)


class Memo:
    """What was found, and the room that a search needs. Word 0 is the number of places less one;
    the entries begin after `ENTRY` words."""

    def __init__(self, most_bytes: int) -> None:
        places = 1 << (most_bytes // (8 * ENTRY * WAYS)).bit_length() - 1
        self.entries = np.zeros(ENTRY * (1 + WAYS * places), dtype=np.int64)
        self.entries[0] = places - 1
        self.stack = np.zeros(MOST_MOVES * 40, dtype=np.int64)


@compiled
def _key(state: State) -> tuple[int, int, int, int]:
    """All of a position in four words."""
    return state[0] | (state[1] << 27), state[2] | (state[5] << 27), state[3], state[4]


@compiled
def _place(key: tuple[int, int, int, int], memo: Any) -> int:
    """Where the entry of a position is; or, as a negative number, where it could be."""
    one = folded_product(key[0] ^ 0x2545F4914F6CDD1D, key[1] ^ 0x5851F42D4C957F2D)
    other = folded_product(key[2] ^ 0x14057B7EF767814F, key[3] ^ one)
    first = ENTRY * (1 + WAYS * (other & memo[0]))
    for place in range(first, first + ENTRY * WAYS, ENTRY):
        if memo[place] == 0 and memo[place + 1] == 0:
            return -place
        if (
            memo[place] == key[0]
            and memo[place + 1] == key[1]
            and memo[place + 2] == key[2]
            and memo[place + 3] == key[3]
        ):
            return place
    # All are taken: replace any.
    return -(first + ENTRY * ((other >> 40) & (WAYS - 1)))


@compiled
def _keep(key: tuple[int, int, int, int], low: int, high: int, memo: Any) -> None:
    place = abs(_place(key, memo))
    memo[place], memo[place + 1], memo[place + 2], memo[place + 3] = key
    memo[place + 4] = low
    memo[place + 5] = high


@njit(PLAIN, cache=True, error_model="numpy", nogil=True)
def _value(state: State, top: int, stack: Any, memo: Any) -> int:
    """The value for the player who is to act, to draw or to play."""
    tiles = unseen_of(state)
    count = popcount(tiles)
    value = 0
    if not state[META] & PLAY:
        key = _key(state)
        if count >= LEAST_KEPT:
            place = _place(key, memo)
            if place > 0:
                return memo[place + 4]
        if stack[LEFT] <= 0:
            return value
        stack[LEFT] -= 1
        while tiles:
            value += _value(after_draw(state, lowest(tiles)), top, stack, memo)
            tiles &= tiles - 1
        if count >= LEAST_KEPT and stack[LEFT] > 0:
            _keep(key, value, value, memo)
    else:
        player = player_of(state)
        found = moves(state, stack)
        for number in range(found):
            stack[top + number] = stack[number]
        for number in range(found):
            move = stack[top + number]
            if kind_of(move) == REDRAWING:
                total = 0
                left = tiles
                while left:
                    child, outcome = after_move(state, move, lowest(left))
                    left &= left - 1
                    if outcome != GOES_ON:
                        total += halves_of(outcome, player) * FACTORIALS[count - 1]
                    else:
                        lost = _value(child, top + found, stack, memo)
                        total += 2 * FACTORIALS[count - 1] - lost
            else:
                child, outcome = after_move(state, move, 0)
                if outcome != GOES_ON:
                    total = halves_of(outcome, player) * FACTORIALS[count]
                else:
                    lost = _value(child, top + found, stack, memo)
                    total = 2 * FACTORIALS[count] - lost
            value = max(value, total)
    return value


@compiled
def _ordered(state: State, last_best: int, top: int, stack: Any) -> int:
    """Write the moves onto the stack: first the one that was best last, then those that lay or
    stack most tiles, then exchanges, then redraws; otherwise backwards."""
    found = moves(state, stack)
    end = top
    for number in range(found):
        if stack[number] == last_best:
            stack[end] = last_best
            end += 1
    for size in range(7, -2, -1):
        for number in range(found - 1, -1, -1):
            move = stack[number]
            rank = size_of(move)
            if kind_of(move) == EXCHANGING:
                rank = 0
            elif kind_of(move) == REDRAWING:
                rank = -1
            if min(rank, 7) == size and move != last_best:
                stack[end] = move
                end += 1
    return found


@njit(WITH_CUTS, cache=True, error_model="numpy", nogil=True)
def _bounds(
    state: State, alpha: int, beta: int, top: int, stack: Any, memo: Any
) -> tuple[int, int]:
    """Bounds of the value: equal, or the lower one is beta or more, or the upper one alpha or
    less. Draws and redraws stop as soon as the tiles that came decide, whatever others bring."""
    tiles = unseen_of(state)
    count = popcount(tiles)
    win = 2 * FACTORIALS[count]
    child_win = 2 * FACTORIALS[count - 1]
    if not state[META] & PLAY:
        key = _key(state)
        known_low, known_high = 0, win
        if count >= LEAST_KEPT:
            place = _place(key, memo)
            if place > 0:
                known_low, known_high = memo[place + 4], memo[place + 5]
                if known_low >= beta or known_high <= alpha or known_low == known_high:
                    return known_low, known_high
                alpha, beta = max(alpha, known_low), min(beta, known_high)
        low, high = 0, win
        left = tiles
        while left and low < beta and high > alpha:
            tile = lowest(left)
            left &= left - 1
            least, most = _bounds(
                after_draw(state, tile),
                alpha - (high - child_win),
                beta - low,
                top,
                stack,
                memo,
            )
            low += least
            high -= child_win - most
        low, high = max(low, known_low), min(high, known_high)
        if count >= LEAST_KEPT:
            _keep(key, low, high, memo)
    else:
        player = player_of(state)
        last_best = LAST_BEST + 2 * count + player
        found = _ordered(state, stack[last_best], top, stack)
        low, high = 0, 0
        for number in range(found):
            # First of all the moves that end the game: they may win.
            if kind_of(stack[top + number]) != REDRAWING:
                _, outcome = after_move(state, stack[top + number], 0)
                if outcome != GOES_ON and halves_of(outcome, player) == 2:
                    return win, win
        for number in range(found):
            move = stack[top + number]
            if kind_of(move) == REDRAWING:
                least, most = 0, win
                left = tiles
                while left and most > max(alpha, low) and least < beta:
                    child, outcome = after_move(state, move, lowest(left))
                    left &= left - 1
                    if outcome != GOES_ON:
                        value = halves_of(outcome, player) * FACTORIALS[count - 1]
                        least += value
                        most -= child_win - value
                    else:
                        needed = max(alpha, low) - (most - child_win)
                        lost, kept = _bounds(
                            child,
                            child_win - (beta - least),
                            child_win - needed,
                            top + found,
                            stack,
                            memo,
                        )
                        least += child_win - kept
                        most -= lost
            else:
                child, outcome = after_move(state, move, 0)
                if outcome != GOES_ON:
                    least = most = halves_of(outcome, player) * FACTORIALS[count]
                else:
                    lost, kept = _bounds(
                        child, win - beta, win - max(alpha, low), top + found, stack, memo
                    )
                    least, most = win - kept, win - lost
            if least > low:
                stack[last_best] = move
            low, high = max(low, least), max(high, most)
            if low >= beta:
                high = win
                break
    return low, high


@compiled
def _plain_value(state: State, stack: np.ndarray, memo: np.ndarray) -> int:
    return _value(state, STACK, pointer_to(stack), pointer_to(memo))


@compiled
def _value_with_cuts(state: State, stack: np.ndarray, memo: np.ndarray) -> int:
    win = 2 * FACTORIALS[popcount(unseen_of(state))]
    low, high = _bounds(state, 0, win, STACK, pointer_to(stack), pointer_to(memo))
    return low if low == high else -1


def _of_moves(
    position: Position, value_of: Callable[[State], int]
) -> Iterator[tuple[Decision, Fraction]]:
    """The value of each move of a position to play."""
    state = pack(position).state
    player = player_of(state)
    tiles = [tile for tile in range(27) if unseen_of(state) >> tile & 1]
    chip = position.side(position.player).chip
    buffer = np.zeros(MOST_MOVES, dtype=np.int64)
    for word in buffer[: moves(state, buffer)]:
        brought = tiles if kind_of(int(word)) == REDRAWING else [0]
        total = Fraction(0)
        for tile in brought:
            child, outcome = after_move(state, int(word), tile)
            if outcome != GOES_ON:
                total += Fraction(halves_of(outcome, player), 2)
            else:
                unseen = unseen_of(child).bit_count()
                total += 1 - Fraction(int(value_of(child)), 2 * factorial(unseen))
        yield unpack_move(int(word), chip), total / len(brought)


Values = tuple[Fraction, dict[Decision, Fraction]]
"""The value of a position, and of each of its moves."""


def _values(position: Position, value_of: Callable[[State], int]) -> Values:
    state = pack(position).state
    if position.phase is Phase.PLAY:
        found = dict(_of_moves(position, value_of))
        return max(found.values(), default=Fraction(0)), found
    return Fraction(int(value_of(state)), 2 * factorial(unseen_of(state).bit_count())), {}


def value_of(state: State, memo: Memo) -> Fraction:
    """The value of a packed position by a search without cuts or order."""
    memo.stack[LEFT] = NO_LIMIT
    value = int(_plain_value(state, memo.stack, memo.entries))
    return Fraction(value, 2 * factorial(unseen_of(state).bit_count()))


def values(position: Position, memo: Memo, most: int = NO_LIMIT) -> Values | None:
    """The values by a search without cuts or order. None if it would have to look at `most`
    positions to draw or more."""
    memo.stack[LEFT] = most
    found = _values(position, lambda state: _plain_value(state, memo.stack, memo.entries))
    return found if memo.stack[LEFT] > 0 else None


def values_with_cuts(position: Position, memo: Memo) -> Values:
    """The values by a search with other cuts and another order than the solver's."""
    return _values(position, lambda state: _value_with_cuts(state, memo.stack, memo.entries))
