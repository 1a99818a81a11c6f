"""What all commands have in common."""

import json
import subprocess
import sys

import hypothesis.strategies as st
from hypothesis import given, settings
from tests.cli.running import SAMPLE, bossa
from typer.testing import CliRunner

from bossa.cli.main import app


def test_the_command_prints_its_version_and_lists_its_commands() -> None:
    assert bossa("--version").stdout.startswith("bossa 0.")
    helped = bossa("--help").stdout
    for command in ("play", "legal", "perft", "replay", "show", "deal", "simulate"):
        assert command in helped


def test_a_position_that_begins_with_a_dash_is_not_taken_for_an_option() -> None:
    for command in ("legal", "perft", "show"):
        done = bossa(command, "-x y")
        assert (done.returncode, len(done.stderr.splitlines())) == (2, 1)


@settings(max_examples=150, deadline=None)
@given(st.text(max_size=60), st.sampled_from(["legal", "show", "perft"]))
def test_any_argument_is_answered_or_refused(text: str, command: str) -> None:
    done = CliRunner().invoke(app, [command, "--lang", "en", "--", text])
    assert done.exit_code in (0, 2)
    assert done.exception is None or isinstance(done.exception, SystemExit)


def test_closed_input_and_a_full_disk_cause_no_traceback() -> None:
    for command in ("legal - <&-", f"legal '{SAMPLE}' >/dev/full", "deal >/dev/full"):
        done = subprocess.run(
            ["/bin/sh", "-c", f"{sys.executable} -m bossa {command}"], capture_output=True
        )
        assert b"Traceback" not in done.stderr
        assert b"Exception" not in done.stderr


def test_a_closed_pipe_causes_no_traceback() -> None:
    command = f"{sys.executable} -m bossa legal - | head -n 1"
    done = subprocess.run(
        ["/bin/sh", "-c", command],
        input=("\n".join([SAMPLE] * 5000)).encode(),
        capture_output=True,
    )
    assert b"Traceback" not in done.stderr
    assert json.loads(done.stdout)["position"] == SAMPLE


def test_unknown_rules_are_refused() -> None:
    for command in ("deal", "simulate", "play"):
        done = bossa(command, "--rules", "blitz")
        assert done.returncode == 2
        assert "regular+chips" in done.stderr
