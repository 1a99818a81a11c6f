"""A line: the die and the rows on their ledge, which carries the numbers."""

from dataclasses import dataclass

from bossa.rules import Colour, Line, Position, Row
from bossa.rules.reach import can_ever_fill
from bossa.server.previews import palette, pieces
from bossa.server.previews.canvas import Box, Canvas
from bossa.server.previews.pictures import Last
from bossa.server.previews.pieces import TALL

SHINGLE = 0.735
"""Of a tile's width: how far a tile shows from behind the one in front, where rows are too tall to
stand free. No dot is covered."""
PITCH = 1.17
"""The distance of two columns, by a tile's width."""
LARGEST, SMALLEST = 116, 28
"""Widths of tiles."""
SMALLEST_LEDGE = 26.0
FREE = ((False, False),)
WAYS = ((False, False), (True, False), (False, True), (True, True))
"""Whether the white and the black line shingle."""
WORTH = 0.78
"""Tiles that stand free may be so much smaller than shingled ones."""
LAYER = 0.1, 0.07
"""How far a layer lies higher and to the left of the one below it, by a tile's width."""


@dataclass(frozen=True)
class Fit:
    """How large the tiles of both lines are, and which lines shingle."""

    tile: float
    ledge: float
    heights: dict[Colour, float]
    shingled: dict[Colour, bool]

    @property
    def pitch(self) -> float:
        return self.tile * PITCH


def fit(position: Position, width: float, height: float) -> Fit:
    """The largest tiles with which both lines fit, one above the other. Tiles stand free, unless
    they would have to be much smaller for it."""
    free = _largest(position, width, height, FREE)
    tight = _largest(position, width, height, WAYS)
    if free and tight and free.tile >= tight.tile * WORTH:
        return free
    half = dict.fromkeys(Colour, height / 2)
    return tight or Fit(SMALLEST, SMALLEST_LEDGE, half, dict.fromkeys(Colour, True))


def _largest(
    position: Position, width: float, height: float, ways: tuple[tuple[bool, bool], ...]
) -> Fit | None:
    columns = max(_columns(position, line) for line in position.lines)
    widest = min(LARGEST, int(width / columns / PITCH))
    for tile in range(widest, SMALLEST - 1, -1):
        ledge = max(SMALLEST_LEDGE, tile * 0.46)
        for way in ways:
            shingled = dict(zip(Colour, way, strict=True))
            heights = {
                line.colour: _height(line, tile, shingled[line.colour]) + ledge
                for line in position.lines
            }
            if sum(heights.values()) <= height:
                return Fit(tile, ledge, heights, shingled)
    return None


def _columns(position: Position, line: Line) -> int:
    return len(line.rows) + 1 + len(line.ends(position.rules))


def _height(line: Line, tile: float, shingled: bool) -> float:
    """Of the tallest row, or of the die."""
    return max([tile * TALL + 3, *(row_height(row, tile, shingled) for row in line.rows)]) + 4


def row_height(row: Row, tile: float, shingled: bool) -> float:
    step = _step(row, tile, shingled)
    return (row.size - 1) * step + tile * TALL + (len(row.layers) - 1) * tile * LAYER[0] + 3


def _step(row: Row, tile: float, shingled: bool) -> float:
    layers = (len(row.layers) - 1) * tile * LAYER[0]
    return (tile * SHINGLE if shingled else tile * TALL + 2) + layers


