"""How far the evaluator's estimates are from the truth, by rules and by the tiles in the pile.

    python -m benchmarks.calibration --positions 60 --write
    python -m benchmarks.calibration --positions 10 --seed 2 --store

Up to nine tiles in the pile the truth is the solver's; above, it is the mean of many futures, each
less its luck. `--write` stores the distances within which 95 of 100 estimates are, for
`bossa.players.calibration`; `--store` the positions with their true values, for the test that holds
them: other positions than those that were measured. Ctrl-C ends it without writing.
"""

import argparse
import json
import random
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean

import numpy as np
from rich.console import Console
from rich.progress import track
from rich.table import Table

from bossa.notation import write_position
from bossa.players import named
from bossa.players.evaluator import Evaluator
from bossa.players.futures import Roller
from bossa.players.solver import Solver
from bossa.rules import RULE_SETS, Game, Phase, Position, view

PACKAGE = Path(__file__).parents[1] / "src/bossa/players"
STORED = Path(__file__).parents[1] / "tests/players/true_values.json"
PILES = (6, 7, 8, 9, 11, 13, 15, 17)
PHASES = (0, 9, 13)
"""The least number of tiles in the pile, for each phase of the game."""
TAIL = 2.45
"""Root mean squares within which 95 of 100 errors are. Their tails are heavier than those of a
normal distribution, which would have 1.96."""
SOLVED = 9
"""With so many tiles or fewer in the pile, the truth is exact."""
ODD_MOVES = 0.15
"""The share of random moves on the way to a position."""


@dataclass(frozen=True)
class Measured:
    position: Position
    truth: float
    estimate: float

    @property
    def error(self) -> float:
        return self.estimate - self.truth


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=60, help="for each rules and pile")
    parser.add_argument("--futures", type=int, default=600, help="for each early position")
    parser.add_argument("--seconds", type=float, default=4.0, help="to solve a late one")
    parser.add_argument("--piles", default=",".join(map(str, PILES)))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--store", action="store_true")
    given = parser.parse_args()
    found: dict[str, dict[int, list[Measured]]] = defaultdict(dict)
    source = random.Random(given.seed)
    rough, solver, roller = Evaluator(solved_pile=-1), Solver(1 << 28), Roller()
    console = Console(stderr=True)
    for rules in (rules.name for rules in RULE_SETS):
        for pile in map(int, given.piles.split(",")):
            measured = []
            some = positions(rules, pile, given.positions, source)
            for position in track(some, f"{rules} {pile}", given.positions, console=console):
                truth = _truth(position, solver, roller, given)
                if truth is not None:
                    measured.append(Measured(position, truth, float(rough.of(position).chance)))
            if measured:
                found[rules][pile] = measured
    _print(found)
    if given.write:
        _write(found)
    if given.store:
        _store(found)


def positions(rules: str, pile: int, count: int, source: random.Random) -> Iterator[Position]:
    """Positions to draw with so many tiles in the pile, from games with some odd moves."""
    player = named("engine:1", source)
    while count:
        game = Game.new(rules, source)
        while not game.over and game.position.pile_size >= pile:
            seat = game.position.player
            decision = player.think(view(game, seat)).choice
            if source.random() < ODD_MOVES:
                decision = source.choice(game.legal)
            game = game.play(decision, by=seat)
        late = [state.position for state in game.states if not state.outcome]
        drawing = [one for one in late if one.phase is Phase.DRAW and one.pile_size == pile]
        if drawing:
            count -= 1
            yield drawing[0]


def _truth(
    position: Position, solver: Solver, roller: Roller, given: argparse.Namespace
) -> float | None:
    if position.pile_size > SOLVED:
        return roller.futures(position, given.futures).mean
    solution = solver.solve(position, given.seconds)
    return float(solution.value.low) if solution.exact else None


def _print(found: dict[str, dict[int, list[Measured]]]) -> None:
    table = Table("rules", "pile", "positions", "RMSE", "bias", "95 % within")
    for rules, by_pile in found.items():
        for pile, measured in by_pile.items():
            errors = [one.error for one in measured]
            within = float(np.quantile([abs(error) for error in errors], 0.95))
            table.add_row(rules, str(pile), str(len(errors)), f"{_rmse(measured):.4f}",
                          f"{fmean(errors):+.4f}", f"{within:.3f}")  # fmt: skip
    Console().print(table)


def _rmse(measured: list[Measured]) -> float:
    return float(np.sqrt(fmean(one.error**2 for one in measured)))


def _write(found: dict[str, dict[int, list[Measured]]]) -> None:
    """By the game, with and without chips, and its phases: one pile alone has few positions."""
    table: dict[str, dict[str, float]] = {}
    for game in ("regular", "novice"):
        every = [
            one
            for rules, by_pile in found.items()
            if rules.partition("+")[0] == game
            for measured in by_pile.values()
            for one in measured
        ]
        table[game] = {
            str(least): round(TAIL * _rmse(phase), 3)
            for least, most in zip(PHASES, (*PHASES[1:], 100), strict=True)
            if (phase := [one for one in every if least <= one.position.pile_size < most])
        }
    path = PACKAGE / "calibration.json"
    path.write_text(json.dumps(table, indent=1) + "\n", "utf-8")


def _store(found: dict[str, dict[int, list[Measured]]]) -> None:
    stored = [
        {"position": write_position(one.position), "value": round(one.truth, 6)}
        for by_pile in found.values()
        for measured in by_pile.values()
        for one in measured
    ]
    STORED.write_text("[\n" + ",\n".join(map(json.dumps, stored)) + "\n]\n", "utf-8")


if __name__ == "__main__":
    main()
