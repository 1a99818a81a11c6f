"""Which reason is named first, and that every reason has a sentence."""

import pytest
from tests.asking import position, said, why_not

from bossa import Position, read_move, reasons
from bossa.locales import say

WHERE = position(
    "w5A:4=41,6=23+40^30+33", "b2B", "11,12,22,06,50/RX/i", "05,20,31/RXS/i", "regular+chips"
)

IN_ORDER = [
    ("w5:60", "not-in-hand", "U3"),
    ("w9:60d", "not-in-hand", "U3"),
    ("w9:11+11", "tile-twice", "U3"),
    ("w9^11d", "marker-used", "A4"),
    ("w9:11d", "chip-not-held", "E2"),
    ("w9:11i+12i", "two-chips", "E5"),
    ("w0:11", "below-one", "L2"),
    ("w9:06", "not-an-end", "L1"),
    ("w7:06+11", "size-beside-row", "L5"),
    ("w7:06", "no-dots", "T4"),
    ("w7:22i", "chip-without-effect", "E6"),
    ("w7:50", "wrong-total", "L3"),
]


@pytest.mark.parametrize(("move", "code", "rule"), IN_ORDER)
def test_the_first_reason_is_the_first_in_the_rules(move: str, code: str, rule: str) -> None:
    assert why_not(WHERE, move) == (code, rule)


def test_all_reasons_are_listed_in_the_order_of_the_rules() -> None:
    found = [refusal.code for refusal in reasons(WHERE, read_move("w9^60d+60d+06+22i"))]
    assert found == [
        "not-in-hand",
        "marker-used",
        "chip-not-held",
        "two-chips",
        "not-a-row",
        "no-dots",
        "chip-without-effect",
        "wrong-total",
    ]


def test_a_legal_move_has_no_reason_against_it() -> None:
    assert list(reasons(WHERE, read_move("r11"))) == []


def test_the_sentence_of_a_refusal_says_what_a_player_needs_to_know() -> None:
    def sentence(move: str, where: Position = WHERE) -> str:
        refusal = next(reasons(where, read_move(move)))
        said(refusal)
        return say(refusal)

    assert sentence("w7:11+12") == "White 7 takes 1 or 3 tiles here; you chose 2. (L5)"
    assert sentence("w7:06") == "The tile 06 has no white dots. (T4)"
    assert sentence("w7:50") == "The total is 5, not 7. (L3)"
    assert sentence("w9:11") == (
        "White 9 is not an end of its line: the next number is 3 or 7. (L1)"
    )
    one_end = position("w1A", "b2B")
    assert sentence("w9:11", one_end) == (
        "White 9 is not an end of its line: the next number is 2. (L1)"
    )
    inverted = position("w3A", "b2B", "40,11/RXS/i", "05/RXS/i", "regular+chips")
    assert sentence("w4:40i", inverted) == "The inverted tile 40 has no white dots. (T4)"
