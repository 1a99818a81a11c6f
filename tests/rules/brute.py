"""A second, brute-force implementation of the legal moves: try everything, keep what is allowed.

It shares the values of `bossa.rules`, but not the code that finds and checks moves. So a mistake in
one of the two shows as a difference.
"""

from itertools import combinations

from bossa import Chip, Exchange, Laid, Lay, Marker, Move, Phase, Position, Redraw, Stack, Tile
from bossa.rules.words import Choice, Colour

HIGHEST = 40


def every_placing(hand: tuple[Tile, ...], chips: tuple[Chip, ...]) -> list[tuple[Laid, ...]]:
    """Every group of tiles of the hand, without a chip and with each chip on each tile."""
    groups: list[tuple[Laid, ...]] = []
    for size in range(1, len(hand) + 1):
        for tiles in combinations(hand, size):
            groups.append(tuple(Laid(tile) for tile in tiles))
            for chip in chips:
                for target in tiles:
                    groups.append(tuple(Laid(t, chip if t == target else None) for t in tiles))
    return groups


def counts(laid: Laid, white: bool) -> int:
    """What a tile counts in a colour. 0 means that the tile or its chip cannot be used there."""
    dots, other = (laid.tile[0], laid.tile[1]) if white else (laid.tile[1], laid.tile[0])
    if laid.chip is Chip.INVERTER:
        return 0 if dots == other else other
    return dots * 2 if laid.chip is Chip.DOUBLER else dots


def brute_moves(position: Position) -> set[Move]:
    assert position.phase is Phase.PLAY
    me = position.a if position.player.value == "A" else position.b
    they = position.b if position.player.value == "A" else position.a
    found: set[Move] = set()
    tiles_seen = len(position.seen)
    if Marker.REDRAW in me.markers and 27 - tiles_seen - 1 >= 1:
        found |= {Redraw(tile) for tile in me.tiles}
    if Marker.EXCHANGE in me.markers:
        found |= {Exchange(own, theirs) for own in me.tiles for theirs in they.tiles}
    for line in position.lines:
        white = line.colour is Colour.WHITE
        sizes = {row.number: len(row.layers[0]) for row in line.rows}
        for group in every_placing(me.tiles, me.chips):
            values = [counts(laid, white) for laid in group]
            if 0 in values:
                continue
            number, size = sum(values), len(group)
            if number in sizes:
                if Marker.STACK in me.markers and size == sizes[number]:
                    found.add(Stack(line.colour, number, group))
            elif number != line.die and may_lay(position, number, size, sizes, line.die):
                found.add(Lay(line.colour, number, group))
    return found


def may_lay(position: Position, number: int, size: int, sizes: dict[int, int], die: int) -> bool:
    inward = number - 1 if number > die else number + 1
    if inward == die:
        return size in (1, 2)
    if inward not in sizes:
        return False
    difference = size - sizes[inward]
    if position.rules.name.startswith("novice"):
        return difference in (0, 1)
    return difference in (-1, 1)


def brute_options(position: Position) -> set[Move] | set[Choice]:
    match position.phase:
        case Phase.CHOOSE:
            return {Choice.WHITE, Choice.BLACK, Choice.FIRST}
        case Phase.LINE:
            return {Choice.WHITE, Choice.BLACK}
        case Phase.KEEP:
            return {Choice.KEEP_DOUBLER, Choice.KEEP_INVERTER}
        case _:
            return brute_moves(position)
