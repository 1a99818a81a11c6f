"""A player that is asked line by line: it reads positions to play and writes its moves.

    PYTHONPATH=../before/src python benchmarks/answering.py engine:1000 7

`benchmarks.versus` starts it, with the code of another checkout.
"""

import random
import sys
from typing import cast

from bossa.notation import read_position, write_move
from bossa.players import named
from bossa.rules import Game, Move, view


def main() -> None:
    name, seed = sys.argv[1:]
    player = named(name, random.Random(seed))
    for line in sys.stdin:
        position = read_position(line.strip())
        thought = player.think(view(Game.of_position(position), position.player))
        print(write_move(cast(Move, thought.choice)), flush=True)


if __name__ == "__main__":
    main()
