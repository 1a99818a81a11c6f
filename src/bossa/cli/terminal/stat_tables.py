"""Statistics of many games as tables."""

from collections.abc import Callable, Iterator
from itertools import groupby

from rich import box
from rich.console import RenderableType
from rich.table import Table

from bossa.analysis.intervals import Interval
from bossa.analysis.statistics import By, Endings, Group, Statistics
from bossa.cli.terminal.sentences import rules_in_words
from bossa.locales import Texts

NONE = "–"
FIGURE = 15
"""The width of a figure with its interval: none is broken, whatever the terminal."""
WIDE = 112
"""So many columns hold all figures side by side; a narrower terminal gets them in two tables."""


def stat_tables(found: Statistics, say: Texts, width: int) -> Iterator[RenderableType]:
    yield say("stats-title", games=found.games)
    if width >= WIDE:
        yield _groups(found, say, *_FIGURES)
    else:
        yield _groups(found, say, "loss", "result", "adjusted")
        yield _groups(found, say, "luck", "spread")
    for endings in found.endings:
        yield say("stats-endings", rules=rules_in_words(endings.rules, say))
        yield _endings(endings, say)


def _groups(found: Statistics, say: Texts, *columns: str) -> Table:
    """The groups with some of their figures."""
    table = Table(box=box.SIMPLE_HEAD, padding=0, collapse_padding=True)
    table.add_column("")
    table.add_column(say("column-games"), justify="right")
    for column in columns:
        table.add_column(
            say("stats-column", kind=column), justify="right", min_width=FIGURE, max_width=FIGURE
        )
    for by, groups in groupby(found.groups, lambda group: group.by):
        table.add_section()
        table.add_row(say("stats-by", by=by.value))
        for group in groups:
            figures = (_FIGURES[column](group) for column in columns)
            table.add_row(f"  {name_of(group, say)}", str(group.games), *figures)
    return table


def name_of(group: Group, say: Texts) -> str:
    """What a group is called."""
    if group.by is By.RULES:
        return rules_in_words(group.name, say)
    if group.by is By.NAME:
        return group.name or say("stats-name", name="none")
    return say("stats-name", name=group.name or "all")


def in_points(found: Interval | None, signed: bool = False, bounds: bool = False) -> str:
    """A chance in points of a hundred, with its interval as ± or, where it is uneven, as bounds."""
    if found is None:
        return NONE
    value = f"{100 * found.value:+.1f}" if signed else f"{100 * found.value:.1f}"
    if found.low is None or found.high is None:
        return value
    if bounds:
        return f"{value} ({100 * found.low:.0f}–{100 * found.high:.0f})"
    return f"{value} ±{50 * (found.high - found.low):.1f}"


_FIGURES: dict[str, Callable[[Group], str]] = {
    "loss": lambda group: in_points(group.per_decision),
    "result": lambda group: in_points(group.result, bounds=True),
    "adjusted": lambda group: in_points(group.adjusted),
    "luck": lambda group: in_points(group.luck, signed=True),
    "spread": lambda group: in_points(group.spread),
}
"""The columns, and what each says of a group."""


def _endings(endings: Endings, say: Texts) -> Table:
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column(say("column-ending"))
    table.add_column(say("column-games"), justify="right")
    table.add_column(say("stats-column", kind="share"), justify="right")
    for name, games, found in endings.shares:
        table.add_row(say("ending-name", ending=name), str(games), in_points(found, bounds=True))
    table.add_section()
    table.add_row(say("ties"), str(endings.ties))
    if endings.turns:
        table.add_row(say("mean-turns"), f"{endings.turns.value:.1f}")
    return table
