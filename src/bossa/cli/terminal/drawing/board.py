"""Draws a position: heading, both docks, both lines, and what happened last."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.text import Text

from bossa.cli.terminal.drawing.caption import last_turn, tile_just_drawn
from bossa.cli.terminal.drawing.dock import Dock
from bossa.cli.terminal.drawing.layout import folded, joined, justified, padded
from bossa.cli.terminal.drawing.line import Mark, axes, line_lines
from bossa.cli.terminal.drawing.tile import plate, tile_cell, tiles_in_line, with_tiles_marked
from bossa.cli.terminal.form import Form, Page
from bossa.cli.terminal.screen import Drawing
from bossa.escaping import escaped
from bossa.locales import Texts, texts
from bossa.rules import Drawn, Lay, Line, Player, Position, Stack, Step

Names = dict[Player, str]

NO_NAMES = {player: player.value for player in Player}

WIDEST = 100
"""A board does not get wider, however wide the terminal is."""


@dataclass(frozen=True)
class Board(Drawing):
    """Everything that a position knows, with the dock of `near` at the bottom."""

    position: Position
    language: str
    names: Names
    near: Player
    over: bool
    steps: Sequence[Step]
    below: int
    """Lines of the screen that something else needs below the board."""

    def lines(self, page: Page) -> list[Text]:
        height = None if page.height is None else page.height - self.below
        return _BoardDrawing(self, page.form, min(page.width, WIDEST)).lines(height)


def board(
    position: Position,
    language: str,
    names: Names = NO_NAMES,
    near: Player = Player.A,
    over: bool = False,
    steps: Sequence[Step] = (),
    below: int = 0,
) -> Board:
    """Draw a position. The steps that led to it, if they are known, show what happened last."""
    # Names may come from outside. They are escaped before the layout, which has to know their
    # width, and they stay on one line.
    shown = {player: " ".join(escaped(name).split()) for player, name in names.items()}
    return Board(position, language, shown, near, over, steps, below)


class _BoardDrawing:
    """A board in the form and the width of one terminal."""

    def __init__(self, board: Board, form: Form, width: int) -> None:
        self.board = board
        self.position = board.position
        self.form = form
        self.width = width
        self.say: Texts = texts(board.language)
        self.names = {player: form.words(name) for player, name in board.names.items()}
        self.last = last_turn(board.steps)

    def lines(self, height: int | None) -> list[Text]:
        drawn_axes = axes(self.position, self.width)
        white, black = (
            line_lines(
                line, self.position, drawn_axes[line.colour], self.form, self.width,
                self._owner(line), self._mark(),
            )
            for line in self.position.lines
        )  # fmt: skip
        table = f"on {self.form.palette.table}"
        happened = [
            padded(text, self.width, table, 1) for text in (*self._caption(), *self._lower_layers())
        ]
        parts = [
            [*self._heading(), *self._dock(self.board.near.opponent)],
            white,
            happened,
            black,
            self._dock(self.board.near),
        ]
        air = [padded(Text(), self.width, table)] if self._has_room(parts, height) else []
        lines = parts[0]
        for part in parts[1:]:
            if part:
                lines = [*lines, *air, *part]
        return lines

    def _has_room(self, parts: list[list[Text]], height: int | None) -> bool:
        """Whether empty lines between the parts fit on the screen."""
        if height is None:
            return True
        return sum(map(len, parts)) + len(parts) - 1 <= height

    def _heading(self) -> list[Text]:
        form, say, position = self.form, self.say, self.position
        palette = form.palette
        rules = form.words(say("rules-short", rules=position.rules.name.replace("+", "-")))
        left = [Text("Bossa", f"bold {palette.ink}")]
        if self.board.over:
            left.append(Text(form.words(say("is-over")), f"bold {palette.lamp}"))
        turn = sum(isinstance(step, Drawn) for step in self.board.steps)
        right = [Text(form.words(say("turn-number", turn=turn)), palette.ink)] if turn else []
        if position.out:
            out = form.words(say("out-tiles", tiles=tiles_in_line(position.out, form, " ")))
            right.append(with_tiles_marked(out, form))
        right.append(Text(form.words(say("pile-count", count=position.pile_size)), palette.ink))
        unseen = say("unseen-count", count=len(position.unseen))
        right.append(Text(form.words(unseen), palette.text))
        lines = justified([*left, Text(rules, palette.text)], right, self.width - 2)
        if len(lines) > 1:  # the rules are the one thing here that never changes
            lines = justified(left, right, self.width - 2)
        return [padded(line, self.width, f"on {palette.sheet}", 1) for line in lines]

    def _dock(self, player: Player) -> list[Text]:
        position, names = self.position, self.names
        drawn = tile_just_drawn(self.board.steps)
        is_to_act = player is position.player and not self.board.over
        doing = self.say("to-act", player=names[player], phase=position.phase.value)
        dock = Dock(
            position=position,
            player=player,
            name=names[player],
            is_near=player is self.board.near,
            lamp=self.form.words(doing) if is_to_act else None,
            drawn=drawn[1] if drawn and drawn[0] is player else None,
        )
        return dock.lines(self.say, self.form, self.width)

    def _owner(self, line: Line) -> tuple[str, bool] | None:
        if line.owner is None:
            return None
        return self.names[line.owner], line.owner is self.board.near

    def _mark(self) -> Mark | None:
        if self.last and isinstance(self.last.move, Lay | Stack):
            move = self.last.move
            return Mark(move.colour, move.number, self.last.player is self.board.near)
        return None

    def _caption(self) -> list[Text]:
        if not self.last:
            return []
        player = self.last.player
        is_near = player is self.board.near
        pieces = self.last.caption(self.names[player], is_near, self.form)
        return folded(pieces, self.width - 2, 1)

    def _lower_layers(self) -> list[Text]:
        """The layers that others lie on, for each stacked row. The line shows the top one."""
        form, rows = self.form, []
        for line in self.position.lines:
            for row in line.rows:
                if len(row.layers) > 1:
                    layers = (
                        joined((tile_cell(laid, form) for laid in layer), 1)
                        for layer in row.layers[:-1]
                    )
                    count = f"{form.signs.layers}{len(row.layers)}"
                    under = Text(form.words(self.say("under-it")), form.palette.text)
                    place = plate(line.colour, form, row.number)
                    name = joined((Text(count, f"bold {form.palette.ink}"), place, under), 1)
                    rows.append(joined((name, *layers)))
        return folded(rows, self.width - 2, gap=4)
