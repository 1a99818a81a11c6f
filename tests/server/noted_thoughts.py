"""A `think` that notes whose turn came, and whose masters wait until the test allows them to go on.

It has its own file because worker processes import it."""

import os
import time
from pathlib import Path

from bossa.notation import write_move
from bossa.players import SEARCHING
from bossa.rules import View
from bossa.server.jobs.computer_moves import Decided

FOLDER = "NOTING_FOLDER"
"""The environment variable with a folder. `think` adds each game to the file `begun` there; masters
wait while there is a file `hold`."""


def think(game: str, level: str, seen: View, _seed: int) -> Decided:
    folder = Path(os.environ[FOLDER])
    with (folder / "begun").open("a") as begun:
        begun.write(f"{game}\n")
    while level in SEARCHING and (folder / "hold").exists():
        time.sleep(0.01)
    return Decided(write_move(seen.legal[0]), 0.0)


def noted(folder: Path) -> list[str]:
    """The games in the order in which their thoughts began."""
    return (folder / "begun").read_text("utf-8").split()
