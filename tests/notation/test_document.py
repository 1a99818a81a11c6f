"""The examples in docs/notation.md can be read."""

import re
from pathlib import Path

import pytest

from bossa import read_move, read_position, read_record, write_move, write_position, write_record

DOCUMENT = Path(__file__).parents[2] / "docs" / "notation.md"
TEXT = DOCUMENT.read_text("utf-8")


def blocks() -> list[str]:
    """Return the indented examples, without their indent."""
    found = re.findall(r"(?m)(?:^    .*\n|^\n(?=    ))+", TEXT)
    return [re.sub(r"(?m)^    ", "", block).strip() + "\n" for block in found]


def test_the_position_reads_and_writes() -> None:
    (text,) = (block.strip() for block in blocks() if block.startswith("regular"))
    assert write_position(read_position(text)) == text


def test_the_record_reads_and_writes() -> None:
    (text,) = (block for block in blocks() if block.startswith("["))
    assert write_record(read_record(text)) == text


@pytest.mark.parametrize("text", ["w6:23+40", "w6:14i+20", "w6^15+50", "x05-41", "r05", "keep-d"])
def test_the_moves_read_and_write(text: str) -> None:
    assert f"`{text}`" in TEXT
    assert write_move(read_move(text)) == text


def test_every_code_in_it_has_its_sentence() -> None:
    catalogue = Path(__file__).parents[2] / "src" / "bossa" / "locales" / "en" / "refusals.ftl"
    messages = re.findall(r"(?m)^([a-z-]+) =", catalogue.read_text("utf-8"))
    for code in ("first-unknown", "first-not-here", "too-big", "wrong-total"):
        assert f"`{code}`" in TEXT
        assert code in messages
