"""The server processes under load."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

from benchmarks.load.connection import Server

LIMITS = (
    "BURST", "NEWCOMERS_A_MINUTE", "GAMES_A_MINUTE", "GAMES_OF_ADDRESS", "OPEN_GAMES", "STREAMS"
)  # fmt: skip
NO_LIMITS = {f"BOSSA_{name}": "1000000" for name in LIMITS}
"""All clients have one address, so they would reach the limits of one. A variable of the
environment overrides these."""


@dataclass
class Process:
    pid: int
    server: Server
    log: Path | None = None
    """SQLite's write-ahead log."""


@contextmanager
def running(folder: str, database: str, number: int) -> Iterator[list[Process]]:
    """Start so many servers on one database, on SQLite in a folder unless it is given."""
    environment = {**NO_LIMITS, **os.environ, "BOSSA_DATA_DIR": folder, "DATABASE_URL": database}
    log = None if database else Path(folder) / "bossa.db-wal"
    started = []
    try:
        for _ in range(number):
            # What the server logs goes into a file: a pipe that nobody reads would block it.
            with (Path(folder) / "log").open("a") as errors:
                started.append(_start(environment, errors.fileno()))
        yield [Process(each.pid, _server(each), log) for each in started]
    finally:
        for each in started:
            os.killpg(each.pid, signal.SIGTERM)
        for each in started:
            each.wait(60)


def _start(environment: dict[str, str], errors: int) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, "-m", "bossa", "serve", "--no-open", "--port", "0", "--lang", "en"],
        env=environment, stdout=subprocess.PIPE, stderr=errors, text=True, start_new_session=True,
    )  # fmt: skip


def _server(process: "subprocess.Popen[str]") -> Server:
    line = process.stdout.readline() if process.stdout else ""
    address = urlsplit(next(word for word in line.split() if word.startswith("http")))
    return Server(address.hostname or "", address.port or 0)
