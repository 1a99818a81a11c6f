"""Draws what a player can decide, numbered, and a board with this list below it."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import groupby

from rich.text import Text

from bossa.cli.terminal.drawing.board import Board
from bossa.cli.terminal.drawing.caption import decision_in_signs
from bossa.cli.terminal.drawing.chart import folded_words
from bossa.cli.terminal.drawing.layout import folded, padded
from bossa.cli.terminal.drawing.tile import plate
from bossa.cli.terminal.form import Page
from bossa.cli.terminal.screen import Drawing
from bossa.locales import texts
from bossa.notation import write_move
from bossa.rules import Choice, Colour, Decision, Exchange, Lay, Redraw, Stack

KINDS = (Lay, Stack, Exchange, Redraw)
"""Kinds of moves in the order in which they are listed."""
GAP = 3
LINES_OF_PROMPT = 2
"""A question that does not fit on one line takes two."""


def in_order(decisions: Iterable[Decision]) -> list[Decision]:
    """Rows, stacks, exchanges, redraws, each by its place. Choices stay in their own order."""
    return sorted(decisions, key=_place_in_list)


def _place_in_list(decision: Decision) -> tuple[int, bool, int, str]:
    match decision:
        case Choice():
            return 0, False, 0, ""
        case Lay(colour, number) | Stack(colour, number):
            place = colour is Colour.BLACK, number
        case Exchange() | Redraw():
            place = False, 0
    return KINDS.index(type(decision)), *place, write_move(decision)


@dataclass(frozen=True)
class MoveList(Drawing):
    """All decisions with their numbers. One example stands for all exchanges, one for redraws."""

    decisions: list[Decision]
    language: str

    def lines(self, page: Page) -> list[Text]:
        form = page.form
        listed = [d for d in self.decisions if not isinstance(d, Exchange | Redraw)]
        digits = len(str(len(listed)))
        cells = [
            Text.assemble((f"{number:>{digits}} ", "bold"), decision_in_signs(decision, form))
            for number, decision in enumerate(listed, start=1)
        ]
        return [*_columns(cells, page.width), *self._actions(page)]

    def short_lines(self, page: Page) -> list[Text]:
        """Each place with the numbers of its moves, and how to see them all."""
        form, pieces = page.form, []
        numbered = enumerate(self.decisions, start=1)
        for place, group in groupby(numbered, key=lambda at: _place_of(at[1])):
            if place:
                kind, colour, number = place
                numbers = [n for n, _ in group]
                piece = plate(colour, form, number)
                if kind is Stack:
                    piece = Text.assemble(piece, f" {form.signs.layers}")
                pieces.append(Text.assemble((_from_to(numbers), "bold"), " ", piece))
        if pieces:
            pieces.append(Text(form.words(texts(self.language)("list-folded")), "italic"))
        return [*folded(pieces, page.width, GAP), *self._actions(page)]

    def _actions(self, page: Page) -> list[Text]:
        say, lines = texts(self.language), []
        for kind, message in ((Exchange, "list-exchange"), (Redraw, "list-redraw")):
            numbers = [n for n, d in enumerate(self.decisions, start=1) if isinstance(d, kind)]
            if numbers:
                example = write_move(self.decisions[numbers[0] - 1])
                said = say(message, first=numbers[0], last=numbers[-1], example=example)
                lines += folded_words(Text(page.form.words(said)), page.width)
        return lines


@dataclass(frozen=True)
class Turn(Drawing):
    """A board, and the list of moves below it: folded where not everything fits the screen."""

    board: Board
    moves: MoveList

    def lines(self, page: Page) -> list[Text]:
        listed = self.moves.lines(page)
        if page.height is not None:
            left = page.height - LINES_OF_PROMPT - 1
            tight = len(self.board.lines(replace(page, height=0)))
            if tight + len(listed) > left:
                listed = self.moves.short_lines(page)
            page = replace(page, height=left - len(listed))
        return [*self.board.lines(page), *([Text(), *listed] if listed else [])]


def _place_of(decision: Decision) -> tuple[type, Colour, int] | None:
    match decision:
        case Lay(colour, number) | Stack(colour, number):
            return type(decision), colour, number
    return None


def _from_to(numbers: list[int]) -> str:
    return f"{numbers[0]}-{numbers[-1]}" if len(numbers) > 1 else str(numbers[0])


def _columns(cells: list[Text], width: int) -> list[Text]:
    """The cells in columns of equal width, read down and then across."""
    if not cells:
        return []
    widest = min(width, max(cell.cell_len for cell in cells))
    across = max(1, (width + GAP) // (widest + GAP))
    down = -(-len(cells) // across)
    lines = []
    for at in range(down):
        line = Text()
        for cell in cells[at::down]:
            line.append_text(padded(cell, widest))
            line.append(" " * GAP)
        line.rstrip()
        line.truncate(width, overflow="crop")
        lines.append(line)
    return lines
