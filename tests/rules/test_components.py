import random
from dataclasses import replace

import pytest
from tests.asking import position

from bossa import RULE_SETS, Chip, Game, Marker, Player, Rules, Unreadable
from bossa.rules.ruleset import EDITIONS


def test_K1_there_is_a_white_die_and_a_black_one() -> None:
    for seed in range(50):
        start = Game.new("regular", random.Random(seed)).start
        assert 1 <= start.white.die <= 6
        assert 1 <= start.black.die <= 6
        assert start.white.die != start.black.die


@pytest.mark.parametrize("rules", RULE_SETS, ids=lambda rules: rules.name)
def test_K2_each_player_begins_with_the_three_markers(rules: Rules) -> None:
    start = Game.new(rules, random.Random(1)).start
    assert start.a.markers == start.b.markers == tuple(Marker)


@pytest.mark.parametrize("rules", RULE_SETS, ids=lambda rules: rules.name)
def test_K3_with_the_expansion_each_player_begins_with_both_chips(rules: Rules) -> None:
    start = Game.new(rules, random.Random(1)).start
    for player in Player:
        assert start.side(player).chips == (tuple(Chip) if rules.chips else ())


def test_there_are_exactly_four_rule_sets() -> None:
    assert [rules.name for rules in RULE_SETS] == [
        "regular",
        "regular+chips",
        "novice",
        "novice+chips",
    ]
    for name in ("", "Regular", "regular+", "chips"):
        with pytest.raises(Unreadable):
            Rules.of(name)


def test_rules_are_those_of_their_edition(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(Unreadable) as refused:
        Rules.of("regular", "2099.1")
    assert refused.value.code == "unknown-edition"
    later = replace(Rules.of("regular"), rows_to_win=7, edition="2099.1")
    monkeypatch.setitem(EDITIONS, "2099.1", (later,))
    assert Rules.of("regular", "2099.1") is later
    assert Rules.of("regular").rows_to_win == Rules.of("regular", "2023.1").rows_to_win == 6
    assert eval(repr(later)) == later  # noqa: S307
    with pytest.raises(Unreadable) as refused:
        Rules.of("novice", "2099.1")
    assert refused.value.code == "unknown-rules"
    assert Game.new(later, random.Random(1)).rules.rows_to_win == 7


def test_values_are_immutable_and_hashable() -> None:
    where = position()
    assert hash(where) == hash(position())
    for value, name in ((where, "player"), (where.white, "die"), (where.a, "hand"),
                        (where.rules, "name")):  # fmt: skip
        with pytest.raises((AttributeError, TypeError)):
            setattr(value, name, None)
