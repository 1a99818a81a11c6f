"""Waits for something to happen, with a timeout."""

import time
from collections.abc import Callable
from typing import TypeVar

Found = TypeVar("Found")


def until(look: Callable[[], Found | None], seconds: float = 120.0) -> Found:
    """Call `look` until it finds something, and return that. Fails after `seconds`."""
    deadline = time.monotonic() + seconds
    while not (found := look()):
        assert time.monotonic() < deadline, "timed out"
        # Who is waited for needs the processor more.
        time.sleep(0.01)
    return found
