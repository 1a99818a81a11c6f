import json
import signal

import pytest
from tests.cli.running import at_a_terminal, bossa

from bossa import RULE_SETS, read_position

NAMES = [rules.name for rules in RULE_SETS]


@pytest.mark.parametrize("rules", NAMES)
def test_deal_prints_a_new_game_that_a_seed_repeats(rules: str) -> None:
    one = bossa("deal", "--seed", "7", "--rules", rules)
    assert read_position(one.stdout.strip()).rules.name == rules
    assert bossa("deal", "--seed", "7", "--rules", rules).stdout == one.stdout
    assert bossa("deal", "--seed", "8", "--rules", rules).stdout != one.stdout
    whole = json.loads(bossa("deal", "--seed", "7", "--rules", rules, "--json").stdout)
    assert whole["position"] == one.stdout.strip()
    together = [*whole["hands"]["A"], *whole["hands"]["B"], *whole["pile"], whole["removed"]]
    assert len(set(together)) == 27


def test_deal_without_a_seed_differs() -> None:
    assert bossa("deal").stdout != bossa("deal").stdout


def test_unknown_rules_are_refused() -> None:
    for command in ("deal", "simulate", "play"):
        done = bossa(command, "--rules", "blitz")
        assert done.returncode == 2
        assert "regular+chips" in done.stderr


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
    # When the time that is left can be told, games have been played.
    with at_a_terminal(*words, until=r"\d:\d\d:\d\d") as process:
        process.send_signal(signal.SIGINT)
        out, _ = process.communicate(timeout=60)
    assert process.returncode == 130
    assert json.loads(out)["games"] > 0
