"""Lanes: the jobs of one lane have workers of their own, and never wait for those of another."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Lane:
    name: str
    is_background: bool = False
    """Nobody waits for it: its worker gets what the others leave of the processor, and its work may
    take any time."""


QUICK = Lane("quick")
"""Thoughts of levels that do not search: milliseconds each, in one worker."""
SEARCH = Lane("search")
"""Thoughts of levels that search: about a second each, in as many workers as the settings say."""
BACKGROUND = Lane("background", is_background=True)
"""Everything else, in one worker."""

LANES = (QUICK, SEARCH, BACKGROUND)
