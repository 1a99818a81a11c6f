"""The sentences of a few reviews, counted again. `python -m tests.analysis.recount` does 1,000."""

import json
from pathlib import Path
from typing import cast

import pytest
from tests.analysis.recount import MARKED, UNEXPLAINED, recount
from tests.analysis.sentences import Explained, differences

from bossa.analysis.ledger import Reason
from bossa.notation import read_move, read_position
from bossa.rules import Move

GAMES = range(20)

STUCK = "regular A-play w5A:4=41^40 b2B A:11,12,32,33,60/RXS/- B:50/-/- out:30"
"""B has white 5 and no marker: after White 6 many tiles leave B without a move."""


def explained(position: str, move: str, better: str) -> Explained:
    found = read_position(position)
    return Explained(found, cast(Move, read_move(move)), cast(Move, read_move(better)))


def test_every_number_in_every_sentence_is_right() -> None:
    checked = recount(GAMES)
    assert checked.differences == []
    assert checked.sentences["rank"] > 200
    assert len(checked.sentences) > 10, checked.sentences
    # Few mistakes have no sentence: most cost a row, tiles, a marker, or leave the other a place.
    marked = sum(checked.marked[mark.value] for mark in MARKED)
    unexplained = sum(checked.marked[f"{mark.value} {UNEXPLAINED}"] for mark in MARKED)
    assert marked > 50, checked.marked
    assert unexplained < marked / 4, checked.marked


@pytest.mark.parametrize(
    ("reason", "wrong"),
    [
        (Reason("reason-other-stuck", (("count", 0), ("better", 8), ("of", 18))), ""),
        (Reason("reason-other-stuck", (("count", 0), ("better", 7), ("of", 18))), "should be"),
        (Reason("reason-other-stuck", (("count", 0), ("better", 8), ("of", 17))), "should be"),
        (Reason("reason-other-wins", (("count", 3), ("better", 1), ("of", 18))), "does not speak"),
        (Reason("reason-gives-sixth"), "no sixth row"),
        (Reason("reason-better-wins"), "does not win"),
        (Reason("reason-fewer-tiles", (("count", 5),)), "not nearly empty"),
    ],
)
def test_a_wrong_sentence_is_found(reason: Reason, wrong: str) -> None:
    found = differences(explained(STUCK, "x60-50", "w6:60"), reason)
    assert [wrong in one for one in found] == [True] * bool(wrong)


def test_it_goes_on_where_it_was_interrupted(tmp_path: Path) -> None:
    journal = tmp_path / "journal"
    first = recount(range(2), journal)
    # A game that stands in the journal is not checked again.
    lines = journal.read_text("utf-8").splitlines()
    kept = {"game": 1, "sentences": {"rank": 1000}, "differences": ["kept"], "marked": {}}
    changed = json.dumps(kept)
    journal.write_text("\n".join([lines[0], changed]) + "\n", "utf-8")
    second = recount(range(3), journal)
    assert second.differences == ["kept"]
    assert second.sentences["rank"] > 1000
    assert len(journal.read_text("utf-8").splitlines()) == 3
    assert first.differences == []
