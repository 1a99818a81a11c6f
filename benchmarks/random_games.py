"""Random games and events (draws and moves) a second on one core, beside OpenSpiel's in C++.

`make bench` runs it. The nearest game of OpenSpiel is `einstein_wurfelt_nicht`, which has a chance
event each ply as well; `backgammon` stands for a game with more choices. Both are played by
OpenSpiel's own random rollouts. Rounds are interleaved and time is that of the processor, so that a
busy machine weighs on both sides alike.
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

from bossa.kernel.chance import generator
from bossa.kernel.playout import random_games
from bossa.rules import RULE_SETS

Round = Callable[[], tuple[int, float]]
"""Plays some games: how many, and how many events they had."""

PEER = "OpenSpiel einstein_wurfelt_nicht"


def bossa_round(rules: int, games: int) -> Round:
    source = generator(rules + 1)

    def play() -> tuple[int, float]:
        _, events = random_games(rules, games, source)
        return games, events

    play()
    return play


def openspiel_round(name: str, rollouts: int) -> Round:
    """OpenSpiel counts no events, so their mean is taken from games of its own played from here."""
    game = pyspiel.load_game(name)
    state = _first_decision(game)
    mean = statistics.fmean(_events(state.clone()) for _ in range(1000))
    bots = [_bot(game, rollouts, seed) for seed in range(64)]

    def play() -> tuple[int, float]:
        # One simulation is the expansion of one child and its rollouts.
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
    players = {
        **{f"Bossa {rules.name}": bossa_round(_code(rules.name), 60_000) for rules in RULE_SETS},
        PEER: openspiel_round("einstein_wurfelt_nicht", 20_000),
        "OpenSpiel backgammon": openspiel_round("backgammon", 200),
    }
    found: dict[str, dict[str, list[float]]] = {
        name: {"games": [], "events": []} for name in players
    }
    for _ in track(range(rounds), "Playing"):
        for name, play in players.items():
            start = time.process_time()
            games, events = play()
            took = time.process_time() - start
            found[name]["games"].append(games / took)
            found[name]["events"].append(events / took)
    return found


def _code(name: str) -> int:
    return name.startswith("novice") + 2 * name.endswith("+chips")


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--rounds", type=int, default=9)
    arguments.add_argument("--json", type=Path, default=None)
    given = arguments.parse_args()
    found = measure(given.rounds)
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
    if given.json:
        given.json.write_text(json.dumps(found, indent=1), "utf-8")


if __name__ == "__main__":
    main()
