"""`figures`: how lessons are used, for who runs a server."""

import os

from rich import box
from rich.table import Table

from bossa.cli.commands.extras import needs_server
from bossa.cli.commands.options import Language
from bossa.cli.terminal.screen import Screen
from bossa.locales import texts


def figures_command(lang: Language = "") -> None:
    """Show how often the steps of the lessons were begun, finished and left."""
    needs_server()
    import asyncio

    from bossa.server.lesson_figures import KINDS, read_figures
    from bossa.server.settings import Settings

    counts = asyncio.run(read_figures(Settings.of(os.environ).database))
    say, screen = texts(lang), Screen()
    if not counts:
        screen.print(say("figures-none"))
        return
    screen.print(say("figures-title"))
    table = Table(box=box.SIMPLE_HEAD)
    for head in ("lesson", "step"):
        table.add_column(say("figures-head", kind=head))
    for kind in KINDS:
        table.add_column(say("figures-head", kind=kind), justify="right")
    for lesson, steps in counts.items():
        for number, (step, found) in enumerate(steps.items()):
            table.add_row("" if number else lesson, step, *(str(found[kind]) for kind in KINDS))
    screen.print(table)
