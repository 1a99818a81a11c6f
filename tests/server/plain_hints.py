"""Hints that need no compiled search to be loaded: the first legal move, described.

They have their own file because worker processes import them."""

import os
import time
from pathlib import Path

from bossa.players.hints import Hint, described
from bossa.rules import Choice, Position, legal

FOLDER = "HOLDING_FOLDER"
"""The environment variable with a folder. `find_when_allowed` creates the file `begun` there and
waits until the test creates the file `go-on`."""


def find(position: Position) -> Hint:
    move = legal(position)[0]
    assert not isinstance(move, Choice)
    return described(position, move)


def find_when_allowed(position: Position) -> Hint:
    folder = Path(os.environ[FOLDER])
    (folder / "begun").touch()
    while not (folder / "go-on").exists():
        time.sleep(0.01)
    return find(position)
