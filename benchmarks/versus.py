"""A player of this checkout against a player of another one, on duplicate deals.

    git worktree add ../before COMMIT
    python -m benchmarks.versus ../before/src engine:1000 --games 2000

Every deal is played twice with the seats swapped, and its set-up is by chance. `--rival` names the
other checkout's player where it is a different one. Each player is a process of its own. Ctrl-C
ends it and prints what was played.
"""

import argparse
import os
import random
import statistics
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue

from rich.console import Console
from rich.progress import track

from bossa.notation import read_move, write_position
from bossa.rules import Deal, Game, Player, Rules

OWN = Path(__file__).parents[1] / "src"
Pair = tuple["Program", "Program"]


class Program:
    """A player in a process of its own."""

    def __init__(self, source: Path, name: str, seed: int) -> None:
        answering = Path(__file__).with_name("answering.py")
        self._process = subprocess.Popen(  # noqa: S603 - with our own arguments
            [sys.executable, str(answering), name, str(seed)],
            env={**os.environ, "PYTHONPATH": str(source.resolve())},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def move(self, game: Game) -> Game:
        asked, answers = self._process.stdin, self._process.stdout
        if asked is None or answers is None:
            raise RuntimeError("the player has no pipes")
        print(write_position(game.position), file=asked, flush=True)
        answer = answers.readline().strip()
        if not answer:
            raise RuntimeError(f"the player ended with {self._process.wait()}")
        return game.play(read_move(answer), by=game.position.player)

    def end(self) -> None:
        self._process.terminate()
        self._process.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("other", type=Path, help="the folder src of another checkout")
    parser.add_argument("player")
    parser.add_argument("--rival", help="the other checkout's player")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--rules", default="regular")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    points: list[float] = []
    deals = range(max(1, given.games // 2))
    try:
        for one in track(_duels(given), "deals", len(deals), console=Console(stderr=True)):
            points.append(one)
    except KeyboardInterrupt:
        if len(points) < 2:
            raise
    error = 1.96 * statistics.stdev(points) / len(points) ** 0.5 if len(points) > 1 else 0.5
    rival = given.rival or given.player
    print(
        f"{given.player} against {rival} of the other checkout, {given.rules}, {2 * len(points)} "
        f"games: {100 * statistics.fmean(points):.1f} ± {100 * error:.1f} %"
    )


def _duels(given: argparse.Namespace) -> Iterator[float]:
    """The share of the points that this checkout's player has of each deal."""
    pairs: SimpleQueue[Pair] = SimpleQueue()
    all_pairs = []
    for worker in range(given.workers):
        pair = (
            Program(OWN, given.player, worker),
            Program(given.other, given.rival or given.player, worker),
        )
        all_pairs.append(pair)
        pairs.put(pair)

    def duel(deal: int) -> float:
        pair = pairs.get()
        try:
            return _points(given, deal, pair)
        finally:
            pairs.put(pair)

    pool = ThreadPoolExecutor(given.workers)
    try:
        yield from pool.map(duel, range(max(1, given.games // 2)))
    finally:
        pool.shutdown(cancel_futures=True)
        for pair in all_pairs:
            for program in pair:
                program.end()


def _points(given: argparse.Namespace, deal: int, pair: Pair) -> float:
    chance = random.Random(f"{given.seed} {given.rules} {deal}")
    start = Game.of_deal(Rules.of(given.rules), Deal.shuffled(chance))
    while start.position.phase.is_setup:
        start = start.play(chance.choice(start.legal))
    points = 0.0
    for seat in Player:
        programs = {seat: pair[0], seat.opponent: pair[1]}
        game = start
        while not game.over:
            game = programs[game.position.player].move(game)
        winner = game.outcome.winner if game.outcome else None
        points += 0.5 if winner is None else float(winner is seat)
    return points / len(Player)


if __name__ == "__main__":
    main()
