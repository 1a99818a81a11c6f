"""`bossa bench`."""

import json

import pytest
from tests.cli.running import bossa


def test_a_player_that_solves_the_position_loses_nothing() -> None:
    done = bossa(
        "bench", "loss", "engine:2000", "random", "--piles", "5", "--positions", "3", "--json"
    )
    found = {row["player"]: row for row in json.loads(done.stdout)["losses"]}
    assert found["engine:2000"]["loss"] == pytest.approx(0.0, abs=1e-9)
    assert found["random"]["loss"] > 0.01
    assert found["random"]["positions"] == 3


def test_the_solver_is_timed() -> None:
    done = bossa("bench", "solve", "--piles", "5", "--positions", "2", "--json")
    (row,) = json.loads(done.stdout)["piles"]
    assert row["positions"] == 2
    assert 0 < row["median"] <= row["largest"]


@pytest.mark.parametrize("piles", ["x", "6,,7", "-1", "2", "99"])
def test_wrong_piles_are_refused(piles: str) -> None:
    done = bossa("bench", "loss", "random", "--piles", piles)
    assert done.returncode == 2
    assert "Piles are numbers" in done.stderr
