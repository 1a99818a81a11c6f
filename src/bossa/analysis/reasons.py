"""Why a move was worse than another, told by facts that are counted for this position.

Each function compares the position after the move with that after the better one, and yields a
reason only where the fact speaks for the better move. Where none does, nothing is told.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from bossa.analysis.ledger import Reason
from bossa.analysis.outlook import fills, lays_of_hand, open_places, wins_next_turn
from bossa.players.facts import Draws, can_fill, own_next_turn, states_after, stuck, wins_at_once
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
from bossa.rules.turn import State

MOST = 3
"""Reasons that are told for one decision."""
LATE = 2
"""With so many tiles in the pile, the number of tiles in hand decides soon."""


@dataclass(frozen=True, slots=True)
class _Way:
    """A move and what follows from it: one state, or two cases after a redraw."""

    move: Move
    states: tuple[State, ...]

    @property
    def outcome(self) -> Outcome | None:
        return self.states[0].outcome

    @property
    def position(self) -> Position:
        """For what does not depend on the tile that a redraw brings: lines, tiles in hand, pile."""
        return self.states[0].position

    @property
    def left(self) -> list[Position]:
        """The positions that it leaves to the other, who is to draw."""
        return [state.position for state in self.states]

    @property
    def own_next_turn(self) -> Position | None:
        """None where there is none, and after a redraw, of which nobody knows what it brings."""
        if isinstance(self.move, Redraw):
            return None
        return own_next_turn(self.position)


@dataclass(frozen=True, slots=True)
class _Compared:
    """A position to play, the move that was made there and the better one."""

    position: Position
    made: _Way
    better: _Way

    @property
    def player(self) -> Player:
        return self.position.player

    @property
    def ways(self) -> tuple[_Way, _Way]:
        return self.made, self.better

    @property
    def go_on(self) -> bool:
        """Whether the game goes on after both moves."""
        return not (self.made.outcome or self.better.outcome)


def reasons_for(position: Position, move: Move, better: Move) -> tuple[Reason, ...]:
    """Why a move is worse than a better one; at most three reasons, the weightiest first."""
    made, instead = (_Way(one, states_after(position, one)) for one in (move, better))
    compared = _Compared(position, made, instead)
    found: dict[str, Reason] = {}
    for look in _WHILE_IT_GOES_ON if compared.go_on else _AT_THE_END:
        for reason in look(compared):
            if not found.keys() & _SAID_BY.get(reason.message, set()):
                found[reason.message] = reason
    return tuple(found.values())[:MOST]


def _ends(compared: _Compared) -> Iterator[Reason]:
    """The better move wins at once; or this one gives the game away."""
    won = compared.better.outcome
    if won and won.winner is compared.player:
        yield Reason("reason-better-wins")
    if compared.made.outcome == Outcome(Ending.B, compared.player.opponent):
        yield Reason("reason-gives-sixth")


def _gives_row(compared: _Compared) -> Iterator[Reason]:
    """A row on the other's line brings the other nearer to six."""
    move = compared.made.move
    if not isinstance(move, Lay):
        return
    line = compared.made.position.line(move.colour)
    needed = compared.position.rules.rows_to_win
    if line.owner is not compared.player.opponent or needed is None:
        return
    better = compared.better.position.line(move.colour)
    if len(better.rows) < len(line.rows) == needed - 1:
        yield Reason("reason-gives-row", (("rows", len(line.rows)), ("of", needed)))


def _other_wins(compared: _Compared) -> Iterator[Reason]:
    """The other wins at once with more tiles."""
    here, there = (wins_at_once(way.left) for way in compared.ways)
    if here.count > there.count:
        yield Reason("reason-other-wins", _values(here, there))


def _other_stuck(compared: _Compared) -> Iterator[Reason]:
    """The better move leaves the other without a move against more tiles."""
    here, there = (stuck(way.left) for way in compared.ways)
    if there.count > here.count:
        yield Reason("reason-other-stuck", _values(here, there))


