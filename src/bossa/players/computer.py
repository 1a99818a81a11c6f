"""What every computer player can do, and which there are."""

import random
from collections.abc import Callable, Mapping
from typing import Protocol

from bossa.players.greedy import Greedy
from bossa.players.random import Random
from bossa.rules import Decision, Game, Player, View, view


class Computer(Protocol):
    def decide(self, view: View) -> Decision:
        """One of the legal decisions of a view whose viewer has something to decide."""
        ...


def play_out(game: Game, players: Mapping[Player, Computer]) -> Game:
    """The game at its end, each side decided by its player."""
    while not game.over:
        player = game.position.player
        game = game.play(players[player].decide(view(game, player)), by=player)
    return game


def _engine(source: random.Random) -> Computer:
    # Numba is loaded when somebody searches, not with the list of players.
    from bossa.players.engine import Engine

    return Engine(source)


COMPUTERS: dict[str, Callable[[random.Random], Computer]] = {
    "engine": _engine,
    "greedy": Greedy,
    "random": Random,
}
