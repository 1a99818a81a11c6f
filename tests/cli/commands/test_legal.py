import json
import os
import random
import resource
import subprocess
import sys
from pathlib import Path

import hypothesis.strategies as st
import pytest
from hypothesis import given, settings
from tests.cli.running import SAMPLE, bossa
from typer.testing import CliRunner

from bossa import RULE_SETS, Game, legal, read_position, write_move, write_position
from bossa.cli.main import app

GOLDEN = Path(__file__).parents[2] / "golden"


def some_positions(games: int) -> list[str]:
    found = []
    for seed in range(games):
        source = random.Random(seed)
        game = Game.new(RULE_SETS[seed % 4], source)
        while not game.over:
            found.append(write_position(game.position))
            game = game.play(source.choice(game.legal))
    return found


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


def test_a_refused_position_is_a_line_on_standard_error_and_status_2() -> None:
    for language, words in (("en", "not on a die"), ("de_DE.UTF-8", "Würfel"), ("ja", "ダイス")):
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


def test_legal_batch_repeats_a_position_as_it_was_given_and_reads_it_as_alone() -> None:
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
    """A program that asks, waits for the answer and asks again is not left waiting."""
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


def test_perft_counts_one_or_many() -> None:
    table = json.loads((GOLDEN.parent / "perft" / "table.json").read_text("utf-8"))[:12]
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
def test_perft_refuses_what_is_no_depth(depth: str) -> None:
    done = bossa("perft", SAMPLE, depth)
    assert (done.returncode, len(done.stderr.splitlines())) == (2, 1)


def test_a_text_that_begins_with_a_dash_is_no_option() -> None:
    for command in ("legal", "perft", "show"):
        done = bossa(command, "-x y")
        assert (done.returncode, len(done.stderr.splitlines())) == (2, 1)


def test_perft_counts_a_set_up_as_far_as_it_is_told() -> None:
    keep = "regular+chips A-keep w5A b2B A:10,20,30,40/RXS/di B:01,02,03,04/RXS/di out:-"
    line = "regular A-line w2- b5- A:10,20,30,40/RXS/- B:?/RXS/- out:-"
    novice = "novice+chips A-keep w5- b2- A:?/RXS/di B:?/RXS/di out:-"
    done = bossa("perft", "-", stdin=f"{keep} 2\n{keep} 3\n{line} 1\n{novice} 2\n{novice} 3\n")
    assert done.stdout.splitlines() == ["4", "error first-unknown", "2", "4", "error hand-unknown"]


def test_closed_input_and_full_disks_are_no_traceback() -> None:
    for command in ("legal - <&-", f"legal '{SAMPLE}' >/dev/full", "deal >/dev/full"):
        done = subprocess.run(
            ["/bin/sh", "-c", f"{sys.executable} -m bossa {command}"], capture_output=True
        )
        assert b"Traceback" not in done.stderr
        assert b"Exception" not in done.stderr


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


@pytest.mark.parametrize("data", [b"", b"\xff\xff", b"x" * 1_200_000, b"[Rules", b"{", b"\x00" * 9])
def test_replay_refuses_what_is_no_record(data: bytes, tmp_path: Path) -> None:
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


@pytest.mark.parametrize("language", ["en", "ja", "de", "fr", "it"])
def test_show_draws_every_phase_in_every_language(language: str) -> None:
    runner = CliRunner()
    for text in [*some_positions(games=4), SAMPLE.replace("A-play", "A-draw")]:
        done = runner.invoke(app, ["show", "--lang", language, text])
        assert done.exit_code == 0
        position = read_position(text)
        for tile in position.seen:
            assert str(tile) in done.output


def test_the_command_tells_its_version_and_its_parts() -> None:
    assert bossa("--version").stdout.startswith("bossa 0.")
    helped = bossa("--help").stdout
    for command in ("play", "legal", "perft", "replay", "show", "deal", "simulate"):
        assert command in helped


@settings(max_examples=150, deadline=None)
@given(st.text(max_size=60), st.sampled_from(["legal", "show", "perft"]))
def test_any_argument_is_answered_or_refused(text: str, command: str) -> None:
    done = CliRunner().invoke(app, [command, "--lang", "en", "--", text])
    assert done.exit_code in (0, 2)
    assert done.exception is None or isinstance(done.exception, SystemExit)


def test_a_reader_that_goes_away_is_no_error() -> None:
    command = f"{sys.executable} -m bossa legal - | head -n 1"
    done = subprocess.run(
        ["/bin/sh", "-c", command],
        input=("\n".join([SAMPLE] * 5000)).encode(),
        capture_output=True,
    )
    assert b"Traceback" not in done.stderr
    assert json.loads(done.stdout)["position"] == SAMPLE
