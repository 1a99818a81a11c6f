"""Players by name: a level, or `random`, `greedy`, `rollouts:2000`, `engine:5000`, `engine`."""

import random
from collections.abc import Callable

from bossa.players.computer import Computer, Limit
from bossa.players.greedy import Greedy
from bossa.players.levels import LEVELS, level
from bossa.players.random_player import RandomPlayer
from bossa.rules import Unreadable

OPPONENTS = (*LEVELS, "greedy", "random")
"""The players that a person can play against."""

_PLAIN: dict[str, Callable[[random.Random], Computer]] = {"random": RandomPlayer, "greedy": Greedy}


def needs_numba(name: str) -> bool:
    return name not in _PLAIN


def named(name: str, source: random.Random) -> Computer:
    """The player of a name. Refused if there is none.

    The number in a name is that of playouts or simulations. An engine without one thinks for a
    second.
    """
    if name in _PLAIN:
        return _PLAIN[name](source)
    if name in LEVELS:
        return level(name, source)
    kind, colon, number = name.partition(":")
    counts = number.isdecimal() and 0 < len(number) < 9 and int(number) > 0
    # Import players that search here: loading numba takes long, and not everybody needs it.
    if kind == "rollouts" and counts:
        from bossa.players.rollouts import Rollouts

        return Rollouts(source, int(number))
    if kind == "engine" and (counts or not colon):
        from bossa.players.engine import ONE_SECOND, Engine

        return Engine(source, Limit(simulations=int(number)) if counts else ONE_SECOND)
    raise Unreadable("unknown-player", name=name)
