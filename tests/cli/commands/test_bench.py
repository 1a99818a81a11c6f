"""`bossa bench`."""

import json
from pathlib import Path

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
    assert "Give pile sizes from 5 to 17" in done.stderr


def test_the_errors_of_the_network_are_measured() -> None:
    done = bossa("bench", "eye", "--piles", "5", "--positions", "2", "--json")
    (row,) = json.loads(done.stdout)["errors"]
    assert row["moves"] > 2
    assert 0 < abs(row["bias"]) <= row["rmse"] < 0.5


def test_exact_values_can_be_collected_to_learn_from(tmp_path: Path) -> None:
    file, weights = tmp_path / "values", tmp_path / "weights.npz"
    assert bossa("exact", str(file), "--piles", "5", "--positions", "1").returncode == 0
    assert file.stat().st_size > 0
    short = ("--generations", "1", "--positions", "2000", "--exact", str(file))
    assert bossa("train", str(weights), *short).returncode == 0
    assert weights.exists()
