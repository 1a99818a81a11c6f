"""Computer players. Each sees a view of the game, and so nothing that its seat may not know."""

from bossa.players.computer import Computer, Considered, Limit, Stop, Thought, play_out
from bossa.players.greedy import Greedy
from bossa.players.levels import LEVELS
from bossa.players.named import OPPONENTS, named
from bossa.players.random import Random

__all__ = [
    "LEVELS",
    "OPPONENTS",
    "Computer",
    "Considered",
    "Greedy",
    "Limit",
    "Random",
    "Stop",
    "Thought",
    "named",
    "play_out",
]
