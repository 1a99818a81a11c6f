"""A `think` that waits until the test allows it to go on.

It has its own file because worker processes import it."""

import os
import time
from pathlib import Path

from bossa.rules import View
from bossa.server.jobs.computer_moves import Decided, think

FOLDER = "HOLDING_FOLDER"
"""The environment variable with a folder. `think_when_allowed` creates the file `begun` there and
waits until the test creates the file `go-on`."""


def think_when_allowed(game: str, level: str, seen: View, seed: int) -> Decided:
    folder = Path(os.environ[FOLDER])
    (folder / "begun").touch()
    while not (folder / "go-on").exists():
        time.sleep(0.01)
    return think(game, level, seen, seed)
