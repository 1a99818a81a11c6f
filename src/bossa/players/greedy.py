"""A yardstick: it lays the most tiles on its own line now, and does not think ahead.

Its scores stay as they are, so that strengths measured against it can be compared.
"""

import random

from bossa.players.computer import Limit, Thought, decisions_of
from bossa.rules import Decision, Exchange, Lay, Position, Redraw, Stack, View
from bossa.rules.words import Choice


class Greedy:
    """Plays the move with the highest score, a random one of several. In the set-up it chooses at
    random."""

    def __init__(self, source: random.Random) -> None:
        self.reseed(source)

    def reseed(self, source: random.Random) -> None:
        self.source = source

    @property
    def most_bytes(self) -> int:
        return 0

    def think(self, view: View, limit: Limit | None = None) -> Thought:  # noqa: ARG002
        scores = {decision: score(view.position, decision) for decision in decisions_of(view)}
        best = max(scores.values())
        choices = [decision for decision, value in scores.items() if value == best]
        return Thought(self.source.choice(choices))


def score(position: Position, decision: Decision) -> int:
    """Greedy's score of a decision. `bossa.kernel.search.greedy` has the same scores."""
    match decision:
        case Lay() | Stack():
            return _score_of_tiles(position, decision)
        case Exchange():
            return -5
        case Redraw():
            return -8
        case Choice():
            return 0


def _score_of_tiles(position: Position, move: Lay | Stack) -> int:
    player = position.player
    line = position.line(move.colour)
    own = line.owner is player
    if len(move.tiles) == len(position.side(player).tiles):
        return 1000
    if isinstance(move, Lay) and len(line.rows) + 1 == position.rules.rows_to_win:
        return 900 if own else -900
    if isinstance(move, Lay):
        value = 10 * len(move.tiles) + (30 if own else 0)
    else:
        value = 8 * len(move.tiles)
    return value - (15 if any(laid.chip for laid in move.tiles) else 0)
