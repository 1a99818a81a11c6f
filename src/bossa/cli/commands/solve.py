"""`solve`: print exact values, for one position or for many."""

import json
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated

import typer

from bossa.cli.commands.extras import needs_search
from bossa.cli.commands.options import Language, PositionWords
from bossa.cli.terminal.batch import error_of, lines_of_input
from bossa.cli.terminal.exit_status import INTERRUPTED, REFUSED
from bossa.cli.terminal.screen import Screen
from bossa.locales import texts
from bossa.notation import read_move, read_position, write_move
from bossa.players import Stop
from bossa.rules import Decision, Move, Position, Refusal

if TYPE_CHECKING:
    from fractions import Fraction

    from bossa.players.solver import Bounds, Solution, Solver

Seconds = Annotated[
    float | None,
    typer.Option("--seconds", min=0.0, help="Stop each position after so long, and give bounds."),
]
Memory = Annotated[int, typer.Option("--memory", min=1, help="Megabytes for positions met before.")]
Threads = Annotated[int, typer.Option("--threads", min=1, max=256, help="Search with so many.")]
Best = Annotated[bool, typer.Option("--best", help="Value only the best move, which is quicker.")]
Given = Annotated[str, typer.Option("--move", help="Value only the best move and this one.")]


def solve_command(
    position: PositionWords,
    seconds: Seconds = None,
    memory: Memory = 1024,
    threads: Threads = 1,
    best: Best = False,
    given: Given = "",
    lang: Language = "",
) -> None:
    """Print the exact chance of winning under best play, of a position and of each of its moves."""
    needs_search()
    from bossa.players.solver import Solver

    solver = Solver(memory << 20, threads)
    wanted = [read_move(given)] if given else ([] if best else None)
    if position == ["-"]:
        raise typer.Exit(_solve_batch(solver, seconds, wanted, lang))
    where = read_position(" ".join(position))
    with interruptible() as stop, Screen(stderr=True).status(texts(lang)("solving")):
        solution = solved(solver, where, seconds, stop, wanted)
    if not solution.exact:
        print(texts(lang)("stopped"))
    shown = _shown(solution, wanted)
    if not shown:
        print(f"{_decimal(solution.value)}  {_fraction(solution.value)}")
    width = max((len(_fraction(bounds)) for bounds in shown.values()), default=0)
    for move, bounds in shown.items():
        print(f"{_decimal(bounds)}  {_fraction(bounds):{width}}  {write_move(move)}")
    if stop.asked:
        raise typer.Exit(INTERRUPTED)


@contextmanager
def interruptible() -> Iterator[Stop]:
    """Let Ctrl-C, however often it is pressed, stop the search instead of the program."""
    stop = Stop()
    before = signal.signal(signal.SIGINT, lambda _signal, _frame: stop.ask())
    try:
        yield stop
    finally:
        signal.signal(signal.SIGINT, before)


def solved(
    solver: "Solver",
    position: Position,
    seconds: float | None,
    stop: Stop,
    wanted: list[Decision] | None = None,
) -> "Solution":
    """Solve in another thread, so that this one can handle Ctrl-C and stop the search."""
    from concurrent.futures import ThreadPoolExecutor

    with ThreadPoolExecutor(1) as threads:
        solving = threads.submit(solver.solve, position, seconds, stop=stop, valued=wanted)
        return solving.result()


def _shown(solution: "Solution", wanted: list[Decision] | None) -> "dict[Move, Bounds]":
    """The moves to print: all, or the best and those that are wanted. A search that was stopped
    does not know the best one."""
    if wanted is None or not solution.exact:
        return solution.moves
    return {
        move: bounds
        for place, (move, bounds) in enumerate(solution.moves.items())
        if place == 0 or move in wanted
    }


def _decimal(bounds: "Bounds") -> str:
    if bounds.exact:
        return f"{float(bounds.low):.6f}"
    return f"{float(bounds.low):.6f}–{float(bounds.high):.6f}"


def _fraction(bounds: "Bounds") -> str:
    return str(bounds.low) if bounds.exact else f"{bounds.low}–{bounds.high}"


def _solve_batch(
    solver: "Solver", seconds: float | None, wanted: list[Decision] | None, lang: str
) -> int:
    status = 0
    for text, unreadable in lines_of_input():
        answer: dict[str, object] = {"position": text}
        try:
            if unreadable:
                raise unreadable
            position = read_position(text)
            with interruptible() as stop:
                answer |= _as_json(solved(solver, position, seconds, stop, wanted), wanted)
            if stop.asked:
                status = INTERRUPTED
        except Refusal as refusal:
            answer["error"] = error_of(refusal, lang)
            status = REFUSED
        print(json.dumps(answer), flush=True)
        if status == INTERRUPTED:
            break
    return status


def _as_json(solution: "Solution", wanted: list[Decision] | None) -> dict[str, object]:
    """Return values if all are exact; otherwise bounds, marked as stopped."""
    shown = _shown(solution, wanted)
    moves = {write_move(move): bounds for move, bounds in shown.items()}
    if solution.exact:
        return {
            "value": float(solution.value.low),
            "moves": {move: float(bounds.low) for move, bounds in moves.items()},
            "fraction": str(solution.value.low),
            "fractions": {move: str(bounds.low) for move, bounds in moves.items()},
        }
    return {
        "stopped": True,
        "bounds": [float(bound) for bound in _pair(solution.value)],
        "moves": {move: [float(bound) for bound in _pair(b)] for move, b in moves.items()},
        "fraction": [str(bound) for bound in _pair(solution.value)],
        "fractions": {move: [str(bound) for bound in _pair(b)] for move, b in moves.items()},
    }


def _pair(bounds: "Bounds") -> "tuple[Fraction, Fraction]":
    return bounds.low, bounds.high
