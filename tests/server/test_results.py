"""What a snapshot tells of how a game ended."""

import random

from bossa import Game
from bossa.rules import Ending
from bossa.server.games.snapshots import was_forced


def played_at_random(seed: int) -> Game:
    chance = random.Random(seed)
    game = Game.new("regular", chance)
    while not game.over:
        game = game.play(chance.choice(game.legal))
    return game


def before_the_end(game: Game) -> Game:
    return game.at(len(game.steps) - 1)


def test_a_sixth_row_for_the_other_is_forced_where_every_move_lays_it() -> None:
    given = played_at_random(18)
    assert given.outcome
    assert given.outcome.ending is Ending.B
    giver = before_the_end(given).position.player
    assert given.outcome.winner is not giver
    assert {before_the_end(given).play(move).outcome for move in before_the_end(given).legal} == {
        given.outcome
    }
    assert was_forced(given)
    assert not was_forced(before_the_end(given))


def test_a_sixth_row_that_was_laid_with_a_way_out_is_not_forced() -> None:
    given = played_at_random(3)
    assert given.outcome
    assert given.outcome.ending is Ending.B
    assert given.outcome.winner is not before_the_end(given).position.player
    assert len(before_the_end(given).legal) > 1
    assert not was_forced(given)


def test_another_end_is_not_spoken_of() -> None:
    game = next(
        game
        for game in map(played_at_random, range(100))
        if game.outcome and game.outcome.ending is Ending.A
    )
    assert not was_forced(game)
