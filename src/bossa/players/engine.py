"""The engine: tree search with the network, and exact play as soon as the end can be solved."""

import random
import time
from collections.abc import Mapping
from dataclasses import replace
from typing import cast

import numpy as np

from bossa.kernel.eval.network import new_activations
from bossa.kernel.jit.random_numbers import generator
from bossa.kernel.law.packing import pack, unpack_move
from bossa.kernel.search.tree import (
    EDGE_MOVE,
    EDGE_TOTAL,
    EDGE_VISITS,
    NODE_COUNT,
    NODE_FIRST,
    TREE_STOP,
    clear_tree,
    known_visits,
    new_tree,
    simulate,
    spread_of,
)
from bossa.players.computer import Considered, Limit, Thought, decisions_of
from bossa.players.setup import choose
from bossa.players.solver import Bounds, Solution, Solver
from bossa.players.variation import variation_of
from bossa.players.weights import network_for
from bossa.rules import Move, Moved, Phase, Position, View

CHUNK = 250
"""Simulations between two looks at the clock."""
SOLVED_PILE = 8
"""With so many tiles or fewer in the pile, the engine tries to solve the position."""
NODES_OF_LARGEST = 500_000
"""With SOLVED_PILE tiles it tries only where the limit allows the solver so many positions. With
fewer, hardly any position is solved."""
SOLVER_MEMORY = 1 << 26
"""Bytes of the solver's transposition table, at most."""
NODES_PER_SIMULATION = 80
"""The solver looks at about so many positions in half the time of one simulation."""
TREE_NODES = 1 << 16
"""Nodes of the tree, at most."""
SHOWN = 4
"""The number of moves, from the best on, that come with a variation."""

ONE_SECOND = Limit(seconds=1.0)


class Engine:
    """Thinks for a number of simulations, or for a time.

    It can think about any game after any other. From one thought to the next it keeps only the
    exact values that the solver has found, and uses them only where the limit is a time.
    """

    def __init__(self, source: random.Random, limit: Limit = ONE_SECOND) -> None:
        self.limit = limit
        self.reseed(source)
        self._activations = new_activations()
        most = min(limit.simulations, TREE_NODES) if limit.simulations else TREE_NODES
        self._tree = new_tree(most)
        self._solver = Solver(SOLVER_MEMORY)

    def reseed(self, source: random.Random) -> None:
        self.source = source
        self._generator = generator(source.getrandbits(64))

    @property
    def most_bytes(self) -> int:
        arrays = (*self._tree, *self._activations)
        return self._solver.most_bytes + sum(array.nbytes for array in arrays)

    def think(self, view: View, limit: Limit | None = None) -> Thought:
        choices = decisions_of(view)
        network = network_for(view.rules)
        if view.position.phase is not Phase.PLAY:
            return choose(view, self.source, network, self._activations)
        if len(choices) == 1:
            return Thought(choices[0])
        limit = limit or self.limit
        began = time.monotonic()
        known: dict[Move, Bounds] = {}
        if _may_be_solved(view.position, limit):
            solution = self._solution(view.position, limit)
            if solution.exact:
                return _exact(view.position, solution)
            known = solution.moves
        seconds = limit.seconds
        if seconds is not None:
            seconds = max(0.0, seconds - (time.monotonic() - began))
        searched = self._searched(view.position, Limit(limit.simulations, seconds, limit.stop))
        return _within(searched, known) if known else searched

    def _solution(self, position: Position, limit: Limit) -> Solution:
        """The best move, or what half of the limit tells about the moves. The tree search gets the
        other half."""
        seconds = limit.seconds / 2 if limit.seconds is not None else None
        return self._solver.solve(position, seconds, _nodes_of(limit), limit.stop, valued=())

    def _searched(self, position: Position, limit: Limit) -> Thought:
        state = pack(position).state
        network = network_for(position.rules)
        clear_tree(self._tree)
        ends = None if limit.seconds is None else time.monotonic() + limit.seconds
        done, began = 0, time.monotonic()
        with limit.stop.reaching(self._tree.used, TREE_STOP):
            while not limit.stop.asked or not done:
                if not done:
                    # A thought that was stopped before it began needs a choice too: it runs once.
                    self._tree.used[TREE_STOP] = 0
                chunk = CHUNK if limit.simulations is None else min(CHUNK, limit.simulations - done)
                done += simulate(
                    state, chunk, self._tree, network, self._activations, self._generator
                )
                if limit.simulations is not None and done >= limit.simulations:
                    break
                if ends is not None and done:
                    left = ends - time.monotonic()
                    if left <= 0 or self._is_decided(left * done / (time.monotonic() - began)):
                        break
        chip = position.side(position.player).chip
        considered = []
        edges = self._root_edges()
        for place, (edge, value) in enumerate(edges):
            move = unpack_move(int(self._tree.edges[edge, EDGE_MOVE]), chip)
            variation = variation_of(position, move, self._tree) if place < SHOWN else ()
            considered.append(Considered(move, value, variation))
        return Thought(considered[0].decision, tuple(considered))

    def _root_edges(self) -> list[tuple[int, float]]:
        """The edges of the root with their values. The one that is known best comes first: its
        value is the most reliable."""
        tree = self._tree
        first, count = int(tree.nodes[0, NODE_FIRST]), int(tree.nodes[0, NODE_COUNT])
        visits = tree.edges[first : first + count, EDGE_VISITS]
        values = tree.values[first : first + count, EDGE_TOTAL] / (1 + visits)
        order = np.lexsort((-values, -self._known_visits()))
        return [(first + int(place), float(values[place])) for place in order]

    def _known_visits(self) -> np.ndarray:
        """The visits of the root's edges, as far as they tell about a move."""
        first, count = int(self._tree.nodes[0, NODE_FIRST]), int(self._tree.nodes[0, NODE_COUNT])
        spread = spread_of(self._tree, 0)
        edges = range(first, first + count)
        return np.array([known_visits(self._tree, edge, spread) for edge in edges])

    def _is_decided(self, simulations: float) -> bool:
        """Whether no other move could get most visits in so many more simulations."""
        known = np.sort(self._known_visits())
        return bool(known[-1] - known[-2] > simulations)


def _exact(position: Position, solution: Solution) -> Thought:
    """The best move with its exact value."""
    best, bounds = next(iter(solution.moves.items()))
    considered = Considered(best, float(bounds.low), (Moved(position.player, best),))
    return Thought(best, (considered,), exact=True)


def _within(searched: Thought, known: Mapping[Move, Bounds]) -> Thought:
    """A thought with its values within the bounds that are known. Where another move is proven to
    be better than the one that seemed best, it takes its place."""
    considered = []
    for one in searched.considered:
        bounds = known[cast(Move, one.decision)]
        value = min(max(one.value, float(bounds.low)), float(bounds.high))
        considered.append(replace(one, value=value))
    proven = max(considered, key=lambda one: known[cast(Move, one.decision)].low)
    if known[cast(Move, proven.decision)].low > considered[0].value:
        considered.remove(proven)
        considered.insert(0, proven)
    return Thought(considered[0].decision, tuple(considered))


def _nodes_of(limit: Limit) -> int | None:
    """How many positions the solver may look at."""
    return None if limit.simulations is None else limit.simulations * NODES_PER_SIMULATION


def _may_be_solved(position: Position, limit: Limit) -> bool:
    nodes = _nodes_of(limit)
    if position.pile_size == SOLVED_PILE and nodes is not None:
        return nodes >= NODES_OF_LARGEST
    return position.pile_size <= SOLVED_PILE
