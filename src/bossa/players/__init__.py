"""Computer players. Each gets a view of the game, so it knows no more than its seat may know."""

from bossa.players.computer import Computer, Considered, Limit, Stop, Thought, play_out
from bossa.players.greedy import Greedy
from bossa.players.levels import LEVELS, SEARCHING
from bossa.players.named import OPPONENTS, named
from bossa.players.random_player import RandomPlayer

__all__ = [
    "LEVELS",
    "OPPONENTS",
    "SEARCHING",
    "Computer",
    "Considered",
    "Greedy",
    "Limit",
    "RandomPlayer",
    "Stop",
    "Thought",
    "named",
    "play_out",
]
