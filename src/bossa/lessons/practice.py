"""Practice games: deals whose first turns have been played."""

import random
from dataclasses import dataclass
from functools import cached_property

from bossa.lessons.reading import read_data
from bossa.notation import read_deal, read_move
from bossa.rules import Chosen, Deal, Decision, Game, Moved, Player, Rules, order_of_unseen

LEVEL = "seedling"
YOU = Player.A


@dataclass(frozen=True)
class Practice:
    """A game that is handed over to somebody in the middle."""

    rules: str
    deal: Deal
    decisions: tuple[Decision, ...]
    """The choices of the set-up and the moves that have been played."""

    @cached_property
    def game(self) -> Game:
        """The game as it is handed over."""
        game = Game.of_deal(Rules.of(self.rules), self.deal)
        for decision in self.decisions:
            game = game.play(decision)
        return game

    @classmethod
    def of_game(cls, game: Game, source: random.Random | None = None) -> "Practice":
        """A game as far as it was played, with its unseen tiles shuffled."""
        hands = game.start.a.tiles, game.start.b.tiles
        tiles = (*hands[0], *hands[1], *game.came, *order_of_unseen(game.position, source))
        decisions = tuple(
            step.choice if isinstance(step, Chosen) else step.move
            for step in game.steps
            if isinstance(step, Chosen | Moved)
        )
        return cls(game.rules.name, Deal(tiles, game.rolls), decisions)

    def shuffled(self, source: random.Random | None = None) -> "Practice":
        """The same with other tiles to come: who plays it again does not know them by heart."""
        return Practice.of_game(self.game, source)


def _read() -> Practice:
    data = read_data("practice")
    decisions = map(read_move, (*data["choices"], *data["moves"]))
    return Practice(data["rules"], read_deal(data["deal"]), tuple(decisions))


PRACTICE = _read()
