"""`bossa legal`."""

import json
import os
import resource
import subprocess
import sys

import pytest
from tests.cli.running import SAMPLE, bossa, some_positions

from bossa import legal, read_position, write_move


def test_legal_prints_the_moves_in_code_point_order() -> None:
    done = bossa("legal", SAMPLE)
    expected = sorted(map(write_move, legal(read_position(SAMPLE))))
    assert (done.returncode, done.stdout.splitlines(), done.stderr) == (0, expected, "")


def test_a_position_may_be_typed_without_quotes() -> None:
    assert bossa("legal", *SAMPLE.split()).stdout == bossa("legal", SAMPLE).stdout


def test_legal_prints_the_tiles_that_can_come_and_the_choices() -> None:
    lines = bossa("legal", SAMPLE.replace("A-play", "A-draw")).stdout.splitlines()
    assert lines == sorted(lines)
    assert len(lines) == 17
    assert all(line.startswith("+") for line in lines)
    choose = "regular A-choose w5- b2- A:11,12,32,33/RXS/- B:?/RXS/- out:-"
    assert bossa("legal", choose).stdout.split() == ["black", "first", "white"]


def test_legal_prints_no_line_where_there_is_no_move() -> None:
    stuck = (
        "regular A-play w6A:7=20+50^24+51 b5B:6=02+14^13+33 A:01,10/-/- B:30,31,32/-/- out:40,41"
    )
    done = bossa("legal", stuck)
    assert (done.returncode, done.stdout) == (0, "")


def test_a_refusal_is_one_line_on_standard_error_and_status_2() -> None:
    for language, words in (("en", "no 7 on a die"), ("de_DE.UTF-8", "Würfel"), ("ja", "ダイス")):
        done = bossa("legal", SAMPLE.replace("w5A:6=23+40", "w7A"), language=language)
        assert (done.returncode, done.stdout) == (2, "")
        assert len(done.stderr.splitlines()) == 1
        assert words in done.stderr
        assert "S2" in done.stderr
    assert "dado" in bossa("legal", "--lang", "it", SAMPLE.replace("w5A:6=23+40", "w7A")).stderr
    assert bossa("legal", "--lang", "xx", SAMPLE).returncode == 2


def test_legal_batch_answers_every_line() -> None:
    lines = [SAMPLE, "nonsense", "", SAMPLE.replace("A-play", "A-draw"), ""]
    done = bossa("legal", "-", stdin="\n".join(lines) + "\n")
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert done.returncode == 2
    assert [answer["position"] for answer in answers] == [lines[0], lines[1], lines[3]]
    assert answers[0]["moves"] == sorted(map(write_move, legal(read_position(SAMPLE))))
    assert answers[1]["error"]["code"] == "bad-fields"
    assert answers[1]["error"]["rule"] is None
    assert answers[1]["error"]["message"]
    assert bossa("legal", "-", stdin=f"{SAMPLE}\r\n").returncode == 0
    assert bossa("legal", "-", stdin="").returncode == 0


def test_legal_batch_repeats_a_position_as_it_was_given_and_is_as_strict_as_legal() -> None:
    given = [f"  {SAMPLE}", f"{SAMPLE} ", f"\t{SAMPLE}", f"{SAMPLE}\u00a0", f"\ufeff{SAMPLE}", " "]
    done = bossa("legal", "-", stdin="\n".join(given))
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [answer["position"] for answer in answers] == given
    assert all("error" in answer for answer in answers)
    assert all(bossa("legal", text).returncode == 2 for text in given)


def test_legal_batch_survives_other_encodings_and_huge_lines() -> None:
    stdin = b"\xff\xfe\n" + b"x" * 3_000_000 + b"\n" + SAMPLE.encode() + b"\n" + b"y" * 2_000_000
    done = bossa("legal", "-", stdin=stdin)
    codes = [json.loads(line).get("error", {}).get("code") for line in done.stdout.splitlines()]
    assert codes == ["not-utf-8", "too-big", None, "too-big"]
    assert done.returncode == 2


def test_legal_batch_answers_before_the_input_ends() -> None:
    """A program can ask, wait for the answer, and ask again."""
    with subprocess.Popen(
        [sys.executable, "-m", "bossa", "legal", "-"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for _ in range(3):
            process.stdin.write(f"{SAMPLE}\n".encode())
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["position"] == SAMPLE
        process.stdin.close()
        assert process.wait(20) == 0


@pytest.mark.slow
def test_legal_batch_answers_1000_positions_a_second() -> None:
    lines = some_positions(games=200)
    stdin = ("\n".join(lines) + "\n").encode()
    rates = []
    for _ in range(3):
        before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
        subprocess.run(
            [sys.executable, "-m", "bossa", "legal", "-"],
            input=stdin,
            stdout=subprocess.DEVNULL,
            check=True,
            env={**os.environ, "LC_ALL": "en"},
        )
        rates.append(len(lines) / (resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before))
    assert max(rates) > 1000
