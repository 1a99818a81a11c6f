"""`review`: what was skill and what was luck in a game."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bossa.cli.commands.eval import Threads
from bossa.cli.commands.extras import needs_search
from bossa.cli.commands.options import Json, Language
from bossa.cli.commands.solve import interruptible
from bossa.cli.terminal.exit_status import INTERRUPTED
from bossa.cli.terminal.files import read_at_most, write_whole
from bossa.cli.terminal.screen import Screen
from bossa.locales import texts
from bossa.notation import Record, read_record
from bossa.notation.tags import PRACTICE, TAKEBACKS, read_count
from bossa.rules import Player

if TYPE_CHECKING:
    from bossa.analysis import Review

Seconds = Annotated[
    float, typer.Option("--seconds", min=0.0, help="How long to try to solve each position.")
]
Html = Annotated[
    Path | None,
    typer.Option("--html", help="Write a page that stands alone.", show_default=False),
]


def review_command(
    file: Annotated[str, typer.Argument(help="A record, or - for standard input.")],
    seconds: Seconds = 0.5,
    threads: Threads = 2,
    as_json: Json = False,
    html: Html = None,
    lang: Language = "",
) -> None:
    """Tell what was skill and what was luck in a game: the ledger, and every mistake."""
    record = read_record(read_at_most(file))
    tags = dict(record.tags)
    needs_search()
    from bossa.analysis import document
    from bossa.cli.terminal.ledger import ledger
    from bossa.cli.terminal.review_page import review_page

    found = _reviewed(record, seconds, threads, lang)
    if as_json:
        print(json.dumps(document(found)))
        return
    names = {player: tags.get(player.value) or player.value for player in Player}
    if html:
        write_whole(html, review_page(found, names, lang))
        print(texts(lang)("page-written", path=str(html)))
        return
    for line in ledger(found, names, lang):
        print(line)


def _reviewed(record: Record, seconds: float, threads: int, lang: str) -> "Review":
    from concurrent.futures import ThreadPoolExecutor

    from rich.progress import BarColumn, Progress, TextColumn

    from bossa.analysis import Entry, review
    from bossa.analysis.review import Stopped
    from bossa.players.evaluator import Evaluator

    evaluator = Evaluator(threads, seconds)
    columns = TextColumn("{task.description}"), BarColumn()
    with Progress(*columns, console=Screen(stderr=True), transient=True) as bar:
        task = bar.add_task(texts(lang)("reviewing"), total=len(record.game.steps) + 1)

        def count(_entry: Entry) -> None:
            bar.advance(task)

        with interruptible() as stop, ThreadPoolExecutor(1) as worker:
            takebacks, prepared = (read_count(record.tags, name) for name in (TAKEBACKS, PRACTICE))
            reviewing = worker.submit(
                review, record.game, evaluator, count, stop, takebacks, prepared
            )
            try:
                return reviewing.result()
            except Stopped:
                raise typer.Exit(INTERRUPTED) from None
