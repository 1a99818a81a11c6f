"""What every computer player can do, and which there are."""

import random
from collections.abc import Callable
from typing import Protocol

from bossa.players.greedy import Greedy
from bossa.players.random import Random
from bossa.players.rollouts import Rollouts
from bossa.rules import Decision, View

PLAYOUTS = 2000


class Computer(Protocol):
    def decide(self, view: View) -> Decision:
        """One of the legal decisions of a view whose viewer has something to decide."""
        ...


COMPUTERS: dict[str, Callable[[random.Random], Computer]] = {
    "rollouts": lambda source: Rollouts(source, PLAYOUTS),
    "greedy": Greedy,
    "random": Random,
}
