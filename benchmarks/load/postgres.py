"""What PostgreSQL does under load, if it runs on this machine."""

import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import asyncpg
from benchmarks.load.machine import family_seconds, parent

ACTIVE = """
    SELECT coalesce(wait_event_type || ' ' || wait_event, 'processor')
    FROM pg_stat_activity
    WHERE backend_type = 'client backend' AND state <> 'idle' AND pid <> pg_backend_pid()
"""
"""What each connection that is in a transaction does or waits for."""


@dataclass
class Postgres:
    connection: Any
    pid: int
    """Of its first process."""
    looks: list[tuple[float, list[str]]] = field(default_factory=list)

    @classmethod
    async def connect(cls, url: str) -> "Postgres":
        connection = await asyncpg.connect(url)
        return cls(connection, parent(await connection.fetchval("SELECT pg_backend_pid()")))

    def processor_seconds(self) -> float:
        return family_seconds(self.pid) if self.pid else 0.0

    async def look(self) -> None:
        found = [row[0] for row in await self.connection.fetch(ACTIVE)]
        self.looks.append((time.perf_counter(), found))

    def waits(self, start: float, end: float) -> dict[str, float]:
        """For everything that connections in a transaction did or waited for: how many did so on
        average."""
        looks = [found for at, found in self.looks if start <= at <= end]
        total = Counter(what for found in looks for what in found)
        return {what: round(times / len(looks), 2) for what, times in total.most_common(5)}
