"""Random games, as fast as they go."""

import numpy as np

from bossa.kernel.constants import TILE_COUNT
from bossa.kernel.jit.decorators import compiled
from bossa.kernel.law.deal import DEALT, random_start
from bossa.kernel.law.moves import MOST_MOVES, REDRAWING, kind_of, random_move
from bossa.kernel.law.state import META, PLAY, State, player_of
from bossa.kernel.law.step import ENDING_D, GOES_ON, after_draw, after_move


@compiled
def _play(
    state: State, order: np.ndarray, came: int, buffer: np.ndarray, source: np.ndarray
) -> tuple[int, int]:
    """Play random moves to the end. The draws come from `order`, of which `came` tiles have come.
    Return the outcome, and how many draws and moves there were."""
    events = 0
    while True:
        if not state[META] & PLAY:
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
def random_games(rules: int, games: int, source: np.ndarray) -> tuple[np.ndarray, int]:
    """Play random games. Return how often each outcome came, and the number of draws and moves."""
    order = np.zeros(TILE_COUNT, dtype=np.int64)
    buffer = np.zeros(MOST_MOVES, dtype=np.int64)
    outcomes = np.zeros(20, dtype=np.int64)
    events = 0
    for _ in range(games):
        start = random_start(rules, order, source)
        outcome, took = _play(start, order, DEALT, buffer, source)
        outcomes[outcome] += 1
        events += took
    return outcomes, events
