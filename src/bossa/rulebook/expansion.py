"""The expansion: modifier chips."""

from bossa.rulebook.example import Example, Shown
from bossa.rulebook.statement import Section, Statement

WITH_INVERTER = "regular+chips A-play w5A b2B A:14,20,22,40,60/RXS/i B:05,23,31,33/RXS/d out:-"

CHIPS = Section(
    "E",
    (
        Statement("E1", is_ruling=True),
        Statement(
            "E2",
            (Example("held", Shown.WHITE, WITH_INVERTER, "w4:20d", refused="chip-not-held"),),
        ),
        Statement(
            "E3",
            (
                Example(
                    "doubler",
                    Shown.WHITE,
                    "regular+chips A-play w5A b2B A:10,20,21,40,60/RXS/d B:05,23,31,33/RXS/i out:-",
                    "w6:20d+21",
                    is_printed=True,
                ),
            ),
        ),
        Statement(
            "E4",
            (
                Example("inverter", Shown.WHITE, WITH_INVERTER, "w6:14i+20", is_printed=True),
                Example(
                    "white",
                    Shown.WHITE,
                    WITH_INVERTER,
                    "w4:40i",
                    refused="no-dots",
                    refused_by="T4",
                ),
            ),
        ),
        Statement(
            "E5",
            (
                Example(
                    "stack",
                    Shown.WHITE,
                    "regular+chips A-play w5A:6=23+40 b2B "
                    "A:05,20,21,50,60/RXS/d B:31,32,33,41/RXS/i out:-",
                    "w6^20d+21",
                ),
            ),
            is_ruling=True,
        ),
        Statement(
            "E6",
            (
                Example(
                    "equal", Shown.WHITE, WITH_INVERTER, "w4:20+22i", refused="chip-without-effect"
                ),
            ),
            is_ruling=True,
        ),
    ),
)
