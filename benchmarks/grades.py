"""What the levels lose in a decision, whether luck is fair, and how long a review takes.

    python -m benchmarks.grades --games 30 --json grades.json

Each level plays against itself, and every game is reviewed. The first table is where the bounds of
the grades come from (`bossa.analysis.grades`). In the second, the mean luck of a draw should be 0:
another mean shows a bias of the evaluator. Ctrl-C ends it and prints what is there.
"""

import argparse
import json
import random
import statistics
import time
from collections import defaultdict
from pathlib import Path

from rich.console import Console
from rich.progress import track
from rich.table import Table

from bossa.analysis import Kind, Review, review
from bossa.players import LEVELS, Computer, named, play_out
from bossa.players.evaluator import Evaluator
from bossa.rules import RULE_SETS, Game, Player

PHASES = ((14, "18 to 14 in the pile"), (9, "13 to 9"), (0, "8 to 0"))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=30, help="of each level")
    parser.add_argument("--levels", default=",".join(LEVELS))
    parser.add_argument("--rules", default="regular", choices=[rules.name for rules in RULE_SETS])
    parser.add_argument("--seconds", type=float, default=0.5, help="for exact values")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--json", type=Path)
    given = parser.parse_args()
    losses: dict[str, list[float]] = defaultdict(list)
    luck: dict[str, list[float]] = defaultdict(list)
    seconds: list[float] = []
    source = random.Random(1)
    evaluator = Evaluator(given.threads, given.seconds)
    rounds = [level for _ in range(given.games) for level in given.levels.split(",")]
    console = Console(stderr=True)
    try:
        for level in track(rounds, "games", console=console):
            game = play_out(Game.new(given.rules, source), _players(level, source))
            began = time.monotonic()
            found = review(game, evaluator)
            seconds.append(time.monotonic() - began)
            for player in Player:
                summary = found.summary(player)
                if summary.decisions:
                    losses[level].append(float(summary.per_decision))
            _count_luck(game, found, luck)
    except KeyboardInterrupt:
        console.print("stopped")
    _print(losses, luck, seconds)
    if given.json:
        given.json.write_text(
            json.dumps({"losses": losses, "luck": luck, "seconds": seconds}), "utf-8"
        )


def _players(level: str, source: random.Random) -> dict[Player, Computer]:
    player = named(level, source)
    return dict.fromkeys(Player, player)


def _count_luck(game: Game, found: Review, luck: dict[str, list[float]]) -> None:
    for entry in found.entries:
        if entry.kind is Kind.DRAW and entry.player is not None:
            pile = game.states[entry.step].position.pile_size
            phase = next(name for least, name in PHASES if pile >= least)
            sign = 1 if entry.player is Player.A else -1
            luck[phase].append(sign * float(entry.change))


def _print(
    losses: dict[str, list[float]], luck: dict[str, list[float]], seconds: list[float]
) -> None:
    table = Table("level", "players", "points lost in a decision", "median")
    for level, found in losses.items():
        table.add_row(level, str(len(found)), _mean(found), f"{100 * statistics.median(found):.2f}")
    fair = Table("draws with", "draws", "mean luck in points")
    for phase, found in luck.items():
        fair.add_row(phase, str(len(found)), _mean(found))
    console = Console()
    console.print(table)
    console.print(fair)
    if seconds:
        ordered = sorted(seconds)
        high = ordered[int(0.95 * (len(ordered) - 1))]
        console.print(
            f"a review: median {statistics.median(ordered):.2f} s, 95 % {high:.2f} s, "
            f"{len(ordered)} games"
        )


def _mean(found: list[float]) -> str:
    error = 1.96 * statistics.stdev(found) / len(found) ** 0.5 if len(found) > 1 else 0.0
    return f"{100 * statistics.mean(found):.2f} ± {100 * error:.2f}"


if __name__ == "__main__":
    main()
