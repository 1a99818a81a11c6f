"""`perft`: count paths, from one position or from many."""

import re
import sys
from typing import Annotated

import typer

from bossa.cli.commands.options import Language
from bossa.cli.terminal.batch import lines_of_input
from bossa.cli.terminal.exit_status import REFUSED
from bossa.cli.terminal.screen import Screen
from bossa.locales import say
from bossa.notation import read_position
from bossa.notation.moves import NUMBER, shortened
from bossa.rules import Refusal, Unreadable
from bossa.rules.perft import perft


def perft_command(
    position: Annotated[
        list[str],
        typer.Argument(
            metavar="POSITION DEPTH", help="A position and a depth, or - to read them, one a line."
        ),
    ],
    lang: Language = "",
) -> None:
    """Print the number of paths of DEPTH decisions; each unseen tile is one way to draw."""
    if position == ["-"]:
        raise typer.Exit(_perft_batch(lang))
    with Screen(stderr=True).status(""):
        paths = _perft(" ".join(position))
    print(paths)


def _perft(text: str) -> int:
    position, _, depth = text.rpartition(" ")
    if not re.fullmatch(NUMBER, depth):
        raise Unreadable("bad-depth", text=shortened(depth))
    return perft(read_position(position), int(depth))


def _perft_batch(lang: str) -> int:
    status = 0
    for text, unreadable in lines_of_input():
        try:
            if unreadable:
                raise unreadable
            print(_perft(text), flush=True)
        except Refusal as refusal:
            print(f"error {refusal.code}", flush=True)
            print(say(refusal, lang), file=sys.stderr)
            status = REFUSED
    return status
