"""`bossa perft`."""

import json
from pathlib import Path

import pytest
from tests.cli.running import SAMPLE, bossa

TABLE = Path(__file__).parents[2] / "perft" / "table.json"


def test_perft_counts_one_or_many() -> None:
    table = json.loads(TABLE.read_text("utf-8"))[:12]
    row = table[1]
    done = bossa("perft", row["position"], str(row["depth"]))
    assert (done.returncode, done.stdout) == (0, f"{row['paths']}\n")
    lines = [f"{row['position']} {row['depth']}" for row in table]
    done = bossa("perft", "-", stdin="\n".join(lines))
    assert done.stdout.split() == [str(row["paths"]) for row in table]
    done = bossa("perft", "-", stdin=f"{SAMPLE} x\n{SAMPLE} 0\n{SAMPLE}\nblitz 1\n")
    assert done.stdout.splitlines() == [
        "error bad-depth",
        "1",
        "error bad-depth",
        "error bad-fields",
    ]
    assert done.returncode == 2


@pytest.mark.parametrize("depth", ["-1", "x", "1.5", "", "01", "１"])
def test_perft_refuses_a_wrong_depth(depth: str) -> None:
    done = bossa("perft", SAMPLE, depth)
    assert (done.returncode, len(done.stderr.splitlines())) == (2, 1)


def test_perft_counts_a_set_up_as_far_as_it_is_told() -> None:
    keep = "regular+chips A-keep w5A b2B A:10,20,30,40/RXS/di B:01,02,03,04/RXS/di out:-"
    told = keep.replace("A-keep", "A-keep/B")
    line = "regular A-line w2- b5- A:10,20,30,40/RXS/- B:?/RXS/- out:-"
    novice = "novice+chips A-keep w5- b2- A:?/RXS/di B:?/RXS/di out:-"
    asked = [(keep, 2), (keep, 3), (told, 2), (line, 1), (novice, 2), (novice, 3)]
    done = bossa("perft", "-", stdin="".join(f"{text} {depth}\n" for text, depth in asked))
    assert done.stdout.splitlines() == [
        "4", "error first-unknown", "4", "2", "4", "error hand-unknown"
    ]  # fmt: skip


def test_perft_counts_on_where_the_position_tells_who_plays_first() -> None:
    keep = "regular+chips A-keep/B w5A b2B A:10,20,30,40/RXS/di B:01,02,03,04/RXS/di out:-"
    one_chip_each = [
        keep.replace("A-keep/B", "B-draw").replace("40/RXS/di", f"40/RXS/{a}")
        .replace("04/RXS/di", f"04/RXS/{b}")
        for a in "di" for b in "di"
    ]  # fmt: skip
    lines = [f"{keep} 3", *(f"{text} 1" for text in one_chip_each)]
    whole, *parts = map(int, bossa("perft", "-", stdin="\n".join(lines)).stdout.split())
    assert whole == sum(parts) > 4
