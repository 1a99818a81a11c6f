"""Facts about a position to draw that explain a move: each is counted over the unseen tiles."""

from dataclasses import dataclass, replace

from bossa.kernel.law.draws import FILLS, STUCK, WINS, draws_that
from bossa.kernel.law.packing import COLOURS, pack
from bossa.rules import Colour, Marker, Position


@dataclass(frozen=True, slots=True)
class Draws:
    """For how many of the unseen tiles something holds."""

    count: int
    of: int


def wins_at_once(position: Position) -> Draws:
    """With how many tiles the player who is to draw wins in this turn."""
    return _counted(position, WINS)


def stuck(position: Position) -> Draws:
    """With how many tiles the player who is to draw has no move, and so loses (X1)."""
    return _counted(position, STUCK)


def can_fill(position: Position, colour: Colour, number: int) -> Draws:
    """With how many tiles the player who is to draw can lay a row on a number of a line."""
    return _counted(position, FILLS, colour, number)


def own_next_turn(position: Position) -> Position | None:
    """The next turn of the player who has just moved, if the other changes nothing; None if the
    other draws the last tile."""
    if position.pile_size < 2:
        return None
    player = position.player.opponent
    side = position.side(player)
    if position.pile_size == 2:
        # The player draws the last tile: nothing is left for a redraw (A1).
        side = side.without_marker(Marker.REDRAW)
    return replace(position, player=player).with_side(player, side)


def _counted(
    position: Position, what: int, colour: Colour = Colour.WHITE, number: int = 0
) -> Draws:
    tiles = draws_that(pack(position).state, what, COLOURS.index(colour), number)
    return Draws(int(tiles).bit_count(), len(position.unseen))
