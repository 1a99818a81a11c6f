"""Players by name: `random`, `greedy`, `rollouts:2000`."""

import random
from collections.abc import Callable

from bossa.players import Computer, Greedy, Random
from bossa.players.computer import PLAYOUTS
from bossa.players.rollouts import Rollouts
from bossa.rules import Unreadable

_PLAIN: dict[str, Callable[[random.Random], Computer]] = {"random": Random, "greedy": Greedy}


def contestant(name: str, source: random.Random) -> Computer:
    """A player from its name; refused when there is none of it."""
    kind, _, number = name.partition(":")
    if kind in _PLAIN and not number:
        return _PLAIN[kind](source)
    if kind == "rollouts" and (not number or (number.isdecimal() and 0 < int(number) < 10**9)):
        return Rollouts(source, int(number or PLAYOUTS))
    raise Unreadable("unknown-player", name=name)
