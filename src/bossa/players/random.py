"""A player that does anything legal."""

import random

from bossa.rules import Decision, View


class Random:
    def __init__(self, source: random.Random) -> None:
        self.source = source

    def decide(self, view: View) -> Decision:
        return self.source.choice(view.legal)
