"""`solve`: print exact values, for one position or for many."""

import json
import signal
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated

import typer

from bossa.cli.commands.extras import needs_search
from bossa.cli.commands.options import Language, PositionWords
from bossa.cli.terminal.batch import error_of, lines_of_input
from bossa.cli.terminal.exit_status import INTERRUPTED, REFUSED
from bossa.cli.terminal.screen import Screen
from bossa.locales import texts
from bossa.notation import read_position, write_move
from bossa.players import Stop
from bossa.rules import Position, Refusal

if TYPE_CHECKING:
    from bossa.players.solver import Bounds, Solution, Solver

Seconds = Annotated[
    float | None,
    typer.Option("--seconds", min=0.0, help="Stop each position after so long, and give bounds."),
]
Memory = Annotated[int, typer.Option("--memory", min=1, help="Megabytes for positions met before.")]


def solve_command(
    position: PositionWords,
    seconds: Seconds = None,
    memory: Memory = 1024,
    lang: Language = "",
) -> None:
    """Print the exact chance of winning under best play, of a position and of each of its moves."""
    needs_search()
    from bossa.players.solver import Solver

    solver = Solver(memory << 20)
    if position == ["-"]:
        raise typer.Exit(_solve_batch(solver, seconds, lang))
    where = read_position(" ".join(position))
    with interruptible() as stop, Screen(stderr=True).status(texts(lang)("solving")):
        solution = solved(solver, where, seconds, stop)
    if not solution.exact:
        print(texts(lang)("stopped"))
    if not solution.moves:
        print(_in_words(solution.value))
    for move, bounds in solution.moves.items():
        print(f"{_in_words(bounds)}  {write_move(move)}")
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


def solved(solver: "Solver", position: Position, seconds: float | None, stop: Stop) -> "Solution":
    """Solve in another thread, so that this one can handle Ctrl-C and stop the search."""
    with ThreadPoolExecutor(1) as threads:
        return threads.submit(solver.solve, position, seconds, stop=stop).result()


def _in_words(bounds: "Bounds") -> str:
    if bounds.exact:
        return f"{bounds.low:.6f}"
    return f"{bounds.low:.6f}–{bounds.high:.6f}"


def _solve_batch(solver: "Solver", seconds: float | None, lang: str) -> int:
    status = 0
    for text, unreadable in lines_of_input():
        answer: dict[str, object] = {"position": text}
        try:
            if unreadable:
                raise unreadable
            position = read_position(text)
            with interruptible() as stop:
                answer |= _as_json(solved(solver, position, seconds, stop))
            if stop.asked:
                status = INTERRUPTED
        except Refusal as refusal:
            answer["error"] = error_of(refusal, lang)
            status = REFUSED
        print(json.dumps(answer), flush=True)
        if status == INTERRUPTED:
            break
    return status


def _as_json(solution: "Solution") -> dict[str, object]:
    """Return values if all are exact; otherwise bounds, marked as stopped."""
    if solution.exact:
        values = {write_move(move): bounds.low for move, bounds in solution.moves.items()}
        return {"value": solution.value.low, "moves": values}
    bounds = {write_move(move): [b.low, b.high] for move, b in solution.moves.items()}
    return {
        "stopped": True,
        "bounds": [solution.value.low, solution.value.high],
        "moves": bounds,
    }
