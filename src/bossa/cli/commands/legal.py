"""`legal`, `perft`, `replay` and `show`: questions about one position or record, or many."""

import json
import re
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from bossa.cli.commands.options import Language
from bossa.cli.terminal.batch import error_of, lines_of_input
from bossa.cli.terminal.exit_status import REFUSED
from bossa.cli.terminal.files import read_at_most
from bossa.locales import say
from bossa.notation import read_position, read_record, write_move, write_position
from bossa.notation.moves import NUMBER, shortened
from bossa.notation.records import write_result
from bossa.rules import Phase, Position, Refusal, Unreadable, draws, legal
from bossa.rules.perft import perft

Words = Annotated[
    list[str], typer.Argument(metavar="POSITION", help="A position, or - to read them, one a line.")
]


def legal_command(position: Words, lang: Language = "") -> None:
    """What can happen next: the legal moves, the tiles that can come, or the choices."""
    if position == ["-"]:
        raise typer.Exit(_legal_batch(lang))
    for line in _next(read_position(" ".join(position))):
        print(line)


def _next(position: Position) -> list[str]:
    if position.phase is Phase.DRAW:
        return sorted(f"+{tile}" for tile in draws(position))
    return sorted(map(write_move, legal(position)))


def _legal_batch(lang: str) -> int:
    status = 0
    for text, unreadable in lines_of_input():
        answer: dict[str, object] = {"position": text}
        try:
            if unreadable:
                raise unreadable
            answer["moves"] = _next(read_position(text))
        except Refusal as refusal:
            answer["error"] = error_of(refusal, lang)
            status = REFUSED
        # Flushed line by line: a program that asks and waits for the answer gets it.
        print(json.dumps(answer), flush=True)
    return status


def perft_command(
    position: Annotated[
        list[str],
        typer.Argument(
            metavar="POSITION DEPTH", help="A position and a depth, or - to read them, one a line."
        ),
    ],
    lang: Language = "",
) -> None:
    """The number of paths of DEPTH moves; each unseen tile is one way to draw."""
    if position == ["-"]:
        raise typer.Exit(_perft_batch(lang))
    with Console(stderr=True).status(""):
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


def replay_command(
    file: Annotated[str, typer.Argument(help="A record, or - for standard input.")],
    lang: Language = "",  # noqa: ARG001 - read by `main`, for refusals
) -> None:
    """The last position of a record, or `over ENDING RESULT`."""
    game = read_record(read_at_most(file)).game
    if game.outcome:
        print("over", game.outcome.ending.value, write_result(game.outcome))
    else:
        print(write_position(game.position))


def show_command(
    position: Annotated[
        list[str], typer.Argument(metavar="POSITION|FILE", help="A position, or a record.")
    ],
    lang: Language = "",
) -> None:
    """Draw a position, or the last one of a record."""
    from bossa.cli.terminal.drawing import board, chart

    over = False
    if len(position) == 1 and Path(position[0]).is_file():
        game = read_record(read_at_most(position[0])).game
        shown, over = game.position, game.over
    else:
        shown = read_position(" ".join(position))
    console = Console(highlight=False)
    console.print(board(shown, lang, over=over))
    console.print()
    console.print(chart(shown, lang))
