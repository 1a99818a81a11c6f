"""Choices in the set-up, each valued by what the chooser knows.

A hand that the chooser does not know is sampled. Where the other player will choose a line, that
player chooses by what *they* know: their own hand, and samples of the chooser's.
"""

import random
from collections.abc import Iterable
from dataclasses import replace
from itertools import product

import numpy as np

from bossa.kernel.eval.hands import mean_over_hands
from bossa.kernel.eval.network import Activations, Network, new_activations
from bossa.kernel.law.packing import mask_of, pack
from bossa.players.computer import Considered, Thought
from bossa.players.weights import network_for
from bossa.players.worth import Worth
from bossa.rules import Choice, Phase, Player, Position, Tile, View
from bossa.rules.legal import CHOICES
from bossa.rules.position import HAND_SIZE
from bossa.rules.turn import after_choice

SAMPLES = 200
"""The number of hands of the other player that are sampled."""
SAMPLES_OF_REPLIES = 40
"""The number of hands of the chooser that the other player is taken to sample."""
SEED = 2023
"""For values that are to be the same wherever they are asked for."""
WITHIN = 0.05
"""How far a sampled mean of the network's judgements may be from the true chance."""


def choose(
    view: View, source: random.Random, network: Network, activations: Activations
) -> Thought:
    """The choice with the highest chance of winning, averaged over sampled hands."""
    values = _Chooser(view, source, network, activations).values()
    considered = [Considered(choice, value) for choice, value in values.items()]
    considered.sort(key=lambda one: -one.value)
    return Thought(considered[0].decision, tuple(considered))


def values_of_choices(view: View) -> dict[Choice, Worth]:
    """What each choice is worth for the viewer: an estimate, the same whenever it is asked for."""
    network = network_for(view.rules)
    chooser = _Chooser(view, random.Random(SEED), network, new_activations())
    return {choice: Worth.estimate(value, WITHIN) for choice, value in chooser.values().items()}


class _Chooser:
    def __init__(
        self, view: View, source: random.Random, network: Network, activations: Activations
    ) -> None:
        if view.viewer is None:
            raise ValueError("a spectator chooses nothing")
        self._position = view.position
        self._player = view.viewer
        self._other = view.viewer.opponent
        self._source = source
        self._network = network
        self._activations = activations

    def values(self) -> dict[Choice, float]:
        hands = self._hands(self._position, self._other, SAMPLES)
        values: dict[Choice, float] = {}
        for choice in CHOICES[self._position.phase]:
            if choice is Choice.FIRST:
                values[choice] = self._after_reply(hands)
            else:
                values[choice] = self._mean(choice, hands)
        return values

    def _after_reply(self, hands: list[tuple[Tile, ...]]) -> float:
        """The chance after giving the other player the choice of the line."""
        by_reply: dict[Choice, list[tuple[Tile, ...]]] = {}
        for hand in hands:
            by_reply.setdefault(self._reply(hand), []).append(hand)
        total = 0.0
        for reply, those in by_reply.items():
            total += len(those) * self._mean(Choice.FIRST, those, reply)
        return total / len(hands)

    def _reply(self, hand: tuple[Tile, ...]) -> Choice:
        """The line that the other player chooses with this hand, not knowing the chooser's."""
        known = _with_hand(self._position, self._other, hand)
        unknown = _with_hand(known, self._player, None)
        sampled = self._hands(unknown, self._player, SAMPLES_OF_REPLIES)

        def worth(line: Choice) -> float:
            chance = self._over(known, (Choice.FIRST, line), self._player, sampled)
            return 1.0 - chance

        return max(CHOICES[Phase.LINE], key=worth)

    def _mean(self, choice: Choice, hands: list[tuple[Tile, ...]], *replies: Choice) -> float:
        known = _with_hand(self._position, self._other, hands[0])
        return self._over(known, (choice, *replies), self._other, hands)

    def _over(
        self,
        position: Position,
        choices: tuple[Choice, ...],
        varied: Player,
        hands: Iterable[tuple[Tile, ...]],
    ) -> float:
        """The chooser's mean chance after these choices, over the hands of one player.

        Where chips are still to be kept, each player keeps either with the same probability.
        """
        masks = np.array([mask_of(hand) for hand in hands], dtype=np.int64)
        chances = []
        for after in _ends_of_setup(position, choices, self._player):
            seat = tuple(Player).index(varied)
            state = pack(after).state
            chance = mean_over_hands(state, seat, masks, self._network, self._activations)
            chances.append(chance if after.player is self._player else 1.0 - chance)
        return float(sum(chances) / len(chances))

    def _hands(self, position: Position, player: Player, count: int) -> list[tuple[Tile, ...]]:
        """Hands that a player may have; the one that is known, if it is."""
        hand = position.side(player).hand
        if hand is not None:
            return [hand]
        unseen = sorted(position.unseen)
        return [tuple(self._source.sample(unseen, HAND_SIZE)) for _ in range(count)]


def _with_hand(position: Position, player: Player, hand: tuple[Tile, ...] | None) -> Position:
    return position.with_side(player, replace(position.side(player), hand=hand))


def _ends_of_setup(
    position: Position, choices: tuple[Choice, ...], player: Player
) -> list[Position]:
    """The positions in which the set-up can end after choices: one for each pair of kept chips."""
    for choice in choices:
        by = player if position.phase is Phase.KEEP else position.player
        position = after_choice(position, choice, by).position
    if position.phase is not Phase.KEEP:
        return [position]
    open_sides = [one for one in Player if len(position.side(one).chips) > 1]
    ends = []
    for kept in product(CHOICES[Phase.KEEP], repeat=len(open_sides)):
        after = position
        for one, chip in zip(open_sides, kept, strict=True):
            after = after_choice(after, chip, one).position
        ends.append(after)
    return ends
