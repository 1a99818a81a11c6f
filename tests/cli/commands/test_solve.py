"""`bossa solve`."""

import json
import signal
import subprocess
import sys
from fractions import Fraction

from tests.cli.running import at_a_terminal, bossa, processor_seconds
from tests.players.test_solver import EARLY, LATE, TOO_LARGE

from bossa import read_position, write_move
from bossa.players.solver import Solver


def test_the_command_prints_each_move_with_its_value() -> None:
    lines = [line.split() for line in bossa("solve", LATE).stdout.splitlines()]
    solution = Solver().solve(read_position(LATE))
    assert lines == [
        [f"{float(bounds.low):.6f}", str(bounds.low), write_move(move)]
        for move, bounds in solution.moves.items()
    ]
    values = [Fraction(fraction) for _, fraction, _ in lines]
    assert values == sorted(values, reverse=True)
    assert any(value.denominator > 2 for value in values)


def test_the_command_answers_many_positions_and_says_when_time_was_up() -> None:
    done = bossa("solve", "-", stdin=f"{LATE}\nnonsense\n")
    good, bad = map(json.loads, done.stdout.splitlines())
    assert done.returncode == 2
    assert good["position"] == LATE
    assert good["value"] == max(good["moves"].values())
    assert good["value"] == float(Fraction(good["fraction"]))
    fractions = {move: float(Fraction(text)) for move, text in good["fractions"].items()}
    assert good["moves"] == fractions
    assert bad["error"]["code"] == "bad-fields"
    stopped = json.loads(bossa("solve", "--seconds", "0.2", "-", stdin=f"{EARLY}\n").stdout)
    assert stopped["stopped"] is True
    assert "value" not in stopped
    assert stopped["bounds"][0] < stopped["bounds"][1]
    assert stopped["bounds"] == [float(Fraction(text)) for text in stopped["fraction"]]
    assert "bounds" in bossa("solve", "--seconds", "0.2", EARLY).stdout


def test_interrupted_the_command_gives_the_bounds_it_has() -> None:
    with at_a_terminal("solve", EARLY, until="Searching") as process:
        process.send_signal(signal.SIGINT)
        out, _ = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "–" in out.decode()


def test_interrupted_a_batch_gives_the_bounds_of_the_last_position() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "bossa", "solve", "-"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(f"{LATE}\n{EARLY}\n{EARLY}\n")
        process.stdin.flush()
        assert "value" in json.loads(process.stdout.readline())
        before = processor_seconds(process)
        # Reading the next position takes a thousandth of that, so the search has begun.
        while processor_seconds(process) < before + 0.5:
            assert process.poll() is None
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert err == ""
    assert process.returncode == 130
    assert json.loads(out)["stopped"]


def test_the_command_values_the_best_move_alone_or_with_another_one() -> None:
    solution = Solver().solve(read_position(LATE))
    moves = list(map(write_move, solution.moves))
    everything = bossa("solve", LATE, "--threads", "2").stdout.splitlines()
    assert bossa("solve", LATE, "--best").stdout.split()[:2] == everything[0].split()[:2]
    (best, given) = bossa("solve", LATE, "--move", moves[-1]).stdout.splitlines()
    assert best.split()[:2] == everything[0].split()[:2]
    assert given.split() == everything[-1].split()
    answer = json.loads(bossa("solve", "-", "--best", stdin=f"{LATE}\n").stdout)
    assert list(answer["moves"].values()) == [answer["value"]]
    refused = bossa("solve", LATE, "--move", "w1:11")
    assert refused.returncode == 2
    assert len(refused.stderr.splitlines()) == 1


def test_a_position_that_is_too_large_is_refused() -> None:
    done = bossa("solve", TOO_LARGE)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("With 25 unseen tiles")
    batch = bossa("solve", "-", stdin=f"{TOO_LARGE}\n")
    assert json.loads(batch.stdout)["error"]["code"] == "too-large-to-solve"
