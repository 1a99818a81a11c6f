"""`bench`: the speed of the solver, what players lose near the end, errors of the network."""

import json
import random
import statistics
import time
from pathlib import Path
from typing import Annotated, cast

import typer

from bossa.cli.commands.extras import needs_search
from bossa.cli.commands.options import Json, Language, RulesName
from bossa.cli.commands.solve import Best, interruptible, solved
from bossa.cli.terminal.exit_status import INTERRUPTED
from bossa.cli.terminal.screen import Screen
from bossa.notation.moves import shortened
from bossa.rules import Game, Move, Phase, Position, Rules, Unreadable, view

Positions = Annotated[int, typer.Option("--positions", min=1, help="For each pile.")]
Piles = Annotated[str, typer.Option("--piles", help="Tiles in the pile.")]

bench = typer.Typer(name="bench", help="Measure speed.", no_args_is_help=True)


def bench_solve_command(
    rules: RulesName = "regular",
    positions: Positions = 100,
    piles: Piles = "6,7,8",
    limit: Annotated[float, typer.Option("--limit", help="Seconds for a position.")] = 120.0,
    best: Best = False,
    as_json: Json = False,
    lang: Language = "",  # noqa: ARG001 - read by `main`, for refusals
) -> None:
    """Time the solver on self-play positions (rollouts:200, seed 1) with 3 or more markers left."""
    needs_search()
    from rich.progress import track
    from rich.table import Table

    from bossa.players.solver import Solver

    solver = Solver()
    console = Screen(stderr=True)
    table = Table(
        "pile", "positions", "median s", "95 % s", "largest s", "together s", f"over {limit:g} s"
    )
    rows = []
    for pile in piles_in(piles):
        seconds, stopped = [], 0
        for position in track(self_play(rules, pile, positions), f"{pile}", console=console):
            solver.forget()
            start = time.process_time()
            with interruptible() as stop:
                solution = solved(solver, position, limit, stop, [] if best else None)
            if stop.asked:
                raise typer.Exit(INTERRUPTED)
            # A position that was stopped counts with the whole limit.
            seconds.append(time.process_time() - start if solution.exact else limit)
            stopped += not solution.exact
        seconds.sort()
        median, high = statistics.median(seconds), seconds[int(0.95 * (len(seconds) - 1))]
        rows.append({"pile": pile, "median": median, "p95": high, "largest": seconds[-1],
                     "together": sum(seconds), "positions": len(seconds),
                     "stopped": stopped})  # fmt: skip
        table.add_row(str(pile), str(len(seconds)), f"{median:.3f}", f"{high:.2f}",
                      f"{seconds[-1]:.2f}", f"{sum(seconds):.2f}", str(stopped))  # fmt: skip
    if as_json:
        print(json.dumps({"rules": rules, "limit": limit, "piles": rows}))
    else:
        Screen().print(table)


def bench_loss_command(
    players: Annotated[list[str], typer.Argument(help="As in the arena.")],
    rules: RulesName = "regular",
    positions: Positions = 100,
    piles: Piles = "6,7,8",
    as_json: Json = False,
    lang: Language = "",  # noqa: ARG001 - read by `main`, for refusals
) -> None:
    """Measure how much chance of winning players lose by a decision near the end.

    The solver gives the exact values, without a time limit, on the positions of `bench solve`.
    Ctrl-C stops and prints the results so far.
    """
    needs_search()
    from rich.progress import track
    from rich.table import Table

    from bossa.players import named
    from bossa.players.solver import Solver

    losses: dict[str, list[float]] = {name: [] for name in players}
    solver = Solver()
    computers = {name: named(name, random.Random(1)) for name in players}
    rows = []
    console = Screen(stderr=True)
    interrupted = False
    for pile in piles_in(piles):
        for found in losses.values():
            found.clear()
        for position in track(self_play(rules, pile, positions), f"{pile}", console=console):
            with interruptible() as stop:
                solution = solved(solver, position, None, stop)
            if stop.asked:
                interrupted = True
                break
            seen = view(Game.of_position(position), position.player)
            for name, computer in computers.items():
                chosen = solution.moves[cast(Move, computer.think(seen).choice)]
                losses[name].append(float(solution.value.low - chosen.low))
        for name, found in losses.items():
            if not found:
                continue
            error = 1.96 * statistics.stdev(found) / len(found) ** 0.5 if len(found) > 1 else 0.0
            rows.append({"pile": pile, "player": name, "positions": len(found),
                         "loss": statistics.mean(found), "error": error})  # fmt: skip
        if interrupted:
            break
    if as_json:
        print(json.dumps({"rules": rules, "losses": rows}))
    else:
        table = Table("pile", "player", "positions", "mean loss")
        for row in rows:
            loss = f"{row['loss']:.4f} ± {row['error']:.4f}"
            table.add_row(str(row["pile"]), str(row["player"]), str(row["positions"]), loss)
        Screen().print(table)
    if interrupted:
        raise typer.Exit(INTERRUPTED)


