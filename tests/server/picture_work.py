"""Functions that the tests of pictures run in a worker, which imports this file alone."""

import os
import time
from pathlib import Path


def write_mark(path: str, content: bytes) -> bytes:
    with Path(path).open("ab") as file:
        file.write(b"x")
    return content


def be_busy_until(begun: str, allowed: str) -> bytes:
    """Creates one file, and computes until there is another."""
    Path(begun).touch()
    while not Path(allowed).exists():
        sum(range(1_000))
    return b"done"


def be_busy(seconds: float) -> bytes:
    ends = time.monotonic() + seconds
    while time.monotonic() < ends:
        pass
    return b"done"


def die() -> bytes:
    os._exit(1)
