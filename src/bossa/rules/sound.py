"""Checks a position that was set up by hand. Each fault names the rule that it breaks."""

from collections import Counter
from collections.abc import Iterator

from bossa.rules.deal import DIE
from bossa.rules.lines import Line, Row
from bossa.rules.position import HAND_SIZE, MOST_IN_HAND, Position
from bossa.rules.refusals import Illegal
from bossa.rules.ruleset import Rules
from bossa.rules.tiles import Layer, total
from bossa.rules.words import Chip, Colour, Marker, Phase, Player

HAND_LIMITS = {
    Phase.CHOOSE: (HAND_SIZE, HAND_SIZE),
    Phase.LINE: (HAND_SIZE, HAND_SIZE),
    Phase.KEEP: (HAND_SIZE, HAND_SIZE),
    Phase.DRAW: (1, MOST_IN_HAND - 1),
    Phase.PLAY: (1, MOST_IN_HAND),
}


def check_position(position: Position) -> None:
    """Refuse an impossible position. It need not be reachable from the start of a game."""
    for refusal in _faults(position):
        raise refusal


def _faults(position: Position) -> Iterator[Illegal]:
    yield from _phase(position)
    yield from _tiles(position)
    yield from _dice(position)
    for line in position.lines:
        yield from _line(line, position.rules)
    yield from _owners(position)
    yield from _hands(position)
    yield from _markers(position)
    yield from _chips(position)
    least = 2 if position.phase is Phase.DRAW else 1
    if len(position.unseen) < least:
        yield Illegal("no-pile", "X4")


def _phase(position: Position) -> Iterator[Illegal]:
    rules, phase = position.rules, position.phase
    if phase in (Phase.CHOOSE, Phase.LINE) and not rules.lines_are_chosen:
        yield Illegal("nobody-chooses", "N1")
    if phase is Phase.KEEP and not rules.chips:
        yield Illegal("no-chips-here", "K3")
    # Elsewhere the game itself tells: by its phase, or by the dice.
    keeps_with_lines = phase is Phase.KEEP and rules.lines_are_chosen
    if position.first is not None and not keeps_with_lines:
        yield Illegal("first-not-here", "S4" if rules.lines_are_chosen else "N1")


def _tiles(position: Position) -> Iterator[Illegal]:
    for tile, times in Counter(position.seen).items():
        if times > 1:
            yield Illegal("tile-stands-twice", "T1", tile=str(tile))


def _dice(position: Position) -> Iterator[Illegal]:
    for line in position.lines:
        if line.die not in DIE:
            yield Illegal("no-such-die", "S2", die=line.die)
    if position.white.die == position.black.die:
        yield Illegal("equal-dice", "S2")


def _line(line: Line, rules: Rules) -> Iterator[Illegal]:
    for side, step in ((line.below, -1), (line.above, 1)):
        neighbour = None
        for place, row in enumerate(side, start=1):
            if row.number != line.die + step * place:
                yield Illegal("gap", "L1", colour=line.colour.value, number=row.number)
            sizes = rules.sizes_beside(neighbour)
            if row.size not in sizes:
                yield Illegal(
                    "row-size",
                    "L4" if neighbour is None else rules.size_rule,
                    colour=line.colour.value,
                    number=row.number,
                    sizes=len(sizes),
                    size=sizes[0],
                    other=sizes[-1],
                    given=row.size,
                )
            yield from _row(row, line.colour)
            neighbour = row.size
    if rules.rows_to_win is not None and len(line.rows) >= rules.rows_to_win:
        yield Illegal("line-full", "X3", colour=line.colour.value)


def _row(row: Row, colour: Colour) -> Iterator[Illegal]:
    for layer in row.layers:
        if len(layer) != row.size:
            yield Illegal(
                "layer-size",
                "A3",
                colour=colour.value,
                number=row.number,
                size=row.size,
                given=len(layer),
            )
        yield from _layer(layer, colour, row)


def _layer(layer: Layer, colour: Colour, row: Row) -> Iterator[Illegal]:
    if sum(laid.chip is not None for laid in layer) > 1:
        yield Illegal("two-chips", "E5")
    for laid in layer:
        if not laid.counts(colour):
            inverted = "yes" if laid.chip is Chip.INVERTER else "no"
            tile = str(laid.tile)
            yield Illegal("no-dots", "T4", tile=tile, colour=colour.value, inverted=inverted)
        if not laid.chip_has_effect:
            yield Illegal("chip-without-effect", "E6", tile=str(laid.tile))
    made = total(layer, colour)
    if made != row.number:
        rule = "L3" if layer is row.layers[0] else "A3"
        yield Illegal("row-total", rule, colour=colour.value, total=made, number=row.number)


def _owners(position: Position) -> Iterator[Illegal]:
    owners = [line.owner for line in position.lines]
    if not position.rules.lines_are_chosen:
        if owners != [None, None]:
            yield Illegal("nobody-owns", "N1")
    elif position.phase in (Phase.CHOOSE, Phase.LINE):
        if owners != [None, None]:
            yield Illegal("not-yet-owned", "S5")
    elif set(owners) != set(Player):
        yield Illegal("one-line-each", "S5")


def _hands(position: Position) -> Iterator[Illegal]:
    least, most = HAND_LIMITS[position.phase]
    for player in Player:
        hand = position.side(player).hand
        if hand is None:
            if not position.phase.is_setup:
                yield Illegal("hand-unknown", "S6", player=player.value)
        elif not least <= len(hand) <= most:
            yield Illegal(
                "hand-size",
                "S1" if position.phase.is_setup else "U1",
                player=player.value,
                least=least,
                most=most,
                given=len(hand),
            )


def _markers(position: Position) -> Iterator[Illegal]:
    stacked = sum(len(row.layers) - 1 for line in position.lines for row in line.rows)
    for marker, rule, code, found in (
        (Marker.STACK, "A3", "stacks-and-markers", stacked),
        (Marker.REDRAW, "A1", "discards-and-markers", len(position.out)),
    ):
        used = sum(marker not in side.markers for side in position.sides)
        if found != used:
            yield Illegal(code, rule, found=found, used=used)


def _chips(position: Position) -> Iterator[Illegal]:
    on_table = [
        laid.chip
        for line in position.lines
        for row in line.rows
        for layer in row.layers
        for laid in layer
        if laid.chip
    ]
    held = [side.chips for side in position.sides]
    if not position.rules.chips:
        if on_table or any(held):
            yield Illegal("no-chips-here", "K3")
        return
    used = held.count(())
    if len(on_table) != used:
        yield Illegal("chips-and-players", "E2", found=len(on_table), used=used)
    yield from _chips_of_phase(position)


def _chips_of_phase(position: Position) -> Iterator[Illegal]:
    """A player holds both chips until keeping one, and never both after that (E1)."""
    for player in Player:
        both = len(position.side(player).chips) == len(Chip)
        must = position.phase in (Phase.CHOOSE, Phase.LINE) or (
            position.phase is Phase.KEEP and player is position.player
        )
        may = position.phase.is_setup
        if (must and not both) or (both and not may):
            yield Illegal("chip-kept", "E1", player=player.value)
