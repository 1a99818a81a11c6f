"""`eval`: print what a position is worth, and how sure that is."""

import json
from typing import TYPE_CHECKING, Annotated, Any

import typer

from bossa.cli.commands.extras import needs_search
from bossa.cli.commands.options import Json, Language, PositionWords
from bossa.cli.terminal.batch import error_of, lines_of_input
from bossa.cli.terminal.exit_status import REFUSED
from bossa.cli.terminal.screen import Screen
from bossa.locales import texts
from bossa.notation import read_position, write_move
from bossa.rules import Game, NotNow, Phase, Position, Refusal

if TYPE_CHECKING:
    from bossa.players.evaluator import Evaluator
    from bossa.players.worth import Worth

Seconds = Annotated[float, typer.Option("--seconds", min=0.0, help="How long to try to solve it.")]
Threads = Annotated[int, typer.Option("--threads", min=1, max=256, help="Search with so many.")]


def eval_command(
    position: PositionWords,
    seconds: Seconds = 0.5,
    threads: Threads = 2,
    as_json: Json = False,
    lang: Language = "",
) -> None:
    """Print what a position is worth for the player who is to act: exact where it can be solved,
    else estimated. Moves, or the tiles that can come, are valued too."""
    needs_search()
    from bossa.players.evaluator import Evaluator

    evaluator = Evaluator(threads, seconds)
    if position == ["-"]:
        raise typer.Exit(_answer_batch(evaluator, lang))
    where = read_position(" ".join(position))
    with Screen(stderr=True).status(texts(lang)("solving")):
        found = _valued(evaluator, where)
    if as_json:
        print(json.dumps(found))
        return
    print(_line(found))
    for one in (*found.get("moves", ()), *found.get("tiles", ())):
        print(f"{_line(one)}  {one.get('move') or '+' + one['tile']}")


def _answer_batch(evaluator: "Evaluator", lang: str) -> int:
    status = 0
    for text, unreadable in lines_of_input():
        answer: dict[str, Any] = {"position": text}
        try:
            if unreadable:
                raise unreadable
            answer |= _valued(evaluator, read_position(text))
        except Refusal as refusal:
            answer["error"] = error_of(refusal, lang)
            status = REFUSED
        print(json.dumps(answer), flush=True)
    return status


def _valued(evaluator: "Evaluator", position: Position) -> dict[str, Any]:
    """What a position is worth, with its moves or the tiles that can come."""
    game = Game.of_position(position)
    if game.outcome:
        raise NotNow("game-over", "U2", ending=game.outcome.ending.value)
    found = _told(evaluator.of(position))
    if position.phase is Phase.PLAY:
        moves = evaluator.moves(position).items()
        return found | {"moves": [{"move": write_move(move), **_told(w)} for move, w in moves]}
    tiles = evaluator.tiles(position).items()
    return found | {"tiles": [{"tile": str(tile), **_told(worth)} for tile, worth in tiles]}


def _told(worth: "Worth") -> dict[str, Any]:
    found: dict[str, Any] = {
        "value": float(worth.chance),
        "within": float(worth.within),
        "sure": worth.sure.value,
    }
    if worth.exact:
        found["fraction"] = str(worth.chance)
    return found


def _line(told: dict[str, Any]) -> str:
    how = told.get("fraction") or f"±{told['within']:.3f}"
    return f"{told['value']:.6f}  {how}"
