"""`rollout`: play many futures of a position, each less its luck."""

import json
from typing import TYPE_CHECKING, Annotated, Any, cast

import typer

from bossa.cli.commands.extras import needs_search
from bossa.cli.commands.options import Json, Language, PositionWords
from bossa.cli.commands.solve import interruptible
from bossa.cli.terminal.exit_status import INTERRUPTED
from bossa.cli.terminal.screen import Screen
from bossa.locales import texts
from bossa.notation import read_position, write_move
from bossa.rules import Game, Move, NotNow, Phase, Position

if TYPE_CHECKING:
    from bossa.players import Stop
    from bossa.players.futures import Futures

Count = Annotated[int, typer.Option("--futures", min=2, help="At most so many.")]
Seed = Annotated[int, typer.Option("--seed", help="The same seed gives the same futures.")]


def rollout_command(
    position: PositionWords,
    futures: Count = 1000,
    seed: Seed = 1,
    as_json: Json = False,
    lang: Language = "",
) -> None:
    """Play futures of a position, and print what it is worth when both play one move ahead.

    Moves are compared on the same futures, until one is clearly the best. Ctrl-C ends it and prints
    what is there."""
    needs_search()
    where = read_position(" ".join(position))
    outcome = Game.of_position(where).outcome
    if outcome:
        raise NotNow("game-over", "U2", ending=outcome.ending.value)
    with interruptible() as stop, Screen(stderr=True).status(texts(lang)("rolling")):
        found = _rolled(where, futures, seed, stop)
    if as_json:
        print(json.dumps({name: _told(one) for name, one in found.items()}))
    else:
        for name, one in found.items():
            told = _told(one)
            print(
                f"{told['value']:.4f} ±{told['within']:.4f}  {told['futures']:>6}  "
                f"{told['plain']:>6.1f}  {name}"
            )
    if stop.asked:
        raise typer.Exit(INTERRUPTED)


def _rolled(position: Position, most: int, seed: int, stop: "Stop") -> "dict[str, Futures]":
    from bossa.players.futures import Roller

    roller = Roller(seed)
    if position.phase is Phase.DRAW:
        return {"draw": roller.futures(position, most, stop=stop)}
    moves = cast("tuple[Move, ...]", Game.of_position(position).legal)
    found: dict[str, Futures] = {}
    for every in roller.compare(position, moves, most, stop):
        found = {write_move(move): one for move, one in every.items()}
    return {name: one for name, one in found.items() if len(one.results) > 1}


def _told(one: "Futures") -> dict[str, Any]:
    return {
        "value": one.mean,
        "within": 1.96 * one.error,
        "futures": len(one.results),
        "plain": min(one.worth_of_plain, 9999.0),
    }
