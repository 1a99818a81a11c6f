"""Draws a player's dock: track, name, hand, markers and chips, with the lamp round it in turn."""

from dataclasses import dataclass

from rich.text import Text

from bossa.cli.terminal.drawing.layout import cut, folded, joined, justified, padded
from bossa.cli.terminal.drawing.tile import hidden_cell, plate, tile_cell
from bossa.cli.terminal.form import Form
from bossa.locales import Texts
from bossa.rules import Laid, Line, Marker, Player, Position, Tile
from bossa.rules.position import HAND_SIZE


@dataclass(frozen=True, slots=True)
class Dock:
    """What one player has. `lamp` is what the player is to do, None if it is not their turn."""

    position: Position
    player: Player
    name: str
    is_near: bool
    lamp: str | None
    drawn: Tile | None
    """The tile that the player has just drawn."""

    def lines(self, say: Texts, form: Form, width: int) -> list[Text]:
        sheet = f"on {form.palette.sheet}"
        if self.lamp is None:
            return [padded(text, width, sheet, 1) for text in self._content(say, form, width - 2)]
        return [
            self._lamp_top(form, width),
            *(
                self._between_edges(text, form, width)
                for text in self._content(say, form, width - 4)
            ),
            self._lamp_bottom(form, width),
        ]

    def _content(self, say: Texts, form: Form, width: int) -> list[Text]:
        state = [*self._state(form), self._name(form, width), *self._rows(say, form)]
        hand, left = self._hand(say, form), self._left(say, form)
        together = justified([*state, joined(hand, 1)], left, width)
        if self.lamp is None and len(together) == 1:
            return together
        first = justified(state, left, width)
        if len(first) == 1:
            return first + folded(hand, width, 1)
        second = justified([joined(hand, 1)], left, width)
        if len(second) == 1:
            return folded(state, width) + second
        return folded(state, width) + folded(hand, width, 1) + folded(left, width)

    def _name(self, form: Form, width: int) -> Text:
        shown = cut(self.name, width, form.signs.cut)
        return Text(shown, f"bold {form.palette.player(self.is_near)}")

    @property
    def _line(self) -> Line | None:
        owned = [line for line in self.position.lines if line.owner is self.player]
        return owned[0] if owned else None

    def _state(self, form: Form) -> list[Text]:
        """How near the player is to winning: the track, or in the novice game the tray."""
        signs, palette = form.signs, form.palette
        rows_to_win = self.position.rules.rows_to_win
        if self._line and rows_to_win:
            return [self._track(form, len(self._line.rows), rows_to_win)]
        count = len(self.position.side(self.player).tiles)
        if rows_to_win or not count:
            return []
        style = palette.danger if count == 1 else palette.player(self.is_near)
        return [Text(signs.tile_edge * count, style)]

    def _track(self, form: Form, rows: int, rows_to_win: int) -> Text:
        signs, palette = form.signs, form.palette
        style = palette.player(self.is_near)
        before, after = signs.track
        track = Text(before, f"bold {style}")
        track.append(signs.row * rows, style)
        if rows + 1 == rows_to_win:
            track.append(signs.last_row, f"bold {palette.danger}")
        else:
            track.append(signs.no_row * (rows_to_win - rows), palette.faint)
        return track.append(after, f"bold {style}")

    def _rows(self, say: Texts, form: Form) -> list[Text]:
        """The same in words: `4 of 6 rows`, or `3 tiles left to lay`."""
        palette, rows_to_win = form.palette, self.position.rules.rows_to_win
        if self._line and rows_to_win:
            rows = len(self._line.rows)
            said = form.words(say("rows-of", rows=rows, most=rows_to_win))
            is_dangerous = rows + 1 == rows_to_win
            style = f"bold {palette.danger}" if is_dangerous else palette.text
            text = Text(said + ("!" if is_dangerous else ""), style)
            return [joined((plate(self._line.colour, form), text), 1)]
        count = len(self.position.side(self.player).tiles)
        if rows_to_win or not count:
            return []
        said = form.words(say("tiles-to-lay", count=count))
        is_last = count == 1
        return [Text(said + ("!" if is_last else ""), palette.danger if is_last else palette.text)]

    def _hand(self, say: Texts, form: Form) -> list[Text]:
        side, palette = self.position.side(self.player), form.palette
        if side.hand is None:
            words = Text(form.words(say("hand-hidden")), f"italic {palette.text}")
            return [hidden_cell(form) for _ in range(HAND_SIZE)] + [words]
        cells = []
        for tile in side.hand:
            cell = tile_cell(Laid(tile), form)
            if tile == self.drawn:
                cell = Text.assemble(("+", f"bold {palette.player(self.is_near)}"), cell)
            cells.append(cell)
        return cells

    def _left(self, say: Texts, form: Form) -> list[Text]:
        """Markers and chips, those used as well."""
        side, palette = self.position.side(self.player), form.palette
        pieces = []
        for marker in Marker:
            name = form.words(say("marker", marker=marker.value))
            if marker in side.markers:
                pieces.append(Text(name, palette.ink))
            else:
                before, after = form.signs.used
                used = Text.assemble(before, (name, "strike"), after)
                used.stylize(palette.faint)
                pieces.append(used)
        if self.position.rules.chips:
            if side.chips:
                names = (form.words(say("chip", chip=chip.value)) for chip in side.chips)
                pieces.append(Text("/".join(names), f"italic {palette.ink}"))
            else:
                pieces.append(Text(form.words(say("chip-used")), palette.faint))
        return pieces

    def _lamp_top(self, form: Form, width: int) -> Text:
        signs, palette = form.signs, form.palette
        said = cut(self.lamp or "", width - 6, signs.cut)
        top = Text(signs.corners[0] + signs.across, palette.lamp)
        top.append(f" {said} ", f"bold {palette.lamp_ink} on {palette.lamp}")
        top.append(signs.across * (width - 1 - top.cell_len) + signs.corners[1], palette.lamp)
        return padded(top, width, f"on {palette.sheet}")

    def _between_edges(self, text: Text, form: Form, width: int) -> Text:
        edge = (form.signs.upright, form.palette.lamp)
        line = Text.assemble(edge, " ", text)
        line.append(" " * (width - 1 - line.cell_len))
        line.append(*edge)
        return padded(line, width, f"on {form.palette.sheet}")

    def _lamp_bottom(self, form: Form, width: int) -> Text:
        signs = form.signs
        bottom = signs.corners[2] + signs.across * (width - 2) + signs.corners[3]
        return padded(Text(bottom, form.palette.lamp), width, f"on {form.palette.sheet}")
