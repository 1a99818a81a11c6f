"""Games of the study as numbers: the result of the second player, and what of it was luck."""

import math
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import fmean, stdev
from typing import Any

from bossa.analysis.game_figures import GameFigures
from bossa.analysis.intervals import Interval

RESAMPLES = 300
SEED = 1


@dataclass(frozen=True, slots=True)
class Outcome:
    """One game, told for the second player of its pair: the stronger one where they differ."""

    figures: GameFigures
    result: float
    """From -0.5 for a loss to 0.5 for a win."""
    deal: float
    """The luck of the deal."""
    draws: float
    """The luck of all draws. Each is compared with all tiles that could have come, at the same
    depth, so that its mean is zero however wrong the network is."""

    @property
    def luck(self) -> float:
        return self.deal + self.draws

    @property
    def adjusted(self) -> float:
        return self.result - self.luck


@dataclass(frozen=True, slots=True)
class Duel:
    """Both games of a pair on a deal."""

    rules: str
    deal: int
    first: str
    second: str
    games: tuple[Outcome, ...]

    @classmethod
    def of_line(cls, line: dict[str, Any]) -> "Duel":
        task = line["task"]
        games = tuple(_outcome(game) for game in line["games"])
        return cls(task["rules"], task["deal"], task["first"], task["second"], games)


def _outcome(game: dict[str, Any]) -> Outcome:
    sign = -1.0 if game["seat"] == "A" else 1.0
    figures = GameFigures.of_json(game["figures"])
    result = figures.a.result
    if result is None:
        raise ValueError("every game of the study has an end")
    # Everything is told for A. The seat is that of the first player.
    deal = sum(row[3] for row in game["changes"] if row[0] == "deal")
    draws = sum(row[4] for row in game["changes"] if row[0] == "draw")
    return Outcome(figures, sign * (result - 0.5), sign * deal, sign * draws)


Figure = Callable[[Sequence[Duel]], float]


def by_deal(duels: Sequence[Duel]) -> list[list[Duel]]:
    """Duels on the same deal. All pairs play the same deals, so they depend on each other."""
    found: dict[tuple[str, int], list[Duel]] = {}
    for duel in duels:
        found.setdefault((duel.rules, duel.deal), []).append(duel)
    return list(found.values())


def measured(duels: Sequence[Duel], figure: Figure) -> Interval:
    """A figure of duels with its interval, from resampled deals."""
    source = random.Random(SEED)
    deals = by_deal(duels)
    again = []
    for _ in range(RESAMPLES):
        chosen = source.choices(deals, k=len(deals))
        again.append(figure([duel for deal in chosen for duel in deal]))
    known = sorted(value for value in again if not math.isnan(value))
    value = figure(duels)
    if len(known) < RESAMPLES / 2:
        return Interval(value, None, None)
    return Interval(value, known[int(0.025 * len(known))], known[int(0.975 * (len(known) - 1))])


def each(duels: Sequence[Duel], value: Callable[[Outcome], float]) -> list[float]:
    return [value(game) for duel in duels for game in duel.games]


def mean_of(value: Callable[[Outcome], float]) -> Figure:
    return lambda duels: fmean(each(duels, value))


def spread_of(value: Callable[[Outcome], float]) -> Figure:
    return lambda duels: stdev(each(duels, value))


def explained(duels: Sequence[Duel]) -> float:
    """The part of the variance of the result that goes away when luck is taken out."""
    plain = stdev(each(duels, lambda game: game.result))
    return (
        1.0 - (stdev(each(duels, lambda game: game.adjusted)) / plain) ** 2 if plain else math.nan
    )


SURE = 1.96 + 0.84
"""Standard errors between nothing and a difference that a test at 5 % finds in 80 of 100 cases."""


def needed(value: Callable[[Outcome], float]) -> Figure:
    """How many games tell the two players apart by this value of a game. The difference itself is
    the one without luck in all cases, because it is known best."""

    def games(duels: Sequence[Duel]) -> float:
        gap = fmean(each(duels, lambda game: game.adjusted))
        return (SURE * stdev(each(duels, value)) / gap) ** 2 if gap > 0 else math.inf

    return games


def needed_twice_played(duels: Sequence[Duel]) -> float:
    """The same by results, where each deal is played twice with the seats swapped."""
    gap = fmean(each(duels, lambda game: game.adjusted))
    means = [fmean(game.result for game in duel.games) for duel in duels]
    return 2 * (SURE * stdev(means) / gap) ** 2 if gap > 0 else math.inf
