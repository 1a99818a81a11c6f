"""Whole games by chance, as fast as they go."""

import numpy as np

from bossa.kernel.jit.bits import lowest, popcount
from bossa.kernel.jit.decorators import compiled
from bossa.kernel.jit.random_numbers import below
from bossa.kernel.law.moves import MOST_MOVES, REDRAWING, kind_of, moves, random_move
from bossa.kernel.law.state import (
    ALL_TILES,
    CHIPS,
    DIE,
    MARKERS,
    NOBODY,
    NOVICE,
    OWNER,
    PLAY,
    REACH,
    State,
    player_of,
    unseen_of,
)
from bossa.kernel.law.step import ENDING_D, GOES_ON, after_draw, after_move

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
def _play(
    state: State, order: np.ndarray, came: int, buffer: np.ndarray, source: np.ndarray
) -> tuple[int, int]:
    """By chance to the end, with the tiles of `order` that have not come yet."""
    events = 0
    while True:
        if not state[5] & PLAY:
            state = after_draw(state, order[came])
            came += 1
            events += 1
        move = random_move(state, buffer, source)
        if move < 0:
            return ENDING_D + (1 - player_of(state)), events
        brought = 0
        if kind_of(move) == REDRAWING:
            brought = order[came]
            came += 1
            events += 1
        state, outcome = after_move(state, move, brought)
        events += 1
        if outcome != GOES_ON:
            return outcome, events


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


@compiled
def random_games(rules: int, games: int, source: np.ndarray) -> tuple[np.ndarray, int]:
    """Many random games: how often each outcome came, and how many events there were."""
    order = np.zeros(MOST_UNSEEN, dtype=np.int64)
    buffer = np.zeros(MOST_MOVES, dtype=np.int64)
    outcomes = np.zeros(20, dtype=np.int64)
    events = 0
    for _ in range(games):
        start = random_start(rules, order, source)
        outcome, took = _play(start, order, DEALT, buffer, source)
        outcomes[outcome] += 1
        events += took
    return outcomes, events


@compiled
def perft(state: State, depth: int) -> int:
    """The number of paths of `depth` moves, as `bossa.rules.perft` counts them."""
    if depth == 0:
        return 1
    paths = 0
    unseen = unseen_of(state)
    ways = popcount(unseen)
    if not state[5] & PLAY:
        while unseen:
            paths += perft(after_draw(state, lowest(unseen)), depth)
            unseen &= unseen - 1
        return paths
    buffer = np.empty(MOST_MOVES, dtype=np.int64)
    for place in range(moves(state, buffer)):
        move = buffer[place]
        if kind_of(move) == REDRAWING:
            if depth == 1:
                paths += ways
                continue
            left = unseen
            while left:
                after, outcome = after_move(state, move, lowest(left))
                left &= left - 1
                if outcome == GOES_ON:
                    paths += perft(after, depth - 1)
        elif depth == 1:
            paths += 1
        else:
            after, outcome = after_move(state, move, 0)
            if outcome == GOES_ON:
                paths += perft(after, depth - 1)
    return paths
