"""`show`: draw a position, or the last position of a record."""

from pathlib import Path
from typing import Annotated

import typer

from bossa.cli.commands.options import Language
from bossa.cli.terminal.drawing import board, chart
from bossa.cli.terminal.files import read_at_most
from bossa.cli.terminal.screen import Screen
from bossa.notation import read_position, read_record


def show_command(
    position: Annotated[
        list[str], typer.Argument(metavar="POSITION|FILE", help="A position, or a record.")
    ],
    lang: Language = "",
) -> None:
    """Draw a position, or the last position of a record."""
    over = False
    if len(position) == 1 and Path(position[0]).is_file():
        game = read_record(read_at_most(position[0])).game
        shown, over = game.position, game.over
    else:
        shown = read_position(" ".join(position))
    console = Screen()
    console.print(board(shown, lang, over=over))
    console.print()
    console.print(chart(shown, lang))
