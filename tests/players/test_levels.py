import random
from itertools import pairwise

import pytest

from bossa import RULE_SETS, Game, Player, Rules
from bossa.arena.duel import Task, play
from bossa.players import LEVELS, SEARCHING, named, play_out
from bossa.players.engine import Engine

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("rules", RULE_SETS, ids=lambda rules: rules.name)
@pytest.mark.parametrize("name", LEVELS[:-1])
def test_a_level_plays_whole_games_and_the_same_ones_for_a_seed(name: str, rules: Rules) -> None:
    def game_of(seed: int) -> Game:
        player = named(name, random.Random(seed))
        return play_out(Game.new(rules, random.Random(3)), dict.fromkeys(Player, player))

    assert game_of(1) == game_of(1)


def test_the_levels_that_search_are_named() -> None:
    found = {name for name in LEVELS if isinstance(named(name, random.Random(1)), Engine)}
    assert found == SEARCHING


@pytest.mark.parametrize(("weaker", "stronger"), list(pairwise(LEVELS[:-1])))
def test_each_level_is_stronger_than_the_one_below(weaker: str, stronger: str) -> None:
    duels = [play(Task(stronger, weaker, deal, "regular", 9, False)) for deal in range(60)]
    assert sum(duel.points for duel in duels) / len(duels) > 0.5
