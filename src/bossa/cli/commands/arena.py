"""`arena`: matches and round robins between computer players."""

import json
import os
import random
import statistics
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bossa.cli.commands.extras import needs_cluster, needs_search
from bossa.cli.commands.options import Json, Language, RulesName
from bossa.cli.terminal.exit_status import INTERRUPTED
from bossa.cli.terminal.files import write_whole
from bossa.cli.terminal.screen import Screen
from bossa.locales import Texts, texts
from bossa.players import LEVELS, named
from bossa.players.named import needs_numba
from bossa.rules import Unreadable

if TYPE_CHECKING:
    from rich.console import Group

    from bossa.arena.duel import Duel


def arena_command(
    players: Annotated[
        list[str],
        typer.Argument(
            help=f"{', '.join(LEVELS)}, random, greedy, rollouts:PLAYOUTS, engine[:SIMULATIONS]"
        ),
    ],
    games: Annotated[int, typer.Option("--games", min=2, help="For each pair of players.")] = 100,
    rules: RulesName = "regular",
    seed: Annotated[int, typer.Option("--seed", help="Of deals and players.")] = 1,
    workers: Annotated[int, typer.Option("--workers", min=1, help="Processes.")] = (
        os.cpu_count() or 1
    ),
    setup: Annotated[
        bool, typer.Option("--play-setup", help="Let the players choose; else chance does.")
    ] = False,
    scheduler: Annotated[
        str | None,
        typer.Option(help="Play on the Dask cluster at this address (extra: cluster)."),
    ] = None,
    journal: Annotated[
        Path | None, typer.Option(help="Keep duels in this file, and go on with those in it.")
    ] = None,
    records: Annotated[Path | None, typer.Option(help="Save the games into this folder.")] = None,
    as_json: Json = False,
    lang: Language = "",
) -> None:
    """Play matches on duplicate deals: each pair plays a deal twice, once from each seat."""
    # Import here what other commands do not need: they start sooner.
    from rich.progress import Progress

    from bossa.arena.run import Journal, run, run_on_cluster, tasks

    if any(map(needs_numba, players)):
        needs_search()
    if len(set(players)) != len(players) or len(players) < 2:
        raise Unreadable("two-players")
    for name in players:
        named(name, random.Random(0))
    if scheduler:
        needs_cluster()
    wanted = tasks(players, games, rules, seed, setup)
    kept = Journal(journal) if journal else None
    duels = kept.read(wanted) if kept else []
    done = {duel.task for duel in duels}
    say = texts(lang)
    interrupted = False
    with Progress(console=Screen(stderr=True)) as progress:
        bar = progress.add_task(say("playing-duels"), total=len(wanted), completed=len(done))
        try:
            todo = [task for task in wanted if task not in done]
            for duel in run_on_cluster(todo, scheduler) if scheduler else run(todo, workers):
                if kept:
                    kept.add(duel)
                duels.append(duel)
                progress.advance(bar)
        except KeyboardInterrupt:
            interrupted = True
    if kept:
        # Ctrl-C may come after a duel was written and before it was counted. The journal decides.
        duels = kept.read(wanted)
    if records:
        _save(duels, records)
    if as_json:
        print(json.dumps(_as_json(duels)))
    else:
        Screen().print(_as_tables(duels, say))
    if interrupted:
        raise typer.Exit(INTERRUPTED)


def _save(duels: "list[Duel]", folder: Path) -> None:
    for duel in duels:
        for game in duel.games:
            name = f"{duel.task.name} {game.first_seat}".replace(" ", "-").replace(":", "")
            write_whole(folder / f"{name}.bossa", game.record)


def _times(duels: "list[Duel]") -> dict[str, list[float]]:
    times: dict[str, list[float]] = {}
    for duel in duels:
        for game in duel.games:
            for player, key in ((duel.task.first, "first"), (duel.task.second, "second")):
                times.setdefault(player, []).extend(game.milliseconds[key])
    return {player: sorted(values) for player, values in times.items() if values}


def _quantiles(times: list[float]) -> tuple[float, float, float]:
    return statistics.median(times), times[int(0.95 * (len(times) - 1))], times[-1]


def _as_json(duels: "list[Duel]") -> dict[str, object]:
    from bossa.arena.ratings import ratings, scores

    return {
        "scores": [asdict(score) for score in scores(duels)],
        "ratings": [asdict(rating) for rating in ratings(duels)],
        "milliseconds": {
            player: dict(zip(("median", "p95", "largest"), _quantiles(times), strict=True))
            for player, times in _times(duels).items()
        },
    }


def _as_tables(duels: "list[Duel]", say: Texts) -> "Group":
    from rich.console import Group
    from rich.table import Table

    from bossa.arena.ratings import ratings, scores

    matches = Table(say("column-match"), say("column-games"), say("column-share"))
    for score in scores(duels):
        share = f"{100 * score.share:.1f} ± {100 * score.error:.1f} %"
        matches.add_row(f"{score.first} – {score.second}", str(score.games), share)
    table = Table(say("column-player"), "Elo", say("column-times"))
    times = _times(duels)
    for rating in ratings(duels):
        quantiles = " / ".join(f"{value:.1f}" for value in _quantiles(times[rating.player]))
        table.add_row(rating.player, f"{rating.elo:+.0f} ± {rating.error:.0f}", quantiles)
    return Group(matches, table)
