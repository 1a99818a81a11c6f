"""Runs the command, in another process as a user does, or in this one, which is quicker."""

import io
import os
import pty
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

import pytest

from bossa import RULE_SETS, Game, write_position
from bossa.cli.main import main

SAMPLE = "regular A-play w5A:6=23+40 b2B A:11,12,32,33/RXS/- B:05,20,31,41/RXS/- out:-"


def some_positions(games: int) -> list[str]:
    """Collect every position of some random games, of all rule sets in turn."""
    found = []
    for seed in range(games):
        source = random.Random(seed)
        game = Game.new(RULE_SETS[seed % 4], source)
        while not game.over:
            found.append(write_position(game.position))
            game = game.play(source.choice(game.legal))
    return found


def bossa(
    *words: str, stdin: bytes | str = b"", data: Path | None = None, language: str = "en"
) -> subprocess.CompletedProcess[str]:
    """Run the command to its end. It must never print a traceback."""
    environment = {**os.environ, "LC_ALL": language, "COLUMNS": "100", "PYTHONIOENCODING": "utf-8"}
    if data:
        environment["BOSSA_DATA_DIR"] = str(data)
    done = subprocess.run(
        [sys.executable, "-m", "bossa", *words],
        input=stdin.encode() if isinstance(stdin, str) else stdin,
        capture_output=True,
        env=environment,
        timeout=120,
    )
    out, err = done.stdout.decode("utf-8"), done.stderr.decode("utf-8")
    assert "Traceback" not in err, err
    return subprocess.CompletedProcess(done.args, done.returncode, out, err)


class Printed(NamedTuple):
    """The exit status of a command, and what it printed."""

    status: int
    out: str
    err: str


def in_process(*words: str, stdin: str = "", **environment: str) -> Printed:
    """Run the command to its end in this process, the way from `main` to the streams included."""
    streams = {
        name: io.TextIOWrapper(io.BytesIO(), "utf-8", newline="\n") for name in ("stdout", "stderr")
    }
    status: object = None
    with pytest.MonkeyPatch.context() as patch:
        for name, value in {"LC_ALL": "en", "COLUMNS": "200", **environment}.items():
            patch.setenv(name, value)
        patch.setattr(sys, "argv", ["bossa", *words])
        patch.setattr(
            sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin.encode("utf-8", "surrogatepass")))
        )
        for name, stream in streams.items():
            patch.setattr(sys, name, stream)
        try:
            main()
        except SystemExit as ended:
            status = ended.code
    printed = []
    for stream in streams.values():
        stream.flush()
        assert isinstance(stream.buffer, io.BytesIO)
        printed.append(stream.buffer.getvalue().decode("utf-8"))
    return Printed(status if isinstance(status, int) else 0, *printed)


@contextmanager
def at_a_terminal(*words: str, until: str) -> Iterator[subprocess.Popen[bytes]]:
    """Start a command with its errors on a terminal, and wait until the terminal shows `until`."""
    terminal, theirs = pty.openpty()
    with (
        subprocess.Popen(
            [sys.executable, "-m", "bossa", *words],
            stdout=subprocess.PIPE,
            stderr=theirs,
            env={**os.environ, "LC_ALL": "en", "TERM": "xterm"},
        ) as process,
        os.fdopen(terminal, "rb", buffering=0) as screen,
    ):
        os.close(theirs)
        shown = b""
        while not re.search(until.encode(), shown):
            shown += screen.read(4096)
        yield process
        # Reading fails when the command has closed its end of the terminal.
        with suppress(OSError):
            while part := screen.read(4096):
                shown += part
        assert b"Traceback" not in shown


def processor_seconds(process: subprocess.Popen[str]) -> float:
    """Return the processor time that a process has used so far."""
    words = Path(f"/proc/{process.pid}/stat").read_text("utf-8").rsplit(")", 1)[1].split()
    return sum(map(int, words[11:13])) / os.sysconf("SC_CLK_TCK")
