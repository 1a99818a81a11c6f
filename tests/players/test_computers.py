import random

import pytest
from tests.asking import position

from bossa import RULE_SETS, Deal, Game, Player, Rules, read_move
from bossa.players import Greedy, named, play_out
from bossa.players.greedy import score


@pytest.mark.parametrize("rules", RULE_SETS, ids=lambda rules: rules.name)
@pytest.mark.parametrize("name", ["greedy", "random"])
def test_a_computer_plays_whole_games_and_the_same_ones_for_a_seed(name: str, rules: Rules) -> None:
    def game_of(seed: int) -> Game:
        computer = named(name, random.Random(seed))
        game = Game.of_deal(rules, Deal.shuffled(random.Random(99)))
        return play_out(game, dict.fromkeys(Player, computer))

    assert game_of(1) == game_of(1)
    assert any(game_of(1) != game_of(seed) for seed in range(2, 6))


@pytest.mark.parametrize(
    ("move", "value"),
    [
        ("w6:60", 40),  # a row of one on the own line
        ("w6:20+41", 50),
        ("b3:12+41", 20),  # two tiles on the other's line
        ("x12-05", -5),
        ("r12", -8),
    ],
)
def test_greedy_weighs_moves_as_it_always_has(move: str, value: int) -> None:
    where = position("w5A", "b2B", "12,20,41,60/RXS/-", "05,31/RXS/-")
    assert score(where, read_move(move)) == value


def test_greedy_weighs_stacks_chips_and_the_end() -> None:
    chips = position("w5A:6=23+40", "b2B", "14,20,50,10/RXS/i", "05,22/RXS/i", "regular+chips")
    assert score(chips, read_move("w6^10+50")) == 16
    assert score(chips, read_move("w6^14i+20")) == 1
    last = position("w5A:6=23+40", "b2B", "15,50/RXS/-", "05,20/RXS/-")
    assert score(last, read_move("w6^15+50")) == 1000
    five = "w4{}:2=24,3=10+22,5=50,6=12+51,7=11+20+42"
    own = position(five.format("A"), "b2B", "21,60,33/RXS/-", "05,30/RXS/-")
    assert score(own, read_move("w8:21+60")) == 900
    theirs = position(five.format("B"), "b2A", "21,60,33/RXS/-", "05,30/RXS/-")
    assert score(theirs, read_move("w8:21+60")) == -900


def test_greedy_beats_random() -> None:
    won = 0
    for seed in range(60):
        source = random.Random(seed)
        greedy, other = Greedy(source), named("random", source)
        seat = Player.A if seed % 2 else Player.B
        game = play_out(Game.new("regular", source), {seat: greedy, seat.opponent: other})
        assert game.outcome is not None
        won += game.outcome.winner is seat
    assert won > 38
