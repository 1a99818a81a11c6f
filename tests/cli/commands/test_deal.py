"""`bossa deal`."""

import json

import pytest
from tests.cli.running import bossa

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
