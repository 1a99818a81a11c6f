"""The novice game, which is reconstructed: all of it is rulings."""

from bossa.rulebook.example import Example, Shown
from bossa.rulebook.statement import Section, Statement

NOVICE_GAME = Section(
    "N",
    (
        Statement("N1"),
        Statement(
            "N2",
            (
                Example(
                    "same",
                    Shown.WHITE,
                    "novice A-play w5-:6=23+40,7=10+60 b2- "
                    "A:11,33,42,50/RXS/- B:05,31,41/RXS/- out:-",
                    "w8:33+50",
                    is_printed=True,
                ),
                Example(
                    "fewer",
                    Shown.WHITE,
                    "novice A-play w5-:4=11+30 b2- A:20,31,33,60/RXS/- B:05,23,41/RXS/- out:-",
                    "w3:31",
                    refused="size-beside-row",
                ),
            ),
        ),
        Statement(
            "N3",
            (
                Example(
                    "six",
                    Shown.WHITE,
                    "novice A-play w5-:3=11+21,4=40,6=60,7=23+50,8=20+22+42 b2- "
                    "A:10,13,32,51/RXS/- B:05,33/RXS/- out:-",
                    "w9:10+32+51",
                ),
            ),
        ),
        Statement("N4"),
    ),
)
