"""The colours of a drawing, as Rich's styles."""

from dataclasses import dataclass, replace

from bossa.rules import Colour


@dataclass(frozen=True, slots=True)
class Palette:
    """Colours for a dark table. Each is a colour of Rich's, not yet a style."""

    table: str
    sheet: str
    """Under the docks and the heading."""
    ink: str
    text: str
    faint: str
    """Signs that are used up or not in play."""
    near: str
    """The player at the bottom: you, in a game against the computer."""
    near_fill: str
    far: str
    far_fill: str
    danger: str
    """One step from winning, and nothing else."""
    lamp: str
    lamp_ink: str
    glaze: str
    glaze_between: str
    """Every other tile, so that tiles without outlines can be counted."""
    dots: str
    hidden: str
    chip: str
    chip_ink: str
    white_ledge: str
    white_ink: str
    black_ledge: str
    black_ink: str
    white_die: str
    black_die: str

    def ledge(self, colour: Colour) -> str:
        """The style of a line's ledge, and of every plate that names a place on it."""
        if colour is Colour.WHITE:
            return f"{self.white_ink} on {self.white_ledge}"
        return f"{self.black_ink} on {self.black_ledge}"

    def die(self, colour: Colour) -> str:
        """The style of a die: it stands out from the ledge of its own colour."""
        return f"bold {self.white_die if colour is Colour.WHITE else self.black_die}"

    def player(self, is_near: bool) -> str:
        return self.near if is_near else self.far


PALETTE = Palette(
    table="#23211e",
    sheet="#2b2825",
    ink="#f3ecde",
    text="#bdb3a2",
    faint="#91887a",
    near="#9db8f2",
    near_fill="#ffffff on #4c71c4",
    far="#e9b45a",
    far_fill="#201504 on #e9b45a",
    danger="#ff8a76",
    lamp="#ffb84d",
    lamp_ink="#2a1c00",
    glaze="#afc6b4",
    glaze_between="#8ba796",
    dots="#121714",
    hidden="#5b7566",
    chip="#3a2a1c",
    chip_ink="#ffefc9",
    white_ledge="#f6f2e8",
    white_ink="#24211d",
    black_ledge="#0e0d0c",
    black_ink="#f6f2e8",
    white_die="#fffefa on #4a453f",
    black_die="#1b1a18 on #fcf8ef",
)
"""For terminals with all colours."""

PALETTE_OF_256 = replace(
    PALETTE,
    ink="color(255)",
    glaze="color(151)",
    glaze_between="color(108)",
    hidden="color(65)",
    chip="color(94)",
    white_ledge="color(255)",
    black_ink="color(255)",
)
"""For terminals with 256. The nearest ones that Rich would find are yellow, grey, and for a chip
the red that means danger."""

PALETTE_OF_16 = Palette(
    table="black",
    sheet="black",
    ink="bright_white",
    text="white",
    faint="white",
    near="bright_cyan",
    near_fill="bright_white on blue",
    far="bright_yellow",
    far_fill="black on yellow",
    danger="bright_red",
    lamp="bright_yellow",
    lamp_ink="black",
    glaze="cyan",
    glaze_between="green",
    dots="black",
    hidden="cyan",
    chip="magenta",
    chip_ink="bright_white",
    white_ledge="white",
    white_ink="black",
    black_ledge="black",
    black_ink="bright_white",
    white_die="bright_white on bright_black",
    black_die="black on bright_white",
)
"""For terminals with 16 colours, whose exact shades are the terminal's own."""
