"""Chance: which tiles can be drawn next, how likely each is, and a random order of them."""

import random
from fractions import Fraction

from bossa.rules.position import Position
from bossa.rules.tiles import Tile


def draws(position: Position) -> dict[Tile, Fraction]:
    """The tiles that a draw or a redraw can bring next, with their probabilities.

    Nobody knows which unseen tile is the removed one, so all unseen tiles are equally likely (V1).
    An empty pile can bring nothing.
    """
    if position.pile_size < 1:
        return {}
    unseen = position.unseen
    return dict.fromkeys(unseen, Fraction(1, len(unseen)))


def order_of_unseen(position: Position, source: random.Random | None = None) -> tuple[Tile, ...]:
    """The unseen tiles in random order: the pile, next tile first, then the removed tile.

    The randomness is the system's unless a source is given.
    """
    tiles = list(position.unseen)
    (source or random.SystemRandom()).shuffle(tiles)
    return tuple(tiles)
