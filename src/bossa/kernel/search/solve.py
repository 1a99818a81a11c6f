"""The exact value of a position: the chance of winning under best play by both. A tie counts half.

Values are whole numbers, for the player who is to act. With n unseen tiles a win is worth 2 * n!
and a tie n!. A tile that is drawn leaves n - 1 of them, so the value of a draw is the plain sum
over its n tiles: nothing is divided or rounded.

This is an expectimax search. Star1 cuts the chance nodes: it uses the known bounds of each child
where the textbook has 0 and a win. A transposition table keeps the bounds of positions.
"""

from math import factorial

import numpy as np
from numba import int64, njit, types

from bossa.kernel.constants import MOST_TURNS, TILE_COUNT
from bossa.kernel.jit.bits import lowest, popcount
from bossa.kernel.jit.decorators import compiled, inlined
from bossa.kernel.jit.pointers import POINTER, pointer_to, prefetch
from bossa.kernel.law.moves import (
    EXCHANGING,
    LAY,
    MOST_MOVES,
    REDRAWING,
    bearer_of,
    colour_of,
    kind_of,
    moves,
    size_of,
)
from bossa.kernel.law.state import (
    EXCHANGE,
    META,
    PLAY,
    REDRAW,
    State,
    chip_of,
    markers_of,
    owner_of,
    player_of,
    rows_of,
    rows_to_win,
    unseen_of,
)
from bossa.kernel.law.step import GOES_ON, after_draw, after_move, halves_of
from bossa.kernel.search.last_turns import redrawn, three_draws, two_turns
from bossa.kernel.search.totals import (
    OPEN,
    WINS,
    all_totals,
    at_once,
    last_rows,
    last_turn,
    room_of,
    totals_of,
    with_tile,
)
from bossa.kernel.search.transpositions import (
    MOST_STORED,
    bucket_of,
    hashes,
    look_up,
    store,
)

MOST_PLIES = 2 * MOST_TURNS + 2
"""A turn has a draw and a move, and each player can redraw once."""

LEAST_STORED = 4
"""With fewer unseen tiles, to search a position is quicker than to look it up."""

MOST_UNSEEN = 20
"""With more unseen tiles, a win is more than a machine word holds."""

FACTORIALS = np.array([factorial(n) for n in range(MOST_UNSEEN + 1)], dtype=np.int64)

# The memory of a search is one array: the groups and moves of the position at hand, words that
# control the search, the best move that was found last on each ply, and for each ply what is left
# to search there.
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
_HINTS = SOLVER_STOP + 8
_STACK = _HINTS + MOST_PLIES
SOLVER_HINTS = slice(_HINTS, _STACK)
"""The best move that was found last on each ply."""

# A move in the stack has its place among all moves and its score above its own bits.
_PLACE, _SCORE = 45, 53
_MOVE_BITS = (1 << _PLACE) - 1
_FROM_TABLE, _FROM_SIBLING = 1023, 1022
"""The scores of the move that an earlier search of this position found best, and of the one that
was best with another tile drawn."""


def new_memory() -> np.ndarray:
    return np.zeros(_STACK + MOST_PLIES * max(MOST_MOVES, 3 * TILE_COUNT), dtype=np.int64)


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
def _ordered_moves(state: State, table_move: int, hint: int, top: int, memory: np.ndarray) -> int:
    """Write the moves with their scores onto the stack. Return how many there are."""
    count = moves(state, memory)
    if count and popcount(unseen_of(state)) == 3:
        # All redraws are worth the same now. They come last: keep one of them.
        while count > 1 and kind_of(memory[count - 2]) == REDRAWING:
            count -= 1
    for place in range(count):
        move = memory[place]
        score = _move_score(state, move)
        if place + 1 == table_move:
            score = _FROM_TABLE
        elif move == hint:
            score = _FROM_SIBLING
        memory[top + place] = move | (min(place, 255) << _PLACE) | (score << _SCORE)
    return count


