"""Players by name: a level, or `random`, `greedy`, `rollouts:2000`, `engine:5000`, `engine`."""

import random
from collections.abc import Callable

from bossa.players.computer import Computer, Limit
from bossa.players.greedy import Greedy
from bossa.players.levels import LEVELS, level
from bossa.players.random_player import RandomPlayer
from bossa.rules import Unreadable

OPPONENTS = (*LEVELS, "greedy", "random")
"""Whom a person can play against."""

_PLAIN: dict[str, Callable[[random.Random], Computer]] = {"random": RandomPlayer, "greedy": Greedy}


def needs_numba(name: str) -> bool:
    return name not in _PLAIN


def named(name: str, source: random.Random) -> Computer:
    """A player from its name; refused when there is none of it.

    A number is that of playouts or simulations. The engine without one thinks for a second.
    """
    if name in _PLAIN:
        return _PLAIN[name](source)
    if name in LEVELS:
        return level(name, source)
    kind, colon, number = name.partition(":")
    counts = number.isdecimal() and 0 < len(number) < 9 and int(number) > 0
    # Numba is loaded when somebody searches, not with the names of the players.
    if kind == "rollouts" and counts:
        from bossa.players.rollouts import Rollouts

        return Rollouts(source, int(number))
    if kind == "engine" and (counts or not colon):
        from bossa.players.engine import ONE_SECOND, Engine

        return Engine(source, Limit(simulations=int(number)) if counts else ONE_SECOND)
    raise Unreadable("unknown-player", name=name)
