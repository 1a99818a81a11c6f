"""`stats`: what many games tell of their players, of luck and of the rules."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bossa.cli.commands.eval import Threads
from bossa.cli.commands.extras import needs_plots, needs_search
from bossa.cli.commands.options import Json, Language
from bossa.cli.commands.review import Seconds
from bossa.cli.commands.solve import interruptible
from bossa.cli.terminal.exit_status import INTERRUPTED, REFUSED
from bossa.cli.terminal.files import read_at_most
from bossa.cli.terminal.screen import Screen
from bossa.locales import say, texts
from bossa.notation import read_record
from bossa.notation.tags import PRACTICE, read_count
from bossa.rules import Refusal, Unreadable

if TYPE_CHECKING:
    from bossa.analysis.game_figures import GameFigures
    from bossa.analysis.kept import Kept
    from bossa.players import Stop
    from bossa.players.evaluator import Evaluator

RECORDS = "*.bossa"
"""The files of a folder that are read."""


def stats_command(
    files: Annotated[list[str], typer.Argument(help=f"Records, or folders with {RECORDS}.")],
    seconds: Seconds = 0.5,
    threads: Threads = 2,
    keep: Annotated[
        Path | None,
        typer.Option("--keep", help="Keep reviews in this file, and go on with those in it."),
    ] = None,
    plots: Annotated[
        Path | None,
        typer.Option("--plots", help="Write plots into this folder (extra: stats)."),
    ] = None,
    as_json: Json = False,
    lang: Language = "",
) -> None:
    """Review many games and tell what players lost, how lucky they were and how games ended.

    A record that cannot be read is refused, and the others are counted. The same game counts once.
    Ctrl-C ends it and prints what is there."""
    needs_search()
    if plots:
        needs_plots()
    from bossa.analysis.kept import Kept
    from bossa.analysis.statistics import statistics

    run = _Run(seconds, threads, Kept(keep) if keep else None, lang)
    run.review(list(_paths(files)))
    if not run.games:
        if run.status:
            raise typer.Exit(run.status)
        raise Unreadable("stats-no-records")
    found = statistics(run.games)
    if as_json:
        print(json.dumps(found.as_json()))
    else:
        from bossa.cli.terminal.stat_tables import stat_tables

        screen = Screen()
        for table in stat_tables(found, texts(lang), screen.width):
            screen.print(table)
    if plots:
        from bossa.cli.terminal.stat_plots import write_plots

        write_plots(found, run.games, plots, texts(lang))
        Screen(stderr=True).print(texts(lang)("stats-plots", path=str(plots)), soft_wrap=True)
    if run.status:
        raise typer.Exit(run.status)


def _paths(files: list[str]) -> Iterator[str]:
    """The files, and those of the folders, each once."""
    seen = set()
    for name in files:
        is_folder = name != "-" and Path(name).is_dir()
        for path in sorted(map(str, Path(name).rglob(RECORDS))) if is_folder else (name,):
            if path not in seen:
                seen.add(path)
                yield path


class _Run:
    """Reviews records, one after the other."""

    def __init__(self, seconds: float, threads: int, kept: "Kept | None", lang: str) -> None:
        self.games: list[GameFigures] = []
        self.status = 0
        self._seconds = seconds
        self._threads = threads
        self._kept = kept
        self._known = kept.read() if kept else {}
        self._counted: set[str] = set()
        self._lang = lang

    def review(self, paths: list[str]) -> None:
        from concurrent.futures import ThreadPoolExecutor

        from rich.progress import Progress

        from bossa.analysis.review import Stopped
        from bossa.players.evaluator import Evaluator

        evaluator = Evaluator(self._threads, self._seconds)
        screen = Screen(stderr=True)
        with (
            Progress(console=screen, disable=not screen.is_terminal, transient=True) as bar,
            interruptible() as stop,
            # In another thread, so that this one can hear Ctrl-C and stop the review.
            ThreadPoolExecutor(1) as worker,
        ):
            task = bar.add_task(texts(self._lang)("stats-reviewing"), total=len(paths))
            for path in paths:
                try:
                    worker.submit(self._count, path, evaluator, stop).result()
                except Stopped:
                    break
                except Refusal as refusal:
                    self.status = REFUSED
                    screen.print(f"{path}: {say(refusal, self._lang)}", soft_wrap=True)
                bar.advance(task)
        if stop.asked:
            self.status = INTERRUPTED

    def _count(self, path: str, evaluator: "Evaluator", stop: "Stop") -> None:
        """Count a game: as it was reviewed before, or after a review."""
        from bossa.analysis import review
        from bossa.analysis.game_figures import GameFigures
        from bossa.analysis.kept import key_of
        from bossa.analysis.review import Stopped

        if stop.asked:
            raise Stopped
        record = read_record(read_at_most(path))
        key = key_of(record, self._seconds)
        if key in self._counted:
            return
        figures = self._known.get(key)
        if figures is None:
            prepared = read_count(record.tags, PRACTICE)
            found = review(record.game, evaluator, stop=stop, prepared=prepared)
            if stop.asked:
                # What was found after the stop may be less deep than the rest.
                raise Stopped
            figures = GameFigures.of(record.game, found, dict(record.tags))
            if self._kept:
                self._kept.add(key, figures)
        self._counted.add(key)
        self.games.append(figures)
