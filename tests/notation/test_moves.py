"""Moves and choices as text."""

import hypothesis.strategies as st
import pytest
from hypothesis import given
from tests.asking import said

from bossa import Choice, Exchange, Laid, Lay, Redraw, Refusal, Stack, Tile, read_move, write_move
from bossa.rules.words import Chip, Colour

FORMS = [
    ("w6:23+40", Lay(Colour.WHITE, 6, [Tile(2, 3), Tile(4, 0)])),
    ("w6:14i+20", Lay(Colour.WHITE, 6, [Laid(Tile(1, 4), Chip.INVERTER), Tile(2, 0)])),
    ("b10:06+40d", Lay(Colour.BLACK, 10, [Tile(0, 6), Laid(Tile(4, 0), Chip.DOUBLER)])),
    ("w6^15+50", Stack(Colour.WHITE, 6, [Tile(1, 5), Tile(5, 0)])),
    ("x05-41", Exchange(Tile(0, 5), Tile(4, 1))),
    ("r05", Redraw(Tile(0, 5))),
    ("white", Choice.WHITE),
    ("black", Choice.BLACK),
    ("first", Choice.FIRST),
    ("keep-d", Choice.KEEP_DOUBLER),
    ("keep-i", Choice.KEEP_INVERTER),
]


@pytest.mark.parametrize(("text", "value"), FORMS)
def test_every_form_reads_and_writes(text: str, value: object) -> None:
    assert read_move(text) == value
    assert write_move(read_move(text)) == text


def test_tiles_are_read_in_any_order() -> None:
    assert read_move("w6:40+23") == read_move("w6:23+40")
    assert write_move(read_move("w6:40+23")) == "w6:23+40"


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "w6", "w6:", "w06:60", "w6:60+", "w6:+60", "W6:60", "w6;60", "w6:6", "w6:600",
        "w6:60di", "w6:d60", "x05", "x05-", "x05-41d", "r", "r5", "r05 ", " r05", "keep", "White",
        "w9999999999:60", "w６:60", "w6:６0", "+41", "w-1:10", "r77", "x77-01", "w6:44", "w6:00",
    ],
)  # fmt: skip
def test_what_is_not_a_move_is_refused(text: str) -> None:
    with pytest.raises(Refusal) as refused:
        read_move(text)
    assert refused.value.code in ("bad-move", "bad-tile", "no-such-tile")
    said(refused.value)


@given(st.text(st.sampled_from("wb0123456789:^+-xrdi kepfst\n{}"), max_size=30))
def test_text_near_a_move_is_read_or_refused(text: str) -> None:
    try:
        decision = read_move(text)
    except Refusal as refusal:
        said(refusal)
    else:
        assert read_move(write_move(decision)) == decision


@given(st.text(max_size=200))
def test_any_text_is_read_or_refused_in_one_line(text: str) -> None:
    try:
        read_move(text)
    except Refusal as refusal:
        said(refusal)
