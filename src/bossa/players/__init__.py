"""Computer players. Each sees a view of the game, and so nothing that its seat may not know."""

from bossa.players.computer import COMPUTERS, Computer, play_out
from bossa.players.greedy import Greedy
from bossa.players.random import Random

__all__ = ["COMPUTERS", "Computer", "Greedy", "Random", "play_out"]
