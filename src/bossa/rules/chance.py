"""Draws: which tiles can come, how likely each is, and one by chance."""

import random
from fractions import Fraction

from bossa.rules.position import Position
from bossa.rules.tiles import Tile


def draws(position: Position) -> dict[Tile, Fraction]:
    """The tiles that the pile can bring next, by a draw or a redraw, with their probabilities.

    The pile and the removed tile cannot be told apart: all unseen tiles are equally likely (V1).
    """
    if position.pile_size < 1:
        return {}
    unseen = position.unseen
    return dict.fromkeys(unseen, Fraction(1, len(unseen)))


def order_of_unseen(position: Position, source: random.Random | None = None) -> tuple[Tile, ...]:
    """The unseen tiles in an order by chance: the pile, next tile first, then the removed one."""
    tiles = list(position.unseen)
    (source or random.SystemRandom()).shuffle(tiles)
    return tuple(tiles)
