"""Draws a line: rows that stand on a ledge, the numbers on it, the die and the open ends."""

from collections.abc import Iterable
from dataclasses import dataclass

from rich.cells import cell_len
from rich.text import Text

from bossa.cli.terminal.drawing.layout import centred, padded
from bossa.cli.terminal.drawing.tile import FACE, WIDE, letter, tile_cell
from bossa.cli.terminal.form import Form
from bossa.rules import Colour, End, Line, Position, Row
from bossa.rules.reach import can_ever_fill

Numbers = tuple[int, ...]

COMMON_WIDTH = 60
"""From this width on, a line has margins."""


@dataclass(frozen=True, slots=True)
class Size:
    """Cells of a tile, and from one column to the next."""

    tile: int
    pitch: int


SIZES = (Size(WIDE, WIDE + 1), Size(WIDE, WIDE), Size(FACE, FACE + 1))
"""From the largest. The last one is folded where it is still too wide."""


@dataclass(frozen=True, slots=True)
class Axis:
    """The columns of a line. A narrow terminal gets them in several strips."""

    size: Size
    strips: tuple[Numbers, ...]


@dataclass(frozen=True, slots=True)
class Mark:
    """The place of the last move, and who made it."""

    colour: Colour
    number: int
    is_near: bool


def axes(position: Position, width: int) -> dict[Colour, Axis]:
    """The columns of both lines: the same for both where they fit, so that numbers align."""
    room = width - _margin(width) - len(" w ")
    spans = {line.colour: _span(line, position) for line in position.lines}
    first, last = min(span[0] for span in spans.values()), max(span[1] for span in spans.values())
    for size in SIZES:
        most = room // size.pitch
        if last - first < most:
            # Lower numbers as well, if there is room: then the columns never move to the right.
            numbers = tuple(range(max(1, last - most + 1), last + 1))
            return dict.fromkeys(spans, Axis(size, (numbers,)))
        if all(end - start < most for start, end in spans.values()):
            return {
                colour: Axis(size, (tuple(range(start, end + 1)),))
                for colour, (start, end) in spans.items()
            }
    most = max(1, most)
    return {
        colour: Axis(size, tuple(_strips(range(start, end + 1), most)))
        for colour, (start, end) in spans.items()
    }


def line_lines(
    line: Line,
    position: Position,
    axis: Axis,
    form: Form,
    width: int,
    owner: tuple[str, bool] | None = None,
    mark: Mark | None = None,
) -> list[Text]:
    """Draw a line. `owner` is the owner's name, and whether the owner sits near."""
    drawing = _LineDrawing(line, position, axis, form, width, mark)
    lines: list[Text] = []
    for strip in axis.strips:
        is_last = strip is axis.strips[-1]
        lines += drawing.rows_of_strip(strip)
        lines.append(drawing.ledge(strip, owner if is_last else None))
    return lines


