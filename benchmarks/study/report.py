"""The tables of docs/study.md, in Markdown."""

import math
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from benchmarks.study.games import PLAYERS, UNEQUAL
from benchmarks.study.openings import DICE, WORTHS, owned, rolled, worth
from benchmarks.study.outcomes import (
    Duel,
    Outcome,
    by_deal,
    explained,
    mean_of,
    measured,
    needed,
    needed_twice_played,
    spread_of,
)

from bossa.analysis.intervals import Interval, mean, ratio, share
from bossa.rules import RULE_SETS
from bossa.rules.outcome import Ending

RULES = [rules.name for rules in RULE_SETS]
NEIGHBOURS = UNEQUAL[:-1]
LUCK = ("games", "luck explains", "spread of luck", "of the deal", "of the draws", "the rest")
APART = (
    "games", "result", "result without luck",
    "games needed by results", "with deals played twice", "without luck",
)  # fmt: skip
NAMED = "### "
"""Begins the line with the name of a table."""
FEW = 10
"""Fewer games than this are no matter of normal distributions."""
MANY = 10_000
"""More games than this are told as more."""


def report(games: list[dict[str, Any]], worths: list[dict[str, Any]]) -> dict[str, str]:
    """All tables by their names."""
    duels = [Duel.of_line(line) for line in games]
    lines: list[str] = []
    if duels:
        lines += _of_games(duels)
    if worths:
        lines += _of_openings(worths)
    tables: dict[str, list[str]] = {}
    for line in lines:
        if line.startswith(NAMED):
            name = line.removeprefix(NAMED).strip()
            tables[name] = []
        else:
            tables[name].append(line)
    return {name: "\n".join(found).strip() for name, found in tables.items()}


def put_into(path: Path, tables: dict[str, str]) -> None:
    """Write tables into a document, between `<!-- name -->` and `<!-- end -->`."""
    text = path.read_text("utf-8")
    for name, table in tables.items():
        begin, end = f"<!-- {name} -->\n", "<!-- end -->"
        if begin not in text:
            raise SystemExit(f"{path} has no place for {name}")
        before, _, rest = text.partition(begin)
        text = f"{before}{begin}{table}\n{end}{rest.partition(end)[2]}"
    path.write_text(text, "utf-8")


def _of_games(duels: list[Duel]) -> Iterator[str]:
    equal = [duel for duel in duels if duel.first == duel.second]
    yield "### luck-by-level\n"
    yield from _table(
        ("level", *LUCK),
        [(level, *_luck([d for d in equal if d.first == level])) for level in PLAYERS],
    )
    yield "### luck-by-rules\n"
    yield from _table(
        ("rules", *LUCK),
        [(rules, *_luck([d for d in equal if d.rules == rules])) for rules in RULES],
    )
    yield "### pairs\n"
    rows = []
    for pair in UNEQUAL:
        found = [duel for duel in duels if (duel.first, duel.second) == pair]
        rows.append((" – ".join(pair), *_apart(found)))
    yield from _table(("pair", *APART), rows)
    yield "### neighbours-by-rules\n"
    near = [duel for duel in duels if (duel.first, duel.second) in NEIGHBOURS]
    rows = [(rules, *_apart([d for d in near if d.rules == rules])) for rules in RULES]
    yield from _table(("rules", *APART), rows)
    yield "### lost-in-a-decision\n"
    yield from _table(
        ("level", *RULES),
        [(level, *(_lost(duels, level, rules) for rules in RULES)) for level in PLAYERS],
    )
    yield "### endings\n"
    names = [ending.value for ending in Ending if ending.is_of_play]
    yield from _table(
        ("rules", "level", "games", *names, "ties", "turns"),
        [
            (rules, level, *_endings([d for d in equal if (d.rules, d.first) == (rules, level)]))
            for rules in RULES
            for level in PLAYERS
        ],
    )
    yield "### fair\n"
    draws = points(measured(duels, mean_of(lambda game: game.draws)), True)
    deal = points(measured(duels, mean_of(lambda game: game.deal)), True)
    yield f"{2 * len(duels)} games: mean luck of the draws {draws}, of the deal {deal}.\n"