class LineDrawing:
    def __init__(
        self,
        canvas: Canvas,
        position: Position,
        line: Line,
        how: Fit,
        place: tuple[float, float, float],
        last: Last | None,
    ) -> None:
        self.canvas = canvas
        self.position = position
        self.line = line
        self.how = how
        self.left, self.base, self.width = place
        self.last = last if last and last.colour is line.colour else None
        ends = line.ends(position.rules)
        numbers = [line.die, *(row.number for row in line.rows), *(end.number for end in ends)]
        self.first, self.count = min(numbers), len(numbers)
        # The columns stand in the middle of the ledge.
        self.start = self.left + (self.width - self.count * how.pitch) / 2

    def x(self, number: int) -> float:
        """The middle of a number's column."""
        return self.start + (number - self.first + 0.5) * self.how.pitch

    def draw(self, lit: bool = False) -> None:
        self._ledge()
        top, tile = self.base - self.how.ledge, self.how.tile
        rules = self.position.rules
        for end in self.line.ends(rules):
            if can_ever_fill(self.position, end):
                self._open_end(end.number, tuple(end.sizes))
            else:
                stone = pieces.stone(tile * 0.72)
                self.canvas.put(stone, self.x(end.number) - tile * 0.36, top - tile * 0.66)
            self._number(end.number)
        die = pieces.die(self.line.die, self.line.colour, tile)
        self._shadow(self.x(self.line.die), top - tile * TALL - 1)
        self.canvas.put(die, self.x(self.line.die) - tile / 2, top - tile * TALL - 1)
        self._number(self.line.die, is_die=True)
        for row in self.line.rows:
            if lit:
                self._light(row)
            self._row(row)
            self._number(row.number, is_row=True)
            if self.last and self.last.number == row.number:
                self._ring(row)
            if len(row.layers) > 1:
                self._badge(row)

    def _ledge(self) -> None:
        ground, _, edge = palette.LEDGES[self.line.colour.value]
        box = self.left, self.base - self.how.ledge, self.left + self.width, self.base
        x0, y0, x1, y1 = box
        self.canvas.glow((x0, y0 + 5, x1, y1 + 5), 9, "#3C2D14", 8, 50)
        self.canvas.box((x0, y0 + 3, x1, y1 + 3), 9, palette.LEDGE_SHADE[self.line.colour.value])
        self.canvas.box(box, 9, ground, edge, 1.5)

    def _number(self, number: int, is_die: bool = False, is_row: bool = False) -> None:
        ground, ink, _ = palette.LEDGES[self.line.colour.value]
        x, y = self.x(number), self.base - self.how.ledge / 2
        size = self.how.ledge * 0.52
        half = max(size * 0.9, size * 0.42 * len(str(number)) + size * 0.45)
        pill: Box = x - half, y - size * 0.76, x + half, y + size * 0.76
        if is_die:
            self.canvas.box(pill, size * 0.76, ground, ink, 1.8)
        elif self.last and self.last.number == number:
            fill, ink = palette.FILLS[self.last.player.value]
            self.canvas.box(pill, size * 0.76, fill)
        elif not is_row:
            ink = palette.INK_3
        weight = 750 if is_row or is_die else 500
        self.canvas.text(x, y, str(number), size, ink, weight, "mm")

    def _row(self, row: Row) -> None:
        tile, shingled = self.how.tile, self.how.shingled[self.line.colour]
        step = _step(row, tile, shingled)
        higher, beside = LAYER
        x, bottom = self.x(row.number), self.base - self.how.ledge - 1
        middle = (len(row.layers) - 1) * tile * beside / 2
        for depth, layer in enumerate(row.layers):
            # A chip's tile stands at the bottom, where its band is in view.
            laid = sorted(layer, key=lambda each: each.chip is None)
            left = x - tile / 2 - depth * tile * beside + middle
            for place in reversed(range(len(laid))):
                y = bottom - tile * TALL - place * step - depth * tile * higher
                self._shadow(left + tile / 2, y)
                up = shingled and place > 0
                self.canvas.put(pieces.laid_tile(laid[place], tile, up), left, y)

    def _badge(self, row: Row) -> None:
        """How many layers, at the corner, where it covers no dot."""
        x, y, _, _ = self._around(row)
        size = max(9.0, self.how.tile * 0.14)
        self.canvas.circle(x + 4, y + 4, size, palette.INK)
        self.canvas.text(x + 4, y + 4, str(len(row.layers)), size * 1.3, palette.TABLE, 750, "mm")

    def _shadow(self, x: float, y: float) -> None:
        tile = self.how.tile
        box = x - tile / 2, y + tile * 0.3, x + tile / 2, y + tile * TALL + 2
        self.canvas.glow(box, tile * 0.17, "#281E0A", 2, 46)

    def _around(self, row: Row) -> Box:
        tile = self.how.tile
        bottom = self.base - self.how.ledge
        top = bottom - row_height(row, tile, self.how.shingled[self.line.colour])
        spread = (len(row.layers) - 1) * tile * LAYER[1] / 2
        x = self.x(row.number)
        return x - tile / 2 - 5 - spread, top - 4, x + tile / 2 + 5 + spread, bottom + 1

    def _ring(self, row: Row) -> None:
        colour = palette.FILLS[self.last.player.value][0] if self.last else palette.INK
        self.canvas.box(self._around(row), self.how.tile * 0.2, None, colour, 3)

    def _light(self, row: Row) -> None:
        box = self._around(row)
        self.canvas.glow(box, self.how.tile * 0.2, palette.LAMP, 18, 235)
        self.canvas.box(box, self.how.tile * 0.2, palette.LAMP)

    def _open_end(self, number: int, sizes: tuple[int, ...]) -> None:
        """Small outlines show how many tiles it takes."""
        tile, x = self.how.tile, self.x(number)
        bottom = self.base - self.how.ledge - 3
        box = x - tile / 2, bottom - tile * TALL + 2, x + tile / 2, bottom
        self.canvas.dashed_box(box, tile * 0.17, palette.INK_3, 1.6)
        is_flat = max(sizes) > 3
        wide = tile * (0.2 if is_flat else 0.15)
        high = tile * 0.09 if is_flat else wide
        gap = tile * 0.09
        at = x - (len(sizes) * wide + (len(sizes) - 1) * gap) / 2
        for size in sizes:
            for place in range(size):
                y = bottom - tile * 0.1 - place * (high + 2) - high
                outline = at, y, at + wide, y + high
                self.canvas.box(outline, wide * 0.2, "#C5CDBC", palette.SIDE, 1.3)
            at += wide + gap
