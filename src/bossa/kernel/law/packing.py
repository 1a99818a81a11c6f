"""Positions, moves and outcomes of the rules to the words of the kernel and back, without loss."""

from typing import NamedTuple

from bossa.kernel.constants import variant_of
from bossa.kernel.law.moves import (
    BEARER,
    COLOUR,
    EXCHANGING,
    KIND,
    LAY,
    NUMBER,
    REDRAWING,
    STACKING,
    TAKEN,
)
from bossa.kernel.law.state import (
    CHIPS,
    DIE,
    DOUBLER,
    INVERTER,
    LINES,
    MARKERS,
    META,
    NOBODY,
    OWNER,
    PLAY,
    PLAYER,
    REACH,
    VARIANT,
    State,
)
from bossa.rules import (
    TILES,
    Chip,
    Colour,
    Exchange,
    Illegal,
    Laid,
    Lay,
    Line,
    Marker,
    Move,
    Outcome,
    Phase,
    Player,
    Position,
    Redraw,
    Row,
    Rules,
    Side,
    Stack,
    Tile,
)
from bossa.rules.deal import DIE as DIE_NUMBERS
from bossa.rules.outcome import Ending

INDEX = {tile: index for index, tile in enumerate(TILES)}
PLAYERS = tuple(Player)
COLOURS = tuple(Colour)
_CHIP_CODE = {Chip.DOUBLER: DOUBLER, Chip.INVERTER: INVERTER}
_CHIPS = (None, Chip.DOUBLER, Chip.INVERTER)
_ENDINGS = (Ending.A, Ending.B, Ending.C, Ending.D, Ending.E)


class Packed(NamedTuple):
    """A state, and what a search does not need: the tiles of each row, the discards, the rules."""

    state: State
    rows: tuple[tuple[Row, ...], tuple[Row, ...]]
    out: tuple[Tile, ...]
    rules: Rules


def pack(position: Position) -> Packed:
    """Pack a position. It refuses positions of the set-up."""
    if position.phase.is_setup:
        raise Illegal("not-for-search", phase=position.phase.value)
    rows = position.white.rows, position.black.rows
    return Packed(_state(position), rows, position.out, position.rules)


def unpack(packed: Packed) -> Position:
    state, meta = packed.state, packed.state[META]
    lines = []
    for index, colour in enumerate(COLOURS):
        word = state[LINES + index]
        die = next(n for n in DIE_NUMBERS if (word >> (4 * n)) & 15 == DIE)
        owner = (meta >> OWNER) & 3
        whose = None if owner == NOBODY else PLAYERS[owner ^ index]
        lines.append(Line.of(colour, die, whose, packed.rows[index]))
    sides = []
    for index in range(len(PLAYERS)):
        markers = tuple(
            marker for bit, marker in enumerate(Marker) if meta >> (MARKERS + 3 * index + bit) & 1
        )
        chip = _CHIPS[(meta >> (CHIPS + 2 * index)) & 3]
        sides.append(Side(tiles_in(state[index]), markers, (chip,) if chip else ()))
    return Position(
        packed.rules,
        PLAYERS[meta & PLAYER],
        Phase.PLAY if meta & PLAY else Phase.DRAW,
        lines[0],
        lines[1],
        sides[0],
        sides[1],
        packed.out,
    )


def _state(position: Position) -> State:
    meta = PLAYERS.index(position.player) * PLAYER
    meta |= PLAY if position.phase is Phase.PLAY else 0
    meta |= variant_of(position.rules) << VARIANT
    for index, player in enumerate(PLAYERS):
        side = position.side(player)
        for bit, marker in enumerate(Marker):
            meta |= (marker in side.markers) << (MARKERS + 3 * index + bit)
        for chip in side.chips:
            meta |= _CHIP_CODE[chip] << (CHIPS + 2 * index)
    owner = position.white.owner
    meta |= (NOBODY if owner is None else PLAYERS.index(owner)) << OWNER
    words = []
    for index, line in enumerate(position.lines):
        word = DIE << (4 * line.die)
        for row in line.rows:
            word |= row.size << (4 * row.number)
        words.append(word)
        meta |= (line.die - len(line.below)) << (REACH + 8 * index)
        meta |= (line.die + len(line.above)) << (REACH + 8 * index + 4)
    return (
        mask_of(position.a.tiles),
        mask_of(position.b.tiles),
        mask_of((*position.on_table, *position.out)),
        words[0],
        words[1],
        meta,
    )


def mask_of(tiles: tuple[Tile, ...]) -> int:
    return sum(1 << INDEX[tile] for tile in tiles)


def tiles_in(mask: int) -> tuple[Tile, ...]:
    return tuple(tile for index, tile in enumerate(TILES) if mask >> index & 1)


def pack_move(move: Move) -> int:
    match move:
        case Exchange(own, theirs):
            return mask_of((own,)) | EXCHANGING << KIND | INDEX[theirs] << TAKEN
        case Redraw(tile):
            return mask_of((tile,)) | REDRAWING << KIND
        case Lay(colour, number, tiles) | Stack(colour, number, tiles):
            word = mask_of(tuple(laid.tile for laid in tiles)) | number << NUMBER
            word |= (LAY if isinstance(move, Lay) else STACKING) << KIND
            word |= COLOURS.index(colour) << COLOUR
            for laid in tiles:
                if laid.chip:
                    word |= (INDEX[laid.tile] + 1) << BEARER
            return word
        case _:
            raise TypeError(move)


def unpack_move(word: int, chip: Chip | None) -> Move:
    """Unpack a move. `chip` is the chip that its player holds: the word says only on which tile it
    goes."""
    tiles = tiles_in(word)
    kind = word >> KIND & 3
    if kind == EXCHANGING:
        return Exchange(tiles[0], TILES[word >> TAKEN & 31])
    if kind == REDRAWING:
        return Redraw(tiles[0])
    bearer = (word >> BEARER & 31) - 1
    layer = [Laid(tile, chip if INDEX[tile] == bearer else None) for tile in tiles]
    placing = Lay if kind == LAY else Stack
    return placing(COLOURS[word >> COLOUR & 1], word >> NUMBER & 31, layer)


def unpack_outcome(code: int) -> Outcome:
    winner = code & 3
    return Outcome(_ENDINGS[code >> 2], None if winner == 2 else PLAYERS[winner])
