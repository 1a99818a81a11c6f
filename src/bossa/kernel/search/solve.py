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

from bossa.kernel.jit.bits import lowest, popcount
from bossa.kernel.jit.decorators import compiled
from bossa.kernel.jit.pointers import POINTER, pointer_to, prefetch
from bossa.kernel.law.moves import (
    REDRAWING,
    kind_of,
    moves,
)
from bossa.kernel.law.state import (
    EXCHANGE,
    META,
    PLAY,
    REDRAW,
    State,
    chip_of,
    markers_of,
    player_of,
    unseen_of,
)
from bossa.kernel.law.step import GOES_ON, after_draw, after_move, halves_of
from bossa.kernel.law.totals import (
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
from bossa.kernel.search.last_draws import (
    any_redraw,
    four_draws,
    four_redraws,
    three_draws,
    three_left,
)
from bossa.kernel.search.last_turns import two_turns
from bossa.kernel.search.memory import (
    HINTS,
    SOLVER_BUCKETS,
    SOLVER_GENERATION,
    SOLVER_MOST_NODES,
    SOLVER_NODES,
    SOLVER_ORDER,
    SOLVER_SEED,
    SOLVER_STOP,
    STACK,
)
from bossa.kernel.search.ordering import MOVE_BITS, PLACE, in_order, next_best
from bossa.kernel.search.transpositions import (
    MOST_STORED,
    bucket_of,
    hashes,
    look_up,
    store,
)

LEAST_STORED = 4
"""With fewer unseen tiles, to search a position is quicker than to look it up."""

MOST_UNSEEN = 20
"""With more unseen tiles, a win is more than a machine word holds."""

FACTORIALS = np.array([factorial(n) for n in range(MOST_UNSEEN + 1)], dtype=np.int64)


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

    if total == 4 and redraw >= 0:
        return four_redraws(state, redraw, alpha, beta, memory)
    if total == 4 and not plays:
        low, high = four_draws(state, alpha, beta, ply, top, memory)
        known_low, known_high = max(known_low, low), min(known_high, high)
        work += memory[SOLVER_NODES]
        store(table, bucket, check, known_low, known_high, 0, work, memory[SOLVER_GENERATION])
        return known_low, known_high
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

    count = moves(state, memory)
    in_order(state, count, table_move, memory[HINTS + ply], top, memory)
    player = player_of(state)
    end = top + count
    best_low, best_high, best = 0, 0, 0
    while top < end:
        word = next_best(memory, top, end)
        top += 1
        move = word & MOVE_BITS
        if kind_of(move) == REDRAWING:
            least, most = _search(state, move, alpha, beta, ply + 1, end, table, memory)
        else:
            child, outcome = after_move(state, move, 0)
            if outcome != GOES_ON:
                least = most = halves_of(outcome, player) * half
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
    memory[HINTS + ply] = best & MOVE_BITS
    if is_stored:
        work += memory[SOLVER_NODES]
        place = (((best >> PLACE) & 255) + 1) & 255
        generation = memory[SOLVER_GENERATION]
        store(table, bucket, check, known_low, known_high, place, work, generation)
    return known_low, known_high


@compiled
def expectimax(
    state: State, redraw: int, alpha: int, beta: int, table: np.ndarray, memory: np.ndarray
) -> tuple[int, int]:
    """Bounds of the value, as `_search` has them, for any position."""
    words = pointer_to(memory)
    is_three = popcount(unseen_of(state)) == 3
    if redraw >= 0 and is_three:
        return any_redraw(state, words)
    if redraw < 0 and state[META] & PLAY:
        seen = value_at_once(state)
        if seen >= 0:
            return seen, seen
        if is_three:
            return three_left(state, alpha, beta, 0, STACK, words)
    elif is_three:
        return three_draws(state, alpha, beta, words)
    return _search(state, redraw, alpha, beta, 0, STACK, pointer_to(table), words)


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
