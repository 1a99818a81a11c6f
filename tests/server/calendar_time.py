"""The calendar of a database, which a test can move as a change of the system's clock would."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import asyncpg
import pytest
from tests.server.running import run_async

from bossa.server.storage import sqlite
from bossa.server.storage.database import Database


class Calendar:
    def __init__(self, url: str) -> None:
        self.url = url
        self._shift = 0.0

    def move(self, seconds: float) -> None:
        """Into the future, or back."""
        self._shift += seconds
        if self.url.startswith("postgresql"):
            run_async(self._on_postgres())

    async def _on_postgres(self) -> None:
        connection = await asyncpg.connect(self.url)
        try:
            body = f"AS 'SELECT {self._shift}::double precision' LANGUAGE sql VOLATILE"
            await connection.execute(f"CREATE OR REPLACE FUNCTION shift() RETURNS float {body}")
        finally:
            await connection.close()


@contextmanager
def calendar_of(url: str) -> Iterator[Calendar]:
    """Servers that are started meanwhile read the time of this calendar."""
    calendar = Calendar(url)
    calendar.move(0.0)
    make, configure = Database.__init__, sqlite._configure

    def make_shifted(self: Database, now: str) -> None:
        make(self, f"({now} + shift())")

    def configure_shifted(connection: Any, record: object) -> None:
        configure(connection, record)
        connection.create_function("shift", 0, lambda: calendar._shift)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Database, "__init__", make_shifted)
        patch.setattr(sqlite, "_configure", configure_shifted)
        yield calendar
