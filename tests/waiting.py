"""Waiting for something that comes, though not for ever."""

import time
from collections.abc import Callable
from typing import TypeVar

Found = TypeVar("Found")


def until(look: Callable[[], Found | None], seconds: float = 120.0) -> Found:
    """The first thing that a look finds."""
    ends = time.monotonic() + seconds
    while not (found := look()):
        assert time.monotonic() < ends, "it did not come"
    return found
