"""A player that decides at random."""

import random

from bossa.players.computer import Limit, Thought, decisions_of
from bossa.rules import View


class RandomPlayer:
    """Takes each legal decision with the same probability."""

    def __init__(self, source: random.Random) -> None:
        self.reseed(source)

    def reseed(self, source: random.Random) -> None:
        self.source = source

    @property
    def most_bytes(self) -> int:
        return 0

    def think(self, view: View, limit: Limit | None = None) -> Thought:  # noqa: ARG002
        return Thought(self.source.choice(decisions_of(view)))
