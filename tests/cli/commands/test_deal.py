"""`bossa deal`."""

import json
import random

import pytest
from tests.cli.running import bossa

from bossa import RULE_SETS, Deal, Player, read_deal, read_position

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


def test_deal_prints_the_whole_deal_in_its_text_form() -> None:
    whole = json.loads(bossa("deal", "--seed", "7", "--json").stdout)
    deal = read_deal(whole["deal"])
    assert deal == Deal.shuffled(random.Random(7))
    assert [str(tile) for tile in deal.hand(Player.A)] == whole["hands"]["A"]
    assert [str(tile) for tile in deal.hand(Player.B)] == whole["hands"]["B"]
    assert [str(tile) for tile in deal.pile] == whole["pile"]
    assert str(deal.removed) == whole["removed"]
    start = read_position(whole["position"])
    assert (start.white.die, start.black.die) == deal.rolls[-1]


def test_deal_without_a_seed_differs() -> None:
    assert bossa("deal").stdout != bossa("deal").stdout
