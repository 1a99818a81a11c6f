"""Statistics of many games as plots: SVG files, whose text stays text."""

import math
import warnings
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from bossa.analysis.game_figures import GameFigures
from bossa.analysis.intervals import Interval
from bossa.analysis.statistics import Group, Statistics
from bossa.cli.terminal.sentences import rules_in_words
from bossa.cli.terminal.stat_tables import name_of
from bossa.folders import make_private_folder
from bossa.locales import Texts
from bossa.rules import Unreadable

if TYPE_CHECKING:
    from matplotlib.axes import Axes

WIDTH, ROW = 6.4, 0.35
"""In inches: of a plot, and of a row in it."""
TEA, INK = "#4f7a4a", "#8a6d3b"


def write_plots(found: Statistics, games: Sequence[GameFigures], folder: Path, say: Texts) -> None:
    """Write loss.svg, results.svg, luck.svg and endings.svg."""
    try:
        make_private_folder(folder)
        _loss(found, folder, say)
        _results(found, folder, say)
        _luck(games, folder, say)
        _endings(found, folder, say)
    except OSError as error:
        reason = error.strerror or ""
        raise Unreadable("cannot-write", path=str(folder), reason=reason) from error


@contextmanager
def _plot(path: Path, rows: int) -> "Iterator[Axes]":
    """Axes to draw on. They are written when all is drawn."""
    import matplotlib as mpl
    from matplotlib.figure import Figure

    with (
        mpl.rc_context(
            {
                "svg.fonttype": "none",
                "svg.hashsalt": "bossa",  # the same plot is the same file
                "axes.spines.top": False,
                "axes.spines.right": False,
            }
        ),
        warnings.catch_warnings(),
    ):
        # The program that shows the file chooses the letters, matplotlib only measures them.
        warnings.filterwarnings("ignore", message="Glyph .* missing from")
        figure = Figure(figsize=(WIDTH, 1.0 + ROW * rows), layout="constrained")
        axes = figure.add_subplot()
        yield axes
        figure.savefig(path, format="svg", metadata={"Date": None})


def _loss(found: Statistics, folder: Path, say: Texts) -> None:
    groups = [group for group in found.groups if group.per_decision]
    with _plot(folder / "loss.svg", len(groups)) as axes:
        values = [(name_of(group, say), group.per_decision) for group in groups]
        _bars(axes, values, TEA)
        axes.set_xlabel(say("stats-column", kind="loss"))
        axes.set_xlim(left=0)


def _results(found: Statistics, folder: Path, say: Texts) -> None:
    groups = [group for group in found.groups if group.result]
    with _plot(folder / "results.svg", 2 * len(groups)) as axes:
        for column, colour, shift in (("result", INK, -0.15), ("adjusted", TEA, 0.15)):
            values = [(name_of(group, say), _figure(group, column)) for group in groups]
            label = say("stats-column", kind=column)
            _bars(axes, values, colour, shift, label)
        axes.axvline(50, color="grey", linewidth=0.8)
        if groups:
            axes.legend(loc="best", frameon=False)


def _figure(group: Group, column: str) -> Interval | None:
    return group.result if column == "result" else group.adjusted


def _luck(games: Sequence[GameFigures], folder: Path, say: Texts) -> None:
    with _plot(folder / "luck.svg", 6) as axes:
        # Of both players, so that it is the same whoever is called A.
        lucks = [100 * side.luck for game in games for side in game.sides]
        most = 10 * math.ceil(max(map(abs, lucks)) / 10) or 10
        axes.hist(lucks, bins=[float(edge) for edge in range(-most, most + 1, 10)], color=TEA)
        axes.set_xlabel(say("stats-column", kind="luck"))
        axes.set_ylabel(say("column-games"))


def _endings(found: Statistics, folder: Path, say: Texts) -> None:
    rows = [
        (f"{rules_in_words(one.rules, say)}, {say('ending-name', ending=name)}", share)
        for one in found.endings
        for name, _, share in one.shares
    ]
    with _plot(folder / "endings.svg", len(rows)) as axes:
        _bars(axes, rows, TEA)
        axes.set_xlabel(say("stats-column", kind="share"))
        axes.set_xlim(0, 100)


def _bars(
    axes: "Axes",
    rows: Sequence[tuple[str, Interval | None]],
    colour: str,
    shift: float = 0.0,
    label: str | None = None,
) -> None:
    """Points with their intervals, the first at the top, in points of a hundred."""
    places = [float(place) for place in range(len(rows))]
    # A dollar would begin a formula.
    axes.set_yticks(places, [name.replace("$", r"\$") for name, _ in rows])
    for place, (_, found) in zip(places, rows, strict=True):
        if found:
            low = found.value if found.low is None else found.low
            high = found.value if found.high is None else found.high
            axes.errorbar(
                100 * found.value,
                place + shift,
                xerr=[[100 * (found.value - low)], [100 * (high - found.value)]],
                fmt="o",
                color=colour,
                capsize=3,
                label=label,
            )
            label = None
    axes.set_ylim(len(rows) - 0.5, -0.5)
