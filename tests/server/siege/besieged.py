"""The server that is attacked."""

import os
import signal
import subprocess
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from benchmarks.load.machine import resident
from tests.server.running import Client, Json, children_of, start_process, wait_until_up

GENEROUS = {
    f"BOSSA_{name}": "1000000"
    for name in (
        "NEWCOMERS_A_MINUTE",
        "GAMES_A_MINUTE",
        "STREAMS",
        "GAMES_OF_PLAYER",
        "GAMES_OF_ADDRESS",
    )
}
"""For attacks that are not about these limits."""
DEFAULTS = {"BOSSA_BURST": "100"}
"""For attacks within the limits: the tests' own server has none for requests."""

PATIENCE = 60.0
"""Seconds for which a visitor asks again."""


class Visitor(Client):
    """A browser that asks again while the server is busy, as the protocol says."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        # Checking every answer against the protocol would make the client slow.
        self.http.event_hooks = {}

    def create(self, **new_game: Any) -> Json:
        return self._insist("POST", "/games", {"level": "seedling", **new_game})

    def look(self, game: str) -> Json:
        return self._insist("GET", f"/games/{game}")

    def join(self, snapshot: Json) -> Json:
        token = snapshot["invitation"]["url"].split("#")[1]
        return self._insist("POST", "/invitations", {"token": token})

    def _insist(self, method: str, path: str, body: Json | None = None) -> Json:
        ends = time.monotonic() + PATIENCE
        while (answer := self.http.request(method, path, json=body)).status_code in (429, 503):
            assert time.monotonic() < ends, answer.text
            time.sleep(0.2)
        assert answer.status_code in (200, 201), answer.text
        return dict(answer.json())


@dataclass
class Besieged:
    """A server in a process of its own."""

    process: "subprocess.Popen[str]"
    address: str
    folder: Path

    @property
    def pid(self) -> int:
        return self.process.pid

    @property
    def file(self) -> Path:
        """The SQLite file."""
        return self.folder / "bossa.db"

    @property
    def port(self) -> int:
        return int(self.address.rsplit(":", 1)[1])

    def client(self, behind: str = "") -> Visitor:
        """A browser, on request at another address, told by a proxy."""
        client = Visitor(self.address)
        if behind:
            client.http.headers["X-Forwarded-For"] = behind
        return client

    def send(self, number: int) -> None:
        """A signal to the server, but not to its workers."""
        os.kill(self.pid, number)

    def workers(self) -> list[int]:
        return children_of(self.pid)

    def memory(self) -> float:
        """Megabytes."""
        return resident(self.pid)

    def forget_peak(self) -> None:
        """Count `peak` from now on."""
        with suppress(OSError):
            Path(f"/proc/{self.pid}/clear_refs").write_text("5")

    def peak(self) -> float:
        """The most megabytes since `forget_peak`."""
        status = Path(f"/proc/{self.pid}/status").read_text("utf-8")
        return int(status.split("VmHWM:")[1].split()[0]) * 1024 / 1e6


@contextmanager
def besieged(environment: dict[str, str], folder: Path | None = None) -> Iterator[Besieged]:
    """Run a server with variables of the environment, on SQLite unless they name a database."""
    with tempfile.TemporaryDirectory(prefix="bossa-siege-") as temporary:
        here = folder or Path(temporary)
        process, address = start_process({"BOSSA_DATA_DIR": str(here), **environment})
        # Else a server that logs much would wait for somebody to read it.
        log = (here / "server.log").open("a")
        reading = threading.Thread(target=_copy, args=(process, log), daemon=True)
        reading.start()
        try:
            wait_until_up(address)
            yield Besieged(process, address, here)
        finally:
            _end(process)
            reading.join(10)
            log.close()


def _copy(process: "subprocess.Popen[str]", log: "tempfile._TemporaryFileWrapper[str]") -> None:
    for line in process.stderr or ():
        log.write(line)


def _end(process: "subprocess.Popen[str]") -> None:
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGCONT)
        os.killpg(process.pid, signal.SIGTERM)
    try:
        process.wait(30)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait(30)
