"""The picture of every page that is not a game."""

from bossa.rules import Colour
from bossa.server.previews import faces, palette, pieces
from bossa.server.previews.canvas import Canvas
from bossa.server.previews.pieces import TALL
from bossa.server.previews.table import new_table

TILE, PITCH, LEDGE = 104, 124, 54
LEFT, BASE = 624, 546
ROWS: dict[int, tuple[tuple[int, int], ...]] = {
    4: ((1, 3),),
    6: ((2, 0), (4, 1)),
    7: ((4, 0), (2, 1), (1, 5)),
}
DIE = 5
FIRST, LAST = 4, 7


def drawn_card(headline: str, origin: str) -> bytes:
    canvas = new_table()
    canvas.glow((130, 230, 470, 450), 110, palette.LAMP, 120, 80)
    _line(canvas)
    _words(canvas, headline, origin)
    return canvas.png()


def _line(canvas: Canvas) -> None:
    ground, ink, edge = palette.LEDGES["white"]
    right, top = LEFT + (LAST - FIRST + 1) * PITCH, BASE - LEDGE
    canvas.glow((LEFT, top + 5, right, BASE + 5), 9, "#3C2D14", 9, 60)
    canvas.box((LEFT, top + 3, right, BASE + 3), 9, palette.LEDGE_SHADE["white"])
    canvas.box((LEFT, top, right, BASE), 9, ground, edge, 1.5)
    high = TILE * TALL
    for number in range(FIRST, LAST + 1):
        x = LEFT + (number - FIRST + 0.5) * PITCH
        middle = BASE - LEDGE / 2
        if number == DIE:
            canvas.put(pieces.die(DIE, Colour.WHITE, TILE), x - TILE / 2, top - 3 - high)
            canvas.box((x - 24, middle - 21, x + 24, middle + 21), 21, ground, ink, 1.8)
        canvas.text(x, middle, str(number), 28, ink, 700, "mm")
        for place, (white, black) in enumerate(ROWS.get(number, ())):
            y = top - 3 - (place + 1) * (high + 2)
            canvas.glow((x - TILE / 2, y + 40, x + TILE / 2, y + high + 3), 18, "#281E0A", 3, 46)
            canvas.put(pieces.tile(white, black, TILE), x - TILE / 2, y)
    _arriving(canvas, LEFT + PITCH / 2, top - 3 - 2 * (high + 2))


def _arriving(canvas: Canvas, x: float, y: float) -> None:
    """A tile on its way to its place."""
    box = x - TILE / 2 - 6, y - 4, x + TILE / 2 + 6, y + 2 * (TILE * TALL + 2) + 6
    canvas.box(box, 22, None, palette.PLAYERS["A"], 4)
    canvas.glow((x - 24, y - 10, x + TILE - 24, y + TILE * TALL - 4), 18, "#281E0A", 18, 80)
    canvas.put_turned(pieces.tile(3, 0, TILE), x - TILE / 2 + 22, y - 40, -9)


def _words(canvas: Canvas, headline: str, origin: str) -> None:
    canvas.put(pieces.mark(104), 64, 102)
    canvas.text(194, 152, "坊茶", 60, palette.INK, 400, "ls", "heading")
    canvas.text(194, 218, "Bossa", 64, palette.INK, 400, "ls", "heading")
    size = 45
    lines = faces.wrapped(headline, 500, size, 400, "heading")
    if len(lines) > 2:
        size = 39
        lines = faces.wrapped(headline, 510, size, 400, "heading")
    y = 316.0
    for line in lines:
        canvas.text(64, y, line, size, palette.INK, 400, "ls", "heading")
        y += size * 1.24
    y += 10
    canvas.put(pieces.crystal(4, palette.PLAYERS["A"], 84), 64, y)
    small = faces.wrapped(origin, 330, 27, 550)
    for number, line in enumerate(small[:3]):
        middle = y + 42 + (number - (len(small) - 1) / 2) * 35
        canvas.text(166, middle, line, 27, palette.INK_2, 550, "lm")
