"""The engine: tree search while the pile is high, exact play as soon as the end can be solved."""

import random
import time

import numpy as np

from bossa.kernel.chance import generator
from bossa.kernel.packing import pack, unpack_move
from bossa.kernel.tree import COUNT, FIRST, MOVE, TRIED, clear, grow, new_tree
from bossa.players.setup import choose
from bossa.players.solver import Solver
from bossa.rules import Decision, Phase, View

CHUNK = 500
SOLVED_PILE = 6
"""From so many tiles in the pile on, the end is solved, where the time allows."""
SOLVER_MEMORY = 1 << 26


class Engine:
    """Thinks for a number of simulations, or for a time, whichever is given."""

    def __init__(
        self, source: random.Random, simulations: int | None = None, seconds: float = 1.0
    ) -> None:
        self.source = source
        self.simulations = simulations
        self.seconds = seconds
        self._generator = generator(source.getrandbits(64))
        self._tree = new_tree(1 << 17)
        self._solver = Solver(SOLVER_MEMORY)

    def decide(self, view: View) -> Decision:
        position = view.position
        if position.phase is not Phase.PLAY:
            return choose(view, self.source, self._generator)
        if len(view.legal) == 1:
            return view.legal[0]
        ends = time.monotonic() + self.seconds
        if position.pile_size <= SOLVED_PILE:
            # Half of the time: should it not be enough, the search still has the other half.
            limit = None if self.simulations else self.seconds / 2
            solution = self._solver.solve(position, limit)
            if solution.exact:
                return next(iter(solution.moves))
        state = pack(position).state
        clear(self._tree)
        done = 0
        while done < self.simulations if self.simulations else time.monotonic() < ends:
            chunk = min(CHUNK, self.simulations - done) if self.simulations else CHUNK
            done += grow(state, chunk, self._tree, self._generator)
        # The root is the first node; the move that was tried most is the one to trust.
        first, count = self._tree.nodes[0, FIRST], self._tree.nodes[0, COUNT]
        edges = self._tree.edges[first : first + count]
        best = int(edges[np.argmax(edges[:, TRIED]), MOVE])
        return unpack_move(best, position.side(position.player).chip)
