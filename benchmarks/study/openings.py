"""What things are worth, from pairs of openings (`worths.py`)."""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from bossa.analysis.intervals import Interval, mean

Line = dict[str, Any]

DICE = range(1, 7)


def _first_play(line: Line) -> float | None:
    sign = 1 if line["first"] == "A" else -1
    return float(sign * (line["values"]["base"] - line["values"]["turn"]))


def _without(name: str) -> Callable[[Line], float | None]:
    def worth(line: Line) -> float | None:
        values = line["values"]
        return values["base"] - values[name] if name in values else None

    return worth


def _inverter(line: Line) -> float | None:
    if line["chip"] is None:
        return None
    sign = 1 if line["chip"] == "i" else -1
    return float(sign * (line["values"]["base"] - line["values"]["other-chip"]))


def _higher_die(line: Line) -> float | None:
    sign = 1 if line["higher"] == "A" else -1
    return float(sign * (2 * line["values"]["chosen"] - 1))


WORTHS: dict[str, Callable[[Line], float | None]] = {
    "to play first": _first_play,
    "Redraw": _without("no-R"),
    "Exchange": _without("no-X"),
    "Stack": _without("no-S"),
    "the chip": _without("no-chip"),
    "Inverter, not Doubler": _inverter,
    "the higher die": _higher_die,
}
"""Each is the chance with it less the chance without it."""


def worth(lines: Sequence[Line], name: str) -> Interval | None:
    found = [WORTHS[name](line) for line in lines]
    return mean([value for value in found if value is not None])


def rolled(lines: Sequence[Line], number: int) -> Interval | None:
    """The chance of a player who rolled a number."""
    found = []
    for line in lines:
        for place, die in enumerate(line["dice"]):
            if die == number:
                value = line["values"]["chosen"]
                found.append(value if place == 0 else 1 - value)
    return mean(found)


def owned(lines: Sequence[Line], resamples: int = 300) -> dict[int, Interval]:
    """What it is worth to own the line of a die with each number, less the mean of all numbers.

    The owners of both lines are swapped, and the difference is that of two numbers: least squares
    find the six.
    """
    rows, gains = [], []
    for line in lines:
        if line["owner"] is None:
            continue
        sign = 1 if line["owner"] == "A" else -1
        row = np.zeros(len(DICE))
        row[line["dice"][0] - 1] += 1
        row[line["dice"][1] - 1] -= 1
        rows.append(row)
        gains.append(sign * (line["values"]["base"] - line["values"]["line"]))
    if not rows:
        return {}
    matrix, wanted = np.array(rows), np.array(gains)
    chance = np.random.default_rng(1)
    again = []
    for _ in range(resamples):
        chosen = chance.integers(len(wanted), size=len(wanted))
        again.append(_fitted(matrix[chosen], wanted[chosen]))
    low, high = np.percentile(again, [2.5, 97.5], axis=0)
    value = _fitted(matrix, wanted)
    return {
        number: Interval(float(value[n]), float(low[n]), float(high[n]))
        for n, number in enumerate(DICE)
    }


def _fitted(matrix: np.ndarray, gains: np.ndarray) -> np.ndarray:
    found = np.linalg.lstsq(matrix, gains, rcond=None)[0]
    centred: np.ndarray = found - found.mean()
    return centred
