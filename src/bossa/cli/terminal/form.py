"""The form of a drawing: its signs, its colours, and whether tiles and ledges need outlines."""

from dataclasses import dataclass

from bossa.cli.terminal.palette import PALETTE, PALETTE_OF_16, PALETTE_OF_256, Palette
from bossa.cli.terminal.plain_text import is_encodable, plain


@dataclass(frozen=True, slots=True)
class Signs:
    """The signs of a drawing. Their widths are part of the layout: see each."""

    white: str
    """White dots, one cell wide. White is ringed, black is solid."""
    black: str
    doubler: str
    """Two cells, like the Inverter."""
    inverter: str
    layers: str
    edges: tuple[str, str]
    """One cell each, around what an open end takes."""
    closed: str
    row: str
    """One cell: a row of the track."""
    no_row: str
    last_row: str
    """The one row that is missing to six."""
    track: tuple[str, str]
    """Around the rows of the track."""
    tile_edge: str
    """One cell: a tile of a novice hand, seen from its edge."""
    used: tuple[str, str]
    """Around the name of a used marker."""
    hidden: str
    arrow: str
    swap: str
    out: str
    on_table: str
    total: str
    dot: str
    """Between two parts of a heading."""
    cut: str
    """One cell, where a long name is cut."""
    white_ledge: str
    black_ledge: str
    last: tuple[str, str]
    """Around the number of the last move."""
    corners: tuple[str, str, str, str]
    across: str
    upright: str


UNICODE = Signs(
    white="○", black="●", doubler="×2", inverter="⇄ ", layers="≡", edges=("┆", "┆"), closed="⊗",
    row="▰", no_row="▱", last_row="▱", track=("❄ ", ""), tile_edge="▮", used=("", "✗"),
    hidden="??", arrow="→", swap="⇄", out="✗", on_table="▪", total="Σ", dot="·", cut="…",
    white_ledge="═", black_ledge="━", last=("▸", "◂"), corners=("╭", "╮", "╰", "╯"), across="─",
    upright="│",
)  # fmt: skip

ASCII = Signs(
    white="o", black="*", doubler="x2", inverter="<>", layers="^", edges=("<", ">"), closed="X",
    row="#", no_row=".", last_row="!", track=("[", "]"), tile_edge="|", used=("-", "-"),
    hidden="??", arrow="->", swap="<>", out="x", on_table="#", total="=", dot="-", cut="~",
    white_ledge="=", black_ledge="#", last=(">", "<"), corners=("+", "+", "+", "+"), across="-",
    upright="|",
)  # fmt: skip

_IN_TEXTS = ("on_table", "out", "total", "dot")
"""The signs that texts of the catalogue contain."""

_ALL_SIGNS = "".join("".join(getattr(UNICODE, name)) for name in UNICODE.__slots__)


PALETTES = {"256": PALETTE_OF_256, "standard": PALETTE_OF_16, "windows": PALETTE_OF_16}
"""By Rich's name for the colours of a terminal."""


@dataclass(frozen=True, slots=True)
class Form:
    """How a terminal gets its drawings."""

    signs: Signs
    palette: Palette
    outlined: bool
    """Whether tiles have brackets and ledges are drawn with signs, because a background colour
    alone does not show them."""
    encoding: str

    def words(self, text: str) -> str:
        """A text of the catalogue in letters and signs that the terminal has.

        The layout needs their width, so they cannot wait until they are encoded.
        """
        for name in _IN_TEXTS:
            text = text.replace(getattr(UNICODE, name), getattr(self.signs, name))
        return plain(text, self.encoding)


@dataclass(frozen=True, slots=True)
class Page:
    """What a drawing has to fit: the form of the terminal and its size in cells."""

    form: Form
    width: int
    height: int | None = None
    """None if there is no screen, because the output goes elsewhere."""


def form_of(encoding: str, colours: str | None, terminal: str) -> Form:
    """The form for a terminal.

    `colours` is Rich's name for its colours, None if it has none or the user wants none;
    `terminal` is the value of TERM, empty if the output goes elsewhere.
    """
    # The console of Linux has 512 letters, and these signs are not among them.
    has_signs = terminal not in ("", "dumb", "unknown", "linux")
    unicode = has_signs and is_encodable(_ALL_SIGNS, encoding)
    palette = PALETTES.get(colours or "", PALETTE)
    return Form(
        signs=UNICODE if unicode else ASCII,
        palette=palette,
        # Of 16 colours there is no second dark one for the black ledge on the table.
        outlined=not (unicode and colours) or palette is PALETTE_OF_16,
        encoding=encoding,
    )
