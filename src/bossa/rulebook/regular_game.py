"""The regular game."""

from bossa.rulebook.example import Example, Shown
from bossa.rulebook.statement import Section, Statement
from bossa.rules import Ending, Outcome, Player

BEGUN = "regular A-play w5A b2B A:10,23,40,41,60/RXS/- B:05,20,31,33/RXS/- out:-"
"""A's first turn: both lines are empty."""

ONE_TILE = "regular A-play w5A:6=60 b2B A:10,20,23,41,50/RXS/- B:05,31,33,40/RXS/- out:-"
"""A single tile lies on White 6."""

TWO_TILES = "regular A-play w5A:6=23+40 b2B A:05,15,33,50,60/RXS/- B:20,31,32,41/RXS/- out:-"
"""Two tiles lie on White 6."""

FIVE_ROWS = "w5A b2B:1=01,3=03,4=13+11,5=05,6=24+02"
"""The opponent's line has five rows."""

TILES = Section(
    "T",
    (
        Statement(
            "T1",
            (
                Example(
                    "kinds",
                    Shown.HAND,
                    "regular A-play w5A b2B A:05,23,40/RXS/- B:20,31,33/RXS/- out:-",
                ),
            ),
        ),
        Statement(
            "T2",
            (
                Example(
                    "tile",
                    Shown.HAND,
                    "regular A-play w5A b2B A:23/RXS/- B:20,31,33/RXS/- out:-",
                ),
            ),
        ),
        Statement("T3", (Example("sum", Shown.WHITE, BEGUN, "w6:23+40", is_printed=True),)),
        Statement(
            "T4",
            (
                Example(
                    "zero",
                    Shown.WHITE,
                    "regular A-play w5A b2B A:05,10,23,41,60/RXS/- B:20,31,33,40/RXS/- out:-",
                    "w6:05+60",
                    refused="no-dots",
                    is_printed=True,
                ),
            ),
        ),
    ),
)

COMPONENTS = Section(
    "K",
    (
        Statement("K1", (Example("dice", Shown.LINES, BEGUN, is_printed=True),)),
        Statement("K2"),
        Statement("K3"),
    ),
)

SETUP = Section(
    "S",
    (
        Statement("S1"),
        Statement("S2", is_ruling=True),
        Statement("S3"),
        Statement("S4"),
        Statement(
            "S5",
            (
                Example(
                    "white",
                    Shown.LINES,
                    "regular A-choose w5- b2- A:10,23,40,41/RXS/- B:05,20,31,33/RXS/- out:-",
                    "white",
                    is_printed=True,
                ),
            ),
        ),
        Statement("S6", is_ruling=True),
    ),
)

LINES = Section(
    "L",
    (
        Statement(
            "L1",
            (
                Example(
                    "ends",
                    Shown.WHITE,
                    "regular A-play w5A:4=41,6=20+42 b2B A:10,23,40/RXS/- B:05,31,33/RXS/- out:-",
                    is_printed=True,
                ),
                Example("gap", Shown.WHITE, BEGUN, "w7:10+60", refused="not-an-end"),
            ),
        ),
        Statement(
            "L2",
            (
                Example(
                    "one",
                    Shown.BLACK,
                    "regular A-play w5A b1B A:02,10,23,40,41/RXS/- B:05,20,31,33/RXS/- out:-",
                    "b2:02",
                ),
            ),
        ),
        Statement("L3", (Example("total", Shown.WHITE, BEGUN, "w6:23+60", refused="wrong-total"),)),
        Statement(
            "L4",
            (
                Example(
                    "three",
                    Shown.WHITE,
                    "regular A-play w5A b2B A:10,20,31,40,60/RXS/- B:05,23,32,33/RXS/- out:-",
                    "w6:10+20+31",
                    refused="size-beside-die",
                ),
            ),
        ),
        Statement(
            "L5",
            (
                Example("two", Shown.WHITE, ONE_TILE, "w7:23+50"),
                Example("three", Shown.WHITE, ONE_TILE, "w7:10+20+41", refused="size-beside-row"),
                Example(
                    "fewer",
                    Shown.WHITE,
                    "regular A-play w5A:4=41,6=23+40,7=10+20+42 b2B "
                    "A:11,13,31,50/RXS/- B:05,32,33/RXS/- out:-",
                    "w8:31+50",
                    is_printed=True,
                ),
            ),
        ),
        Statement(
            "L6",
            (
                Example(
                    "theirs",
                    Shown.BLACK,
                    "regular A-play w5A b2B A:03,10,23,40,41/RXS/- B:05,20,31,33/RXS/- out:-",
                    "b3:03",
                ),
            ),
        ),
    ),
)