@inlined
def _next_best(memory: np.ndarray, first: int, end: int) -> int:
    """Bring the move with the highest score to the first place, and return it."""
    best = first
    for place in range(first + 1, end):
        if memory[place] > memory[best]:
            best = place
    word = memory[best]
    memory[best] = memory[first]
    memory[first] = word
    return word


@compiled
def value_at_once(state: State) -> int:
    """The value of a position to play where one look tells it: a win if a move wins at once, 0 if
    there is no move, and any value in the last two turns. Otherwise -1."""
    player = player_of(state)
    hand = state[player]
    unseen = popcount(unseen_of(state))
    totals = all_totals(totals_of(hand, chip_of(state, player)))
    room = room_of(state, player)
    ends = last_rows(state[META], player)
    markers = markers_of(state, player)
    size = popcount(hand)
    if unseen == 1:
        others = popcount(state[1 - player])
        return last_turn(totals, room, size, ends, markers & EXCHANGE, others)
    seen = at_once(totals, room, size, ends, markers & (EXCHANGE | REDRAW))
    if seen != OPEN:
        return 2 * FACTORIALS[unseen] if seen == WINS else 0
    return two_turns(state) if unseen == 2 else -1


@compiled
def _known(
    state: State, total: int, win: int, table: np.ndarray, memory: np.ndarray
) -> tuple[int, int]:
    """The bounds that the table has of a position."""
    if total < LEAST_STORED or total > MOST_STORED:
        return 0, win
    key, check = hashes(state)
    bucket = bucket_of(key, memory[SOLVER_BUCKETS])
    low, high, _ = look_up(table, bucket, check ^ memory[SOLVER_SEED], win)
    return low, high


@compiled
def _draws(state: State, top: int, table: np.ndarray, memory: np.ndarray) -> tuple[int, int, int]:
    """Look at each tile that can be drawn. Return bounds of the sum of their values, and how many
    tiles are open: these are on the stack, each with its bounds."""
    player = player_of(state)
    hand = state[player]
    chip = chip_of(state, player)
    totals = totals_of(hand, chip)
    room = room_of(state, player)
    ends = last_rows(state[META], player)
    markers = markers_of(state, player)
    size = popcount(hand) + 1
    others = popcount(state[1 - player])
    tiles = unseen_of(state)
    left = popcount(tiles) - 1
    win = 2 * FACTORIALS[left]
    low_sum = count = 0
    while tiles:
        tile = lowest(tiles)
        tiles &= tiles - 1
        made = all_totals(with_tile(totals, tile, chip))
        if left == 1:
            low_sum += last_turn(made, room, size, ends, markers & EXCHANGE, others)
            continue
        seen = at_once(made, room, size, ends, markers & (EXCHANGE | REDRAW))
        if seen == WINS:
            low_sum += win
        elif seen == OPEN:
            key, check = hashes(after_draw(state, tile))
            bucket = bucket_of(key, memory[SOLVER_BUCKETS])
            prefetch(table, bucket)
            memory[top + 3 * count] = tile
            memory[top + 3 * count + 1] = bucket
            memory[top + 3 * count + 2] = check ^ memory[SOLVER_SEED]
            count += 1
    high_sum = low_sum
    is_stored = LEAST_STORED <= left <= MOST_STORED
    looked_at, count = count, 0
    for place in range(looked_at):
        low, high = 0, win
        if is_stored:
            bucket, check = memory[top + 3 * place + 1], memory[top + 3 * place + 2]
            low, high, _ = look_up(table, bucket, check, win)
        low_sum += low
        high_sum += high
        if low < high:
            memory[top + 3 * count] = memory[top + 3 * place]
            memory[top + 3 * count + 1] = low
            memory[top + 3 * count + 2] = high
            count += 1
    return low_sum, high_sum, count


