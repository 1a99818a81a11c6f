"""`show`: draw a position, or the last position of a record."""

from pathlib import Path
from typing import Annotated

import typer

from bossa.cli.commands.options import Language
from bossa.cli.terminal.files import read_at_most
from bossa.cli.terminal.screen import Screen
from bossa.notation import read_position, read_record
from bossa.rules import Player


def show_command(
    position: Annotated[
        list[str], typer.Argument(metavar="POSITION|FILE", help="A position, or a record.")
    ],
    lang: Language = "",
) -> None:
    """Draw a position, or the last position of a record."""
    # Imported here: it is much to load for commands that draw nothing.
    from bossa.cli.terminal.drawing import NO_NAMES, board, chart

    console = Screen()
    if len(position) == 1 and Path(position[0]).is_file():
        record = read_record(read_at_most(position[0]))
        game, tags = record.game, dict(record.tags)
        shown = game.position
        names = {player: tags.get(player.value) or player.value for player in Player}
        console.print(board(shown, lang, names, over=game.over, steps=game.steps))
    else:
        shown, names = read_position(" ".join(position)), NO_NAMES
        console.print(board(shown, lang))
    console.print()
    console.print(chart(shown, lang, names))