def _spent(compared: _Compared) -> Iterator[Reason]:
    """What the spent marker or chip would have been good for in the own next turn."""
    spent = next(_spent_by(compared.made.move), None)
    next_turn = compared.made.own_next_turn
    if spent is None or spent in _spent_by(compared.better.move):
        return
    if next_turn is None:
        return
    side = next_turn.side(compared.player)
    if isinstance(spent, Marker):
        kept = replace(side, markers=(*side.markers, spent))
    else:
        kept = replace(side, chips=(spent,))
    without = stuck([next_turn])
    with_it = stuck([next_turn.with_side(compared.player, kept)])
    if without.count > with_it.count:
        name = spent.name.lower()
        values = (
            ("spent", name), ("count", without.count), ("kept", with_it.count), ("of", without.of),
        )  # fmt: skip
        yield Reason("reason-spent", values)


def _self_stuck(compared: _Compared) -> Iterator[Reason]:
    """With more tiles the player would have no move in the next turn, as the lines are now."""
    turns = [turn for way in compared.ways if (turn := way.own_next_turn)]
    if len(turns) == len(compared.ways):
        here, there = (stuck([turn]) for turn in turns)
        if here.count > there.count:
            yield Reason("reason-self-stuck", _values(here, there))


def _wins_soon(compared: _Compared) -> Iterator[Reason]:
    """With more tiles the player would win in the next turn after the better move."""
    if not any(isinstance(way.move, Redraw) for way in compared.ways):
        here, there = (wins_next_turn(way.position) for way in compared.ways)
        if here and there and here.count < there.count:
            yield Reason("reason-wins-soon", _values(here, there))


def _row(compared: _Compared) -> Iterator[Reason]:
    """The better move lays a row on the player's own line, this one none."""
    needed = compared.position.rules.rows_to_win
    if needed is None:
        return
    before = _rows_of(compared.position, compared.player)
    here, there = (_rows_of(way.position, compared.player) for way in compared.ways)
    if here == before < there:
        yield Reason("reason-row", (("rows", there), ("of", needed)))


def _lays(compared: _Compared) -> Iterator[Reason]:
    """The better move lays more tiles."""
    held = len(compared.position.side(compared.player).tiles)
    here, there = (held - len(way.position.side(compared.player).tiles) for way in compared.ways)
    if here < there:
        yield Reason("reason-lays", (("count", here), ("better", there)))


def _opens(compared: _Compared) -> Iterator[Reason]:
    """The move opens or leaves a place on the other's line that the other can fill with more tiles.

    Of several places it is the one with the largest difference.
    """
    other = compared.player.opponent
    found = []
    for place, here in fills(compared.made.left, other).items():
        there = can_fill(compared.better.left, *place)
        if here.count > there.count:
            found.append((here.count - there.count, place, here, there))
    if found:
        _, place, here, there = max(found, key=lambda one: one[0])
        is_new = place not in open_places(compared.position, other)
        said = ("colour", place[0].value), ("number", place[1])
        message = "reason-opens" if is_new else "reason-leaves"
        yield Reason(message, (*said, *_values(here, there)))


def _own_row(compared: _Compared) -> Iterator[Reason]:
    """With more tiles the player could lay a row on a place of the own line in the next turn."""
    turns = [turn for way in compared.ways if (turn := way.own_next_turn)]
    if len(turns) < len(compared.ways):
        return
    made, better = turns
    found = []
    for place, there in fills([better], compared.player).items():
        here = can_fill([made], *place)
        if here.count < there.count:
            found.append((there.count - here.count, place, here, there))
    if found:
        _, place, here, there = max(found, key=lambda one: one[0])
        said = ("colour", place[0].value), ("number", place[1])
        yield Reason("reason-own-row", (*said, *_values(here, there)))