TURN = Section(
    "U",
    (
        Statement(
            "U1",
            (
                Example(
                    "first",
                    Shown.WHITE,
                    "regular A-draw w5A b2B A:05,10,23,40/RXS/- B:20,31,33,60/RXS/- out:-",
                    "w4:40",
                    refused="draw-first",
                ),
            ),
        ),
        Statement("U2", (Example("row", Shown.WHITE, BEGUN, "w4:41", is_printed=True),)),
        Statement("U3", (Example("hand", Shown.WHITE, BEGUN, "w6:31+33", refused="not-in-hand"),)),
        Statement("U4"),
    ),
)

ACTIONS = Section(
    "A",
    (
        Statement(
            "A1",
            (
                Example(
                    "redraw",
                    Shown.HAND,
                    "regular A-play w5A b2B A:05,10,23,40,41/RXS/- B:20,31,33,60/RXS/- out:-",
                    "r05",
                    brought="22",
                ),
            ),
            is_ruling=True,
        ),
        Statement(
            "A2",
            (
                Example(
                    "exchange",
                    Shown.HANDS,
                    "regular A-play w5A b2B A:05,10,23,40,42/RXS/- B:20,33,41,60/RXS/- out:-",
                    "x05-60",
                ),
            ),
            is_ruling=True,
        ),
        Statement(
            "A3",
            (
                Example("stack", Shown.WHITE, TWO_TILES, "w6^15+50", is_printed=True),
                Example("one", Shown.WHITE, TWO_TILES, "w6^60", refused="size-of-stack"),
            ),
            is_ruling=True,
        ),
        Statement(
            "A4",
            (
                Example(
                    "used",
                    Shown.WHITE,
                    "regular A-play w5A:6=23+40^15+50 b2B "
                    "A:05,30,33,60/RX/- B:20,31,32,41/RXS/- out:-",
                    "w6^30+33",
                    refused="marker-used",
                ),
            ),
        ),
    ),
)

END = Section(
    "X",
    (
        Statement(
            "X1",
            (
                Example(
                    "stuck",
                    Shown.LINES,
                    "regular A-play w5A:6=23+40^15+50 b2B A:05,06/-/- B:20,31/RXS/- out:10",
                    outcome=Outcome(Ending.D, Player.B),
                ),
            ),
            is_ruling=True,
        ),
        Statement(
            "X2",
            (
                Example(
                    "last",
                    Shown.BLACK,
                    f"regular A-play {FIVE_ROWS} A:12,14,21/RXS/- B:10,23,41/RXS/- out:-",
                    "b7:12+14+21",
                    outcome=Outcome(Ending.C, Player.A),
                    is_printed=True,
                ),
            ),
            is_ruling=True,
        ),
        Statement(
            "X3",
            (
                Example(
                    "theirs",
                    Shown.BLACK,
                    f"regular A-play {FIVE_ROWS} A:12,14,20,21/RXS/- B:10,23,41/RXS/- out:-",
                    "b7:12+14+21",
                    outcome=Outcome(Ending.B, Player.B),
                    is_printed=True,
                ),
                Example(
                    "own",
                    Shown.WHITE,
                    "regular A-play w5A:3=11+21,4=40,6=60,7=23+50,8=20+22+42 b2B "
                    "A:13,32,41,51/RXS/- B:05,10,33/RXS/- out:-",
                    "w9:41+51",
                    outcome=Outcome(Ending.B, Player.A),
                ),
            ),
            is_ruling=True,
        ),
        Statement(
            "X4",
            (
                Example(
                    "tie",
                    Shown.WHITE,
                    "regular A-play w5B:4=15+32,6=31+33^14+50,7=10+23+42,8=40+41 "
                    "b3A:2=11+51,4=24,5=02+13^03+12,6=06,7=05+22 A:20,30/-/- B:04/-/- out:01,21",
                    "w3:30",
                    outcome=Outcome(Ending.E, None),
                ),
            ),
            is_ruling=True,
        ),
    ),
)

KNOWLEDGE = Section(
    "V",
    (
        Statement("V1"),
        Statement(
            "V2",
            (
                Example(
                    "hands",
                    Shown.HANDS,
                    "regular A-choose w5- b2- A:10,23,40,41/RXS/- B:?/RXS/- out:-",
                    is_printed=True,
                ),
            ),
        ),
    ),
)
