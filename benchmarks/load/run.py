"""One run of a measurement, with servers and a database of its own."""

import resource
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import uvloop
from benchmarks.load.scenarios import Idle, Result, Wanted, idle, measure
from benchmarks.load.servers import Process, running


@dataclass(frozen=True)
class Served:
    """What serves the games."""

    database: str = ""
    """postgresql://…, or postgres for a new one. SQLite if empty."""
    processes: int = 1


@contextmanager
def _database_of(wanted: str) -> Iterator[str]:
    """The URL of the database: nothing for SQLite."""
    if wanted != "postgres":
        yield wanted
        return
    from tests.server.running import postgres

    with postgres() as url:
        yield url


@contextmanager
def _servers(served: Served) -> Iterator[tuple[list[Process], str]]:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with (
        tempfile.TemporaryDirectory() as folder,
        _database_of(served.database) as database,
        running(folder, database, served.processes) as processes,
    ):
        yield processes, database


def run(served: Served, wanted: Wanted) -> Result:
    with _servers(served) as (processes, database):
        return uvloop.run(measure(processes, database, wanted))


def run_idle(served: Served, wanted: Wanted) -> Idle:
    with _servers(served) as (processes, database):
        found = uvloop.run(idle(processes, database, wanted))
    print(found, flush=True)
    return found
