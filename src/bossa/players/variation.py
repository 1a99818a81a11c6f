"""The variation that a search expects: the moves it tried most, each with the draw before it."""

import numpy as np

from bossa.kernel.law.packing import pack, unpack_move
from bossa.kernel.search.tree import (
    EDGE_MOVE,
    EDGE_VISITS,
    NODE_COUNT,
    NODE_FIRST,
    NODE_VISITS,
    Tree,
    node_of,
)
from bossa.rules import Drawn, Move, Moved, Position, Redraw, Step
from bossa.rules.turn import after_draw, after_move

LENGTH = 3
"""Moves that a variation has at most."""


def variation_of(position: Position, move: Move, tree: Tree) -> tuple[Step, ...]:
    """The variation from a move on, as far as the tree knows the replies.

    It ends with a redraw: nobody knows which tile that brings.
    """
    steps: list[Step] = [Moved(position.player, move)]
    while len(steps) < 2 * LENGTH - 1 and not isinstance(move, Redraw):
        state = after_move(position, move, None)
        if state.outcome:
            break
        drawn, node = _most_visited(state.position, tree)
        if drawn is None:
            break
        steps.append(drawn)
        position = after_draw(state.position, drawn.tile).position
        first, count = tree.nodes[node, NODE_FIRST], tree.nodes[node, NODE_COUNT]
        edge = first + np.argmax(tree.edges[first : first + count, EDGE_VISITS])
        move = unpack_move(int(tree.edges[edge, EDGE_MOVE]), position.side(position.player).chip)
        steps.append(Moved(position.player, move))
    return tuple(steps)


def _most_visited(position: Position, tree: Tree) -> tuple[Drawn | None, int]:
    """The draw whose node the search has visited most, and that node."""
    best, found, visits = None, -1, 0
    for tile in position.unseen:
        node = int(node_of(tree, pack(after_draw(position, tile).position).state))
        if node >= 0 and tree.nodes[node, NODE_VISITS] > visits:
            best, found, visits = (
                Drawn(position.player, tile),
                node,
                int(tree.nodes[node, NODE_VISITS]),
            )
    return best, found
