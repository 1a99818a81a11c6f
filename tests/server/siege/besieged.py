"""The server that is attacked."""

import os
import signal
import subprocess
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from benchmarks.load.machine import resident
from tests.server.running import Client, children_of, start_process, wait_until_up

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

    def client(self, behind: str = "") -> Client:
        """A browser, on request at another address, told by a proxy."""
        client = Client(self.address)
        # Checking every answer against the protocol would make the client slow.
        client.http.event_hooks = {}
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