@compiled
def _redraws(
    state: State, redraw: int, top: int, table: np.ndarray, memory: np.ndarray
) -> tuple[int, int, int]:
    """The same for each tile that a redraw can bring."""
    tiles = unseen_of(state)
    left = popcount(tiles) - 1
    win = 2 * FACTORIALS[left]
    low_sum = high_sum = count = 0
    while tiles:
        tile = lowest(tiles)
        tiles &= tiles - 1
        child, outcome = after_move(state, redraw, tile)
        if outcome != GOES_ON:
            value = halves_of(outcome, player_of(state)) * (win >> 1)
            low_sum += value
            high_sum += value
            continue
        lost, kept = _known(child, left, win, table, memory)
        low, high = win - kept, win - lost
        low_sum += low
        high_sum += high
        if low < high:
            memory[top + 3 * count] = tile
            memory[top + 3 * count + 1] = low
            memory[top + 3 * count + 2] = high
            count += 1
    return low_sum, high_sum, count


# Numba keeps a function that calls itself in the cache only if its types are given.
_STATE = types.UniTuple(int64, 6)
_SEARCH = types.UniTuple(int64, 2)(_STATE, int64, int64, int64, int64, int64, POINTER, POINTER)


@njit(_SEARCH, cache=True, error_model="numpy", nogil=True)
def _search(
    state: State,
    redraw: int,
    alpha: int,
    beta: int,
    ply: int,
    top: int,
    table: np.ndarray,
    memory: np.ndarray,
) -> tuple[int, int]:
    """Bounds of the value for the player who is to act: to draw; to get the tile that `redraw`
    brings, if that is not negative; or to play, where one look does not tell the value.

    If the value is between alpha and beta, the bounds are equal. If it is not, one of them shows
    it: the upper bound is alpha or less, or the lower bound is beta or more. If the search was
    stopped, they are what is known so far.
    """
    # Do not write -1 for this: numba compiles a function that calls itself with a literal argument
    # a second time, and what it then reads from its cache crashes.
    none = (redraw & 0) - 1
    total = popcount(unseen_of(state))
    half = FACTORIALS[total]
    win = 2 * half
    plays = redraw < 0 and state[META] & PLAY != 0
    is_stored = redraw < 0 and LEAST_STORED <= total <= MOST_STORED
    known_low, known_high = 0, win
    table_move = bucket = check = 0
    if is_stored:
        key, check = hashes(state)
        check ^= memory[SOLVER_SEED]
        bucket = bucket_of(key, memory[SOLVER_BUCKETS])
        known_low, known_high, table_move = look_up(table, bucket, check, win)
        if known_low >= beta or known_high <= alpha or known_low == known_high:
            return known_low, known_high
        alpha, beta = max(alpha, known_low), min(beta, known_high)
    if memory[SOLVER_STOP]:
        return known_low, known_high
    memory[SOLVER_NODES] += 1
    if memory[SOLVER_NODES] >= memory[SOLVER_MOST_NODES]:
        memory[SOLVER_STOP] = 1
    work = -memory[SOLVER_NODES]

    if not plays:
        # Star1: stop as soon as the bounds of the sum over all tiles leave the window. With one
        # unseen tile less, a win is worth so much less that the sum needs no division.
        if redraw < 0:
            low_sum, high_sum, count = _draws(state, top, table, memory)
        else:
            low_sum, high_sum, count = _redraws(state, redraw, top, table, memory)
        child_win = 2 * FACTORIALS[total - 1]
        child_top = top + 3 * count
        is_backwards = (memory[SOLVER_ORDER] >> (ply & 7)) & 1
        while count and low_sum < beta and high_sum > alpha:
            count -= 1
            at = top + 3 * count
            if not is_backwards:
                at = top
                top += 3
            tile, low, high = memory[at], memory[at + 1], memory[at + 2]
            low_sum -= low
            high_sum -= high
            child_alpha = max(low, alpha - high_sum)
            child_beta = min(high, beta - low_sum)
            if redraw >= 0:
                child, _ = after_move(state, redraw, tile)
                their_alpha, their_beta = child_win - child_beta, child_win - child_alpha
                if total == 4:
                    lost, kept = three_draws(child, their_alpha, their_beta)
                else:
                    lost, kept = _search(
                        child, none, their_alpha, their_beta, ply + 1, child_top, table, memory
                    )
                low, high = max(low, child_win - kept), min(high, child_win - lost)
            else:
                child = after_draw(state, tile)
                least, most = _search(
                    child, none, child_alpha, child_beta, ply + 1, child_top, table, memory
                )
                low, high = max(low, least), min(high, most)
            low_sum += low
            high_sum += high
            if memory[SOLVER_STOP]:
                break
        known_low, known_high = max(known_low, low_sum), min(known_high, high_sum)
        if is_stored:
            work += memory[SOLVER_NODES]
            generation = memory[SOLVER_GENERATION]
            store(table, bucket, check, known_low, known_high, 0, work, generation)
        return known_low, known_high

    count = _ordered_moves(state, table_move, memory[_HINTS + ply], top, memory)
    player = player_of(state)
    end = top + count
    best_low, best_high, best = 0, 0, 0
    while top < end:
        word = _next_best(memory, top, end)
        top += 1
        move = word & _MOVE_BITS
        if kind_of(move) == REDRAWING:
            if total == 3:
                least = most = redrawn(state)
            else:
                least, most = _search(state, move, alpha, beta, ply + 1, end, table, memory)
        else:
            child, outcome = after_move(state, move, 0)
            if outcome != GOES_ON:
                least = most = halves_of(outcome, player) * half
            else:
                if total == 3:
                    lost, kept = three_draws(child, win - beta, win - alpha)
                else:
                    lost, kept = _search(
                        child, none, win - beta, win - alpha, ply + 1, end, table, memory
                    )
                least, most = win - kept, win - lost
        if least > best_low or best == 0:
            best = word
        best_low, best_high = max(best_low, least), max(best_high, most)
        alpha = max(alpha, best_low)
        if best_low >= beta or memory[SOLVER_STOP]:
            if top < end:
                best_high = win
            break
    known_low, known_high = max(known_low, best_low), min(known_high, best_high)
    memory[_HINTS + ply] = best & _MOVE_BITS
    if is_stored:
        work += memory[SOLVER_NODES]
        place = (((best >> _PLACE) & 255) + 1) & 255
        generation = memory[SOLVER_GENERATION]
        store(table, bucket, check, known_low, known_high, place, work, generation)
    return known_low, known_high


