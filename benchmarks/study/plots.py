"""The plots of docs/study.md: small SVG files, whose text stays text."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import matplotlib as mpl
from benchmarks.study.games import PLAYERS, UNEQUAL
from benchmarks.study.openings import WORTHS, worth
from benchmarks.study.outcomes import Duel, explained, mean_of, measured
from benchmarks.study.report import RULES
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from bossa.analysis.intervals import Interval, share

COLOURS = ("#4f7a4a", "#8a6d3b", "#3f6f8f", "#a4493d", "#7a6a8f")

ENDINGS = {
    "stuck (D)": ("D",),
    "hand empty (A, C)": ("A", "C"),
    "six rows (B)": ("B",),
    "pile empty (E)": ("E",),
}


def write_plots(games: list[dict[str, Any]], worths: list[dict[str, Any]], folder: Path) -> None:
    duels = [Duel.of_line(line) for line in games]
    folder.mkdir(parents=True, exist_ok=True)
    _luck(duels, folder)
    _pairs(duels, folder)
    _worths(worths, folder)
    _endings(duels, folder)


@contextmanager
def _plot(path: Path, columns: int = 1, height: float = 3.2) -> Iterator[list[Axes]]:
    with mpl.rc_context(
        {
            "svg.fonttype": "none",
            "svg.hashsalt": "bossa",
            "axes.spines.top": False,
            "axes.spines.right": False,
            "font.size": 9,
        }
    ):
        figure = Figure(figsize=(7.2, height), layout="constrained")
        figure.patch.set_facecolor("white")
        axes = [figure.add_subplot(1, columns, place + 1) for place in range(columns)]
        yield axes
        figure.savefig(path, format="svg", metadata={"Date": None})


def _luck(duels: Sequence[Duel], folder: Path) -> None:
    with _plot(folder / "luck.svg") as (axes,):
        found = [
            measured([d for d in duels if d.first == d.second == level], explained)
            for level in PLAYERS
        ]
        _points(axes, found, COLOURS[0])
        axes.set_xticks(range(len(PLAYERS)), PLAYERS)
        axes.set_ylim(0, 100)
        axes.set_ylabel("% of the result's variance that is luck")
        axes.set_title("Games between equals: the better they play, the more luck decides")


def _pairs(duels: Sequence[Duel], folder: Path) -> None:
    with _plot(folder / "pairs.svg") as (axes,):
        kinds = (
            ("result", mean_of(lambda game: game.result)),
            ("result without luck", mean_of(lambda game: game.adjusted)),
        )
        for place, (label, figure) in enumerate(kinds):
            found = [
                measured([d for d in duels if (d.first, d.second) == pair], figure)
                for pair in UNEQUAL
            ]
            _points(axes, found, COLOURS[1 - place], 0.16 * place - 0.08, label)
        axes.axhline(0, color="grey", linewidth=0.8)
        axes.set_xticks(range(len(UNEQUAL)), [f"{a}\n{b}" for a, b in UNEQUAL])
        axes.set_ylabel("points above an even game")
        axes.set_title("What the lower-named level wins against the upper-named one")
        axes.legend(frameon=False)


def _worths(lines: list[dict[str, Any]], folder: Path) -> None:
    with _plot(folder / "worths.svg", height=3.6) as (axes,):
        for place, rules in enumerate(RULES):
            of_rules = [line for line in lines if line["rules"] == rules]
            found = [worth(of_rules, name) for name in WORTHS]
            _points(axes, found, COLOURS[place], 0.16 * place - 0.24, rules)
        axes.axhline(0, color="grey", linewidth=0.8)
        axes.set_xticks(range(len(WORTHS)), [name.replace(", ", ",\n") for name in WORTHS])
        axes.set_ylabel("points of winning chance")
        axes.set_title("What things are worth at the start of a game")
        axes.legend(frameon=False)


def _endings(duels: Sequence[Duel], folder: Path) -> None:
    with _plot(folder / "endings.svg", len(RULES), 3.4) as panels:
        for axes, rules in zip(panels, RULES, strict=True):
            for place, (label, endings) in enumerate(ENDINGS.items()):
                found = []
                for level in PLAYERS:
                    games = [
                        game.figures.ending
                        for duel in duels
                        if duel.rules == rules and duel.first == duel.second == level
                        for game in duel.games
                    ]
                    found.append(share(sum(game in endings for game in games), len(games)))
                _points(axes, found, COLOURS[place], 0.12 * place - 0.18, label, joined=True)
            axes.set_xticks(range(len(PLAYERS)), PLAYERS, rotation=90)
            axes.set_ylim(0, 100)
            axes.set_title(rules, fontsize=9)
        panels[0].set_ylabel("% of games between equals")
        for axes in panels[1:]:
            axes.set_yticks([])
        panels[0].legend(frameon=False, fontsize=7)


def _points(
    axes: Axes,
    found: Sequence[Interval | None],
    colour: str,
    shift: float = 0.0,
    label: str | None = None,
    joined: bool = False,
) -> None:
    known = [(place, one) for place, one in enumerate(found) if one]
    low = [100 * (one.value - (one.value if one.low is None else one.low)) for _, one in known]
    high = [100 * ((one.value if one.high is None else one.high) - one.value) for _, one in known]
    axes.errorbar(
        [place + shift for place, _ in known],
        [100 * one.value for _, one in known],
        yerr=[[max(0.0, one) for one in low], [max(0.0, one) for one in high]],
        fmt="o-" if joined else "o",
        linewidth=0.8,
        markersize=3.5,
        color=colour,
        label=label,
    )
