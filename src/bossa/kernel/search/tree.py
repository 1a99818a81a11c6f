"""Tree search over moves and draws, guided by the network.

A node is a position to play. Its edges are the moves; the prior of a move comes from its value one
move ahead. On its way down, a simulation does not draw tiles at random: each visit of an edge takes
the next tile, so that all tiles come equally often. A position that is reached in two ways has one
node.
"""

from typing import NamedTuple

import numpy as np

from bossa.kernel.constants import MOST_TURNS
from bossa.kernel.eval.network import Activations, Network
from bossa.kernel.eval.one_ahead import values_of_moves
from bossa.kernel.jit.bits import popcount
from bossa.kernel.jit.decorators import compiled, inlined
from bossa.kernel.jit.random_numbers import below
from bossa.kernel.law.moves import MOST_MOVES, REDRAWING, kind_of, nth_tile
from bossa.kernel.law.state import State, player_of, unseen_of
from bossa.kernel.law.step import GOES_ON, after_draw, after_move, points_of
from bossa.kernel.search.transpositions import hashes

EXPLORATION = 0.5
"""The weight of a move's prior against the mean of what its visits have won."""
SOFTNESS = 0.06
"""A move whose value is so much higher has a prior e times as large."""
EVEN = 0.05
"""The part of the prior that is the same for all moves."""
SPREAD = 4.0
"""At most so many visits of a redraw count as one when the search looks for moves that it knows too
little of: they spread over every tile that it may bring, and over each draw after that. Where the
network is wrong about what comes then, that shows after many more visits than with other moves."""
SPREAD_FROM = 5000.0
"""With so many visits of its node, a redraw has half of that. With few, the search has to trust
the network."""

MOST_DEPTH = MOST_TURNS

NODE_KEY, NODE_FIRST, NODE_COUNT, NODE_VISITS = range(4)
"""The words of a node: hash of the position, first edge, number of edges, number of visits."""
EDGE_MOVE, EDGE_VISITS = range(2)
"""The words of an edge."""
EDGE_PRIOR, EDGE_TOTAL = range(2)
"""The values of an edge: its prior, and what its visits have won in total."""
EDGES_PER_NODE = 40
"""The mean number of edges of a node for which a tree has room."""

USED_NODES, USED_EDGES, TREE_STOP = range(3)
"""The words of `Tree.used`. A search ends when the last is set."""


class Tree(NamedTuple):
    """A tree in arrays of fixed size. A full tree does not grow, but the search goes on in it.
    There is always room for the moves of the root."""

    nodes: np.ndarray
    edges: np.ndarray
    values: np.ndarray
    """Of the edges."""
    places: np.ndarray
    """A hash table: from the hash of a position to its node."""
    used: np.ndarray


def new_tree(most_nodes: int) -> Tree:
    """An empty tree."""
    slots = 4
    while slots < 2 * most_nodes:
        slots *= 2
    most_edges = max(most_nodes * EDGES_PER_NODE, MOST_MOVES)
    return Tree(
        np.zeros((most_nodes, 4), dtype=np.int64),
        np.zeros((most_edges, 2), dtype=np.int64),
        np.zeros((most_edges, 2), dtype=np.float64),
        np.full(slots, -1, dtype=np.int64),
        np.zeros(3, dtype=np.int64),
    )


@compiled
def clear_tree(tree: Tree) -> None:
    tree.places[:] = -1
    tree.used[:] = 0


@inlined
def _slot(tree: Tree, key: int) -> int:
    """The place in the hash table where the node of this key is, or would be."""
    mask = len(tree.places) - 1
    slot = (key >> 1) & mask
    while tree.places[slot] >= 0 and tree.nodes[tree.places[slot], NODE_KEY] != key:
        slot = (slot + 1) & mask
    return slot


@compiled
def node_of(tree: Tree, state: State) -> int:
    """The node of a position; -1 if there is none."""
    key, _ = hashes(state)
    return tree.places[_slot(tree, key)]


