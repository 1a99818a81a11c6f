"""`legal`: print what can happen next, for one position or for many."""

import json

import typer

from bossa.cli.commands.options import Language, PositionWords
from bossa.cli.terminal.batch import error_of, lines_of_input
from bossa.cli.terminal.exit_status import REFUSED
from bossa.notation import read_position, write_move
from bossa.rules import Phase, Position, Refusal, draws, legal


def legal_command(position: PositionWords, lang: Language = "") -> None:
    """Print what can happen next: the legal moves, the tiles that can come, or the choices."""
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
        # Each answer is flushed: a program may wait for it before it asks again.
        print(json.dumps(answer), flush=True)
    return status
