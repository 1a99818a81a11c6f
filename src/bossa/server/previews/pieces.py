"""Tiles, dice, the snow crystal and the other things on the table, each drawn in its own units."""

import math
from functools import lru_cache
from itertools import pairwise

from bossa.rules import Chip, Colour, Laid
from bossa.server.previews import palette
from bossa.server.previews.canvas import Canvas

UNITS = 72
"""A tile's face is so many units wide and high."""
TALL = 78 / UNITS
"""A tile's whole height by its width: it has a side and a foot."""

PLACES: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((36, 36),),
    2: ((22, 22), (50, 50)),
    3: ((18.5, 18.5), (36, 36), (53.5, 53.5)),
    4: ((21, 21), (51, 21), (21, 51), (51, 51)),
    5: ((19, 19), (53, 19), (36, 36), (19, 53), (53, 53)),
    6: ((22, 17), (50, 17), (22, 36), (50, 36), (22, 55), (50, 55)),
}
RADII = {1: 9.6, 2: 9.0, 3: 8.4, 4: 8.6, 5: 7.8, 6: 7.8}
DIE_PIP = 7.4


@lru_cache(maxsize=400)
def tile(
    white: int, black: int, width: float, chip: Chip | None = None, up: bool = False
) -> Canvas:
    """`up` moves the dots up, where another tile stands in front."""
    u = width / UNITS
    made = Canvas(math.ceil(width), math.ceil(width * TALL))
    made.box((0, 12 * u, width, 77.5 * u), 12 * u, palette.FOOT)
    made.box((0, 12 * u, width, 74 * u), 12 * u, palette.SIDE)
    _glaze(made, width, 12 * u)
    made.box((0, 0, width, 72 * u), 12 * u, None, palette.RIM, 1.8 * u)
    count = white + black
    is_up = up or chip is not None
    for number, (x, y) in enumerate(PLACES[count]):
        # White comes first in reading order; three and three stand in columns.
        is_white = number % 2 == 0 if white == black == 3 else number < white
        radius = RADII[count]
        if is_up:
            x, y, radius = 36 + (x - 36) * 0.86, 27.5 + (y - 36) * 0.76, radius * 0.84
        _pip(made, x * u, y * u, radius * u, is_white, u * (3.1 if width <= 33 else 2.5))
    if chip:
        _band(made, chip, (white, black), u, width)
    return made


def laid_tile(laid: Laid, width: float, up: bool = False) -> Canvas:
    return tile(laid.tile.white, laid.tile.black, width, laid.chip, up)


def _glaze(made: Canvas, width: float, radius: float) -> None:
    face = Canvas(math.ceil(width), math.ceil(width))
    face.shade(palette.GLAZE_TOP, palette.GLAZE_BOTTOM)
    made.put_within(face, (0, 0, width, width), radius)


def _pip(made: Canvas, x: float, y: float, radius: float, is_white: bool, ring: float) -> None:
    if is_white:
        made.circle(x, y, radius + 0.22 * ring, palette.WHITE_RING)
        made.circle(x, y, radius - 0.78 * ring, palette.WHITE_PIP)
    else:
        made.circle(x, y, radius, palette.BLACK_PIP)


def _band(made: Canvas, chip: Chip, dots: tuple[int, int], u: float, width: float) -> None:
    """A paper band round the foot. The Inverter's says what the tile counts now."""
    band = Canvas(math.ceil(width), math.ceil(width))
    if chip is Chip.DOUBLER:
        band.box((0, 53 * u, width, width), 0, palette.DOUBLER)
        band.text(36 * u, 64 * u, "×2", 16 * u, palette.DOUBLER_INK, 800, "mm")
    else:
        band.box((0, 53 * u, width, width), 0, palette.INVERTER_WHITE)
        corners = (41.0, 53.0), (72.0, 53.0), (72.0, 72.0), (31.0, 72.0)
        band.polygon([(x * u, y * u) for x, y in corners], palette.INVERTER_BLACK)
        white, black = dots
        for count, x, ink in (
            (black, 18, palette.INVERTER_BLACK),
            (white, 55, palette.INVERTER_WHITE),
        ):
            if count:
                band.text(x * u, 64 * u, str(count), 16 * u, ink, 800, "mm")
    band.box((0, 53 * u, width, 55 * u), 0, palette.BAND_EDGE)
    made.put_within(band, (0, 0, width, width), 12 * u)


@lru_cache(maxsize=50)
def die(number: int, colour: Colour, width: float) -> Canvas:
    """Rounder than a tile, so that nobody takes it for one."""
    u = width / UNITS
    side, frame, top, pips = palette.DICE[colour.value]
    made = Canvas(math.ceil(width), math.ceil(width * TALL))
    made.box((0, 20 * u, width, 78 * u), 22 * u, side)
    made.box((0, 0, width, 72 * u), 21 * u, frame)
    made.box((5 * u, 5 * u, 67 * u, 67 * u), 17 * u, top)
    for x, y in PLACES[number]:
        made.circle(x * u, y * u, DIE_PIP * u, pips)
    return made