def bench_eye_command(
    rules: RulesName = "regular",
    positions: Positions = 100,
    piles: Piles = "6,7,8",
    weights: Annotated[
        list[Path] | None, typer.Option("--weights", help="Of these in place of the player's own.")
    ] = None,
    as_json: Json = False,
    lang: Language = "",  # noqa: ARG001 - read by `main`, for refusals
) -> None:
    """Measure how far the network is off, one move ahead, against the exact values of all moves.

    The positions are those of `bench solve`. Several weights are compared on the same positions.
    Ctrl-C stops and prints the results so far.
    """
    needs_search()
    from rich.progress import track
    from rich.table import Table

    from bossa.players.eye import errors_of
    from bossa.players.solver import Solver
    from bossa.players.weights import network_for, read_weights

    networks = {file.name: read_weights(file) for file in weights or ()}
    if not networks:
        networks["its own"] = network_for(Rules.of(rules))
    solver = Solver()
    rows = []
    console = Screen(stderr=True)
    interrupted = False
    for pile in piles_in(piles):
        found: dict[str, list[float]] = {name: [] for name in networks}
        for position in track(self_play(rules, pile, positions), f"{pile}", console=console):
            with interruptible() as stop:
                solution = solved(solver, position, None, stop)
            if stop.asked:
                interrupted = True
                break
            for name, network in networks.items():
                found[name] += (one.error for one in errors_of(position, solution, network))
        for name, errors in found.items():
            if errors:
                rows.append({"pile": pile, "weights": name, "moves": len(errors),
                             "rmse": statistics.fmean(e * e for e in errors) ** 0.5,
                             "bias": statistics.fmean(errors)})  # fmt: skip
        if interrupted:
            break
    if as_json:
        print(json.dumps({"rules": rules, "errors": rows}))
    else:
        table = Table("pile", "weights", "moves", "root mean square", "mean")
        for row in rows:
            table.add_row(str(row["pile"]), str(row["weights"]), str(row["moves"]),
                          f"{row['rmse']:.4f}", f"{row['bias']:+.4f}")  # fmt: skip
        Screen().print(table)
    if interrupted:
        raise typer.Exit(INTERRUPTED)


def piles_in(text: str) -> list[int]:
    """Read the pile sizes. Below 5 tiles hardly any position has three markers left."""
    words = text.split(",")
    if not all(word.isdecimal() and 5 <= int(word) <= 17 for word in words):
        raise Unreadable("bad-piles", text=shortened(text))
    return [int(word) for word in words]


def self_play(rules: str, pile: int, count: int) -> list[Position]:
    """Collect positions with `pile` tiles in the pile and at least 3 of the 6 markers left."""
    from bossa.players.rollouts import Rollouts

    source = random.Random(1)
    player = Rollouts(source, 200)
    found: list[Position] = []
    while len(found) < count:
        game = Game.new(rules, source)
        while not game.over:
            position = game.position
            if position.phase is Phase.PLAY and position.pile_size <= pile:
                markers = sum(len(side.markers) for side in position.sides)
                if position.pile_size == pile and markers >= 3:
                    found.append(position)
                break
            game = game.play(player.think(view(game, position.player)).choice, by=position.player)
    return found
