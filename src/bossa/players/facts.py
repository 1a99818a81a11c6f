"""What a move leaves: facts that hints and reviews tell, each counted over the unseen tiles."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from bossa.kernel.law.draws import FILLS, STUCK, WINS, draws_that
from bossa.kernel.law.packing import COLOURS, pack
from bossa.kernel.law.state import unseen_of
from bossa.rules import Colour, Marker, Move, Position, Redraw
from bossa.rules.turn import State, after_move


@dataclass(frozen=True, slots=True)
class Draws:
    """For how many of the unseen tiles something holds."""

    count: int
    of: int


def states_after(position: Position, move: Move) -> tuple[State, ...]:
    """What follows from a move; of what a redraw may bring, two cases.

    The tile that a redraw has brought changes nothing for the other, whose hand and lines it does
    not touch, but that the other cannot draw it. So two cases show together what every unseen tile
    would do for the other. The number of tiles in hand and the outcome are the same in both.
    """
    if isinstance(move, Redraw):
        return tuple(after_move(position, move, tile) for tile in position.unseen[:2])
    return (after_move(position, move),)


def wins_at_once(left: Iterable[Position]) -> Draws:
    """With how many tiles the player who is to draw wins in this turn."""
    return _counted(left, WINS)


def stuck(left: Iterable[Position]) -> Draws:
    """With how many tiles the player who is to draw has no move, and so loses (X1)."""
    return _counted(left, STUCK)


def can_fill(left: Iterable[Position], colour: Colour, number: int) -> Draws:
    """With how many tiles the player who is to draw can lay a row on a number of a line."""
    return _counted(left, FILLS, colour, number)


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
    left: Iterable[Position], what: int, colour: Colour = Colour.WHITE, number: int = 0
) -> Draws:
    found = unseen = 0
    for position in left:
        state = pack(position).state
        found |= draws_that(state, what, COLOURS.index(colour), number)
        unseen |= unseen_of(state)
    return Draws(found.bit_count(), unseen.bit_count())
