"""Lists every legal decision in a position, each exactly once."""

from collections import defaultdict
from collections.abc import Iterator

from bossa.rules.moves import Decision, Exchange, Lay, Move, Redraw, Stack
from bossa.rules.position import Position
from bossa.rules.tiles import PLAIN, Laid, Layer, Tile
from bossa.rules.words import Chip, Choice, Colour, Marker, Phase

Groups = dict[tuple[int, int], list[Layer]]
"""Groups of tiles, by the size and the total of the group."""

CHOICES = {
    Phase.CHOOSE: (Choice.WHITE, Choice.BLACK, Choice.FIRST),
    Phase.LINE: (Choice.WHITE, Choice.BLACK),
    Phase.KEEP: (Choice.KEEP_DOUBLER, Choice.KEEP_INVERTER),
}


def legal(position: Position) -> tuple[Decision, ...]:
    """The choices in the set-up, the moves in a turn, nothing before a draw."""
    if position.phase.is_setup:
        return CHOICES[position.phase]
    return tuple(_moves(position)) if position.phase is Phase.PLAY else ()


def can_move(position: Position) -> bool:
    """Whether the player who has drawn has any move (X1)."""
    return next(_moves(position), None) is not None


def _moves(position: Position) -> Iterator[Move]:
    # Exchanges and redraws nearly always exist. They come first because `can_move` stops at the
    # first move.
    yield from _exchanges(position)
    yield from _redraws(position)
    side = position.side(position.player)
    for line in position.lines:
        groups = _groups(side.tiles, line.colour, side.chip)
        for end in line.ends(position.rules):
            for size in end.sizes:
                for layer in groups.get((size, end.number), ()):
                    yield Lay(line.colour, end.number, layer)
        if Marker.STACK in side.markers:
            for row in line.rows:
                for layer in groups.get((row.size, row.number), ()):
                    yield Stack(line.colour, row.number, layer)


def _exchanges(position: Position) -> Iterator[Exchange]:
    side = position.side(position.player)
    if Marker.EXCHANGE in side.markers:
        for own in side.tiles:
            for theirs in position.side(position.player.opponent).tiles:
                yield Exchange(own, theirs)


def _redraws(position: Position) -> Iterator[Redraw]:
    side = position.side(position.player)
    if Marker.REDRAW in side.markers and position.pile_size > 0:
        for tile in side.tiles:
            yield Redraw(tile)


def _groups(hand: tuple[Tile, ...], colour: Colour, chip: Chip | None) -> Groups:
    """Every group of tiles of the hand that can be used in a colour, with at most one chip."""
    groups: Groups = defaultdict(list)
    groups[0, 0].append(())
    for tile in hand:
        dots = tile.dots(colour)
        if dots:
            # Largest groups first: otherwise the loop would reach groups to which it has just
            # added this tile, and add it again.
            for size, total in sorted(groups, reverse=True):
                layers = groups[size, total]
                groups[size + 1, total + dots] += [(*layer, PLAIN[tile]) for layer in layers]
    if chip is not None:
        _add_chip(groups, hand, colour, chip)
    return groups


def _add_chip(groups: Groups, hand: tuple[Tile, ...], colour: Colour, chip: Chip) -> None:
    plain = [(size, total, list(layers)) for (size, total), layers in groups.items()]
    for tile in hand:
        with_chip = Laid(tile, chip)
        counts = with_chip.counts(colour)
        if not counts or not with_chip.chip_has_effect:
            continue
        for size, total, layers in plain:
            groups[size + 1, total + counts] += [
                tuple(sorted((*layer, with_chip))) for layer in layers if PLAIN[tile] not in layer
            ]
