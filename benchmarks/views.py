"""Processor time of a board view, which every move makes anew for who is to decide.

    python -m benchmarks.views

It plays random games of all rule sets and prints milliseconds of processor time for each turn: the
median and the spread of several rounds, all parts in turn in each.
"""

import argparse
import random
import time
from collections.abc import Callable
from statistics import median

import msgspec

from bossa.rules import RULE_SETS, Deal, Game, Phase, legal
from bossa.server.protocol.board_view import BoardView

ROUNDS = 9


def turns(games: int) -> list[Game]:
    """Games at the moments when a player is to play."""
    chance = random.Random(40)
    found = []
    for number in range(games):
        game = Game.of_deal(RULE_SETS[number % len(RULE_SETS)], Deal.shuffled(chance))
        while not game.over:
            if game.position.phase is Phase.PLAY:
                found.append(game)
            game = game.play(chance.choice(game.legal))
    return found


PARTS: dict[str, Callable[[Game], object]] = {
    "a view with moves": lambda game: BoardView.of(game, game.position.player),
    "a view without moves": lambda game: BoardView.of(game, game.position.player.opponent),
    "the legal moves alone": lambda game: legal(game.position),
    "a view with moves as JSON": lambda game: msgspec.json.encode(
        BoardView.of(game, game.position.player)
    ),
}


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=40)
    games = turns(parser.parse_args().games)
    times: dict[str, list[float]] = {name: [] for name in PARTS}
    for _ in range(ROUNDS):
        for name, part in PARTS.items():
            start = time.process_time()
            for game in games:
                part(game)
            times[name].append(1000 * (time.process_time() - start) / len(games))
    print(f"{len(games)} turns; milliseconds of processor time each, {ROUNDS} rounds")
    for name, found in times.items():
        print(f"{name:28} {median(found):.3f} ({min(found):.3f} to {max(found):.3f})")


if __name__ == "__main__":
    main()
