"""`train`: train the weights of the network."""

import os
from pathlib import Path
from typing import Annotated

import typer

from bossa.cli.commands.extras import needs_search
from bossa.cli.commands.options import Language
from bossa.cli.terminal.exit_status import INTERRUPTED
from bossa.cli.terminal.screen import Screen
from bossa.locales import texts
from bossa.rules import Rules


def train_command(
    file: Annotated[Path, typer.Argument(help="Where the weights go, after each generation.")],
    novice: Annotated[bool, typer.Option("--novice", help="Of the novice game.")] = False,
    generations: Annotated[int, typer.Option("--generations", min=1, help="How many.")] = 100,
    seed: Annotated[int, typer.Option("--seed", help="Of games and first weights.")] = 1,
    workers: Annotated[int, typer.Option("--workers", min=1, help="Threads that play.")] = (
        os.cpu_count() or 1
    ),
    start: Annotated[
        Path | None, typer.Option("--start", help="Weights to begin with, in place of chance.")
    ] = None,
    positions: Annotated[
        int, typer.Option("--positions", min=1000, help="Of self-play in a generation.")
    ] = 400_000,
    exact: Annotated[
        Path | None, typer.Option("--exact", help="Learn from these too: a file of `bossa exact`.")
    ] = None,
    lang: Language = "",
) -> None:
    """Train the network by self-play. It takes long; the file always has the last generation."""
    needs_search()
    from rich.progress import Progress

    from bossa.players.exact_values import read_values
    from bossa.players.training import train
    from bossa.players.weights import read_weights, write_weights

    first = read_weights(start) if start else None
    values = read_values(exact, Rules.of("novice" if novice else "regular")) if exact else None
    console = Screen(stderr=True)
    with Progress(console=console) as progress:
        bar = progress.add_task(texts(lang)("training"), total=generations)
        try:
            for generation in train(novice, generations, seed, workers, first, values, positions):
                write_weights(file, generation.network)
                progress.advance(bar)
                console.print(f"{generation.number}: {generation.error:.4f}")
        except KeyboardInterrupt:
            raise typer.Exit(INTERRUPTED) from None
