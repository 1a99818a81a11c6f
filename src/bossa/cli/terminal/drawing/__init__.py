"""Draws positions, tiles and moves for the terminal, in the form that it can show."""

from bossa.cli.terminal.drawing.board import NO_NAMES, Names, board
from bossa.cli.terminal.drawing.chart import chart, signs_in_words
from bossa.cli.terminal.drawing.move_list import MoveList, Turn, in_order
from bossa.cli.terminal.drawing.tile import in_line, tiles_in_line, with_tiles_marked

__all__ = [
    "NO_NAMES",
    "MoveList",
    "Names",
    "Turn",
    "board",
    "chart",
    "in_line",
    "in_order",
    "signs_in_words",
    "tiles_in_line",
    "with_tiles_marked",
]
