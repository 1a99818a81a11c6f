"""`bossa simulate`."""

import json
import signal

import pytest
from tests.cli.running import at_a_terminal, bossa

from bossa import RULE_SETS

NAMES = [rules.name for rules in RULE_SETS]


@pytest.mark.parametrize("rules", NAMES)
def test_simulate_counts_every_game_once(rules: str) -> None:
    words = ("simulate", "--games", "60", "--rules", rules, "--seed", "1")
    found = json.loads(bossa(*words, "--json").stdout)
    assert sum(found["endings"].values()) == found["games"] == 60
    assert sum(found["turns"]["games"].values()) == 60
    assert all(int(turns) <= 18 for turns in found["turns"]["games"])
    assert found == json.loads(bossa(*words, "--json").stdout)
    if rules.startswith("novice"):
        assert found["endings"]["B"] == found["endings"]["C"] == 0
    assert "60" in bossa(*words).stdout


def test_simulate_interrupted_prints_what_it_has() -> None:
    words = ("simulate", "--games", "100000000", "--json")
    # The progress bar shows the time left as soon as some games have been played.
    with at_a_terminal(*words, until=r"\d:\d\d:\d\d") as process:
        process.send_signal(signal.SIGINT)
        out, _ = process.communicate(timeout=60)
    assert process.returncode == 130
    assert json.loads(out)["games"] > 0
