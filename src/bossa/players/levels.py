"""Six levels for people, from one that a child can beat to the full engine."""

import random
from collections.abc import Callable

from bossa.players.computer import Computer

LEVELS = ("seedling", "leaf", "cup", "kettle", "teahouse", "master")
"""From the weakest to the strongest."""

SEARCHING = frozenset({"master"})
"""The levels that search: a decision takes them about a second, the others a few milliseconds."""


def level(name: str, source: random.Random) -> Computer:
    """The player of a level. Importing what it needs loads numba."""
    from bossa.players.casual import Casual, Character
    from bossa.players.engine import ONE_SECOND, Engine

    made: dict[str, Callable[[], Computer]] = {
        "seedling": lambda: Casual(source, Character(overlooks=1.0, misjudges=2.6, knows=0.0)),
        "leaf": lambda: Casual(source, Character(overlooks=0.5, misjudges=1.2, knows=0.3)),
        "cup": lambda: Casual(source, Character(overlooks=0.3, misjudges=0.8, knows=0.7)),
        "kettle": lambda: Casual(source, Character(overlooks=0.15, misjudges=0.5, knows=1.0)),
        "teahouse": lambda: Casual(source, Character(overlooks=0.05, misjudges=0.2, knows=1.0)),
        "master": lambda: Engine(source, ONE_SECOND),
    }
    return made[name]()
