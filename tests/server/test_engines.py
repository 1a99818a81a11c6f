"""What a worker keeps between the moves of a game."""

import random

from bossa.players import named
from bossa.server.jobs.engines import Engines


def test_the_next_move_of_a_game_finds_its_player() -> None:
    engines = Engines()
    first = engines.player("one", "leaf", random.Random(1))
    assert engines.player("two", "leaf", random.Random(1)) is not first
    assert engines.player("one", "leaf", random.Random(2)) is first
    assert engines.player("one", "cup", random.Random(2)) is not first
    assert len(engines) == 3


def test_the_players_kept_are_bounded_in_number_and_the_oldest_goes() -> None:
    engines = Engines(most=2)
    kept = {name: engines.player(name, "leaf", random.Random(1)) for name in ("one", "two")}
    assert engines.player("one", "leaf", random.Random(1)) is kept["one"]
    engines.player("three", "leaf", random.Random(1))
    assert len(engines) == 2
    assert engines.player("one", "leaf", random.Random(1)) is kept["one"]
    assert engines.player("two", "leaf", random.Random(1)) is not kept["two"]


def test_the_players_kept_are_bounded_in_bytes() -> None:
    one = named("master", random.Random(1)).most_bytes
    engines = Engines(most_bytes=2 * one)
    for number in range(4):
        engines.player(str(number), "master", random.Random(1))
        assert engines.bytes <= 2 * one
    assert len(engines) == 2


def test_a_player_larger_than_the_bound_still_plays() -> None:
    assert Engines(most_bytes=1).player("one", "master", random.Random(1))
