"""A moment of a game, from which somebody plays on."""

from collections.abc import Iterable
from dataclasses import replace

from bossa.notation import read_move, read_record, read_tile
from bossa.rules import Game, NotNow


def game_at(record: str, step: int, then: Iterable[str]) -> Game:
    """The game after so many steps of a record and what happens then. Refused where it is over."""
    # A finished record knows its pile, and would draw from it.
    game = replace(read_record(record).game.at(step), to_come=None)
    for what in then:
        game = _after(game, what)
    if game.outcome:
        raise NotNow("game-over", "U2", ending=game.outcome.ending.value)
    return game


def _after(game: Game, what: str) -> Game:
    """A draw, or a move with the tile that a redraw brings."""
    move, _, tile = what.partition("+" if what.startswith("+") else " +")
    brought = read_tile(tile) if tile else None
    if move:
        return game.play(read_move(move), brought=brought)
    return game.draw(read_tile(tile))
