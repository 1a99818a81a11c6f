"""Choices in the set-up, by sampling what the seat does not know and playing on greedily."""

import random
from dataclasses import replace

import numpy as np

from bossa.kernel.greedy import points_of_playouts
from bossa.kernel.packing import PLAYERS, pack
from bossa.rules import Choice, Phase, Player, Position, View
from bossa.rules.legal import CHOICES
from bossa.rules.position import HAND_SIZE
from bossa.rules.turn import after_choice

SAMPLES = 150
PLAYOUTS = 8
"""For each sample and each thing that can be chosen."""


def choose(view: View, source: random.Random, generator: np.ndarray) -> Choice:
    """The choice that brings most points over hands that the opponent may have."""
    player = view.viewer
    if player is None:
        raise ValueError("a spectator chooses nothing")
    points = dict.fromkeys(CHOICES[view.position.phase], 0.0)
    for _ in range(SAMPLES):
        position = _guessed(view.position, player, source)
        for choice in points:
            points[choice] += _points(position, choice, player, player, source, generator)
    return max(points, key=lambda choice: points[choice])


def _guessed(position: Position, player: Player, source: random.Random) -> Position:
    """The position with a hand that the opponent may have, where it is not known."""
    side = position.side(player.opponent)
    if side.hand is not None:
        return position
    hand = tuple(source.sample(position.unseen, HAND_SIZE))
    return position.with_side(player.opponent, replace(side, hand=hand))


def _points(
    position: Position,
    choice: Choice,
    by: Player,
    player: Player,
    source: random.Random,
    generator: np.ndarray,
) -> float:
    """The points of `player` after a choice: the other's choice of a line is the best for the
    other, chips are kept by chance."""
    after = after_choice(position, choice, by).position
    if after.phase is Phase.LINE:
        other = after.player
        lines = CHOICES[Phase.LINE]
        return min(_points(after, line, other, player, source, generator) for line in lines)
    while after.phase is Phase.KEEP:
        kept = source.choice(CHOICES[Phase.KEEP])
        after = after_choice(after, kept, after.player).position
    state = pack(after).state
    return float(points_of_playouts(state, PLAYERS.index(player), PLAYOUTS, generator))
