"""Why a decision is refused: every reason, in the order that docs/rules.md gives."""

from collections import Counter
from collections.abc import Iterator

from bossa.rules.legal import CHOICES
from bossa.rules.lines import End, Line
from bossa.rules.moves import Decision, Exchange, Lay, Move, Placing, Redraw, Stack
from bossa.rules.position import Position, Side
from bossa.rules.refusals import Illegal, NotNow, Refusal
from bossa.rules.tiles import Tile, total
from bossa.rules.words import Chip, Choice, Marker, Phase, Player

MARKER_OF = {Stack: Marker.STACK, Exchange: Marker.EXCHANGE, Redraw: Marker.REDRAW}


def check(position: Position, decision: Decision, by: Player | None = None) -> None:
    """Refuse a decision that is not legal, with the first reason against it."""
    for refusal in reasons(position, decision, by):
        raise refusal


def reasons(position: Position, decision: Decision, by: Player | None = None) -> Iterator[Refusal]:
    """Every reason against a decision; none when it is legal.

    Without `by`, the player who is to act decides.
    """
    player = by or position.player
    not_now = _not_now(position, decision, player)
    if not_now:
        # The other checks assume that this player may make this kind of decision now.
        yield not_now
    elif isinstance(decision, Choice):
        if decision not in CHOICES[position.phase]:
            yield Illegal("first-is-taken", "S4")
    else:
        yield from _reasons_of_move(position, decision, player)


def may_decide(position: Position, player: Player) -> bool:
    """Whether a player has something to decide now. While chips are kept, both may (E1)."""
    if position.phase is Phase.KEEP:
        return len(position.side(player).chips) == len(Chip)
    return position.phase is not Phase.DRAW and player is position.player


def _not_now(position: Position, decision: Decision, player: Player) -> NotNow | None:
    phase = position.phase
    if phase is Phase.KEEP and not may_decide(position, player):
        return NotNow("already-kept", "E1")
    if phase is not Phase.KEEP and player is not position.player:
        return NotNow("not-your-turn", "U4", player=position.player.value)
    if phase is Phase.DRAW:
        return NotNow("draw-first", "U1")
    if phase is Phase.PLAY and isinstance(decision, Choice):
        return NotNow("setup-is-over", "U2")
    if phase.is_setup and not isinstance(decision, Choice):
        return NotNow("setup-first", "U2", phase=phase.value)
    keeps = decision in CHOICES[Phase.KEEP]
    if phase.is_setup and keeps != (phase is Phase.KEEP):
        return NotNow("other-choice", "E1" if keeps else "S4", phase=phase.value)
    return None


def _reasons_of_move(position: Position, move: Move, player: Player) -> Iterator[Refusal]:
    side = position.side(player)
    yield from _tiles_not_in_hand(_tiles_of(move), side)
    if isinstance(move, Exchange) and move.theirs not in position.side(player.opponent).tiles:
        yield Illegal("not-in-other-hand", "A2", tile=str(move.theirs))
    marker = MARKER_OF.get(type(move))
    if marker and marker not in side.markers:
        yield Illegal("marker-used", "A4", marker=marker.value)
    if isinstance(move, Redraw) and position.pile_size < 1:
        yield Illegal("pile-empty", "A1")
    if isinstance(move, Placing):
        yield from _reasons_of_chips(move, side)
        yield from _reasons_of_place(position, move)
        yield from _reasons_of_count(move)


def _tiles_of(move: Move) -> tuple[Tile, ...]:
    match move:
        case Placing(tiles=tiles):
            return tuple(laid.tile for laid in tiles)
        case Exchange(own=tile) | Redraw(tile=tile):
            return (tile,)


def _tiles_not_in_hand(tiles: tuple[Tile, ...], side: Side) -> Iterator[Refusal]:
    for tile, times in Counter(tiles).items():
        if tile not in side.tiles:
            yield Illegal("not-in-hand", "U3", tile=str(tile))
        elif times > 1:
            yield Illegal("tile-twice", "U3", tile=str(tile))


def _reasons_of_chips(move: Placing, side: Side) -> Iterator[Refusal]:
    chips = [laid.chip for laid in move.tiles if laid.chip]
    for chip in dict.fromkeys(chips):
        if chip not in side.chips:
            yield Illegal("chip-not-held", "E2", chip=chip.value)
    if len(chips) > 1:
        yield Illegal("two-chips", "E5")


def _reasons_of_place(position: Position, move: Placing) -> Iterator[Refusal]:
    line = position.line(move.colour)
    if isinstance(move, Stack):
        yield from _reasons_of_stack_place(line, move)
        return
    where = {"colour": move.colour.value, "number": move.number}
    if move.number < 1:
        yield Illegal("below-one", "L2", **where)
        return
    ends = line.ends(position.rules)
    end = next((end for end in ends if end.number == move.number), None)
    if end is None:
        near = {"ends": len(ends), "end": ends[0].number, "other": ends[-1].number}
        yield Illegal("not-an-end", "L1", **where, **near)
    elif len(move.tiles) not in end.sizes:
        yield _wrong_size(position, end, len(move.tiles))


def _reasons_of_stack_place(line: Line, move: Stack) -> Iterator[Refusal]:
    where = {"colour": move.colour.value, "number": move.number}
    row = line.row(move.number)
    if move.number == line.die:
        yield Illegal("stack-on-die", "A3", **where)
    elif row is None:
        yield Illegal("not-a-row", "A3", **where)
    elif len(move.tiles) != row.size:
        yield Illegal("size-of-stack", "A3", **where, size=row.size, given=len(move.tiles))


def _wrong_size(position: Position, end: End, given: int) -> Illegal:
    code, rule = "size-beside-row", position.rules.size_rule
    if end.beside_die:
        code, rule = "size-beside-die", "L4"
    return Illegal(
        code,
        rule,
        colour=end.colour.value,
        number=end.number,
        sizes=len(end.sizes),
        size=end.sizes[0],
        other=end.sizes[-1],
        given=given,
    )


def _reasons_of_count(move: Placing) -> Iterator[Refusal]:
    for laid in move.tiles:
        if not laid.counts(move.colour):
            yield Illegal(
                "no-dots",
                "T4",
                tile=str(laid.tile),
                colour=move.colour.value,
                inverted="yes" if laid.chip is Chip.INVERTER else "no",
            )
    for laid in move.tiles:
        if not laid.chip_has_effect:
            yield Illegal("chip-without-effect", "E6", tile=str(laid.tile))
    made = total(move.tiles, move.colour)
    if made != move.number:
        rule = "L3" if isinstance(move, Lay) else "A3"
        yield Illegal("wrong-total", rule, colour=move.colour.value, total=made, number=move.number)
