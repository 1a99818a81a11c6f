"""Statistics of many reviewed games: what each group of players lost, how lucky they were, and how
their games ended."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from bossa.analysis.game_figures import GameFigures, SideFigures
from bossa.analysis.intervals import Interval, mean, ratio, share, spread
from bossa.rules.words import Word


class By(Word):
    """What players are grouped by."""

    ALL = "all"
    NAME = "name"
    ORDER = "order"
    LINE = "line"
    RULES = "rules"


@dataclass(frozen=True, slots=True)
class Group:
    """The figures of a group. All chances are from 0 to 1."""

    by: By
    name: str
    games: int
    decisions: int
    per_decision: Interval | None
    """The chance of winning that a decision lost, on average."""
    result: Interval | None
    """The share of the points. None where both players of each game are in the group: it is one
    half."""
    adjusted: Interval | None
    """The mean result without luck; None like `result`."""
    luck: Interval | None
    """The mean luck of a game; None like `result`, since the luck of both is zero."""
    spread: Interval | None
    """The standard deviation of the luck of a game."""


@dataclass(frozen=True, slots=True)
class Endings:
    """How the games of a rule set ended."""

    rules: str
    games: int
    """Games with a result."""
    shares: tuple[tuple[str, int, Interval], ...]
    """Each ending with its count and its share of the games."""
    ties: int
    turns: Interval | None


@dataclass(frozen=True, slots=True)
class Statistics:
    games: int
    groups: tuple[Group, ...]
    endings: tuple[Endings, ...]

    def as_json(self) -> dict[str, Any]:
        groups = [asdict(group) | {"by": group.by.value} for group in self.groups]
        endings = []
        for one in self.endings:
            shares = {
                name: {"games": games, "share": asdict(found)} for name, games, found in one.shares
            }
            endings.append(asdict(one) | {"shares": shares})
        return {"games": self.games, "groups": groups, "endings": endings}


def statistics(games: Sequence[GameFigures]) -> Statistics:
    """Group and count games."""
    groups = [_group(By.ALL, "", [list(game.sides) for game in games])] if games else []
    for by, name_of in _NAMES.items():
        parts: dict[str, list[list[SideFigures]]] = {}
        for game in games:
            named: dict[str, list[SideFigures]] = {}
            for side in game.sides:
                name = name_of(game, side)
                if name is not None:
                    named.setdefault(name, []).append(side)
            for name, sides in named.items():
                parts.setdefault(name, []).append(sides)
        groups += [_group(by, name, parts[name]) for name in sorted(parts)]
    rules = sorted({game.rules for game in games})
    endings = [_endings(one, [game for game in games if game.rules == one]) for one in rules]
    return Statistics(len(games), tuple(groups), tuple(endings))


def _order(_game: GameFigures, side: SideFigures) -> str | None:
    if side.played_first is None:
        return None
    return "first" if side.played_first else "second"


_NAMES: dict[By, Callable[[GameFigures, SideFigures], str | None]] = {
    By.NAME: lambda _game, side: side.name,
    By.ORDER: _order,
    By.LINE: lambda _game, side: side.line,
    By.RULES: lambda game, _side: game.rules,
}


def _group(by: By, name: str, games: list[list[SideFigures]]) -> Group:
    """The figures of a group: for each game, the one or two sides that belong to it."""
    alone = [sides[0] for sides in games if len(sides) == 1]
    results = [side.result for side in alone if side.result is not None]
    # Both players of a game have the same luck with opposite signs: one of them is enough.
    lucks = [sides[0].luck for sides in games]
    losses = [
        (sum(side.loss for side in sides), float(sum(side.decisions for side in sides)))
        for sides in games
    ]
    return Group(
        by=by,
        name=name,
        games=len(games),
        decisions=sum(side.decisions for sides in games for side in sides),
        per_decision=ratio(losses),
        result=share(sum(results), len(results)),
        adjusted=mean([side.adjusted for side in alone if side.adjusted is not None]),
        luck=mean([side.luck for side in alone]),
        spread=spread(lucks),
    )


def _endings(rules: str, games: Iterable[GameFigures]) -> Endings:
    over = [game for game in games if game.ending is not None]
    counts = Counter(str(game.ending) for game in over)
    shares = []
    for name in sorted(counts):
        found = share(counts[name], len(over))
        if found:
            shares.append((name, counts[name], found))
    ties = sum(game.a.result == 0.5 for game in over)
    return Endings(rules, len(over), tuple(shares), ties, mean([float(g.turns) for g in over]))
