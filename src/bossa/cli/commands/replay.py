"""`replay`: print the last position of a record."""

from typing import Annotated

import typer

from bossa.cli.commands.options import Language
from bossa.cli.terminal.files import read_at_most
from bossa.notation import read_record, write_position
from bossa.notation.records import write_result


def replay_command(
    file: Annotated[str, typer.Argument(help="A record, or - for standard input.")],
    lang: Language = "",  # noqa: ARG001 - read by `main`, for refusals
) -> None:
    """Print the last position of a record, or `over ENDING RESULT`."""
    game = read_record(read_at_most(file)).game
    if game.outcome:
        print("over", game.outcome.ending.value, write_result(game.outcome))
    else:
        print(write_position(game.position))