def _of_openings(lines: list[dict[str, Any]]) -> Iterator[str]:
    by_rules = {rules: [line for line in lines if line["rules"] == rules] for rules in RULES}
    yield "### worths\n"
    counts = ", ".join(f"{rules} {len(found)}" for rules, found in by_rules.items())
    yield f"Openings: {counts}.\n"
    rows = [
        (name, *(points(worth(found, name), True) for found in by_rules.values()))
        for name in WORTHS
    ]
    yield from _table(("", *RULES), rows)
    yield "### choices\n"
    for rules, found in by_rules.items():
        chosen = Counter(line["choice"] for line in found if line["choice"])
        shares = [
            f"{name} {points(share(count, len(found)))}" for name, count in chosen.most_common()
        ]
        if shares:
            yield f"- {rules}: {', '.join(shares)}"
    yield ""
    yield "### dice\n"
    own = {rules: owned(found) for rules, found in by_rules.items()}
    heads = [f"own line, {rules}" for rules in RULES if own[rules]]
    heads += [f"rolled, {rules}" for rules in RULES]
    yield from _table(
        ("number", *heads),
        [
            (
                str(number),
                *(points(found[number], True) for found in own.values() if found),
                *(points(rolled(found, number)) for found in by_rules.values()),
            )
            for number in DICE
        ],
    )


def _luck(duels: Sequence[Duel]) -> Iterator[str]:
    yield str(2 * len(duels))
    if not duels:
        return
    yield points(measured(duels, explained)) + " %"
    yield points(measured(duels, spread_of(lambda game: game.luck)))
    yield points(measured(duels, spread_of(lambda game: game.deal)))
    yield points(measured(duels, spread_of(lambda game: game.draws)))
    yield points(measured(duels, spread_of(lambda game: game.adjusted)))


def _apart(duels: Sequence[Duel]) -> Iterator[str]:
    def result(game: Outcome) -> float:
        return game.result

    def adjusted(game: Outcome) -> float:
        return game.adjusted

    yield str(2 * len(duels))
    if not duels:
        return
    yield points(measured(duels, mean_of(result)), True)
    yield points(measured(duels, mean_of(adjusted)), True)
    yield games_needed(measured(duels, needed(result)))
    yield games_needed(measured(duels, needed_twice_played))
    yield games_needed(measured(duels, needed(adjusted)))


def _lost(duels: Sequence[Duel], level: str, rules: str) -> str:
    """What a level loses in a decision, whoever it plays against. One pair of sums for a deal."""
    pairs = []
    for deal in by_deal([duel for duel in duels if duel.rules == rules]):
        games = [game for duel in deal for game in duel.games]
        sides = [side for game in games for side in game.figures.sides if side.name == level]
        if sides:
            decisions = float(sum(side.decisions for side in sides))
            pairs.append((sum(side.loss for side in sides), decisions))
    return points(ratio(pairs))


def _endings(duels: Sequence[Duel]) -> Iterator[str]:
    games = [game.figures for duel in duels for game in duel.games]
    counts = Counter(game.ending for game in games)
    yield str(len(games))
    for ending in Ending:
        if ending.is_of_play:
            yield bounds(share(counts[ending.value], len(games)))
    yield bounds(share(sum(game.a.result == 0.5 for game in games), len(games)))
    turns = mean([sum(game.figures.turns for game in duel.games) / 2 for duel in duels])
    yield f"{turns.value:.1f} ± {_half(turns):.1f}" if turns else "–"


def points(found: Interval | None, signed: bool = False) -> str:
    """In points of a hundred."""
    if found is None:
        return "–"
    value = f"{100 * found.value:+.1f}" if signed else f"{100 * found.value:.1f}"
    return f"{value} ± {100 * _half(found):.1f}"


def bounds(found: Interval | None) -> str:
    if found is None or found.low is None or found.high is None:
        return "–"
    return f"{100 * found.value:.0f} ({100 * found.low:.0f}–{100 * found.high:.0f})"


def games_needed(found: Interval) -> str:
    def told(value: float | None) -> str:
        if value is None or math.isinf(value) or value > MANY:
            return f"over {MANY}"
        return f"under {FEW}" if value < FEW else str(math.ceil(value))

    return f"{told(found.value)} ({told(found.low)}–{told(found.high)})"


def _half(found: Interval) -> float:
    """Half the width of an interval."""
    return math.inf if found.low is None or found.high is None else (found.high - found.low) / 2


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> Iterator[str]:
    yield f"| {' | '.join(heads)} |"
    yield f"|{'---|' * len(heads)}"
    for row in rows:
        yield f"| {' | '.join(row)} |"
    yield ""
