"""How far estimates are from the truth (`python -m benchmarks.calibration` measures it)."""

import json
from fractions import Fraction
from functools import cache
from importlib.resources import files

from bossa.rules import Position

APART = Fraction(9, 100)
"""Of 100 estimated losses of a move, 95 are at most so far from the true one. Measured against
exact values with seven and eight tiles in the pile."""


def within(position: Position) -> float:
    """Of 100 estimates of such positions, 95 are at most so far from the true chance."""
    phases = _table()[position.rules.name.partition("+")[0]]
    return phases[max(least for least in phases if least <= position.pile_size)]


def apart(_position: Position) -> Fraction:
    """Of 100 estimated losses in such positions, 95 are at most so far from the true one."""
    return APART


@cache
def _table() -> dict[str, dict[int, float]]:
    """By the game, with and without chips, and by the fewest tiles in the pile of each phase."""
    source = (files("bossa.players") / "calibration.json").read_text("utf-8")
    return {
        game: {int(least): float(value) for least, value in phases.items()}
        for game, phases in json.loads(source).items()
    }
