"""A review as plain data: what `bossa review --json` prints and the server sends."""

from fractions import Fraction
from typing import Any

from bossa.analysis.grades import grade_of
from bossa.analysis.ledger import START, Decided, Entry, Review
from bossa.analysis.marks import Mark
from bossa.notation import write_move
from bossa.notation.records import write_result
from bossa.players.worth import Sure, Worth
from bossa.rules import Player

Document = dict[str, Any]


def document(review: Review) -> Document:
    """The whole review. `start` and all `change`s add up to the result, where there is one."""
    return {
        "version": review.version,
        "rules": review.rules.name,
        "result": None if review.outcome is None else write_result(review.outcome),
        "takebacks": review.takebacks,
        "start": float(START),
        "entries": [entry_document(entry) for entry in review.entries],
        "players": {player.value: _player(review, player) for player in Player},
    }


def entry_document(entry: Entry) -> Document:
    found: Document = {
        "step": entry.step,
        "kind": entry.kind.value,
        "player": entry.player.value if entry.player else None,
        "what": entry.what,
        "change": float(entry.change),
        "value": float(entry.after.chance),
        **_sure(entry.after),
    }
    if entry.decided:
        found |= _decided(entry.decided)
    if entry.tiles:
        found["tiles"] = [
            {"tile": str(tile), "value": float(chance)} for tile, chance in entry.tiles
        ]
    return found


def _decided(decided: Decided) -> Document:
    return {
        "loss": float(decided.loss),
        "rank": decided.rank,
        "of": decided.of,
        "mark": decided.mark.value,
        "best": write_move(decided.best) if decided.best else None,
        "moves": [
            {"move": write_move(move), "value": float(worth.chance), **_sure(worth)}
            for move, worth in decided.considered
        ],
        "reasons": [
            {"id": reason.message, "values": dict(reason.values)} for reason in decided.reasons
        ],
    }


def _sure(worth: Worth) -> Document:
    found: Document = {"sure": worth.sure.value, "within": float(worth.within)}
    if worth.sure is Sure.EXACT:
        found["fraction"] = str(worth.chance)
    return found


def _player(review: Review, player: Player) -> Document:
    summary = review.summary(player)
    return {
        "decisions": summary.decisions,
        "loss": float(summary.loss),
        "perDecision": float(summary.per_decision),
        "grade": grade_of(summary.per_decision, summary.decisions),
        "luck": float(summary.luck),
        "adjusted": _number(summary.adjusted),
        "inaccuracies": summary.count(Mark.INACCURACY),
        "mistakes": summary.count(Mark.MISTAKE),
        "blunders": summary.count(Mark.BLUNDER),
    }


def _number(value: Fraction | None) -> float | None:
    return None if value is None else float(value)
