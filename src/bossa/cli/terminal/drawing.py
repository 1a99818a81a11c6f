"""Draws a position for the terminal: lines on a number axis, hands, and the place of every tile."""

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from bossa.locales import Texts, texts
from bossa.rules import Chip, Colour, Line, Marker, Player, Position, Row, Tile
from bossa.rules.tiles import MOST_DOTS

Names = dict[Player, str]

NO_NAMES = {player: player.value for player in Player}


def board(
    position: Position,
    language: str,
    names: Names = NO_NAMES,
    near: Player = Player.A,
    over: bool = False,
) -> RenderableType:
    """Draw everything that `position` knows, with the hand of `near` at the bottom."""
    say = texts(language)
    return Group(
        _heading(position, say, names, over),
        "",
        _hand(position, near.opponent, say, names),
        "",
        *(part for line in position.lines for part in (*_line(line, position, say, names), "")),
        _hand(position, near, say, names),
        "",
        _counts(position, say),
    )


def chart(position: Position, language: str, names: Names = NO_NAMES) -> RenderableType:
    """Draw a chart of where each of the 27 tiles is, and a legend of the signs."""
    say = texts(language)
    return Columns([_chart(position, say), _legend(position, say, names)], padding=(0, 3))


def _heading(position: Position, say: Texts, names: Names, over: bool) -> Text:
    doing = say("to-act", player=names[position.player], phase=position.phase.value)
    return Text.assemble(
        (say("is-over") if over else doing, "bold"),
        " · ",
        say("pile-count", count=position.pile_size),
        " · ",
        say("out-tiles", tiles=" ".join(map(str, position.out)) or "–"),
    )


def _hand(position: Position, player: Player, say: Texts, names: Names) -> Text:
    side = position.side(player)
    text = Text()
    text.append(f"{names[player]}  ", "bold")
    if side.hand is None:
        text.append(say("hand-hidden"), "dim italic")
    else:
        for tile in side.hand:
            text.append(f" {tile} ", "black on #d9c09a")
            text.append(" ")
    for marker in Marker:
        used = "" if marker in side.markers else "strike dim"
        text.append("  ")
        text.append(say("marker", marker=marker.value), used)
        if used:
            text.append(" ✗", "dim")
    if position.rules.chips:
        text.append("  ")
        if side.chips:
            names_of_chips = " / ".join(say("chip", chip=chip.value) for chip in side.chips)
            text.append(names_of_chips, "italic")
        else:
            text.append(say("chip-used"), "dim")
    return text


def _line(
    line: Line, position: Position, say: Texts, names: Names
) -> tuple[RenderableType, RenderableType]:
    title = Text(say("line", colour=line.colour.value), "bold")
    if line.owner:
        title.append(f" · {names[line.owner]}")
    rows_to_win = position.rules.rows_to_win
    if rows_to_win:
        have = len(line.rows)
        title.append(f" · {'■' * have}{'□' * (rows_to_win - have)} ")
        title.append(say("rows-of", rows=have, most=rows_to_win))
    return title, _axis(line, position)


def _axis(line: Line, position: Position) -> Table:
    """Draw one column for each number: open ends, rows, and the die."""
    table = Table(box=None, padding=(0, 1), show_header=False)
    ends = {end.number: end for end in line.ends(position.rules)}
    numbers = sorted({line.die, *ends, *(row.number for row in line.rows)})
    for _ in numbers:
        table.add_column(justify="center", min_width=4)
    columns: list[list[Text]] = []
    for number in numbers:
        row = line.row(number)
        if number == line.die:
            columns.append([Text("◆", "bold")])
        elif row:
            columns.append(_tiles_of_row(row))
        else:
            sizes = "/".join(map(str, ends[number].sizes))
            columns.append([Text(f"({sizes})", "dim")])
    for height in range(max(map(len, columns)) - 1, -1, -1):
        table.add_row(*(column[height] if height < len(column) else "" for column in columns))
    table.add_row(*(_number(number, line) for number in numbers))
    return table


def _number(number: int, line: Line) -> Text:
    if number == line.die:
        return Text(f"[{number}]", "bold reverse")
    return Text(str(number), "bold" if line.row(number) else "dim")


def _tiles_of_row(row: Row) -> list[Text]:
    """List the tiles of each layer from the bottom, with a stroke between layers."""
    cells: list[Text] = []
    for layer in row.layers:
        if cells:
            cells.append(Text("──", "dim"))
        for laid in layer:
            mark = {None: "", Chip.DOUBLER: "×2", Chip.INVERTER: "⇄"}[laid.chip]
            cells.append(Text(f"{laid.tile}{mark}"))
    return cells


def _counts(position: Position, say: Texts) -> Text:
    """Count the unseen tiles of each number and colour."""
    unseen = position.unseen
    text = Text(say("unseen-count", count=len(unseen)))
    for colour, sign in ((Colour.WHITE, "○"), (Colour.BLACK, "●")):
        text.append("   ")
        for number in range(1, MOST_DOTS + 1):
            count = sum(tile.dots(colour) == number for tile in unseen)
            text.append(f" {sign}{number}")
            text.append(f"×{count}", "bold" if count else "dim")
    return text


def _chart(position: Position, say: Texts) -> Table:
    """Draw all 27 tiles, white dots across and black dots down. Unseen tiles show their digits."""
    places = _places(position)
    unseen = set(position.unseen)
    table = Table(box=None, padding=(0, 1, 0, 0), title=say("chart"), title_justify="left")
    table.add_column("●↓ ○→", style="dim")
    for white in range(MOST_DOTS + 1):
        table.add_column(str(white), justify="right", min_width=2)
    table.add_column("Σ●", justify="right", style="bold")
    for black in range(MOST_DOTS + 1):
        cells = [
            _place(Tile(white, black), places) if 1 <= white + black <= MOST_DOTS else Text(" ")
            for white in range(MOST_DOTS + 1)
        ]
        count = sum(tile.black == black for tile in unseen) if black else ""
        table.add_row(str(black), *cells, str(count))
    counts = [str(sum(tile.white == white for tile in unseen)) for white in range(1, MOST_DOTS + 1)]
    table.add_row("Σ○", "", *counts, str(len(unseen)), style="bold")
    return table


def _places(position: Position) -> dict[Tile, str]:
    places = dict.fromkeys(position.on_table, "▪") | dict.fromkeys(position.out, "✗")
    for player in Player:
        places |= dict.fromkeys(position.side(player).tiles, player.value)
    return places


def _place(tile: Tile, places: dict[Tile, str]) -> Text:
    place = places.get(tile)
    return Text(place, "dim") if place else Text(str(tile), "bold")


def _legend(position: Position, say: Texts, names: Names) -> Text:
    return Text(
        "\n".join(
            (
                say("legend-tile", tile="23", white=2, black=3),
                say("legend-unseen", count=len(position.unseen)),
                say("legend-removed"),
                say("legend-hand", player="A", name=names[Player.A]),
                say("legend-hand", player="B", name=names[Player.B]),
                say("legend-table"),
                say("legend-out"),
                say("legend-sum"),
                say("legend-die"),
                say("legend-sizes"),
            )
        ),
        "dim",
    )
