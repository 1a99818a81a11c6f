"""`bossa replay`."""

from pathlib import Path

import pytest
from tests.cli.running import bossa

GOLDEN = Path(__file__).parents[2] / "golden"


def test_replay_prints_the_last_position_or_the_outcome() -> None:
    for path in sorted(GOLDEN.glob("regular+chips-*.bossa")):
        last = path.with_suffix(".txt").read_text("utf-8").splitlines()[-1]
        assert bossa("replay", str(path)).stdout == f"{last}\n"
    hands = "A:12,33,40,50 B:05,20,31,60"
    head = f'[Rules "regular"]\n[Rolls "w5 b2"]\n[Hands "{hands}"]\n[Result "*"]\n\n'
    for body, position in (
        ("", "regular A-choose w5- b2- A:12,33,40,50/RXS/- B:05,20,31,60/RXS/- out:-"),
        ("A white\n", "regular B-draw w5A b2B A:12,33,40,50/RXS/- B:05,20,31,60/RXS/- out:-"),
    ):
        assert bossa("replay", "-", stdin=head + body).stdout == f"{position}\n"


def test_replay_prints_who_plays_first_while_chips_are_kept() -> None:
    hands = "A:12,33,40,50 B:05,20,31,60"
    head = f'[Rules "regular+chips"]\n[Rolls "w5 b2"]\n[Hands "{hands}"]\n[Result "*"]\n\n'
    sides = "A:12,33,40,50/RXS/di B:05,20,31,60/RXS/di"
    for body, first in (("A white\n", "B"), ("A first\nB black\n", "A")):
        done = bossa("replay", "-", stdin=head + body)
        assert done.stdout == f"regular+chips A-keep/{first} w5A b2B {sides} out:-\n"


@pytest.mark.parametrize("data", [b"", b"\xff\xff", b"x" * 1_200_000, b"[Rules", b"{", b"\x00" * 9])
def test_replay_refuses_files_that_are_not_records(data: bytes, tmp_path: Path) -> None:
    path = tmp_path / "game.bossa"
    path.write_bytes(data)
    for done in (bossa("replay", str(path)), bossa("replay", "-", stdin=data)):
        assert (done.returncode, done.stdout) == (2, "")
        assert len(done.stderr.splitlines()) == 1


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    for path in (tmp_path / "none.bossa", tmp_path):
        done = bossa("replay", str(path))
        assert done.returncode == 2
        assert str(path)[:30] in done.stderr
