"""How long a review takes, and how much of it is exact.

    python -m benchmarks.reviews --games 20 --json reviews.json

The engine plays games against itself, the rule sets in turn, and each is reviewed as `bossa review`
does it: with an evaluator of its own. Processor time is told beside the time on the clock, because
a busy machine changes only the latter. Ctrl-C ends it and prints what is there.
"""

import argparse
import json
import random
import statistics
import time
from pathlib import Path

from rich.console import Console
from rich.progress import track
from rich.table import Table

from bossa.analysis import Review, review
from bossa.players import named, play_out
from bossa.players.evaluator import SECONDS, Evaluator
from bossa.players.worth import Sure
from bossa.rules import RULE_SETS, Game, Player

ENGINE = "engine:200"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=SECONDS, help="to solve a position")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", type=Path)
    given = parser.parse_args()
    found: list[dict[str, float]] = []
    console = Console(stderr=True)
    review(_game(0, given.seed), Evaluator(given.threads, 0.1))  # Load and compile first.
    try:
        for number in track(range(given.games), "reviews", console=console):
            game = _game(number, given.seed)
            began, worked = time.monotonic(), time.process_time()
            made = review(game, Evaluator(given.threads, given.seconds))
            found.append(
                {
                    "seconds": time.monotonic() - began,
                    "processor": time.process_time() - worked,
                    "steps": len(game.steps),
                    "exact": _share_exact(made),
                }
            )
    except KeyboardInterrupt:
        console.print("stopped")
    if found:
        _print(found, given.threads)
    if given.json:
        given.json.write_text(json.dumps(found), "utf-8")


def _game(number: int, seed: int) -> Game:
    source = random.Random(f"{seed} {number}")
    rules = RULE_SETS[number % len(RULE_SETS)]
    return play_out(Game.new(rules, source), dict.fromkeys(Player, named(ENGINE, source)))


def _share_exact(made: Review) -> float:
    return statistics.fmean(entry.after.sure is Sure.EXACT for entry in made.entries)


def _print(found: list[dict[str, float]], threads: int) -> None:
    table = Table("a review", "median", "mean", "95 %")
    for name, words in (
        ("seconds", f"seconds, {threads} threads"),
        ("processor", "seconds of a processor"),
        ("steps", "steps of the game"),
    ):
        values = sorted(one[name] for one in found)
        high = values[int(0.95 * (len(values) - 1))]
        shown = (statistics.median(values), statistics.fmean(values), high)
        table.add_row(words, *(f"{value:.2f}" for value in shown))
    console = Console()
    console.print(table)
    exact = statistics.fmean(one["exact"] for one in found)
    console.print(f"{len(found)} games, {100 * exact:.0f} % of the values exact")


if __name__ == "__main__":
    main()
