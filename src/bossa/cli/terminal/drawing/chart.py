"""Draws where each of the 27 tiles is, with a legend of all signs."""

from collections.abc import Iterable
from dataclasses import dataclass

from rich.text import Text

from bossa.cli.terminal.drawing.board import NO_NAMES, Names
from bossa.cli.terminal.drawing.layout import folded, padded
from bossa.cli.terminal.drawing.tile import chip_sign, face
from bossa.cli.terminal.form import Form, Page
from bossa.cli.terminal.screen import Drawing
from bossa.escaping import escaped
from bossa.locales import Texts, texts
from bossa.rules import Chip, Player, Position, Tile
from bossa.rules.tiles import MOST_DOTS

COLUMN = 3
"""Cells of a column: a tile in two digits, and a gap."""
NARROWEST_LEGEND = 30
"""In fewer cells the legend would be a column of single words: it goes below the chart."""
EXAMPLE = Tile(2, 3)


@dataclass(frozen=True)
class Chart(Drawing):
    """All 27 tiles, white dots across and black dots down. Unseen tiles show their digits."""

    position: Position
    language: str
    names: Names

    def lines(self, page: Page) -> list[Text]:
        say, form, width = texts(self.language), page.form, page.width
        table = [
            Text(form.words(say("chart")), "bold"),
            self._head(form),
            *(self._row(black, form) for black in range(MOST_DOTS + 1)),
            self._totals(form),
        ]
        wide = max(text.cell_len for text in table) + COLUMN
        side = width - wide
        room = side if side >= NARROWEST_LEGEND else width
        words = [line for text in self._legend(say, form) for line in folded_words(text, room)]
        if room == width:
            return [padded(text, width) for text in (*table, Text(), *words)]
        lines = max(len(table), len(words))
        table += [Text()] * (lines - len(table))
        words += [Text()] * (lines - len(words))
        return [
            padded(Text.assemble(padded(left, wide), right), width)
            for left, right in zip(table, words, strict=True)
        ]

    def _head(self, form: Form) -> Text:
        signs = form.signs
        head = Text(f"{signs.black}\\{signs.white}".ljust(COLUMN), "dim")
        head.append("".join(str(white).rjust(COLUMN) for white in range(MOST_DOTS + 1)))
        return head.append(f"{signs.total}{signs.black}".rjust(COLUMN + 1), "bold")

    def _row(self, black: int, form: Form) -> Text:
        places = self._places(form)
        row = Text(str(black).rjust(COLUMN), "dim")
        for white in range(MOST_DOTS + 1):
            if not 1 <= white + black <= MOST_DOTS:
                row.append(" " * COLUMN)
                continue
            tile = Tile(white, black)
            place = places.get(tile)
            row.append(" " * (COLUMN - (1 if place else 2)))
            row.append(place or str(tile), "dim" if place else "bold")
        count = sum(tile.black == black for tile in self.position.unseen) if black else ""
        return row.append(str(count).rjust(COLUMN + 1), "bold")

    def _totals(self, form: Form) -> Text:
        unseen = self.position.unseen
        totals = Text(f"{form.signs.total}{form.signs.white}".rjust(COLUMN), "bold")
        totals.append(" " * COLUMN)
        for white in range(1, MOST_DOTS + 1):
            totals.append(str(sum(tile.white == white for tile in unseen)).rjust(COLUMN), "bold")
        return totals.append(str(len(unseen)).rjust(COLUMN + 1), "bold")

    def _places(self, form: Form) -> dict[Tile, str]:
        position, signs = self.position, form.signs
        places = dict.fromkeys(position.on_table, signs.on_table)
        places |= dict.fromkeys(position.out, signs.out)
        for player in Player:
            places |= dict.fromkeys(position.side(player).tiles, player.value)
        return places

    def _legend(self, say: Texts, form: Form) -> Iterable[Text]:
        said = (
            say("legend-unseen", count=len(self.position.unseen)),
            say("legend-removed"),
            *(
                say("legend-hand", player=player.value, name=self.names[player])
                for player in Player
            ),
            say("legend-table"),
            say("legend-out"),
            say("legend-sum"),
            *signs_in_words(say, form),
        )
        return (Text(form.words(sentence), "dim") for sentence in said)


def chart(position: Position, language: str, names: Names = NO_NAMES) -> Chart:
    """Draw a chart of where each of the 27 tiles is, and a legend of the signs."""
    shown = {player: " ".join(escaped(name).split()) for player, name in names.items()}
    return Chart(position, language, shown)


def signs_in_words(say: Texts, form: Form) -> list[str]:
    """What the signs on the board mean."""
    signs = form.signs
    doubler, inverter = (chip_sign(chip, signs).strip() for chip in Chip)
    return [
        say("sign-tile", tile=face(EXAMPLE, signs), typed=str(EXAMPLE)),
        say("sign-drawn", tile=f"+{face(EXAMPLE, signs)}"),
        say("sign-chips", doubler=doubler, inverter=inverter),
        say("sign-die", sign="(4)"),
        say("sign-sizes", sign="1|3".join(signs.edges)),
        say("sign-closed", sign=signs.closed),
        say("sign-layers", sign=f"{signs.layers}2"),
    ]


def folded_words(text: Text, width: int) -> list[Text]:
    """A sentence on as many lines as it needs. Only words wider than a line are cut."""
    return folded(text.split(" "), width, gap=1)
