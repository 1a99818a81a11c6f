"""Why a move was worse than another, told by facts that are counted for this position.

Each function compares the position after the move with that after the better one, and yields a
reason only where the fact speaks for the better move. Where none does, nothing is told.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from bossa.analysis.facts import Draws, can_fill, own_next_turn, stuck, wins_at_once
from bossa.analysis.ledger import Reason
from bossa.rules import (
    Chip,
    Ending,
    Lay,
    Marker,
    Move,
    Outcome,
    Player,
    Position,
    Redraw,
    Stack,
)
from bossa.rules.moves import Exchange
from bossa.rules.turn import State, after_move

MOST = 3
"""Reasons that are told for one decision."""
LATE = 2
"""With so many tiles in the pile, the number of tiles in hand decides soon."""


@dataclass(frozen=True, slots=True)
class _Compared:
    """A position to play, the move that was made there and the better one, and what follows."""

    position: Position
    move: Move
    better: Move
    after: State
    after_better: State

    @property
    def player(self) -> Player:
        return self.position.player

    @property
    def states(self) -> tuple[State, State]:
        return self.after, self.after_better

    @property
    def go_on(self) -> bool:
        """Whether the game goes on after both moves."""
        return not (self.after.outcome or self.after_better.outcome)

    @property
    def known(self) -> bool:
        """Whether both lead to one position to draw. A redraw leads to many."""
        return (
            self.go_on and not isinstance(self.move, Redraw) and not isinstance(self.better, Redraw)
        )


def reasons_for(position: Position, move: Move, better: Move) -> tuple[Reason, ...]:
    """Why a move is worse than a better one; at most three reasons, the weightiest first."""
    compared = _Compared(position, move, better, _after(position, move), _after(position, better))
    found: list[Reason] = []
    for look in _LOOKS:
        found += look(compared)
    return tuple(found[:MOST])


def _ends(compared: _Compared) -> Iterator[Reason]:
    """The better move wins at once; or this one gives the game away."""
    if _won(compared.after_better.outcome, compared.player):
        yield Reason("reason-better-wins")
    if compared.after.outcome == Outcome(Ending.B, compared.player.opponent):
        yield Reason("reason-gives-sixth")


def _gives_row(compared: _Compared) -> Iterator[Reason]:
    """A row on the other's line brings the other nearer to six."""
    move, position = compared.move, compared.position
    if not isinstance(move, Lay) or compared.after.outcome:
        return
    line = compared.after.position.line(move.colour)
    needed = position.rules.rows_to_win
    if line.owner is not compared.player.opponent or needed is None:
        return
    better = compared.after_better.position.line(move.colour)
    if len(better.rows) < len(line.rows) == needed - 1:
        yield Reason("reason-gives-row", (("rows", len(line.rows)), ("of", needed)))


def _other_wins(compared: _Compared) -> Iterator[Reason]:
    """The other wins at once with more tiles."""
    if not compared.known:
        return
    here, there = (wins_at_once(state.position) for state in compared.states)
    if here.count > there.count:
        values = (("count", here.count), ("better", there.count), ("of", here.of))
        yield Reason("reason-other-wins", values)


def _other_stuck(compared: _Compared) -> Iterator[Reason]:
    """The better move leaves the other without a move against more tiles."""
    if not compared.known:
        return
    here, there = (stuck(state.position) for state in compared.states)
    if there.count > here.count:
        values = (("count", here.count), ("better", there.count), ("of", here.of))
        yield Reason("reason-other-stuck", values)


def _spent(compared: _Compared) -> Iterator[Reason]:
    """What the spent marker or chip would have been good for in the own next turn."""
    if not compared.known:
        return
    spent = _spent_by(compared.move)
    if spent is None or spent == _spent_by(compared.better):
        return
    next_turn = own_next_turn(compared.after.position)
    if next_turn is None:
        return
    side = next_turn.side(compared.player)
    if isinstance(spent, Marker):
        kept = replace(side, markers=(*side.markers, spent))
    else:
        kept = replace(side, chips=(spent,))
    without = stuck(next_turn)
    with_it = stuck(next_turn.with_side(compared.player, kept))
    if without.count > with_it.count:
        name = spent.name.lower()
        values = (
            ("spent", name), ("count", without.count), ("kept", with_it.count), ("of", without.of),
        )  # fmt: skip
        yield Reason("reason-spent", values)


def _self_stuck(compared: _Compared) -> Iterator[Reason]:
    """With more tiles the player would have no move in the next turn, as the lines are now."""
    if not compared.known:
        return
    turns = (own_next_turn(state.position) for state in compared.states)
    here, there = (stuck(turn) if turn else Draws(0, 0) for turn in turns)
    if here.count > there.count:
        values = (("count", here.count), ("better", there.count), ("of", here.of))
        yield Reason("reason-self-stuck", values)


def _opens(compared: _Compared) -> Iterator[Reason]:
    """The move leaves a place on the other's line that the other can fill with more tiles."""
    move = compared.move
    if not compared.known or not isinstance(move, Lay):
        return
    line = compared.after.position.line(move.colour)
    if line.owner is not compared.player.opponent:
        return
    number = move.number + 1 if move.number > line.die else move.number - 1
    if number < 1:
        return
    here, there = (can_fill(state.position, move.colour, number) for state in compared.states)
    if here.count > there.count:
        values = (
            ("colour", move.colour.value), ("number", number),
            ("count", here.count), ("better", there.count), ("of", here.of),
        )  # fmt: skip
        yield Reason("reason-opens", values)


def _fewer_tiles(compared: _Compared) -> Iterator[Reason]:
    """At the end of the pile fewer tiles win (X4)."""
    pile = compared.after.position.pile_size
    if compared.go_on and pile <= LATE and (values := _more_in_hand(compared)):
        yield Reason("reason-fewer-tiles", (*values, ("pile", pile)))


def _pile_ends(compared: _Compared) -> Iterator[Reason]:
    """The pile is empty, and the number of tiles in hand decides the game (X4)."""
    endings = [state.outcome and state.outcome.ending for state in compared.states]
    if endings == [Ending.E, Ending.E] and (values := _more_in_hand(compared)):
        yield Reason("reason-pile-ends", values)


def _more_in_hand(compared: _Compared) -> tuple[tuple[str, int], ...]:
    """The tiles in hand, if there are more of them than after the better move."""
    here, there = (len(state.position.side(compared.player).tiles) for state in compared.states)
    theirs = len(compared.position.side(compared.player.opponent).tiles)
    return (("count", here), ("better", there), ("held", theirs)) if here > there else ()


_LOOKS: tuple[Callable[[_Compared], Iterator[Reason]], ...] = (
    _ends,
    _gives_row,
    _other_wins,
    _other_stuck,
    _spent,
    _self_stuck,
    _fewer_tiles,
    _pile_ends,
    _opens,
)


def _after(position: Position, move: Move) -> State:
    """What follows from a move. A redraw brings any tile: nothing that depends on it is told."""
    return after_move(position, move, min(position.unseen) if isinstance(move, Redraw) else None)


def _won(outcome: Outcome | None, player: Player) -> bool:
    return outcome is not None and outcome.winner is player


def _spent_by(move: Move) -> Marker | Chip | None:
    """The marker or chip that a move uses up. A stack with a chip uses both; the chip is told."""
    if isinstance(move, Lay | Stack):
        chip = next((laid.chip for laid in move.tiles if laid.chip), None)
        if chip:
            return chip
    if isinstance(move, Stack):
        return Marker.STACK
    if isinstance(move, Exchange):
        return Marker.EXCHANGE
    return None