@dataclass(frozen=True, slots=True)
class _LineDrawing:
    line: Line
    position: Position
    axis: Axis
    form: Form
    width: int
    mark: Mark | None

    def rows_of_strip(self, strip: Numbers) -> list[Text]:
        """What stands on the ledge, from the top."""
        columns = [self._column(number, at) for at, number in enumerate(strip)]
        size = self.axis.size
        lines = []
        for height in reversed(range(max(1, *map(len, columns)))):
            text = Text(" " * (_margin(self.width) + len(" w ")))
            for column in columns:
                cell = column[height] if height < len(column) else Text()
                text.append_text(cell)
                text.append(" " * (size.pitch - cell.cell_len))
            lines.append(padded(text, self.width, f"on {self.form.palette.table}"))
        return lines

    def ledge(self, strip: Numbers, owner: tuple[str, bool] | None) -> Text:
        """The bar with the numbers, and the owner's name at its free end if it fits there."""
        form, colour = self.form, self.line.colour
        style = form.palette.ledge(colour)
        fill = self._fill if form.outlined else " "
        margin = _margin(self.width)
        bar = Text(f" {letter(colour)}{fill}", f"bold {style}")
        for number in strip:
            bar.append_text(self._number(number, fill))
        free = self.width - 2 * margin - bar.cell_len
        if owner and free >= cell_len(owner[0]) + 3:
            name, is_near = owner
            bar.append(fill * (free - 2 - cell_len(name)))
            bar.append(f" {name} ", self._name_style(is_near))
        else:
            bar.append(fill * free)
        whole = Text.assemble(" " * margin, bar)
        return padded(whole, self.width, f"on {form.palette.table}")

    def _name_style(self, is_near: bool) -> str:
        # Either colour is pale: on the white ledge only the ink can be read.
        if self.line.colour is Colour.WHITE:
            return f"bold {self.form.palette.ledge(Colour.WHITE)}"
        return f"bold {self.form.palette.player(is_near)} on {self.form.palette.black_ledge}"

    @property
    def _fill(self) -> str:
        signs = self.form.signs
        return signs.white_ledge if self.line.colour is Colour.WHITE else signs.black_ledge

    @property
    def _is_dangerous(self) -> bool:
        """Whether one more row ends the game (X3)."""
        return len(self.line.rows) + 1 == self.position.rules.rows_to_win

    def _number(self, number: int, fill: str) -> Text:
        """A number on the ledge, as wide as its column."""
        form, line, pitch = self.form, self.line, self.axis.size.pitch
        style = form.palette.ledge(line.colour)
        mark = self.mark
        if mark and (mark.colour, mark.number) == (line.colour, number):
            label = f"{form.signs.last[0]}{number}{form.signs.last[1]}"
            filled = form.palette.near_fill if mark.is_near else form.palette.far_fill
            label = label if form.outlined else str(number)
            at = Text(centred(label, self.axis.size.tile, fill), f"bold {filled}")
            return at.append(fill * (pitch - at.cell_len), style)
        if number == line.die:
            return Text(centred(f"({number})", pitch - 1, fill) + fill, f"bold {style}")
        is_in_play = line.row(number) or number in {end.number for end in self._ends}
        rows_to_win = self.position.rules.rows_to_win
        if not is_in_play and rows_to_win and number > line.die + rows_to_win:
            return Text(fill * pitch, style)  # nobody can ever lay there
        shown = centred(f" {number} " if form.outlined else str(number), pitch - 1, fill) + fill
        return Text(shown, f"bold {style}" if is_in_play else f"{style} dim")

    @property
    def _ends(self) -> tuple[End, ...]:
        return self.line.ends(self.position.rules)

    def _column(self, number: int, at: int) -> list[Text]:
        """What stands on a number, from the bottom."""
        if number == self.line.die:
            return [self._die()]
        row = self.line.row(number)
        if row:
            return list(self._row(row, at))
        return [self._end(end) for end in self._ends if end.number == number]

    def _die(self) -> Text:
        number, form = self.line.die, self.form
        shown = f"{{{number}}}" if form.outlined else f"[{number}]"
        return Text(centred(shown, self.axis.size.tile), form.palette.die(self.line.colour))

    def _row(self, row: Row, at: int) -> Iterable[Text]:
        """The tiles of the top layer, and how many layers there are."""
        # Where columns touch, shades alternate across as well.
        shift = at if self.axis.size.pitch == self.axis.size.tile else 0
        for height, laid in enumerate(row.layers[-1]):
            yield tile_cell(laid, self.form, self.axis.size.tile, (height + shift) % 2 == 1)
        if len(row.layers) > 1:
            shown = f"{self.form.signs.layers}{len(row.layers)}"
            yield Text(centred(shown, self.axis.size.tile), f"bold {self.form.palette.ink}")

    def _end(self, end: End) -> Text:
        signs, palette, width = self.form.signs, self.form.palette, self.axis.size.tile
        if not can_ever_fill(self.position, end):
            return Text(centred(signs.closed, width), palette.faint)
        sizes = "|".join(map(str, end.sizes))
        edges = ("!", "!") if self._is_dangerous else signs.edges
        if width < WIDE:
            edges = (edges[0], "") if self._is_dangerous else ("", "")
        style = f"bold {palette.danger}" if self._is_dangerous else palette.text
        return Text(centred(sizes.join(edges), width), style)


def _margin(width: int) -> int:
    return 3 if width >= COMMON_WIDTH else 0


def _span(line: Line, position: Position) -> tuple[int, int]:
    numbers = [line.die, *(row.number for row in line.rows)]
    numbers += [end.number for end in line.ends(position.rules)]
    return min(numbers), max(numbers)


def _strips(numbers: range, most: int) -> Iterable[Numbers]:
    """The numbers in strips of at most `most`, about equally long."""
    count = -(-len(numbers) // most)
    length = -(-len(numbers) // count)
    for start in range(0, len(numbers), length):
        yield tuple(numbers[start : start + length])
