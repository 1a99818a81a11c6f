"""A `think` whose master takes half a second, and that needs no compiled search to be loaded.

It has its own file because worker processes import it."""

import time

from bossa.notation import write_move
from bossa.players import SEARCHING
from bossa.rules import View
from bossa.server.jobs.computer_moves import Decided


def think(_game: str, level: str, seen: View, _seed: int) -> Decided:
    seconds = 0.5 if level in SEARCHING else 0.0
    time.sleep(seconds)
    return Decided(write_move(seen.legal[0]), seconds)