@compiled
def _expand(
    tree: Tree,
    slot: int,
    key: int,
    state: State,
    buffer: np.ndarray,
    values: np.ndarray,
    network: Network,
    activations: Activations,
) -> float:
    """Add a node with its edges, if there is room. Return the value of its best move."""
    count = values_of_moves(state, buffer, values, network, activations)
    top = 0.0
    for place in range(count):
        top = max(top, values[place])
    node, first = tree.used[USED_NODES], tree.used[USED_EDGES]
    if count == 0 or node >= len(tree.nodes) or first + count > len(tree.edges):
        return top
    total = 0.0
    for place in range(count):
        prior = np.exp((values[place] - top) / SOFTNESS)
        tree.edges[first + place, EDGE_MOVE] = buffer[place]
        tree.edges[first + place, EDGE_VISITS] = 0
        tree.values[first + place, EDGE_PRIOR] = prior
        tree.values[first + place, EDGE_TOTAL] = values[place]
        total += prior
    for place in range(count):
        share = tree.values[first + place, EDGE_PRIOR] / total
        tree.values[first + place, EDGE_PRIOR] = (1.0 - EVEN) * share + EVEN / count
    tree.nodes[node, NODE_KEY] = key
    tree.nodes[node, NODE_FIRST] = first
    tree.nodes[node, NODE_COUNT] = count
    tree.nodes[node, NODE_VISITS] = 0
    tree.places[slot] = node
    tree.used[USED_NODES] += 1
    tree.used[USED_EDGES] += count
    return top


@compiled
def spread_of(tree: Tree, node: int) -> float:
    """How many visits of a redraw count as one at a node."""
    visits = tree.nodes[node, NODE_VISITS]
    return 1.0 + (SPREAD - 1.0) * visits / (visits + SPREAD_FROM)


@compiled
def known_visits(tree: Tree, edge: int, spread: float) -> float:
    """The visits of an edge, those of a redraw divided by `spread`."""
    visits = tree.edges[edge, EDGE_VISITS]
    return visits / spread if kind_of(tree.edges[edge, EDGE_MOVE]) == REDRAWING else float(visits)


@inlined
def _select(tree: Tree, node: int) -> int:
    """The edge to visit next: the one with the highest score by PUCT."""
    first, count = tree.nodes[node, NODE_FIRST], tree.nodes[node, NODE_COUNT]
    width = EXPLORATION * np.sqrt(tree.nodes[node, NODE_VISITS] + 1.0)
    spread = spread_of(tree, node)
    best, chosen = -1e9, first
    for edge in range(first, first + count):
        # The value one move ahead counts as one visit.
        tries = 1.0 + tree.edges[edge, EDGE_VISITS]
        known = 1.0 + known_visits(tree, edge, spread)
        score = (
            tree.values[edge, EDGE_TOTAL] / tries + width * tree.values[edge, EDGE_PRIOR] / known
        )
        if score > best:
            best, chosen = score, edge
    return chosen


@compiled
def simulate(
    root: State,
    simulations: int,
    tree: Tree,
    network: Network,
    activations: Activations,
    source: np.ndarray,
) -> int:
    """Run simulations from a position to play that has a move. Return how many were done: fewer
    if the search was stopped."""
    buffer = np.zeros(MOST_MOVES, dtype=np.int64)
    values = np.zeros(MOST_MOVES, dtype=np.float64)
    path_nodes = np.zeros(MOST_DEPTH, dtype=np.int64)
    path_edges = np.zeros(MOST_DEPTH, dtype=np.int64)
    path_players = np.zeros(MOST_DEPTH, dtype=np.int64)
    for simulation in range(simulations):
        if tree.used[TREE_STOP]:
            return simulation
        state = root
        depth = 0
        while True:
            key, _ = hashes(state)
            slot = _slot(tree, key)
            node = tree.places[slot]
            player = player_of(state)
            if node < 0:
                won = _expand(tree, slot, key, state, buffer, values, network, activations)
                break
            edge = _select(tree, node)
            path_nodes[depth] = node
            path_edges[depth] = edge
            path_players[depth] = player
            depth += 1
            move = tree.edges[edge, EDGE_MOVE]
            turn = edge + tree.edges[edge, EDGE_VISITS]
            unseen = unseen_of(state)
            brought = 0
            redraws = kind_of(move) == REDRAWING
            if redraws:
                brought = nth_tile(unseen, turn % popcount(unseen))
            state, outcome = after_move(state, move, brought)
            if outcome != GOES_ON:
                won = points_of(outcome, player)
                break
            unseen = unseen_of(state)
            tiles = popcount(unseen)
            tile = nth_tile(unseen, below(source, tiles) if redraws else turn % tiles)
            state = after_draw(state, tile)
        for step in range(depth):
            points = won if path_players[step] == player else 1.0 - won
            tree.nodes[path_nodes[step], NODE_VISITS] += 1
            tree.edges[path_edges[step], EDGE_VISITS] += 1
            tree.values[path_edges[step], EDGE_TOTAL] += points
    return simulations
