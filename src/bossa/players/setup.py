"""Choices in the set-up, by sampling the hands that the opponent may have."""

import random
from dataclasses import replace

from bossa.kernel.eval.network import Activations, Network, win_chance
from bossa.kernel.law.packing import pack
from bossa.players.computer import Considered, Thought
from bossa.rules import Choice, Phase, Player, Position, View
from bossa.rules.legal import CHOICES
from bossa.rules.position import HAND_SIZE
from bossa.rules.turn import after_choice

SAMPLES = 200
"""The number of hands that are sampled."""


def choose(
    view: View, source: random.Random, network: Network, activations: Activations
) -> Thought:
    """The choice with the highest chance of winning, averaged over sampled hands."""
    player = view.viewer
    if player is None:
        raise ValueError("a spectator chooses nothing")
    values = dict.fromkeys(CHOICES[view.position.phase], 0.0)
    for _ in range(SAMPLES):
        position = _guessed(view.position, player, source)
        for choice in values:
            value = _value(position, choice, player, player, network, activations)
            values[choice] += value / SAMPLES
    considered = [Considered(choice, value) for choice, value in values.items()]
    considered.sort(key=lambda one: -one.value)
    return Thought(considered[0].decision, tuple(considered))


def _guessed(position: Position, player: Player, source: random.Random) -> Position:
    """The position with a random hand for the opponent, if that hand is not known."""
    side = position.side(player.opponent)
    if side.hand is not None:
        return position
    hand = tuple(source.sample(position.unseen, HAND_SIZE))
    return position.with_side(player.opponent, replace(side, hand=hand))


def _value(
    position: Position,
    choice: Choice,
    by: Player,
    player: Player,
    network: Network,
    activations: Activations,
) -> float:
    """The chance that `player` wins after a choice of `by`.

    Where choices remain, the opponent takes the line that is best for the opponent, and each player
    keeps either chip with the same probability.
    """
    after = after_choice(position, choice, by).position
    if after.phase is Phase.LINE:
        lines = CHOICES[Phase.LINE]
        return min(
            _value(after, line, after.player, player, network, activations) for line in lines
        )
    if after.phase is Phase.KEEP:
        chips = CHOICES[Phase.KEEP]
        keeps = (_value(after, chip, after.player, player, network, activations) for chip in chips)
        return sum(keeps) / len(chips)
    chance = float(win_chance(pack(after).state, network, activations))
    return chance if after.player is player else 1.0 - chance
