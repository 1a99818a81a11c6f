"""`solve`, `warm` and `bench solve`: commands that search, and load numba to do so."""

import json
import random
import statistics
import time
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.progress import track
from rich.table import Table

from bossa.cli.ask import Words
from bossa.cli.batch import error_of, lines_of_input
from bossa.cli.options import Json, Language, RulesName
from bossa.cli.status import INTERRUPTED, REFUSED
from bossa.locales import texts
from bossa.notation import read_position, write_move
from bossa.rules import Game, Phase, Player, Position, Refusal, Unreadable, view

if TYPE_CHECKING:
    from bossa.players.solver import Bounds, Solution, Solver

Seconds = Annotated[
    float | None,
    typer.Option("--seconds", min=0.0, help="Stop each position after so long, and give bounds."),
]
Memory = Annotated[int, typer.Option("--memory", min=1, help="Megabytes for positions met before.")]


def needs_search() -> None:
    """Refuse where the package was installed without what a search needs."""
    if find_spec("numba") is None:
        raise Unreadable("needs-play")


def solve_command(
    position: Words,
    seconds: Seconds = None,
    memory: Memory = 1024,
    lang: Language = "",
) -> None:
    """The exact chance of winning under best play, of a position and of each of its moves."""
    needs_search()
    from bossa.players.solver import Solver

    solver = Solver(memory << 20)
    if position == ["-"]:
        raise typer.Exit(_solve_batch(solver, seconds, lang))
    where = read_position(" ".join(position))
    with Console(stderr=True).status(texts(lang)("solving")):
        solution, interrupted = _solved(solver, where, seconds)
    if not solution.exact:
        print(texts(lang)("stopped"))
    if not solution.moves:
        print(_in_words(solution.value))
    for move, bounds in solution.moves.items():
        print(f"{_in_words(bounds)}  {write_move(move)}")
    if interrupted:
        raise typer.Exit(INTERRUPTED)


def _solved(solver: "Solver", position: Position, seconds: float | None) -> tuple["Solution", bool]:
    """In a thread of its own, so that Ctrl-C is heard: then the bounds so far are the answer."""
    with ThreadPoolExecutor(1) as threads:
        future = threads.submit(solver.solve, position, seconds)
        try:
            return future.result(), False
        except KeyboardInterrupt:
            solver.stop()
            return future.result(), True


def _in_words(bounds: "Bounds") -> str:
    if bounds.exact:
        return f"{bounds.low:.6f}"
    return f"{bounds.low:.6f}–{bounds.high:.6f}"


def _solve_batch(solver: "Solver", seconds: float | None, lang: str) -> int:
    status = 0
    interrupted = False
    for text, unreadable in lines_of_input():
        answer: dict[str, object] = {"position": text}
        try:
            if unreadable:
                raise unreadable
            solution, interrupted = _solved(solver, read_position(text), seconds)
            answer |= _as_json(solution)
        except Refusal as refusal:
            answer["error"] = error_of(refusal, lang)
            status = REFUSED
        print(json.dumps(answer), flush=True)
        if interrupted:
            return INTERRUPTED
    return status


def _as_json(solution: "Solution") -> dict[str, object]:
    """Values where all is exact; else bounds, and the word that says so."""
    if solution.exact:
        values = {write_move(move): bounds.low for move, bounds in solution.moves.items()}
        return {"value": solution.value.low, "moves": values}
    bounds = {write_move(move): [b.low, b.high] for move, b in solution.moves.items()}
    return {
        "stopped": True,
        "bounds": [solution.value.low, solution.value.high],
        "moves": bounds,
    }


def warm_command(lang: Language = "") -> None:
    """Compile what a search needs, once, into the user's cache."""
    needs_search()
    say_ = texts(lang)
    with Console(stderr=True).status(say_("warming")):
        start = time.monotonic()
        from bossa.players import Computer, play_out
        from bossa.players.engine import Engine
        from bossa.players.rollouts import Rollouts

        source = random.Random(1)
        players: list[Computer] = [Engine(source, simulations=10), Rollouts(source, 10)]
        game = Game.new("regular+chips", source)
        for player in players:
            play_out(game, dict.fromkeys(Player, player))
    print(say_("warm", seconds=round(time.monotonic() - start)))


bench = typer.Typer(name="bench", help="Measure speed.", no_args_is_help=True)


def bench_solve_command(
    rules: RulesName = "regular",
    positions: Annotated[int, typer.Option("--positions", min=1, help="For each pile.")] = 100,
    piles: Annotated[str, typer.Option("--piles", help="Tiles in the pile.")] = "6,7,8",
    limit: Annotated[float, typer.Option("--limit", help="Seconds for a position.")] = 120.0,
    as_json: Json = False,
    lang: Language = "",  # noqa: ARG001 - for refusals
) -> None:
    """Time the solver on positions of self-play (rollouts 200, seed 1) with 3 or more markers."""
    needs_search()
    from bossa.players.solver import Solver

    console = Console(stderr=True)
    table = Table("pile", "positions", "median s", "95 % s", "largest s", f"over {limit:g} s")
    rows = []
    for pile in map(int, piles.split(",")):
        seconds, stopped = [], 0
        for position in track(self_play(rules, pile, positions), f"{pile}", console=console):
            start = time.process_time()
            solution, interrupted = _solved(Solver(), position, limit)
            if interrupted:
                raise typer.Exit(INTERRUPTED)
            # A position that ran out of time counts as the limit.
            seconds.append(time.process_time() - start if solution.exact else limit)
            stopped += not solution.exact
        seconds.sort()
        median, high = statistics.median(seconds), seconds[int(0.95 * (len(seconds) - 1))]
        rows.append({"pile": pile, "median": median, "p95": high, "largest": seconds[-1],
                     "positions": len(seconds), "stopped": stopped})  # fmt: skip
        table.add_row(str(pile), str(len(seconds)), f"{median:.3f}", f"{high:.2f}",
                      f"{seconds[-1]:.2f}", str(stopped))  # fmt: skip
    if as_json:
        print(json.dumps({"rules": rules, "limit": limit, "piles": rows}))
    else:
        Console().print(table)


def self_play(rules: str, pile: int, count: int) -> list[Position]:
    """Positions with so many tiles in the pile and at least 3 of the 6 markers left."""
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
            game = game.play(player.decide(view(game, position.player)), by=position.player)
    return found
