"""`exact`: collect positions with their exact values, for the training of the network."""

from pathlib import Path
from typing import Annotated

import typer

from bossa.cli.commands.bench import Piles, Positions, piles_in
from bossa.cli.commands.extras import needs_search
from bossa.cli.commands.options import Language
from bossa.cli.terminal.exit_status import INTERRUPTED
from bossa.cli.terminal.screen import Screen
from bossa.rules import RULE_SETS


def exact_command(
    file: Annotated[Path, typer.Argument(help="The values are added to this file.")],
    positions: Positions = 1000,
    piles: Piles = "5,6,7",
    seed: Annotated[int, typer.Option("--seed", help="Of the games: a new one for each run.")] = 1,
    lang: Language = "",  # noqa: ARG001 - read by `main`, for refusals
) -> None:
    """Solve positions of self-play, of all rule sets, and add what they teach to a file.

    `bossa train --exact` learns from it. Each position that is solved gives many values. Ctrl-C
    stops and keeps what there is.
    """
    needs_search()
    from rich.progress import track

    from bossa.players.exact_values import add_values, exact_values

    found = [
        exact_values(rules, pile, seed * 1000 + number * 100 + pile)
        for number, rules in enumerate(RULE_SETS)
        for pile in piles_in(piles)
    ]
    console = Screen(stderr=True)
    try:
        for _ in track(range(positions), str(file), console=console):
            for values in found:
                add_values(file, next(values))
    except KeyboardInterrupt:
        raise typer.Exit(INTERRUPTED) from None
