"""Lanes: the jobs of one lane have workers of their own, and never wait for those of another."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Lane:
    name: str
    is_background: bool = False
    """Nobody waits for it: its work may take any time."""
    nice: int = 0
    """The priority of its workers, as the system counts it: 19 gets what the others leave of the
    processor."""


QUICK = Lane("quick")
"""Thoughts of levels that do not search: milliseconds each, in one worker."""
SEARCH = Lane("search")
"""Thoughts of levels that search: about a second each, in as many workers as the settings say."""
HINTS = Lane("hints", nice=5)
"""Hints, in one worker: no game waits for them."""
BACKGROUND = Lane("background", is_background=True, nice=19)
"""Everything else, in one worker."""

LANES = (QUICK, SEARCH, HINTS, BACKGROUND)
