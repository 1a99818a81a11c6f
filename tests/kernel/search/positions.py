"""Positions near the end of games, from different kinds of play.

Random play uses its markers early and leaves many rows. Greedy play lays what it can and keeps its
markers. The engine plays as well as it can.
"""

import random
from collections.abc import Iterator

from bossa import Game, Phase, Position, view
from bossa.players import named

KINDS = ("random", "greedy", "engine:10")


def played(rules: str, kind: str, seed: int, most_pile: int) -> list[Position]:
    """The positions of one game with at most so many tiles in the pile, to play and to draw."""
    source = random.Random(seed)
    game = Game.new(rules, source)
    player = named(kind, source)
    while not game.over:
        game = game.play(player.think(view(game, game.position.player)).choice)
    return [
        state.position
        for state in game.states
        if not state.outcome
        and not state.position.phase.is_setup
        and state.position.pile_size <= most_pile
        and (state.position.phase is Phase.PLAY or state.position.pile_size > 0)
    ]


def with_pile(rules: str, pile: int) -> Iterator[Position]:
    """Positions to play with so many tiles in the pile, from all kinds of play, without end."""
    seed = 0
    while True:
        for position in played(rules, KINDS[seed % len(KINDS)], seed, pile):
            if position.pile_size == pile and position.phase is Phase.PLAY:
                yield position
        seed += 1
