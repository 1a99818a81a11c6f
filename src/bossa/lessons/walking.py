"""Plays a lesson: the game at each step, after each way and after each try."""

from collections.abc import Iterator
from dataclasses import dataclass

from bossa.lessons.script import Answer, Lesson, Part, Step, Try, Way
from bossa.notation import read_move
from bossa.rules import Game, Player

YOU, OTHER = Player.A, Player.B


@dataclass(frozen=True)
class Scene:
    """A step, and the game as it is when its card is shown."""

    part: Part
    step: Step
    game: Game


def scenes(lesson: Lesson) -> Iterator[Scene]:
    """The steps in order, without those that only one way leads to."""
    for part in lesson.parts:
        game = begun(part)
        for step in part.steps:
            game = asked(game, step)
            yield Scene(part, step, game)
            if step.ways and not step.branches:
                game = after_way(game, step.ways[0])


def begun(part: Part) -> Game:
    game = Game.of_position(part.start)
    return Game(game.start, part.rolls, game.steps, states=game.states)


def asked(game: Game, step: Step) -> Game:
    """When the card of the step is shown: its tile has come."""
    return game.draw(step.draw) if step.draw else game


def after_way(game: Game, way: Way) -> Game:
    """After a wanted choice and everything that follows from it."""
    game = game.play(read_move(way.choice), by=YOU, brought=way.brings)
    if way.then:
        game = game.play(way.then, by=OTHER)
    return _answered(game, way.answer) if way.answer else game


def after_try(game: Game, tried: Try) -> Game:
    """After a try that is played out."""
    game = game.play(read_move(tried.choice), by=YOU, brought=tried.brings)
    for answer in tried.answers or ():
        game = _answered(game, answer)
    return game


def _answered(game: Game, answer: Answer) -> Game:
    game = game.draw(answer.draw)
    return game.play(answer.move, brought=answer.brings) if answer.move else game
