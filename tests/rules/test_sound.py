"""Every fault for which a position set up by hand is refused, in its content or in its text."""

import pytest
from tests.asking import said

from bossa import Refusal, read_position, write_position

GOOD = "regular A-play w5A:6=23+40 b2B A:11,12,32,33/RXS/- B:05,20,31,41/RXS/- out:-"
CHIPS = (
    "regular+chips A-play w5A:4=14i,6=23+40^15+50 b2B A:11,12,32,33/RXS/d B:05,20,31,41/X/- out:04"
)
KEEP = "regular+chips A-keep w5A b2B A:11,12,32,33/RXS/di B:05,20,31,41/RXS/di out:-"
CHOOSE = "regular A-choose w5- b2- A:11,12,32,33/RXS/- B:?/RXS/- out:-"
NOVICE = "novice A-play w5-:6=23+40 b2- A:11,12,32,33/RXS/- B:05,20,31,41/RXS/- out:-"
NOVICE_KEEP = "novice+chips A-keep w5- b2- A:11,12,32,33/RXS/di B:05,20,31,41/RXS/di out:-"

# A good position, a text to replace in it, the replacement, and the code and the rule of the
# refusal. Without a code, the position is still good.
CASES = [
    # Tiles that do not exist or stand twice, and dice.
    (GOOD, "A:11", "A:77", "no-such-tile", "T1"),
    (GOOD, "6=23", "6=44", "no-such-tile", "T1"),
    (GOOD, "B:05", "B:11", "tile-stands-twice", "T1"),
    (GOOD, "23+40", "11+50", "tile-stands-twice", "T1"),
    (GOOD, "w5A:6=23+40", "w7A", "no-such-die", "S2"),
    (GOOD, "w5A:6=23+40", "w0A", "no-such-die", "S2"),
    (GOOD, "b2B", "b5B", "equal-dice", "S2"),
    # Rows: colour, total, size, place, gaps, chips.
    (GOOD, "23+40", "04+60", "no-dots", "T4"),
    (GOOD, "23+40", "23+30", "row-total", "L3"),
    (GOOD, "23+40", "10+21+30", "row-size", "L4"),
    (GOOD, "6=23+40", "6=23+40,7=50+21", "row-size", "L5"),
    (NOVICE, "6=23+40", "6=23+40,7=22+51,8=60", "row-size", "N2"),
    (GOOD, "6=23+40", "5=23+30", "row-on-die", "L1"),
    (GOOD, "6=23+40", "7=23+50", "gap", "L1"),
    (GOOD, "6=23+40", "6=23+40,6=60", "row-twice", "L1"),
    (GOOD, "w5A:6=23+40", "w1A:0=23", "below-one", "L2"),
    (CHIPS, "15+50", "60", "layer-size", "A3"),
    (CHIPS, "15+50", "15+51", None, None),
    (CHIPS, "15+50", "15+42", "row-total", "A3"),
    (CHIPS, "4=14i", "4=22i+24i", "two-chips", "E5"),
    (CHIPS, "4=14i", "4=30i", "no-dots", "T4"),
    (CHIPS, "4=14i", "4=22i+24", "chip-without-effect", "E6"),
    (GOOD, "6=23+40", "2=24,3=10+22,4=42,6=60,7=21+50", None, None),
    (
        GOOD,
        "w5A:6=23+40",
        "w4A:1=15,2=10+14,3=30,5=50,6=21+42,7=13+22+40",
        "line-full",
        "X3",
    ),
    # Owners.
    (GOOD, "b2B", "b2A", "one-line-each", "S5"),
    (GOOD, "b2B", "b2-", "one-line-each", "S5"),
    (NOVICE, "b2-", "b2B", "nobody-owns", "N1"),
    (CHOOSE, "w5-", "w5A", "not-yet-owned", "S5"),
    (KEEP, "w5A", "w5-", "one-line-each", "S5"),
    (NOVICE, "A-play", "A-choose", "nobody-chooses", "N1"),
    (GOOD, "A-play", "A-keep", "no-chips-here", "K3"),
    # Hands.
    (GOOD, "A:11,12,32,33", "A:", "hand-size", "U1"),
    (GOOD, "A:11,12,32,33", "A:11,12,32,33,01,02,03,04", "hand-size", "U1"),
    (GOOD, "A:11,12,32,33", "A:11,12,32,33,01,02,03", None, None),
    (
        GOOD,
        "A-play w5A:6=23+40 b2B A:11",
        "A-draw w5A:6=23+40 b2B A:01,02,03,11",
        "hand-size",
        "U1",
    ),
    (KEEP, "A:11,12", "A:11", "hand-size", "S1"),
    (GOOD, "A:11,12,32,33", "A:?", "hand-unknown", "S6"),
    (KEEP, "A:11,12,32,33", "A:?", None, None),
    # Markers and chips.
    (CHIPS, "A:11,12,32,33/RXS", "A:11,12,32,33/RX", "stacks-and-markers", "A3"),
    (GOOD, "out:-", "out:04", "discards-and-markers", "A1"),
    (CHIPS, "out:04", "out:-", "discards-and-markers", "A1"),
    (CHIPS, "RXS/d", "RXS/-", "chips-and-players", "E2"),
    (CHIPS, "X/-", "X/i", "chips-and-players", "E2"),
    (CHIPS, "RXS/d", "RXS/di", "chip-kept", "E1"),
    (KEEP, "33/RXS/di", "33/RXS/d", "chip-kept", "E1"),
    (KEEP, "41/RXS/di", "41/RXS/d", None, None),
    (GOOD, "33/RXS/-", "33/RXS/d", "no-chips-here", "K3"),
    (GOOD, "6=23+40", "6=30d", "no-chips-here", "K3"),
    # Who plays first.
    (KEEP, "A-keep", "A-keep/A", None, None),
    (KEEP, "A-keep", "A-keep/B", None, None),
    (KEEP.replace("33/RXS/di", "33/RXS/d"), "A-keep", "B-keep/A", None, None),
    (CHIPS, "A-play", "A-play/B", "first-not-here", "S4"),
    (CHIPS, "A-play", "A-draw/A", "first-not-here", "S4"),
    (CHOOSE, "A-choose", "A-choose/B", "first-not-here", "S4"),
    (CHOOSE, "A-choose", "A-line/B", "first-not-here", "S4"),
    (NOVICE, "A-play", "A-play/A", "first-not-here", "N1"),
    (NOVICE_KEEP, "A-keep", "A-keep/A", "first-not-here", "N1"),
    (GOOD, "A-play", "A-keep/A", "no-chips-here", "K3"),
    (KEEP, "A-keep", "A-keep/C", "bad-phase", None),
    (KEEP, "A-keep", "A-keep/", "bad-phase", None),
    (KEEP, "A-keep", "A-keep/-", "bad-phase", None),
    (KEEP, "A-keep", "A-keep/A/B", "bad-phase", None),
    # Text that cannot be read.
    ("regular", "regular", "regular A-play", "bad-fields", None),
    (GOOD, "regular", "blitz", "unknown-rules", None),
    (GOOD, "A-play", "C-play", "bad-phase", None),
    (GOOD, "A-play", "A-pass", "bad-phase", None),
    (GOOD, "w5A", "b5A", "bad-line", None),
    (GOOD, "w5A", "w05A", "bad-line", None),
    (GOOD, "6=23+40", "", "bad-line", None),
    (GOOD, "6=23+40", "06=23+40", "bad-row", None),
    (GOOD, "6=23+40", "6=23+4", "bad-tile", None),
    (GOOD, "6=23+40", "6=23+40,4=42", "rows-out-of-order", None),
    (GOOD, "A:11", "B:11", "bad-side", None),
    (GOOD, "33/RXS", "33/SXR", "bad-side", None),
    (GOOD, "33/RXS", "33/", "bad-side", None),
    (GOOD, "11,12", "11,,12", "bad-tile", None),
    (GOOD, "out:-", "out:", "bad-out", None),
    (GOOD, "out:-", "04", "bad-out", None),
    (GOOD, " A-play", "  A-play", "bad-fields", None),
]