@compiled
def expectimax(
    state: State, redraw: int, alpha: int, beta: int, table: np.ndarray, memory: np.ndarray
) -> tuple[int, int]:
    """Bounds of the value, as `_search` has them, for any position."""
    if redraw < 0 and state[META] & PLAY:
        seen = value_at_once(state)
        if seen >= 0:
            return seen, seen
    elif popcount(unseen_of(state)) == 3:
        if redraw < 0:
            return three_draws(state, alpha, beta)
        seen = redrawn(state)
        return seen, seen
    return _search(state, redraw, alpha, beta, 0, _STACK, pointer_to(table), pointer_to(memory))


@compiled
def after_best_moves(
    state: State, table: np.ndarray, memory: np.ndarray, states: np.ndarray, values: np.ndarray
) -> int:
    """For a position to draw that was searched to its value: write the positions after the best
    move with each tile, and the chance of winning of the player who draws there. Return how many
    there are. Left out are those that the table does not have, and where a redraw is best."""
    tiles = unseen_of(state)
    win = 2 * FACTORIALS[popcount(tiles) - 1]
    where, words = pointer_to(table), pointer_to(memory)
    written = 0
    while tiles:
        drawn = after_draw(state, lowest(tiles))
        tiles &= tiles - 1
        least, most = _known(drawn, popcount(unseen_of(drawn)), win, where, words)
        count = moves(drawn, words) if least == most else 0
        for place in range(count):
            if kind_of(words[place]) == REDRAWING:
                continue
            child, outcome = after_move(drawn, words[place], 0)
            if outcome != GOES_ON:
                continue
            low, high = _known(child, popcount(unseen_of(child)), win, where, words)
            if low == high == win - least:
                for word in range(6):
                    states[written, word] = child[word]
                values[written] = low / win
                written += 1
                break
    return written
