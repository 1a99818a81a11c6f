"""Perft: counts the paths from a position, to compare two implementations of the rules."""

from bossa.rules.chance import draws
from bossa.rules.legal import legal
from bossa.rules.moves import Redraw
from bossa.rules.position import Position
from bossa.rules.refusals import Unreadable
from bossa.rules.turn import State, after_choice, after_draw, after_move
from bossa.rules.words import Choice, Phase


def perft(position: Position, depth: int) -> int:
    """The number of paths of `depth` decisions.

    A draw costs no depth, but each unseen tile that a draw or a redraw can bring makes another
    path. A path that ends the game with its last decision counts; one that ends earlier does not.
    """
    if depth < 0:
        raise Unreadable("bad-depth", text=str(depth))
    return _paths(State(position), depth)


def _paths(state: State, depth: int) -> int:
    if depth == 0:
        return 1
    if state.outcome:
        return 0
    position = state.position
    drawable = tuple(draws(position))
    if position.phase is Phase.DRAW:
        return sum(_paths(after_draw(position, tile), depth) for tile in drawable)
    paths = 0
    for decision in legal(position):
        if depth == 1:
            # Count the last decision without playing it: a set-up position may not say enough
            # to play on (an unknown hand, an unknown first player).
            paths += len(drawable) if isinstance(decision, Redraw) else 1
        elif isinstance(decision, Choice):
            paths += _paths(after_choice(position, decision, position.player), depth - 1)
        elif isinstance(decision, Redraw):
            paths += sum(
                _paths(after_move(position, decision, tile), depth - 1) for tile in drawable
            )
        else:
            paths += _paths(after_move(position, decision), depth - 1)
    return paths
