"""Compares the speed of random games with OpenSpiel, which is written in C++.

It measures games and events (draws and moves) per second on one core. `make bench` runs it. The
OpenSpiel game most like Bossa is `einstein_wurfelt_nicht`: it has a chance event at each ply, too.
`backgammon` stands for a game with more choices. OpenSpiel plays both by its own random rollouts.
The rounds of all games are interleaved and measured in processor time, so that a busy machine slows
down both sides alike.
"""

import argparse
import json
import random
import statistics
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pyspiel
from rich.console import Console
from rich.progress import track
from rich.table import Table

from bossa.kernel.jit.random_numbers import generator
from bossa.kernel.search.playout import random_games
from bossa.rules import RULE_SETS

Round = Callable[[], tuple[int, float]]
"""Plays some games. Returns how many games and how many events there were."""

PEER = "OpenSpiel einstein_wurfelt_nicht"


def bossa_round(rules: int, games: int) -> Round:
    source = generator(rules + 1)

    def play() -> tuple[int, float]:
        _, events = random_games(rules, games, source)
        return games, events

    # The first call compiles the kernel, so it must not be measured.
    play()
    return play


def openspiel_round(name: str, rollouts: int) -> Round:
    """A round of OpenSpiel's random rollouts, from the first decision of a game.

    OpenSpiel does not count events, so their number is estimated: the mean of 1,000 games played
    here, step by step, from the same position.
    """
    game = pyspiel.load_game(name)
    state = _first_decision(game)
    mean = statistics.fmean(_events(state.clone()) for _ in range(1000))
    bots = [_bot(game, rollouts, seed) for seed in range(64)]

    def play() -> tuple[int, float]:
        # The bot does one simulation, so all its rollouts start from `state`.
        bots.pop().mcts_search(state)
        return rollouts, rollouts * mean

    return play


def _bot(game: Any, rollouts: int, seed: int) -> Any:
    evaluator = pyspiel.RandomRolloutEvaluator(rollouts, seed)
    return pyspiel.MCTSBot(game, evaluator, 1.4, 1, 10, False, seed, False)


def _first_decision(game: Any) -> Any:
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    return state


def _events(state: Any) -> int:
    events = 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(actions, chances)[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
        events += 1
    return events


def measure(rounds: int) -> dict[str, dict[str, list[float]]]:
    contestants = {
        **{f"Bossa {rules.name}": bossa_round(_code(rules.name), 60_000) for rules in RULE_SETS},
        PEER: openspiel_round("einstein_wurfelt_nicht", 20_000),
        "OpenSpiel backgammon": openspiel_round("backgammon", 200),
    }
    found: dict[str, dict[str, list[float]]] = {
        name: {"games": [], "events": []} for name in contestants
    }
    for _ in track(range(rounds), "Playing"):
        for name, play in contestants.items():
            start = time.process_time()
            games, events = play()
            took = time.process_time() - start
            found[name]["games"].append(games / took)
            found[name]["events"].append(events / took)
    return found


def _code(name: str) -> int:
    """The kernel's number for a rule set: bit 0 for novice, bit 1 for chips."""
    return name.startswith("novice") + 2 * name.endswith("+chips")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--json", type=Path, default=None)
    options = parser.parse_args()
    found = measure(options.rounds)
    table = Table("game", "games/s", "events/s (millions)", f"ratio to {PEER}, min–max")
    for name, rates in found.items():
        ratios = [a / b for a, b in zip(rates["events"], found[PEER]["events"], strict=True)]
        table.add_row(
            name,
            f"{statistics.median(rates['games']):,.0f}",
            f"{statistics.median(rates['events']) / 1e6:.2f}",
            f"{statistics.median(ratios):.2f}  ({min(ratios):.2f}–{max(ratios):.2f})",
        )
    Console().print(table)
    if options.json:
        options.json.write_text(json.dumps(found, indent=1), "utf-8")


if __name__ == "__main__":
    main()
