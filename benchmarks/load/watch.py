"""Looks at the machine while a load runs."""

import asyncio
import time
from dataclasses import dataclass, field
from typing import NamedTuple

from benchmarks.load.machine import (
    Ticks,
    children,
    machine_ticks,
    processor_seconds,
    resident,
)
from benchmarks.load.postgres import Postgres
from benchmarks.load.servers import Process

EVERY = 0.25
"""Seconds between looks."""


class Look(NamedTuple):
    at: float
    resident: float
    """Megabytes of all server processes together, without their workers."""
    log: float
    """Megabytes of SQLite's log."""


class Used(NamedTuple):
    """Processor seconds, so far."""

    at: float
    servers: float
    postgres: float
    client: float
    machine: Ticks


@dataclass
class Watch:
    processes: list[Process]
    postgres: Postgres | None = None
    looks: list[Look] = field(default_factory=list)

    def look(self) -> Look:
        logs = {each.log for each in self.processes if each.log and each.log.exists()}
        memory = sum(resident(each.pid) for each in self.processes)
        look = Look(time.perf_counter(), memory, sum(log.stat().st_size for log in logs) / 1e6)
        self.looks.append(look)
        return look

    def used(self) -> Used:
        pids = [each.pid for each in self.processes]
        servers = sum(map(processor_seconds, pids + [pid for one in pids for pid in children(one)]))
        postgres = self.postgres.processor_seconds() if self.postgres else 0.0
        return Used(time.perf_counter(), servers, postgres, time.process_time(), machine_ticks())

    def between(self, start: float, end: float) -> list[Look]:
        return [each for each in self.looks if start <= each.at <= end] or [self.look()]

    async def run(self) -> None:
        """Until it is cancelled."""
        while True:
            self.look()
            if self.postgres:
                await self.postgres.look()
            await asyncio.sleep(EVERY)
