"""Draws tiles, and the plates that name a place."""

import re
from collections.abc import Iterable

from rich.text import Text

from bossa.cli.terminal.drawing.layout import centred
from bossa.cli.terminal.form import Form, Signs
from bossa.rules import Chip, Colour, Laid, Tile

FACE = 4
"""The most cells of a face: a sign and a number for each colour."""
WIDE = 6
"""Cells of a tile with room for brackets, or for a chip."""


def face(tile: Tile, signs: Signs) -> str:
    """The dots of each colour that the tile has."""
    white = f"{signs.white}{tile.white}" if tile.white else ""
    black = f"{signs.black}{tile.black}" if tile.black else ""
    return white + black


def chip_sign(chip: Chip, signs: Signs) -> str:
    return signs.doubler if chip is Chip.DOUBLER else signs.inverter


def tile_cell(laid: Laid, form: Form, width: int = WIDE, between: bool = False) -> Text:
    """A tile of `width` cells, and a cell more for the chip of a narrow one.

    `between` gives it the other shade, so that it can be told from its neighbour.
    """
    glaze = _glaze(form, between)
    shown = face(laid.tile, form.signs)
    if width < WIDE:
        cell = Text(centred(shown, FACE), glaze)
        return cell.append(chip_sign(laid.chip, form.signs)[0], _band(form)) if laid.chip else cell
    if laid.chip:
        # The chip takes the place of the brackets, so that no tile is wider than another.
        return Text.assemble(
            (centred(shown, FACE), glaze), (chip_sign(laid.chip, form.signs), _band(form))
        )
    if form.outlined:
        return Text(f"[{centred(shown, FACE)}]", glaze)
    return Text(centred(shown, WIDE), glaze)


def hidden_cell(form: Form) -> Text:
    """A tile from its back."""
    back = centred(form.signs.hidden, FACE)
    shown = f"[{back}]" if form.outlined else f" {back} "
    return Text(shown, f"{form.palette.dots} on {form.palette.hidden}")


def in_line(tile: Tile | Laid, form: Form) -> str:
    """A tile in a sentence or a list."""
    laid = tile if isinstance(tile, Laid) else Laid(tile)
    chip = chip_sign(laid.chip, form.signs).strip() if laid.chip else ""
    return face(laid.tile, form.signs) + chip


def tiles_in_line(tiles: Iterable[Tile | Laid], form: Form, between: str = "+") -> str:
    return between.join(in_line(tile, form) for tile in tiles)


def with_tiles_marked(sentence: str, form: Form) -> Text:
    """The sentence with each tile in it on glaze."""
    white, black = re.escape(form.signs.white), re.escape(form.signs.black)
    text = Text(sentence)
    text.highlight_regex(rf"(?<!\w){white}\d(?:{black}\d)?|(?<!\w){black}\d", _glaze(form, False))
    return text


def letter(colour: Colour) -> str:
    """The letter of a line, as it is typed, in every language. Capitals are for players."""
    return colour.value[0]


def plate(colour: Colour, form: Form, number: int | None = None) -> Text:
    """A line, or a place on it, in the colours of its ledge."""
    name = letter(colour) + ("" if number is None else str(number))
    style = f"bold {form.palette.ledge(colour)}"
    return Text(name if form.outlined else f" {name} ", style)


def _glaze(form: Form, between: bool) -> str:
    palette = form.palette
    return f"bold {palette.dots} on {palette.glaze_between if between else palette.glaze}"


def _band(form: Form) -> str:
    return f"bold {form.palette.chip_ink} on {form.palette.chip}"