ARM = (
    ((50.0, 41.0), (50.0, 7.0)),
    ((41.0, 16.0), (50.0, 24.0), (59.0, 16.0)),
    ((44.0, 27.6), (50.0, 33.0), (56.0, 27.6)),
)
"""An arm of the crystal, upwards, in a square of 100."""


def crystal(grown: int, colour: str, width: float) -> Canvas:
    """One arm for each row. With five of six, the last is red dots."""
    u = width / 100
    made = Canvas(math.ceil(width), math.ceil(width))
    # Those that are missing lie under those that have grown.
    for arm in sorted(range(6), key=lambda number: number < grown):
        strokes = [[_turned(point, arm * 60, u) for point in stroke] for stroke in ARM]
        if arm < grown:
            for stroke in strokes:
                made.stroke(stroke, colour, 7 * u)
        elif grown == 5:
            for stroke in strokes:
                _dots(made, stroke, palette.DANGER, 2.8 * u)
        else:
            for stroke in strokes:
                made.stroke(stroke, palette.FAINT, 4 * u)
    made.circle(50 * u, 50 * u, 5 * u, colour)
    return made


def _turned(point: tuple[float, float], degrees: float, u: float) -> tuple[float, float]:
    angle = math.radians(degrees)
    x, y = point[0] - 50, point[1] - 50
    cos, sin = math.cos(angle), math.sin(angle)
    return (50 + x * cos - y * sin) * u, (50 + x * sin + y * cos) * u


def _dots(made: Canvas, stroke: list[tuple[float, float]], colour: str, radius: float) -> None:
    for (x0, y0), (x1, y1) in pairwise(stroke):
        count = max(1, round(math.dist((x0, y0), (x1, y1)) / (3.4 * radius)))
        for step in range(count + 1):
            part = step / count
            made.circle(x0 + (x1 - x0) * part, y0 + (y1 - y0) * part, radius, colour)


MOST_IN_HAND = 7


def tray(tiles: int, colour: str, width: float) -> Canvas:
    """The hand seen from its edge, for the novice game, in which nobody owns a line. The last tile
    is red."""
    u = width / 100
    step = 100 / 8.6
    made = Canvas(math.ceil(width), math.ceil(width))
    for number in range(MOST_IN_HAND):
        y = 92 - (number + 1) * step * 1.02
        if number < tiles:
            fill = palette.DANGER if tiles == 1 else colour
            made.box((14 * u, y * u, 86 * u, (y + step * 0.78) * u), 3.2 * u, fill)
        else:
            top = y + step * 0.26
            made.box((14 * u, top * u, 86 * u, (top + step * 0.3) * u), 1.7 * u, palette.FAINT)
    made.stroke([(5 * u, 95 * u), (95 * u, 95 * u)], palette.INK_3, 3 * u)
    return made


def stone(width: float) -> Canvas:
    """The tied stone of the tea garden: no way through."""
    u = width / 60
    made = Canvas(math.ceil(width), math.ceil(width))
    made.ellipse((9 * u, 17.5 * u, 51 * u, 50.5 * u), palette.STONE, palette.STONE_EDGE, 1.2 * u)
    made.stroke(
        [(15 * u, 30 * u), (21 * u, 24.5 * u), (29 * u, 21.5 * u)], palette.STONE_LIGHT, 2.4 * u
    )
    made.stroke([(30 * u, 18 * u), (28 * u, 34 * u), (30 * u, 50 * u)], palette.ROPE, 2.4 * u)
    made.stroke([(9.5 * u, 36 * u), (30 * u, 39.5 * u), (50.5 * u, 36 * u)], palette.ROPE, 2.4 * u)
    for side in (-1, 1):
        knot = [
            (30 * u, 18 * u),
            ((30 + side * 5) * u, 12 * u),
            ((30 + side * 2) * u, 9 * u),
            (30 * u, 18 * u),
        ]
        made.stroke(knot, palette.ROPE, 2.2 * u)
    return made


@lru_cache(maxsize=10)
def mark(width: float) -> Canvas:
    """The sign of the game: a tile with a large white and a large black dot."""
    u = width / UNITS
    made = Canvas(math.ceil(width), math.ceil(width * TALL))
    made.box((0, 12 * u, width, 77.5 * u), 12 * u, palette.FOOT)
    made.box((0, 12 * u, width, 74 * u), 12 * u, palette.SIDE)
    _glaze(made, width, 12 * u)
    made.circle(24 * u, 24 * u, 14.5 * u, palette.WHITE_RING)
    made.circle(24 * u, 24 * u, 10.5 * u, palette.WHITE_PIP)
    made.circle(48 * u, 48 * u, 13.5 * u, palette.BLACK_PIP)
    return made
