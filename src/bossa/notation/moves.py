"""Tiles, moves and choices as text."""

import re

from bossa.rules.moves import Decision, Exchange, Lay, Placing, Redraw, Stack
from bossa.rules.refusals import Unreadable
from bossa.rules.tiles import PLAIN, TILES, Laid, Layer, Tile
from bossa.rules.words import Chip, Choice, Colour

NUMBER = r"0|[1-9][0-9]{0,8}"
"""Nine digits at most: no row and no depth needs more, and `int` stays quick."""

COLOUR_OF_LETTER = {"w": Colour.WHITE, "b": Colour.BLACK}
LETTER_OF_COLOUR = {colour: letter for letter, colour in COLOUR_OF_LETTER.items()}

_TILES = {str(tile): tile for tile in TILES}
_LAID = {str(laid): laid for laid in PLAIN.values()} | {
    str(laid): laid for tile in TILES for chip in Chip for laid in [Laid(tile, chip)]
}
_CHOICES = {choice.value: choice for choice in Choice}

_PLACING = re.compile(rf"([wb])({NUMBER})([:^])([0-9di+]+)")
_EXCHANGE = re.compile(r"x([0-9]{2})-([0-9]{2})")
_REDRAW = re.compile(r"r([0-9]{2})")
_TWO_DIGITS = re.compile(r"[0-9]{2}")


def shortened(text: str) -> str:
    """Cut a text down to one short line that a message can quote."""
    text = " ".join(text.split())
    return text if len(text) <= 40 else text[:39] + "…"


def read_tile(text: str) -> Tile:
    """Read two digits: white dots, black dots."""
    tile = _TILES.get(text)
    return _refused_tile(text) if tile is None else tile


def read_laid(text: str) -> Laid:
    """Read a tile, with or without a chip on it."""
    laid = _LAID.get(text)
    if laid is None:
        tile, chip = text[:2], text[2:]
        return Laid(_refused_tile(tile if chip in ("d", "i") else text))
    return laid


def read_layer(text: str) -> Layer:
    """Read tiles joined by `+`, in any order."""
    return tuple(read_laid(part) for part in text.split("+"))


def write_layer(layer: Layer) -> str:
    return "+".join(map(str, layer))


def read_move(text: str) -> Decision:
    """Read a move or a choice of the set-up."""
    if choice := _CHOICES.get(text):
        return choice
    if found := _PLACING.fullmatch(text):
        letter, number, sign, tiles = found.groups()
        kind = Lay if sign == ":" else Stack
        return kind(COLOUR_OF_LETTER[letter], int(number), read_layer(tiles))
    if found := _EXCHANGE.fullmatch(text):
        return Exchange(read_tile(found[1]), read_tile(found[2]))
    if found := _REDRAW.fullmatch(text):
        return Redraw(read_tile(found[1]))
    raise Unreadable("bad-move", text=shortened(text))


def write_move(decision: Decision) -> str:
    """Write a move or a choice of the set-up."""
    match decision:
        case Choice():
            return decision.value
        case Placing(colour, number, tiles):
            sign = ":" if isinstance(decision, Lay) else "^"
            return f"{LETTER_OF_COLOUR[colour]}{number}{sign}{write_layer(tiles)}"
        case Exchange(own, theirs):
            return f"x{own}-{theirs}"
        case Redraw(tile):
            return f"r{tile}"


def _refused_tile(text: str) -> Tile:
    if _TWO_DIGITS.fullmatch(text):
        # No tile has these dots: the constructor refuses them and names the rule.
        return Tile(int(text[0]), int(text[1]))
    raise Unreadable("bad-tile", text=shortened(text))
