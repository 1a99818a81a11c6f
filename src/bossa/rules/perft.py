"""How many ways there are: the number that shows whether two programs play the same game."""

from bossa.rules.chance import draws
from bossa.rules.legal import legal
from bossa.rules.moves import Redraw
from bossa.rules.position import Position
from bossa.rules.refusals import Unreadable
from bossa.rules.turn import State, after_choice, after_draw, after_move
from bossa.rules.words import Choice, Phase


def perft(position: Position, depth: int) -> int:
    """The number of paths of `depth` decisions.

    A draw is no decision, but each unseen tile is a way of its own, by a draw and by a redraw.
    A path that ends the game at `depth` counts, one that ends earlier does not.
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
    coming = tuple(draws(position))
    if position.phase is Phase.DRAW:
        return sum(_paths(after_draw(position, tile), depth) for tile in coming)
    paths = 0
    for decision in legal(position):
        if depth == 1:
            # Not made: a set-up may be told only so far.
            paths += len(coming) if isinstance(decision, Redraw) else 1
        elif isinstance(decision, Choice):
            paths += _paths(after_choice(position, decision, position.player), depth - 1)
        elif isinstance(decision, Redraw):
            paths += sum(_paths(after_move(position, decision, t), depth - 1) for t in coming)
        else:
            paths += _paths(after_move(position, decision), depth - 1)
    return paths
