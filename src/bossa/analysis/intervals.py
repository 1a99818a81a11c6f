"""Means and shares with their 95 % intervals."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, pvariance, stdev

NORMAL = 1.96
STUDENT = (
    12.71, 4.30, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23,
    2.20, 2.18, 2.16, 2.14, 2.13, 2.12, 2.11, 2.10, 2.09, 2.09,
    2.08, 2.07, 2.07, 2.06, 2.06, 2.06, 2.05, 2.05, 2.05, 2.04,
)  # fmt: skip
"""How many standard errors hold 95 % of Student's distribution, from 1 degree of freedom on."""
FEW = 10
"""Fewer values do not tell how sure their standard deviation is."""


@dataclass(frozen=True, slots=True)
class Interval:
    """A figure, and the interval that holds the true one in 95 of 100 such samples.

    The bounds are None where there are too few games to tell.
    """

    value: float
    low: float | None
    high: float | None

    @classmethod
    def around(cls, value: float, error: float, freedom: int) -> "Interval":
        """From a standard error and its degrees of freedom."""
        if freedom < 1:
            return cls(value, None, None)
        wide = error * (STUDENT[freedom - 1] if freedom <= len(STUDENT) else NORMAL)
        return cls(value, value - wide, value + wide)


def mean(values: Sequence[float]) -> Interval | None:
    """The mean of values that do not depend on each other, such as one for each game."""
    if not values:
        return None
    error = stdev(values) / math.sqrt(len(values)) if len(values) > 1 else 0.0
    return Interval.around(fmean(values), error, len(values) - 1)


def ratio(pairs: Sequence[tuple[float, float]]) -> Interval | None:
    """The sum of the first values over the sum of the second: one pair for each game.

    Decisions of one game depend on each other, so the error comes from how much games differ, not
    decisions (the usual linear approximation for a ratio).
    """
    total = sum(second for _, second in pairs)
    if not total:
        return None
    value = sum(first for first, _ in pairs) / total
    count = len(pairs)
    rest = sum((first - value * second) ** 2 for first, second in pairs)
    error = math.sqrt(rest * count / (count - 1)) / total if count > 1 else 0.0
    return Interval.around(value, error, count - 1)


def share(points: float, games: int) -> Interval | None:
    """A share of the points by Wilson's formula. With ties, each half a point, it is a little too
    wide, and it is never too narrow when all results are the same."""
    if not games:
        return None
    value = points / games
    spread = NORMAL**2 / games
    middle = (value + spread / 2) / (1 + spread)
    wide = NORMAL * math.sqrt(value * (1 - value) / games + spread / (4 * games)) / (1 + spread)
    return Interval(value, max(0.0, middle - wide), min(1.0, middle + wide))


def spread(values: Sequence[float]) -> Interval | None:
    """The standard deviation. Its error follows from the fourth moment, because luck is not normal;
    a few games cannot tell that."""
    count = len(values)
    if count < 2:
        return None
    deviation = stdev(values)
    if count < FEW or not deviation:
        return Interval(deviation, None, None)
    middle, square = fmean(values), pvariance(values)
    fourth = fmean([(value - middle) ** 4 for value in values])
    error = math.sqrt(max(0.0, fourth - square**2) / count) / (2 * deviation)
    found = Interval.around(deviation, error, count - 1)
    return Interval(deviation, max(0.0, found.low or 0.0), found.high)
