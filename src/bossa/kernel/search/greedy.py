"""The greedy policy on machine words, with the scores of `bossa.players.greedy`; and playouts."""

import numpy as np

from bossa.kernel.constants import TILE_COUNT
from bossa.kernel.jit.bits import popcount
from bossa.kernel.jit.decorators import compiled, inlined
from bossa.kernel.jit.random_numbers import below
from bossa.kernel.law.deal import shuffle
from bossa.kernel.law.moves import (
    LAY,
    REDRAWING,
    bearer_of,
    colour_of,
    exchange,
    exchanges,
    kind_of,
    moves,
    placings,
    random_move,
    redraw,
    redraws,
    size_of,
    tiles_of,
)
from bossa.kernel.law.state import (
    META,
    PLAY,
    State,
    owner_of,
    player_of,
    rows_of,
    rows_to_win,
    unseen_of,
)
from bossa.kernel.law.step import ENDING_D, GOES_ON, after_draw, after_move, points_of

SCORE_OF_EXCHANGE, SCORE_OF_REDRAW = -5, -8

RANDOM_ONE_IN = 8
"""In a playout, one move in so many is random."""


@inlined
def score_of_row(state: State, move: int) -> int:
    """Greedy's score of a move that lays or stacks."""
    meta = state[META]
    player = player_of(state)
    if tiles_of(move) == state[player]:
        return 1000
    colour = colour_of(move)
    own = owner_of(meta, colour) == player
    lays = kind_of(move) == LAY
    if lays and rows_of(meta, colour) == rows_to_win(meta) - 1:
        return 900 if own else -900
    score = 10 * size_of(move) + (30 if own else 0) if lays else 8 * size_of(move)
    return score - 15 if bearer_of(move) >= 0 else score


@compiled
def greedy_move(state: State, buffer: np.ndarray, source: np.ndarray) -> int:
    """The move with the highest score, a random one of several; -1 if there is no move."""
    best = -100_000
    ways = 0
    chosen = -1
    for place in range(placings(state, buffer)):
        score = score_of_row(state, buffer[place])
        if score > best:
            best, ways = score, 0
        if score == best:
            ways += 1
            if below(source, ways) == 0:
                chosen = buffer[place]
    swaps = exchanges(state)
    if swaps and best <= SCORE_OF_EXCHANGE:
        if best < SCORE_OF_EXCHANGE:
            best, ways = SCORE_OF_EXCHANGE, 0
        ways += swaps
        if below(source, ways) < swaps:
            player = player_of(state)
            own = below(source, popcount(state[player]))
            chosen = exchange(state, own, below(source, popcount(state[1 - player])))
    again = redraws(state)
    if again and best <= SCORE_OF_REDRAW:
        if best < SCORE_OF_REDRAW:
            ways = 0
        ways += again
        if below(source, ways) < again:
            chosen = redraw(state, below(source, again))
    return chosen


@compiled
def greedy_playout(state: State, order: np.ndarray, buffer: np.ndarray, source: np.ndarray) -> int:
    """Play a position to its end, with greedy moves and some random ones. Return the outcome."""
    shuffle(unseen_of(state), order, source)
    came = 0
    while True:
        if not state[META] & PLAY:
            state = after_draw(state, order[came])
            came += 1
        if below(source, RANDOM_ONE_IN) == 0:
            move = random_move(state, buffer, source)
        else:
            move = greedy_move(state, buffer, source)
        if move < 0:
            return ENDING_D + (1 - player_of(state))
        brought = 0
        if kind_of(move) == REDRAWING:
            brought = order[came]
            came += 1
        state, outcome = after_move(state, move, brought)
        if outcome != GOES_ON:
            return outcome


@compiled
def rollouts(
    state: State,
    playouts: int,
    candidates: np.ndarray,
    wins: np.ndarray,
    played: np.ndarray,
    source: np.ndarray,
) -> int:
    """Compare all moves by playouts, with sequential halving. Write the moves, what each has won
    and how many playouts it had, best move first. Return how many moves there are.

    Each round divides its part of the playouts among the moves that are left. The better half of
    them stays for the next round.
    """
    order = np.zeros(TILE_COUNT, dtype=np.int64)
    buffer = np.zeros(len(candidates), dtype=np.int64)
    count = moves(state, candidates)
    wins[:count] = 0.0
    played[:count] = 0
    player = player_of(state)
    rounds = 0
    while (1 << rounds) < count:
        rounds += 1
    left = count
    for _ in range(max(rounds, 1)):
        each = max(1, playouts // (max(rounds, 1) * max(left, 1)))
        for place in range(left):
            for _ in range(each):
                outcome = _playout_after(state, candidates[place], order, buffer, source)
                wins[place] += points_of(outcome, player)
            played[place] += each
        _best_first(candidates, wins, played, left)
        left = (left + 1) // 2
    return count


@inlined
def _playout_after(
    state: State, move: int, order: np.ndarray, buffer: np.ndarray, source: np.ndarray
) -> int:
    brought = 0
    if kind_of(move) == REDRAWING:
        count = shuffle(unseen_of(state), order, source)
        brought = order[below(source, count)]
    child, outcome = after_move(state, move, brought)
    if outcome != GOES_ON:
        return outcome
    return greedy_playout(child, order, buffer, source)


@inlined
def _best_first(moves_: np.ndarray, wins: np.ndarray, played: np.ndarray, count: int) -> None:
    for place in range(1, count):
        move, won, times = moves_[place], wins[place], played[place]
        at = place
        while at > 0 and wins[at - 1] * times < won * played[at - 1]:
            moves_[at], wins[at], played[at] = moves_[at - 1], wins[at - 1], played[at - 1]
            at -= 1
        moves_[at], wins[at], played[at] = move, won, times
