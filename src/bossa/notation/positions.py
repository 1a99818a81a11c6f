"""Positions as text: one line, seven fields."""

import re

from bossa.notation.limits import check_size
from bossa.notation.moves import (
    COLOUR_OF_LETTER,
    LETTER_OF_COLOUR,
    NUMBER,
    read_layer,
    read_tile,
    shortened,
    write_layer,
)
from bossa.rules.lines import Line, Row
from bossa.rules.moves import layer_of
from bossa.rules.position import Position, Side
from bossa.rules.refusals import Unreadable
from bossa.rules.ruleset import Rules
from bossa.rules.sound import check_position
from bossa.rules.tiles import Tile
from bossa.rules.words import Chip, Marker, Phase, Player

FIELDS = 7

_LINE = re.compile(rf"([wb])({NUMBER})([AB-])(?::(.+))?")
_ROW = re.compile(rf"({NUMBER})=([0-9di+^]+)")
_SIDE = re.compile(r"([AB]):([0-9,]*|\?)/(R?X?S?|-)/(di?|i|-)")
_TO_ACT = re.compile(rf"([AB])-({'|'.join(phase.value for phase in Phase)})(?:/([AB]))?")


def read_position(text: str) -> Position:
    """Read a position and check it; refuse a wrong one with the rule that it breaks."""
    check_size(text)
    fields = text.split(" ")
    if len(fields) != FIELDS:
        raise Unreadable("bad-fields", found=len(fields), fields=FIELDS)
    rules, to_act, white, black, a, b, out = fields
    player, phase, first = _read_to_act(to_act)
    position = Position(
        Rules.of(rules),
        player,
        phase,
        _read_line(white, "w"),
        _read_line(black, "b"),
        _read_side(a, Player.A),
        _read_side(b, Player.B),
        _read_out(out),
        first,
    )
    check_position(position)
    return position


def write_position(position: Position) -> str:
    """Write a position on one line."""
    return " ".join(
        (
            position.rules.name,
            _write_to_act(position),
            *map(_write_line, position.lines),
            *(_write_side(player, position.side(player)) for player in Player),
            f"out:{write_tiles(position.out) or '-'}",
        )
    )


def read_tiles(text: str) -> tuple[Tile, ...]:
    """Read tiles separated by commas, and keep their order."""
    return tuple(read_tile(part) for part in text.split(",")) if text else ()


def write_tiles(tiles: tuple[Tile, ...]) -> str:
    return ",".join(map(str, tiles))


def _read_to_act(text: str) -> tuple[Player, Phase, Player | None]:
    """Read who is to do what, and who plays first if the text tells it (S4)."""
    found = _TO_ACT.fullmatch(text)
    if not found:
        raise Unreadable("bad-phase", text=shortened(text))
    return Player(found[1]), Phase(found[2]), Player(found[3]) if found[3] else None


def _write_to_act(position: Position) -> str:
    first = f"/{position.first.value}" if position.first else ""
    return f"{position.player.value}-{position.phase.value}{first}"


def _read_line(text: str, letter: str) -> Line:
    found = _LINE.fullmatch(text)
    if not found or found[1] != letter:
        raise Unreadable("bad-line", text=shortened(text))
    owner = None if found[3] == "-" else Player(found[3])
    rows = [_read_row(part) for part in found[4].split(",")] if found[4] else []
    numbers = [row.number for row in rows]
    if numbers != sorted(numbers):
        raise Unreadable("rows-out-of-order", text=shortened(text))
    return Line.of(COLOUR_OF_LETTER[letter], int(found[2]), owner, rows)


def _read_row(text: str) -> Row:
    found = _ROW.fullmatch(text)
    if not found:
        raise Unreadable("bad-row", text=shortened(text))
    layers = tuple(layer_of(read_layer(part)) for part in found[2].split("^"))
    return Row(int(found[1]), layers)


def _write_line(line: Line) -> str:
    owner = line.owner.value if line.owner else "-"
    rows = ",".join(
        f"{row.number}={'^'.join(write_layer(layer) for layer in row.layers)}" for row in line.rows
    )
    head = f"{LETTER_OF_COLOUR[line.colour]}{line.die}{owner}"
    return f"{head}:{rows}" if rows else head


def _read_side(text: str, player: Player) -> Side:
    found = _SIDE.fullmatch(text)
    if not found or found[1] != player.value or not found[3]:
        raise Unreadable("bad-side", text=shortened(text), player=player.value)
    hand = None if found[2] == "?" else read_tiles(found[2])
    markers = tuple(marker for marker in Marker if marker.value in found[3])
    return Side(hand, markers, tuple(chip for chip in Chip if chip.value in found[4]))


def _write_side(player: Player, side: Side) -> str:
    hand = "?" if side.hand is None else write_tiles(side.hand)
    markers = "".join(marker.value for marker in side.markers) or "-"
    chips = "".join(chip.value for chip in side.chips) or "-"
    return f"{player.value}:{hand}/{markers}/{chips}"


def _read_out(text: str) -> tuple[Tile, ...]:
    if not text.startswith("out:") or text == "out:":
        raise Unreadable("bad-out", text=shortened(text))
    tiles = text.removeprefix("out:")
    return () if tiles == "-" else read_tiles(tiles)
