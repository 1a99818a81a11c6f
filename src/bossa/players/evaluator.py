"""One answer to what a position is worth: exact where the solver comes to its end, else estimated.

The engine's levels, hints, reviews and `bossa eval` ask here. A worth is always told for the player
who is to act in the position that was asked for.
"""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from fractions import Fraction
from typing import cast

from bossa.players.computer import Stop
from bossa.players.estimates import Estimator
from bossa.players.solver import Solution, Solver
from bossa.players.version import VERSION
from bossa.players.worth import Sure, Worth, mean
from bossa.rules import Move, Outcome, Phase, Player, Position, Redraw, Tile, legal
from bossa.rules.turn import State, after_draw, after_move

__all__ = ["VERSION", "Evaluator"]

SOLVED_PILE = 8
"""With so many tiles or fewer in the pile, the evaluator tries to solve a position. With -1, all is
estimated."""
SECONDS = 0.5
"""How long it tries."""
MEMORY = 1 << 28
"""Bytes of the solver's table, at most."""
NARROW = 0.01
"""Bounds that are at most so far from their middle are better than an estimate."""
MOST_KNOWN = 4096
"""Positions whose worth is remembered."""


class Evaluator:
    """Values positions, and remembers what it has found. It answers one question at a time."""

    def __init__(
        self,
        threads: int = 1,
        seconds: float = SECONDS,
        memory: int = MEMORY,
        solved_pile: int = SOLVED_PILE,
    ) -> None:
        self.seconds = seconds
        self._solved_pile = solved_pile
        self._is_in_game = False
        self._solver = Solver(memory, threads)
        self._estimator = Estimator(threads)
        self._known: dict[Position, Worth] = {}
        self._known_tiles: dict[Position, dict[Tile, Worth]] = {}

    @contextmanager
    def in_one_game(self) -> Iterator[None]:
        """While this runs, positions of one game are asked for, from its end to its start.

        A position that is not solved in time is part of those that came before it. So the solver
        tries none with as many tiles in the pile again.
        """
        before = self._solved_pile
        self._is_in_game = True
        try:
            yield
        finally:
            self._solved_pile = before
            self._is_in_game = False

    def of(self, position: Position, stop: Stop | None = None) -> Worth:
        """What a position is worth, to draw or to play."""
        found = self._known.get(position)
        if found is None:
            found = self._found(position, stop or Stop())
            self._remember(position, found)
        return found

    def moves(self, position: Position, stop: Stop | None = None) -> dict[Move, Worth]:
        """What each move of a position to play is worth, best first.

        Where they are estimated, the best one is worth what `of` says of the position after it; the
        others may have been looked at less deeply.
        """
        stop = stop or Stop()
        solution = self._solved(position, stop, None)
        found: dict[Move, Worth] = {}
        if solution:
            for move, bounds in solution.moves.items():
                worth = Worth.between(bounds.low, bounds.high)
                if worth.exact or worth.within <= NARROW:
                    found[move] = worth
        rest = [move for move in cast(tuple[Move, ...], legal(position)) if move not in found]
        if rest:
            found |= self._estimator.moves(position, rest)
            self._deepen(position, found, stop)
        ordered = sorted(found.items(), key=lambda item: -item[1].chance)
        return dict(ordered)

    def tiles(self, position: Position, stop: Stop | None = None) -> dict[Tile, Worth]:
        """What each tile that can come would make of a position to draw, for who draws it."""
        if self.of(position, stop).sure is Sure.ESTIMATED:
            return self._estimated_tiles(position)
        worths = {}
        for tile in position.unseen:
            state = after_draw(position, tile)
            worths[tile] = certain(state.outcome, position.player) or self.of(state.position, stop)
        return worths

    def after(self, position: Position, move: Move, stop: Stop | None = None) -> Worth:
        """What a move is worth for who makes it. A redraw has the mean over what it may bring."""
        if isinstance(move, Redraw):
            return mean(list(self.brought(position, move, stop).values()))
        return self._of_state(after_move(position, move), position.player, stop)

    def brought(
        self, position: Position, move: Redraw, stop: Stop | None = None
    ) -> dict[Tile, Worth]:
        """What each tile that a redraw can bring is worth for who redraws."""
        states = {tile: after_move(position, move, tile) for tile in position.unseen}
        self.prepare([state.position for state in states.values() if not state.outcome], stop)
        return {
            tile: self._of_state(state, position.player, stop) for tile, state in states.items()
        }

    def prepare(self, positions: Iterable[Position], stop: Stop | None = None) -> None:
        """Find the worth of many positions to draw, with all threads."""
        stop = stop or Stop()
        rest = []
        for position in positions:
            if position.pile_size <= self._solved_pile:
                self.of(position, stop)
            elif position not in self._known:
                rest.append(position)
        for position, tiles in zip(rest, self._estimator.all_tiles(rest), strict=True):
            self._remember_tiles(position, tiles)

    def _of_state(self, state: State, player: Player, stop: Stop | None) -> Worth:
        """What a state after a move of `player` is worth for that player."""
        return certain(state.outcome, player) or self.of(state.position, stop).turned()

    def _found(self, position: Position, stop: Stop) -> Worth:
        solution = self._solved(position, stop, ())
        if solution:
            worth = Worth.between(solution.value.low, solution.value.high)
            if worth.exact or worth.within <= NARROW:
                return worth
        if position.phase is Phase.PLAY:
            return next(iter(self.moves(position, stop).values()))
        return mean(list(self._estimated_tiles(position).values()))

    def _solved(self, position: Position, stop: Stop, valued: tuple[()] | None) -> Solution | None:
        if position.pile_size > self._solved_pile:
            return None
        solution = self._solver.solve(position, self.seconds, stop=stop, valued=valued)
        if self._is_in_game and not solution.exact:
            self._solved_pile = position.pile_size - 1
        return solution

    def _deepen(self, position: Position, found: dict[Move, Worth], stop: Stop) -> None:
        """Look more deeply at the move that seems best, until that is one that was looked at."""
        deep = {move for move, worth in found.items() if worth.sure is not Sure.ESTIMATED}
        while True:
            best = max(found, key=lambda move: found[move].chance)
            if best in deep:
                return
            deep.add(best)
            if not isinstance(best, Redraw):
                found[best] = self.after(position, best, stop)

    def _estimated_tiles(self, position: Position) -> dict[Tile, Worth]:
        if position not in self._known_tiles:
            self._remember_tiles(position, self._estimator.tiles(position))
        return self._known_tiles[position]

    def _remember_tiles(self, position: Position, tiles: dict[Tile, Worth]) -> None:
        if len(self._known_tiles) >= MOST_KNOWN:
            self._known_tiles.clear()
        self._known_tiles[position] = tiles
        self._remember(position, mean(list(tiles.values())))

    def _remember(self, position: Position, worth: Worth) -> None:
        if len(self._known) >= MOST_KNOWN:
            self._known.clear()
        self._known[position] = worth


def certain(outcome: Outcome | None, player: Player) -> Worth | None:
    """What the end of a game is worth for a player; None if the game goes on."""
    if outcome is None:
        return None
    if outcome.winner is None:
        return Worth(Fraction(1, 2))
    return Worth(Fraction(int(outcome.winner is player)))
