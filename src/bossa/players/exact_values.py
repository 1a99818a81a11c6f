"""Positions to draw with their exact values: what the network learns from beside its own games.

They are kept in a file to which more can be added at any time: a record for each position, its six
words and its value.
"""

from collections.abc import Iterator
from math import factorial
from pathlib import Path

import numpy as np

from bossa.kernel.constants import TILE_COUNT, variant_of
from bossa.kernel.eval.learning import self_play
from bossa.kernel.eval.network import new_activations
from bossa.kernel.jit.random_numbers import generator
from bossa.kernel.law.moves import MOST_MOVES, REDRAWING, kind_of, moves
from bossa.kernel.law.state import META, VARIANT, State, unseen_of
from bossa.kernel.law.step import GOES_ON, after_draw, after_move
from bossa.kernel.search.memory import SOLVER_STOP
from bossa.kernel.search.solve import after_best_moves
from bossa.kernel.search.transpositions import BUCKET, new_transposition_table
from bossa.players.searchers import Question, Searcher
from bossa.players.weights import network_for
from bossa.rules import Rules

RECORD = np.dtype([("state", "<i8", 6), ("value", "<f8")])
"""A position to draw, and the chance that the player who draws wins."""

RANDOM_SHARE = 0.15
"""Of the moves that lead to a position: the network is to know poor play too."""
POSITIONS_AT_ONCE = 8_000
REDRAWN = 2
"""For each redraw, so many of the tiles that it can bring are looked at."""
MOVES_VALUED, ANSWERS_VALUED = 5, 2
"""Of the positions after the moves, and of those after the best answers to each, so many are kept.
Those of one position are much alike: a network learns more from as many of different ones."""
MOST_NODES = 30_000_000
"""A position that needs more is left out."""


def exact_values(rules: Rules, pile: int, seed: int, memory: int = 1 << 26) -> Iterator[np.ndarray]:
    """Solve positions of self-play with so many tiles in the pile, without end. For each of them
    there is an array of records: some positions after its moves, and some of those after the best
    answers to them."""
    chance = np.random.default_rng(seed)
    searcher = Searcher(0)
    table = new_transposition_table(memory)
    buckets = len(table) // BUCKET
    states = np.zeros((TILE_COUNT, 6), dtype=np.int64)
    wins = np.zeros(TILE_COUNT, dtype=np.float64)
    while True:
        for number, state in enumerate(_positions(rules, pile, chance)):
            searcher.begin(buckets, number % 16, 0, MOST_NODES)
            values = {}
            children = _children(state, chance)
            for one in chance.permutation(len(children))[:MOVES_VALUED]:
                child = children[one]
                win = 2 * factorial(unseen_of(child).bit_count())
                low, high = searcher.ask(Question(child, -1, 0, win, 0, win), table)
                if searcher.words[SOLVER_STOP]:
                    break
                if low != high:
                    raise ArithmeticError(f"{child} is between {low} and {high}")
                values[child] = low / win
                count = after_best_moves(child, table, searcher.words, states, wins)
                for answer in chance.permutation(count)[:ANSWERS_VALUED]:
                    values[tuple(states[answer].tolist())] = float(wins[answer])
            searcher.words[SOLVER_STOP] = 0
            if values:
                yield np.array(list(values.items()), dtype=RECORD)


def _positions(rules: Rules, pile: int, chance: np.random.Generator) -> list[State]:
    """Positions to play from games of the network against itself."""
    states = np.zeros((POSITIONS_AT_ONCE, 6), dtype=np.int64)
    targets = np.zeros(POSITIONS_AT_ONCE, dtype=np.float64)
    count = self_play(
        variant_of(rules) | rules.chips << 1, POSITIONS_AT_ONCE, RANDOM_SHARE, 1.0,
        network_for(rules), new_activations(), generator(int(chance.integers(1 << 62))),
        states, targets,
    )  # fmt: skip
    found = []
    for words in states[:count]:
        state: State = tuple(int(word) for word in words)  # type: ignore[assignment]
        tiles = _tiles_in(unseen_of(state))
        if len(tiles) == pile + 2:
            found.append(after_draw(state, int(chance.choice(tiles))))
    return found


def _children(state: State, chance: np.random.Generator) -> list[State]:
    """The positions to draw after the moves of a position to play."""
    buffer = np.zeros(MOST_MOVES, dtype=np.int64)
    tiles = _tiles_in(unseen_of(state))
    found = []
    for word in buffer[: moves(state, buffer)]:
        is_redraw = kind_of(int(word)) == REDRAWING
        brought = chance.choice(tiles, min(REDRAWN, len(tiles)), replace=False)
        for tile in brought if is_redraw else (0,):
            child, outcome = after_move(state, int(word), int(tile))
            if outcome == GOES_ON:
                found.append(child)
    return found


def _tiles_in(tiles: int) -> list[int]:
    return [tile for tile in range(tiles.bit_length()) if tiles >> tile & 1]


def add_values(file: Path, records: np.ndarray) -> None:
    with file.open("ab") as opened:
        records.tofile(opened)


def read_values(file: Path, rules: Rules) -> np.ndarray:
    """The records of a file that are of the regular or of the novice game, as `rules` is."""
    records = np.fromfile(file, dtype=RECORD)
    variants = (records["state"][:, META] >> VARIANT) & 1
    of_rules: np.ndarray = records[variants == variant_of(rules)]
    return of_rules
