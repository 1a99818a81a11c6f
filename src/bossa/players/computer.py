"""What every computer player can do, and which there are."""

import random
from collections.abc import Callable
from typing import Protocol

from bossa.players.greedy import Greedy
from bossa.players.random import Random
from bossa.rules import Decision, View


class Computer(Protocol):
    def decide(self, view: View) -> Decision:
        """One of the legal decisions of a view whose viewer has something to decide."""
        ...


def _engine(source: random.Random) -> Computer:
    # Numba is loaded when somebody searches, not with the list of players.
    from bossa.players.engine import Engine

    return Engine(source)


COMPUTERS: dict[str, Callable[[random.Random], Computer]] = {
    "engine": _engine,
    "greedy": Greedy,
    "random": Random,
}
