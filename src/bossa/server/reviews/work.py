"""What workers do: reviews of records and values of positions, as JSON.

The analysis is imported where it is needed: only workers load numba.
"""

from functools import cache
from typing import TYPE_CHECKING, Any

from bossa.notation import read_position, read_record, write_move
from bossa.notation.tags import PRACTICE, TAKEBACKS, read_count
from bossa.rules import Phase
from bossa.rules.turn import state_of
from bossa.server.jobs.worker_process import report

if TYPE_CHECKING:
    from bossa.players.evaluator import Evaluator
    from bossa.players.worth import Worth

Json = dict[str, Any]

SHOWN_FIRST = (
    "step", "kind", "player", "what", "change", "value", "sure", "within", "fraction",
)  # fmt: skip
"""The fields of an entry that come before the review is done: the graph needs no others."""
MEMORY = 1 << 26
"""Bytes of the solver's table, at most, for the values of single positions."""


def review_record(text: str) -> Json:
    """The review of a record. Its entries are reported as they come: the last ones first."""
    from bossa.analysis import Entry, document, review
    from bossa.analysis.document import entry_document
    from bossa.players.evaluator import Evaluator

    record = read_record(text)
    so_far: list[Json] = []
    total = len(record.game.steps) + 1

    def take(entry: Entry) -> None:
        shown = entry_document(entry)
        so_far.insert(0, {name: shown[name] for name in SHOWN_FIRST if name in shown})
        report(min(1.0, len(so_far) / total), so_far)

    takebacks, prepared = (read_count(record.tags, name) for name in (TAKEBACKS, PRACTICE))
    made = review(record.game, Evaluator(), take, takebacks=takebacks, prepared=prepared)
    return document(made)


@cache
def _evaluator() -> "Evaluator":
    """Of this process: positions of one game are asked for one after the other."""
    from bossa.players.evaluator import Evaluator

    return Evaluator(memory=MEMORY)


def values_of(text: str) -> Json:
    """What a position is worth to the player who is to act, with each move or each tile."""
    position = read_position(text)
    found: Json = {"position": text}
    if state_of(position).outcome:
        # The player has no move, and has lost (X1).
        return {**found, "value": 0.0, "sure": "exact", "within": 0.0, "fraction": "0"}
    evaluator = _evaluator()
    if position.phase is Phase.DRAW:
        worth = evaluator.of(position)
        tiles = evaluator.tiles(position)
        shown = [{"tile": str(tile), "value": float(it.chance)} for tile, it in tiles.items()]
        return {**found, "value": float(worth.chance), **_sure(worth), "tiles": shown}
    moves = evaluator.moves(position)
    worth = next(iter(moves.values()))
    listed = [
        {"move": write_move(move), "value": float(it.chance), **_sure(it)}
        for move, it in moves.items()
    ]
    return {**found, "value": float(worth.chance), **_sure(worth), "moves": listed}


def _sure(worth: "Worth") -> Json:
    shown: Json = {"sure": worth.sure.value, "within": float(worth.within)}
    return {**shown, "fraction": str(worth.chance)} if worth.exact else shown
