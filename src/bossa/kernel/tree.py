"""Monte Carlo tree search over moves and draws, with greedy playouts and greedy priors.

A node is a position to play; its edges are the moves. What chance brings, a drawn or a redrawn
tile, is sampled on each way down, and positions met again by another way are one node.
"""

from typing import NamedTuple

import numpy as np

from bossa.kernel.bits import popcount
from bossa.kernel.chance import below
from bossa.kernel.compiled import compiled, inlined
from bossa.kernel.greedy import OF_EXCHANGE, OF_REDRAW, greedy_playout, points_of, worth_of_row
from bossa.kernel.moves import EXCHANGING, MOST_MOVES, REDRAWING, kind_of, moves, nth_tile
from bossa.kernel.state import State, player_of, unseen_of
from bossa.kernel.step import ENDING_D, GOES_ON, after_draw, after_move
from bossa.kernel.table import hashes

EXPLORATION = 1.1
"""Weight of what a move promises against what it has brought."""
SOFTNESS = 14.0
"""Greedy's points in which a promise grows by a factor of e."""
EVEN = 0.25
"""The part of the promise that all moves share alike."""
MODESTY = 0.08
"""A move not tried yet is taken for this much worse than its position."""

MOST_DEPTH = 40

KEY, FIRST, COUNT, VISITS = range(4)
MOVE, TRIED = range(2)
PROMISE, WON = range(2)

USED_NODES, USED_EDGES, STOP = range(3)


class Tree(NamedTuple):
    """All of fixed size: when it is full it grows no more, and the search goes on in it."""

    nodes: np.ndarray
    value: np.ndarray
    edges: np.ndarray
    worth: np.ndarray
    places: np.ndarray
    used: np.ndarray


def new_tree(most_nodes: int) -> Tree:
    slots = 4
    while slots < 2 * most_nodes:
        slots *= 2
    return Tree(
        np.zeros((most_nodes, 4), dtype=np.int64),
        np.zeros(most_nodes, dtype=np.float64),
        np.zeros((most_nodes * 24, 2), dtype=np.int64),
        np.zeros((most_nodes * 24, 2), dtype=np.float64),
        np.full(slots, -1, dtype=np.int64),
        np.zeros(3, dtype=np.int64),
    )


@compiled
def clear(tree: Tree) -> None:
    tree.places[:] = -1
    tree.used[:] = 0


@inlined
def _slot(tree: Tree, key: int) -> int:
    """Where a node of this key stands, or would stand."""
    mask = len(tree.places) - 1
    slot = (key >> 1) & mask
    while tree.places[slot] >= 0 and tree.nodes[tree.places[slot], KEY] != key:
        slot = (slot + 1) & mask
    return slot


@inlined
def _points(state: State, move: int) -> int:
    kind = kind_of(move)
    if kind == EXCHANGING:
        return OF_EXCHANGE
    return OF_REDRAW if kind == REDRAWING else worth_of_row(state, move)


@compiled
def _grow(tree: Tree, slot: int, key: int, state: State, buffer: np.ndarray) -> int:
    """A new node with its edges; -1 where there is no room, or no move."""
    count = moves(state, buffer)
    node, first = tree.used[USED_NODES], tree.used[USED_EDGES]
    if count == 0 or node >= len(tree.nodes) or first + count > len(tree.edges):
        return -1
    top = -100_000
    for place in range(count):
        top = max(top, _points(state, buffer[place]))
    total = 0.0
    for place in range(count):
        promise = np.exp((_points(state, buffer[place]) - top) / SOFTNESS)
        tree.edges[first + place, MOVE] = buffer[place]
        tree.edges[first + place, TRIED] = 0
        tree.worth[first + place, PROMISE] = promise
        tree.worth[first + place, WON] = 0.0
        total += promise
    for place in range(count):
        share = tree.worth[first + place, PROMISE] / total
        tree.worth[first + place, PROMISE] = (1.0 - EVEN) * share + EVEN / count
    tree.nodes[node, KEY] = key
    tree.nodes[node, FIRST] = first
    tree.nodes[node, COUNT] = count
    tree.nodes[node, VISITS] = 0
    tree.value[node] = 0.0
    tree.places[slot] = node
    tree.used[USED_NODES] += 1
    tree.used[USED_EDGES] += count
    return node


@inlined
def _select(tree: Tree, node: int) -> int:
    """The edge that promises most for what it has been tried."""
    first, count = tree.nodes[node, FIRST], tree.nodes[node, COUNT]
    visits = tree.nodes[node, VISITS]
    width = EXPLORATION * np.sqrt(visits + 1.0)
    untried = tree.value[node] / max(visits, 1) - MODESTY if visits else 0.5
    best, chosen = -1e9, first
    for edge in range(first, first + count):
        tried = tree.edges[edge, TRIED]
        mean = tree.worth[edge, WON] / tried if tried else untried
        score = mean + width * tree.worth[edge, PROMISE] / (1.0 + tried)
        if score > best:
            best, chosen = score, edge
    return chosen


@compiled
def grow(root: State, simulations: int, tree: Tree, source: np.ndarray) -> int:
    """Search from a position to play that has a move; how many simulations were done."""
    buffer = np.zeros(MOST_MOVES, dtype=np.int64)
    order = np.zeros(32, dtype=np.int64)
    path_nodes = np.zeros(MOST_DEPTH, dtype=np.int64)
    path_edges = np.zeros(MOST_DEPTH, dtype=np.int64)
    path_players = np.zeros(MOST_DEPTH, dtype=np.int64)
    for simulation in range(simulations):
        if tree.used[STOP]:
            return simulation
        state = root
        depth = 0
        outcome = GOES_ON
        while True:
            key, _ = hashes(state)
            slot = _slot(tree, key)
            node = tree.places[slot]
            if node < 0:
                grown = _grow(tree, slot, key, state, buffer)
                if grown < 0 and moves(state, buffer) == 0:
                    outcome = ENDING_D + (1 - player_of(state))
                # The root is searched in at once; any other new node is first played out.
                if grown < 0 or depth > 0:
                    break
                node = grown
            edge = _select(tree, node)
            path_nodes[depth] = node
            path_edges[depth] = edge
            path_players[depth] = player_of(state)
            depth += 1
            move = tree.edges[edge, MOVE]
            brought = 0
            if kind_of(move) == REDRAWING:
                unseen = unseen_of(state)
                brought = nth_tile(unseen, below(source, popcount(unseen)))
            state, outcome = after_move(state, move, brought)
            if outcome != GOES_ON or depth == MOST_DEPTH:
                break
            unseen = unseen_of(state)
            state = after_draw(state, nth_tile(unseen, below(source, popcount(unseen))))
        if outcome == GOES_ON:
            outcome = greedy_playout(state, order, buffer, source)
        for step in range(depth):
            won = points_of(outcome, path_players[step])
            tree.nodes[path_nodes[step], VISITS] += 1
            tree.value[path_nodes[step]] += won
            tree.edges[path_edges[step], TRIED] += 1
            tree.worth[path_edges[step], WON] += won
    return simulations
