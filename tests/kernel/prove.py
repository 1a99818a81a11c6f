"""Plays random games in the rules and the kernel at the same time, and compares every step.

`make prove` plays 100,000 of them on all cores. The four rule sets take turns.
"""

import argparse
import os
import random
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor

import numpy as np
from rich.progress import track

from bossa import RULE_SETS, Decision, Drawn, Game, Moved
from bossa.kernel.law.moves import MOST_MOVES, moves
from bossa.kernel.law.packing import INDEX, pack, pack_move, unpack, unpack_move, unpack_outcome
from bossa.kernel.law.step import GOES_ON, after_draw, after_move
from bossa.notation import write_move, write_position

BATCH = 100


class Difference(AssertionError):
    """The rules and the kernel disagree."""


def prove(seed: int) -> int:
    """Play one random game. Return how many positions were compared."""
    source = random.Random(seed)
    game = Game.new(RULE_SETS[seed % len(RULE_SETS)], source)
    while game.position.phase.is_setup:
        game = game.play(source.choice(game.legal))
    return compare(game, lambda game: source.choice(game.legal))


def compare(game: Game, choose: Callable[[Game], Decision]) -> int:
    """Play a game to its end. Return how many positions were compared."""
    buffer = np.zeros(MOST_MOVES, dtype=np.int64)
    compared = 0
    state = pack(game.position).state
    while not game.over:
        position = game.position
        packed = pack(position)
        _same(packed.state, state, "state", game)
        _same(unpack(packed), position, "position", game)
        found = [int(word) for word in buffer[: moves(state, buffer)]]
        _same(sorted(found), sorted(map(pack_move, game.legal)), "moves", game)  # type: ignore[arg-type]
        chip = position.side(position.player).chip
        back = {unpack_move(word, chip) for word in found}
        _same(back, set(game.legal), "unpacked moves", game)
        compared += 1
        before = len(game.steps)
        game = game.play(choose(game))
        moved, *drawn = game.steps[before:]
        if not isinstance(moved, Moved):
            raise TypeError(moved)
        brought = INDEX[moved.brought] if moved.brought else -1
        state, outcome = after_move(state, pack_move(moved.move), brought)
        if outcome != GOES_ON:
            _same(unpack_outcome(outcome), game.outcome, "outcome", game)
            continue
        for step in drawn:
            if not isinstance(step, Drawn):
                raise TypeError(step)
            state = after_draw(state, INDEX[step.tile])
        stuck = moves(state, buffer) == 0
        _same(stuck, game.over, "ending D", game)
    return compared


def _same(kernel: object, rules: object, what: str, game: Game) -> None:
    if kernel != rules:
        where = write_position(game.position)
        last = game.steps[-1]
        played = write_move(last.move) if isinstance(last, Moved) else last
        raise Difference(f"{what}: kernel {kernel}, rules {rules}, at {where} after {played}")


def prove_batch(first: int) -> int:
    return sum(prove(seed) for seed in range(first, first + BATCH))


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--games", type=int, default=100_000)
    games = arguments.parse_args().games
    prove(0)  # Compile first, so that the processes find the code in the cache.
    firsts = range(0, games, BATCH)
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        compared = sum(track(pool.map(prove_batch, firsts), "Proving", total=len(firsts)))
    print(f"{len(firsts) * BATCH} games, {compared} positions: the kernel and the rules agree")


if __name__ == "__main__":
    main()
