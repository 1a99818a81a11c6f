"""Lines of text of a given width: padded, folded, with two ends."""

from collections.abc import Iterable, Sequence

from rich.cells import cell_len, set_cell_size
from rich.text import Text

GAP = 2
"""Cells between two pieces of a line."""


def joined(pieces: Iterable[Text], gap: int = GAP) -> Text:
    return Text(" " * gap).join(pieces)


def folded(pieces: Iterable[Text], width: int, gap: int = GAP) -> list[Text]:
    """The pieces one after the other, on as many lines as they need. None is cut in two unless it
    is wider than a line."""
    lines: list[list[Text]] = []
    used = 0
    for whole in pieces:
        for piece in _fitting(whole, width):
            if lines and used + gap + piece.cell_len <= width:
                lines[-1].append(piece)
                used += gap + piece.cell_len
            else:
                lines.append([piece])
                used = piece.cell_len
    return [joined(line, gap) for line in lines]


def justified(left: Sequence[Text], right: Sequence[Text], width: int) -> list[Text]:
    """Both groups on one line, the right one at its end, or on lines of their own."""
    start, end = joined(left), joined(right)
    between = width - start.cell_len - end.cell_len
    if between >= GAP:
        return [Text.assemble(start, " " * between, end)]
    return folded(left, width) + folded(right, width)


def padded(text: Text, width: int, style: str = "", indent: int = 0) -> Text:
    """A line of exactly `width` cells, on a background if the style has one."""
    line = Text(" " * indent, style, no_wrap=True, overflow="crop", end="\n")
    line.append_text(text)
    line.append(" " * max(0, width - line.cell_len))
    line.truncate(width, overflow="crop")
    return line


def cut(text: str, width: int, sign: str) -> str:
    """The text, cut to `width` cells if it is wider. The sign shows that something is missing."""
    if cell_len(text) <= width:
        return text
    return set_cell_size(text, max(0, width - 1)) + sign


def centred(text: str, width: int, fill: str = " ") -> str:
    """The text in the middle of `width` cells; if that is not possible, a cell further left."""
    left = max(0, width - cell_len(text)) // 2
    return fill * left + text + fill * max(0, width - left - cell_len(text))


def _fitting(piece: Text, width: int) -> Iterable[Text]:
    """The piece, or parts of it that fit into a line."""
    while piece.cell_len > width:
        at = len(set_cell_size(piece.plain, width).rstrip(" "))
        at = piece.plain.rfind(" ", 1, at) + 1 or at
        yield piece[:at]
        piece = piece[at:]
    yield piece
