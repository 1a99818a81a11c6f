"""The network's judgement of a position for each of many hands that a player may have."""

import numpy as np

from bossa.kernel.eval.network import Activations, Network, win_chance
from bossa.kernel.jit.decorators import compiled
from bossa.kernel.law.state import State
from bossa.kernel.law.step import with_hand


@compiled
def mean_over_hands(
    state: State, player: int, hands: np.ndarray, network: Network, activations: Activations
) -> float:
    """The mean chance of the player who is to draw, over hands (bits) of `player`."""
    total = 0.0
    for place in range(len(hands)):
        total += win_chance(with_hand(state, player, hands[place]), network, activations)
    return total / len(hands)
