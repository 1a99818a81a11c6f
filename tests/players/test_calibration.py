"""Estimates are as sure as they say, on positions whose true values are stored."""

import json
from pathlib import Path

from bossa.notation import read_position
from bossa.players.evaluator import Evaluator
from bossa.players.worth import Sure

STORED = Path(__file__).parent / "true_values.json"
LEAST = 0.95


def test_of_values_said_to_be_within_a_distance_95_in_100_are() -> None:
    rough = Evaluator(solved_pile=-1)
    stored = json.loads(STORED.read_text("utf-8"))
    assert len(stored) >= 150
    held, narrow = 0, 0
    for one in stored:
        worth = rough.of(read_position(one["position"]))
        assert worth.sure is Sure.ESTIMATED
        held += abs(float(worth.chance) - one["value"]) <= float(worth.within) + 1e-6
        narrow += float(worth.within) < 0.16
    assert held >= LEAST * len(stored)
    # Anything is within a wide enough distance: that would tell nothing.
    assert narrow >= 0.9 * len(stored)
