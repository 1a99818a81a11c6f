"""Futures: the luck that is taken out has mean zero, and what is left varies less."""

import random

import pytest

from bossa.notation import read_position
from bossa.players import named
from bossa.players.futures import Futures, Roller
from bossa.players.solver import Solver
from bossa.rules import Game, Phase, Position, legal, view

EARLY = "regular A-draw w5A:6=23+40 b2B A:11,12,32/RXS/- B:05,20,31,41/RXS/- out:-"
CHOICE = (
    "regular B-play w4A:3=30,5=11+40,6=60,7=21+50,8=12+32+42 b6B:5=05,7=01+06 "
    "A:03,22/RS/- B:20,23,51/RXS/- out:-"
)


def late_positions(count: int, rules: str) -> list[Position]:
    source = random.Random(f"{rules} futures")
    player = named("engine:1", source)
    found: list[Position] = []
    while len(found) < count:
        game = Game.new(rules, source)
        while not game.over and game.position.pile_size > 2:
            seat = game.position.player
            game = game.play(player.think(view(game, seat)).choice, by=seat)
        running = [state.position for state in game.states if not state.outcome]
        drawing = [one for one in running if one.phase is Phase.DRAW and one.pile_size in (3, 4)]
        found += drawing[:1]
    return found


@pytest.mark.parametrize("rules", ["regular+chips", "novice"])
def test_the_mean_is_the_true_value_where_play_is_exact(rules: str) -> None:
    """Near the end one move ahead is nearly always right: the means agree with exact values."""
    roller, solver = Roller(), Solver(1 << 24)
    apart = []
    for position in late_positions(12, rules):
        exact = float(solver.solve(position).value.low)
        apart.append(roller.futures(position, 400).mean - exact)
    assert abs(sum(apart) / len(apart)) < 0.02
    assert sum(abs(one) < 0.05 for one in apart) >= 10


def test_luck_has_mean_zero_and_takes_most_of_the_variance() -> None:
    found = Roller().futures(read_position(EARLY), 600)
    luck = sum(found.luck) / len(found.luck)
    spread = (sum((one - luck) ** 2 for one in found.luck) / len(found.luck)) ** 0.5
    assert abs(luck) < 4 * spread / len(found.luck) ** 0.5
    assert found.worth_of_plain > 3
    plain = Futures(found.results, (0.0,) * len(found.results))
    assert abs(plain.mean - found.mean) < 4 * plain.error


def test_the_same_number_is_the_same_future() -> None:
    position = read_position(EARLY)
    whole = Roller(7).futures(position, 30)
    first, rest = Roller(7).futures(position, 10), Roller(7).futures(position, 20, first=10)
    assert whole.results == first.results + rest.results
    assert whole.luck == first.luck + rest.luck
    assert Roller(8).futures(position, 30).results != whole.results


def test_moves_that_are_clearly_worse_get_no_more_futures() -> None:
    position = read_position(CHOICE)
    rounds = list(Roller().compare(position, legal(position), 240))  # type: ignore[arg-type]
    last = rounds[-1]
    counts = [len(one.results) for one in last.values()]
    assert counts[0] == max(counts)
    assert min(counts) < max(counts)
    means = [one.mean for one in last.values()]
    assert means == sorted(means, reverse=True)
