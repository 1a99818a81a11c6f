"""Players by name: `random`, `greedy`, `rollouts:2000`, `engine:5000`, `engine`."""

import random
from collections.abc import Callable

from bossa.players import Computer, Greedy, Random
from bossa.rules import Unreadable

SEARCHING = ("rollouts", "engine")

_PLAIN: dict[str, Callable[[random.Random], Computer]] = {"random": Random, "greedy": Greedy}


def contestant(name: str, source: random.Random) -> Computer:
    """A player from its name; refused when there is none of it.

    A number is that of playouts or simulations. The engine without one thinks for a second.
    """
    kind, colon, number = name.partition(":")
    if kind in _PLAIN and not colon:
        return _PLAIN[kind](source)
    counts = number.isdecimal() and 0 < len(number) < 9 and int(number) > 0
    if kind == "rollouts" and counts:
        from bossa.players.rollouts import Rollouts

        return Rollouts(source, int(number))
    if kind == "engine" and (counts or not colon):
        from bossa.players.engine import Engine

        return Engine(source, simulations=int(number) if counts else None)
    raise Unreadable("unknown-player", name=name)
