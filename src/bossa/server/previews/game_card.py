"""The picture of a game, as a spectator may see it."""

from bossa.rules import Line, Player, Position
from bossa.server.previews import faces, palette, pieces
from bossa.server.previews.canvas import Canvas
from bossa.server.previews.lines import LineDrawing, fit
from bossa.server.previews.pictures import GamePicture
from bossa.server.previews.table import HEIGHT, WIDTH, new_table

MARGIN = 26
PANEL = 286
"""The width of the players' panel."""
STRIP = 62
"""The height of the strip at the bottom."""
HAND_TILE = 32
LONGEST_NAME = 240
"""In the caption."""
GAP = 34
"""Between the lines."""


def drawn_game(picture: GamePicture) -> bytes:
    canvas = new_table()
    position = picture.position
    names = {seat: faces.shown_name(name) or seat.value for seat, name in picture.names.items()}
    left = MARGIN + PANEL + 26
    width = WIDTH - left - MARGIN
    room = HEIGHT - STRIP - 2 * MARGIN
    how = fit(position, width, room - GAP)
    spare = room - GAP - sum(how.heights.values())
    base = MARGIN + spare / 3
    for line in position.lines:
        base += how.heights[line.colour]
        drawing = LineDrawing(canvas, position, line, how, (left, base, width), picture.last)
        drawing.draw(lit=picture.lit_line is line.colour)
        base += GAP + spare / 3
    height = (HEIGHT - STRIP - 2 * MARGIN - 14) / 2
    for place, (seat, own) in enumerate(_in_order(position)):
        top = MARGIN + place * (height + 14)
        _panel(canvas, picture, seat, names[seat], own, (top, height))
    # A long name leaves room for what happened.
    short = {seat: faces.fitted(name, LONGEST_NAME, 24) for seat, name in names.items()}
    _strip(canvas, picture.caption.written(picture.language, short))
    return canvas.png()


def _in_order(position: Position) -> list[tuple[Player, Line | None]]:
    """Each player beside the line they own; where nobody owns one, A and B."""
    owned: list[tuple[Player, Line | None]] = [
        (line.owner, line) for line in position.lines if line.owner
    ]
    return owned or [(player, None) for player in Player]


def _panel(
    canvas: Canvas,
    picture: GamePicture,
    seat: Player,
    name: str,
    line: Line | None,
    place: tuple[float, float],
) -> None:
    top, height = place
    box = MARGIN, top, MARGIN + PANEL, top + height
    if seat in picture.lit:
        canvas.glow(box, 22, palette.LAMP, 16, 190)
        canvas.box(box, 22, "#FFF3DC", palette.LAMP, 4)
    else:
        canvas.glow((box[0], top + 4, box[2], box[3] + 4), 22, "#3C2D14", 8, 40)
        canvas.box(box, 22, palette.SHEET)
    colour = palette.PLAYERS[seat.value]
    x, y = MARGIN + 20, top + 20
    canvas.text(x, y + 24, faces.fitted(name, PANEL - 40, 27, 750), 27, colour, 750)
    hand = picture.position.side(seat).hand
    track = min(height - 150, 104)
    y += 46
    if line:
        canvas.put(pieces.crystal(len(line.rows), colour, track), x, y)
        _rows(canvas, picture.position, line, x + track + 16, y + track / 2)
    else:
        count = len(hand or ())
        canvas.put(pieces.tray(count, colour, track), x, y)
        canvas.text(x + track + 18, y + track / 2, str(count), 44, palette.INK, 750, "lm")
    bottom = top + height - 20
    for number, tile in enumerate(hand or ()):
        small = pieces.tile(tile.white, tile.black, HAND_TILE)
        canvas.put(small, x + number * (HAND_TILE + 4), bottom - HAND_TILE * pieces.TALL)


def _rows(canvas: Canvas, position: Position, line: Line, x: float, y: float) -> None:
    """How many rows of how many, as a plate in the line's colour."""
    ground, ink, edge = palette.LEDGES[line.colour.value]
    count = f"{len(line.rows)} / {position.rules.rows_to_win}"
    wide = faces.width(count, 25, 750) + 28
    canvas.box((x, y - 22, x + wide, y + 22), 10, ground, edge, 1.6)
    canvas.text(x + wide / 2, y, count, 25, ink, 750, "mm")


def _strip(canvas: Canvas, caption: str) -> None:
    top = HEIGHT - STRIP
    canvas.box((0, top, WIDTH, HEIGHT), 0, palette.SHEET)
    canvas.box((0, top, WIDTH, top + 1), 0, palette.FAINT)
    middle = top + STRIP / 2
    canvas.put(pieces.mark(34), MARGIN, middle - 34 * pieces.TALL / 2)
    canvas.text(MARGIN + 46, middle, "坊茶 Bossa", 28, palette.INK, 400, "lm", "heading")
    left = MARGIN + PANEL + 26
    shown = faces.fitted(caption, WIDTH - left - MARGIN, 24, 600)
    canvas.text(left, middle, shown, 24, palette.INK, 600, "lm")
