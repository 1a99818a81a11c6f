"""Faults of PostgreSQL while games are played: nothing that was confirmed may be lost."""

import os
import random
import signal
import tempfile
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.server.kill import CrashTest, run_test
from tests.server.running import (
    children_of,
    database_in,
    postgres_server,
    start_process,
    wait_until_up,
)
from tests.server.siege.findings import Findings, attack
from tests.waiting import until

FAULTS = 15
CUT = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'bossa';"
BACKENDS = "SELECT string_agg(pid::text, ' ') FROM pg_stat_activity WHERE datname = 'bossa';"


@dataclass
class FaultTest(CrashTest):
    """A server that lives on while its PostgreSQL has faults."""

    database: Any = None
    url: str = ""
    passing: tuple[int, ...] = (503,)

    def kill_repeatedly(self, deaths: int) -> None:
        """Start the server once, and do as much harm to PostgreSQL."""
        environment = {**self._environment(False), "DATABASE_URL": self.url}
        self.process, self.address = start_process(environment)
        # Else a server that logs much would wait for somebody to read it.
        threading.Thread(target=self.process.stderr.read, daemon=True).start()  # type: ignore[union-attr]
        wait_until_up(self.address)
        faults: list[Callable[[], object]] = [
            self._cut_connections,
            self._kill_one,
            self._restart,
            self._freeze,
        ]
        while self.deaths < deaths and not self.problems:
            time.sleep(self.source.uniform(1.0, 3.0))
            faults[self.deaths % len(faults)]()
            self.deaths += 1
            self.on_death(self.deaths)
        wait_until_up(self.address)
        self.is_over = True

    def _cut_connections(self) -> None:
        self.database.psql(CUT)

    def _kill_one(self) -> None:
        """PostgreSQL ends all its connections after that, and repairs itself."""
        pids = [int(word) for word in self.database.psql(BACKENDS).split() if word.isdecimal()]
        if pids:
            os.kill(self.source.choice(pids), signal.SIGKILL)

    def _restart(self) -> None:
        """At once: after one of its processes was killed, PostgreSQL 18 can wait for ever when it
        is asked to stop in order."""
        first = self.database.get_pid()
        os.kill(first, signal.SIGQUIT)
        until(lambda: not Path(f"/proc/{first}").exists())
        time.sleep(self.source.uniform(0.0, 2.0))
        self.database.start()

    def _freeze(self) -> None:
        """Its connections stay open, but it answers nothing for some time."""
        first = self.database.get_pid()
        pids = [first, *children_of(first)]
        for number in (signal.SIGSTOP, signal.SIGCONT):
            for pid in pids:
                # A process of PostgreSQL may have ended meanwhile.
                with suppress(ProcessLookupError):
                    os.kill(pid, number)
            time.sleep(2.0)


@attack("faults")
def faults(found: Findings) -> None:
    """15 faults of PostgreSQL under play: connections cut, a process killed, restarts, pauses."""
    with tempfile.TemporaryDirectory() as name, postgres_server() as database:
        test = FaultTest(
            Path(name),
            random.Random(11),
            lambda number: found.say(f"fault {number} of {FAULTS}"),
            database=database,
            url=database_in(database),
        )
        run_test(test, FAULTS)
        found.note(
            f"{len(test.confirmed)} confirmed decisions are all stored once, {test.finished} games "
            f"finished, after {test.deaths} faults"
        )