def _keeps(compared: _Compared) -> Iterator[Reason]:
    """It uses up a marker or a chip, and the better move uses none."""
    made, better = (set(_used_by(way.move)) for way in compared.ways)
    if made and not better and compared.better.position.pile_size > 1:
        spent = next(_used_by(compared.made.move))
        yield Reason("reason-keeps", (("spent", spent.name.lower()),))


def _hand_fits(compared: _Compared) -> Iterator[Reason]:
    """The tiles that stay in hand fit more places, or could be laid more at a time."""
    if compared.position.pile_size < 2:
        return
    here, there = (lays_of_hand(way.left, compared.player) for way in compared.ways)
    places = [len({place for place, _ in lays}) for lays in (here, there)]
    if places[0] < places[1]:
        yield Reason("reason-hand-fits", (("count", places[0]), ("better", places[1])))
    most = [max((tiles for _, tiles in lays), default=0) for lays in (here, there)]
    if most[0] < most[1]:
        yield Reason("reason-hand-most", (("count", most[0]), ("better", most[1])))


def _rows_of(position: Position, player: Player) -> int:
    return sum(len(line.rows) for line in position.lines if line.owner is player)


def _fewer_tiles(compared: _Compared) -> Iterator[Reason]:
    """At the end of the pile fewer tiles win (X4)."""
    pile = compared.made.position.pile_size
    if pile <= LATE and (values := _more_in_hand(compared)):
        yield Reason("reason-fewer-tiles", (*values, ("pile", pile)))


def _pile_ends(compared: _Compared) -> Iterator[Reason]:
    """The pile is empty, and the number of tiles in hand decides the game (X4)."""
    endings = [way.outcome and way.outcome.ending for way in compared.ways]
    if endings == [Ending.E, Ending.E] and (values := _more_in_hand(compared)):
        yield Reason("reason-pile-ends", values)


def _more_in_hand(compared: _Compared) -> tuple[tuple[str, int], ...]:
    """The tiles in hand, if there are more of them than after the better move."""
    here, there = (len(way.position.side(compared.player).tiles) for way in compared.ways)
    theirs = len(compared.position.side(compared.player.opponent).tiles)
    return (("count", here), ("better", there), ("held", theirs)) if here > there else ()


_Look = Callable[[_Compared], Iterator[Reason]]

_AT_THE_END: tuple[_Look, ...] = (_ends, _pile_ends)
"""What is looked at where one of the moves ends the game: nothing else matters then."""

_WHILE_IT_GOES_ON: tuple[_Look, ...] = (
    _gives_row,
    _other_wins,
    _wins_soon,
    _other_stuck,
    _spent,
    _self_stuck,
    _fewer_tiles,
    _row,
    _lays,
    _opens,
    _keeps,
    _own_row,
    _hand_fits,
)

_SAID_BY = {
    "reason-self-stuck": {"reason-spent"},
    "reason-lays": {"reason-fewer-tiles", "reason-row"},
    "reason-keeps": {"reason-spent"},
    "reason-hand-most": {"reason-hand-fits"},
}
"""Reasons that say nothing new where another one is told."""


def _values(here: Draws, there: Draws) -> tuple[tuple[str, int], ...]:
    return ("count", here.count), ("better", there.count), ("of", here.of)


def _used_by(move: Move) -> Iterator[Marker | Chip]:
    yield from _spent_by(move)
    if isinstance(move, Redraw):
        yield Marker.REDRAW


def _spent_by(move: Move) -> Iterator[Marker | Chip]:
    """The chip and the marker that a move uses up. A stack can use both; the chip is told.

    Not Redraw: what it would have been good for hangs on the tile that it brings.
    """
    if isinstance(move, Lay | Stack):
        yield from (laid.chip for laid in move.tiles if laid.chip)
    if isinstance(move, Stack):
        yield Marker.STACK
    if isinstance(move, Exchange):
        yield Marker.EXCHANGE
