"""Scores and ratings of players from their duels, with error bars."""

import math
import random
import statistics
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

from bossa.arena.duel import Duel

NORMAL_95 = 1.96
RESAMPLES = 200


@dataclass(frozen=True)
class Score:
    """The share of the points that `first` won against `second`.

    `error` is the half-width of the 95 % interval. It is computed over deals, not games, because
    the two games of a deal are not independent. This is why duplicate deals make it smaller.
    """

    first: str
    second: str
    games: int
    share: float
    error: float


def scores(duels: Sequence[Duel]) -> list[Score]:
    by_pair: dict[tuple[str, str], list[float]] = defaultdict(list)
    for duel in duels:
        by_pair[duel.task.first, duel.task.second].append(duel.points)
    return [
        Score(first, second, 2 * len(points), statistics.fmean(points), _error(points))
        for (first, second), points in by_pair.items()
    ]


def _error(points: list[float]) -> float:
    """The half-width of the 95 % interval.

    It is at least as large as the change that one more deal could make. Otherwise a few deals with
    the same result would look certain.
    """
    if len(points) < 2:
        return 0.5
    deviation = statistics.stdev(points) / math.sqrt(len(points))
    return max(NORMAL_95 * deviation, 0.5 / len(points))


@dataclass(frozen=True)
class Rating:
    """A rating on Elo's scale, with the half-width of its 95 % interval. All players average 0."""

    player: str
    elo: float
    error: float


def ratings(duels: Sequence[Duel], seed: int = 1) -> list[Rating]:
    """The ratings of all players, best first. The errors come from resampling the duels."""
    players = sorted({name for duel in duels for name in (duel.task.first, duel.task.second)})
    if len(players) < 2:
        return []
    strengths = _fit(duels, players)
    source = random.Random(seed)
    resampled = [_fit(source.choices(duels, k=len(duels)), players) for _ in range(RESAMPLES)]
    found = [
        Rating(
            player,
            strengths[player],
            NORMAL_95 * statistics.stdev(sample[player] for sample in resampled),
        )
        for player in players
    ]
    return sorted(found, key=lambda rating: -rating.elo)


def _fit(duels: Sequence[Duel], players: list[str]) -> dict[str, float]:
    """The Elo ratings of the Bradley-Terry model, found by the usual iteration.

    Both players of each pair get half a point extra. Otherwise a player who won every game would
    have an infinite rating.
    """
    points: dict[tuple[str, str], float] = defaultdict(float)
    for duel in duels:
        first, second = duel.task.first, duel.task.second
        points[first, second] += 2 * duel.points
        points[second, first] += 2 * (1 - duel.points)
    met = {(a, b) for a, b in points if points[a, b] + points[b, a] > 0}
    for pair in met:
        points[pair] += 0.5
    strength = dict.fromkeys(players, 1.0)
    for _ in range(60):
        for player in players:
            won = sum(points[player, other] for other in players if (player, other) in met)
            against = sum(
                (points[player, other] + points[other, player])
                / (strength[player] + strength[other])
                for other in players
                if (player, other) in met
            )
            if against:
                strength[player] = won / against
        scale = math.exp(statistics.fmean(math.log(value) for value in strength.values()))
        strength = {player: value / scale for player, value in strength.items()}
    return {player: 400 * math.log10(value) for player, value in strength.items()}
