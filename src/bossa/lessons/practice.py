"""The practice game: a deal whose first turns have been played."""

import random
from dataclasses import dataclass
from functools import cached_property

from bossa.lessons.reading import read_data
from bossa.notation import read_deal, read_move
from bossa.rules import Deal, Decision, Game, Player, Rules

LEVEL = "seedling"
YOU = Player.A


@dataclass(frozen=True)
class Practice:
    """A game that is handed over to the learner in the middle."""

    rules: str
    deal: Deal
    decisions: tuple[Decision, ...]
    """The choices of the set-up and the moves that have been played."""

    @cached_property
    def game(self) -> Game:
        """The game as the learner gets it."""
        game = Game.of_deal(Rules.of(self.rules), self.deal)
        for decision in self.decisions:
            game = game.play(decision)
        return game

    def shuffled(self, source: random.Random | None = None) -> "Practice":
        """The same with other tiles to come: who plays it again does not know them by heart."""
        known = len(self.deal.tiles) - len(self.deal.to_come) + self.game.drawn
        rest = list(self.deal.tiles[known:])
        (source or random.SystemRandom()).shuffle(rest)
        deal = Deal((*self.deal.tiles[:known], *rest), self.deal.rolls)
        return Practice(self.rules, deal, self.decisions)


def _read() -> Practice:
    data = read_data("practice")
    decisions = map(read_move, (*data["choices"], *data["moves"]))
    return Practice(data["rules"], read_deal(data["deal"]), tuple(decisions))


PRACTICE = _read()
