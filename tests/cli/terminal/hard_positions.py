"""Positions that are hard to draw, and how they are drawn for the golden texts.

`make golden` writes the texts anew. Review them as a diff, with your own eyes.
"""

from functools import cache
from pathlib import Path

from bossa import Game, Player, Position, read_position, read_record
from bossa.cli.terminal.drawing import MoveList, Turn, board, in_order
from bossa.cli.terminal.form import Form, Page, form_of
from bossa.cli.terminal.screen import Drawing
from bossa.rules import Step

FOLDER = Path(__file__).parent / "drawings"
RECORDS = Path(__file__).parents[2] / "golden"

POSITIONS = {
    "chips-and-layers": (
        "regular+chips A-play w4B:2=23,3=11+20,5=50,6=05i+10^21+40"
        " b6A:3=32+41,4=04,5=42d+51,7=02+15 A:06,13,30,33,60/XS/- B:01/R/- out:22"
    ),
    "five-of-six": (
        "regular B-play w1A:2=20,3=10+21,4=40,5=11+41,6=60 b6B:5=05,7=06+31"
        " A:12,33/RXS/- B:04,22,24/RXS/- out:-"
    ),
    "tall-rows": (
        "regular A-play w6A:7=22+50,8=20+24+42,9=10+12+21+51,10=11+13+14+15+60"
        " b5B:6=05+31,7=01+03+23,8=02+32+33+41 A:04,40/RXS/- B:30/RXS/- out:-"
    ),
    "novice-eleven-columns": (
        "novice A-draw w6-:1=14,2=21,3=33,4=41,5=50,7=31+42,8=24+60,9=23+32+40,10=22+30+51 b1-"
        " A:01/RXS/- B:02,03,04/RXS/- out:-"
    ),
    "seven-in-hand": (
        "regular+chips A-play w3A b5B A:01,12,13,14,22,32,60/S/i B:02,03,20,41,51/RXS/d out:06"
    ),
    "three-layers": ("regular B-play w5A:6=10+50^11+51^20+41 b2B A:12,32/RX/- B:05,31/RX/- out:-"),
    "set-up": "regular+chips A-choose w5- b2- A:11,12,32,33/RXS/di B:?/RXS/di out:-",
    "hands-of-one": "novice+chips B-play w2-:3=30 b4-:5=05,6=06 A:11/RXS/d B:60/RXS/i out:-",
}

Case = tuple[Position, tuple[Step, ...], bool]

NAMES = {Player.A: "Ada", Player.B: "Kettle"}

COLOURED = form_of("utf-8", "truecolor", "xterm")
OUTLINED = form_of("utf-8", None, "xterm")
ASCII = form_of("ascii", None, "")
FORMS: dict[str, Form] = {"coloured": COLOURED, "outlined": OUTLINED, "ascii": ASCII}


def finished() -> Game:
    """A game that six rows have ended, with everything that happened in it."""
    return read_record((RECORDS / "regular+chips-B.bossa").read_bytes()).game


@cache
def cases() -> dict[str, Case]:
    """Each hard position, with the steps that led to it and whether the game is over."""
    found: dict[str, Case] = {
        name: (read_position(text), (), False) for name, text in POSITIONS.items()
    }
    game = finished()
    before = game.at(len(game.steps) - 1)
    return found | {
        "last-turn": (before.position, before.steps, False),
        "game-over": (game.position, game.steps, True),
    }


def drawing(name: str, language: str = "en") -> Drawing:
    """The board, and what the player can do below it."""
    position, steps, over = cases()[name]
    drawn = board(position, language, NAMES, over=over, steps=steps)
    game = Game.of_position(position) if not steps else None
    return Turn(drawn, MoveList(in_order(game.legal), language)) if game else drawn


def text_of(drawn: Drawing, form: Form, width: int, height: int | None = None) -> str:
    """The drawing without its colours."""
    lines = drawn.lines(Page(form, width, height))
    return "".join(f"{line.plain.rstrip()}\n" for line in lines)


def golden_text(name: str) -> str:
    """A hard position in each form, for a wide and for a narrow terminal."""
    return "\n".join(
        f"--- {form_name}, {width} columns\n{text_of(drawing(name), form, width)}"
        for width in (80, 40)
        for form_name, form in FORMS.items()
    )


def main() -> None:
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for name in cases():
        (FOLDER / f"{name}.txt").write_text(golden_text(name), "utf-8")


if __name__ == "__main__":
    main()