@pytest.mark.parametrize(("text", "old", "new", "code", "rule"), CASES)
def test_a_position_is_checked_when_it_is_read(
    text: str, old: str, new: str, code: str | None, rule: str | None
) -> None:
    changed = text.replace(old, new, 1)
    assert changed != text
    if code is None:
        assert write_position(read_position(changed))
        return
    with pytest.raises(Refusal) as refused:
        read_position(changed)
    assert (refused.value.code, refused.value.rule) == (code, rule)
    said(refused.value)


@pytest.mark.parametrize(
    "text", [GOOD, CHIPS, KEEP, KEEP.replace("A-keep", "A-keep/B"), CHOOSE, NOVICE, NOVICE_KEEP]
)
def test_a_good_position_reads_and_writes_the_same(text: str) -> None:
    assert write_position(read_position(text)) == text


def test_tiles_are_read_in_any_order_and_written_in_ascending_order() -> None:
    mixed = GOOD.replace("11,12,32,33", "33,11,32,12").replace("23+40", "40+23")
    assert write_position(read_position(mixed)) == GOOD


def test_a_position_needs_a_removed_tile_and_before_a_draw_a_pile() -> None:
    table = "w4A:2=24^20,3=10+21,5=50,6=30+33 b3B:2=22,4=04,5=13+42^11+14,6=06,7=15+32"
    play = f"regular A-play {table} A:05,12,31/-/- B:01,03,23,41,60/-/- out:02,40"
    assert read_position(play).pile_size == 0
    for text in (play.replace("A-play", "A-draw"), play.replace("A:05", "A:05,51")):
        with pytest.raises(Refusal) as refused:
            read_position(text)
        assert (refused.value.code, refused.value.rule) == ("no-pile", "X4")


def test_a_position_without_a_legal_move_can_be_read() -> None:
    text = "regular A-play w6A:7=20+50^24+51 b5B:6=02+14^13+33 A:01,10/-/- B:30,31,32/-/- out:40,41"
    assert write_position(read_position(text)) == text
