"""Draws what happened: the last turn as a caption, and moves in a list."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.text import Text

from bossa.cli.terminal.drawing.layout import joined
from bossa.cli.terminal.drawing.tile import (
    in_line,
    plate,
    tile_cell,
    tiles_in_line,
    with_tiles_marked,
)
from bossa.cli.terminal.form import Form
from bossa.rules import (
    Choice,
    Decision,
    Drawn,
    Exchange,
    Laid,
    Lay,
    Layer,
    Move,
    Moved,
    Player,
    Redraw,
    Stack,
    Step,
    Tile,
)


@dataclass(frozen=True, slots=True)
class LastTurn:
    """The last move, and the tile drawn before it, if there was one."""

    player: Player
    move: Move
    drawn: Tile | None
    brought: Tile | None

    def caption(self, name: str, is_near: bool, form: Form) -> list[Text]:
        """Pieces of a line: who, the tile drawn, what became of it, and where."""
        palette, signs = form.palette, form.signs
        pieces = [Text(name, palette.player(is_near))]
        if self.drawn:
            pieces.append(_gained(self.drawn, form))
        pieces.append(Text(signs.arrow, palette.faint))
        match self.move:
            case Lay(colour, number, tiles) | Stack(colour, number, tiles):
                if isinstance(self.move, Stack):
                    pieces.append(Text(signs.layers, f"bold {palette.ink}"))
                pieces += (tile_cell(laid, form) for laid in tiles)
                pieces.append(plate(colour, form, number))
            case Exchange(own, theirs):
                pieces.append(_tile(own, form))
                pieces.append(Text(signs.swap, f"bold {palette.ink}"))
                pieces.append(_tile(theirs, form))
            case Redraw(tile):
                pieces.append(Text.assemble((signs.out, palette.faint), _tile(tile, form)))
                if self.brought:
                    pieces.append(_gained(self.brought, form))
        return pieces


def last_turn(steps: Sequence[Step]) -> LastTurn | None:
    """The last move of a game, None if there is none yet."""
    for at in reversed(range(len(steps))):
        step = steps[at]
        if isinstance(step, Moved):
            before = steps[at - 1] if at else None
            drawn = before.tile if isinstance(before, Drawn) else None
            return LastTurn(step.player, step.move, drawn, step.brought)
    return None


def tile_just_drawn(steps: Sequence[Step]) -> tuple[Player, Tile] | None:
    """Who has drawn which tile and has not moved since."""
    match steps:
        case [*_, Drawn(player, tile)]:
            return player, tile
    return None


def decision_in_signs(decision: Decision, form: Form) -> Text:
    """A move in a list: the place on its plate, and the tiles. A choice stays as it is typed."""
    match decision:
        case Choice():
            return Text(decision.value)
        case Lay(colour, number, tiles):
            return joined((plate(colour, form, number), _tiles(tiles, form)), 1)
        case Stack(colour, number, tiles):
            on_it = _tiles(tiles, form)
            return joined((plate(colour, form, number), Text(form.signs.layers), on_it), 1)
        case Exchange(own, theirs):
            shown = f"{in_line(own, form)} {form.signs.swap} {in_line(theirs, form)}"
            return with_tiles_marked(shown, form)
        case Redraw(tile):
            return with_tiles_marked(f"{form.signs.out} {in_line(tile, form)}", form)


def _tiles(tiles: Layer, form: Form) -> Text:
    return with_tiles_marked(tiles_in_line(tiles, form), form)


def _tile(tile: Tile, form: Form) -> Text:
    return tile_cell(Laid(tile), form)


def _gained(tile: Tile, form: Form) -> Text:
    return Text.assemble(("+", form.palette.text), _tile(tile, form))
