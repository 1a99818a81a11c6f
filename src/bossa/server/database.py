"""The database: SQLite in one file and one process, or PostgreSQL for several."""

import asyncio
import fcntl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path
from typing import IO, Any

from alembic import command
from alembic.config import Config
from sqlalchemy import ColumnElement, Connection, Float, event, literal_column, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bossa.rules import Unreadable

MIGRATION_LOCK = 6_726_772
"""A number of ours for PostgreSQL's advisory lock while tables are made."""
BUSY = 10_000
"""Milliseconds that SQLite waits for another writer."""
READERS = 8

_NOW = {
    "sqlite": "((julianday('now') - 2440587.5) * 86400.0)",
    "postgresql": "extract(epoch from clock_timestamp())",
}
_DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}


class Database:
    """Reads side by side, writes one after another where it is SQLite."""

    def __init__(self, url: str) -> None:
        try:
            address = make_url(url)
        except ArgumentError as error:
            raise Unreadable("bad-database", url=url) from error
        self.dialect = address.get_backend_name()
        if self.dialect not in _DRIVERS:
            raise Unreadable("bad-database", url=address.render_as_string())
        address = address.set(drivername=_DRIVERS[self.dialect])
        self.path = Path(address.database) if self.is_sqlite and address.database else None
        self.engine: AsyncEngine = create_async_engine(address, pool_size=READERS)
        self.now: ColumnElement[float] = literal_column(_NOW[self.dialect], Float)
        self._writing = asyncio.Lock()
        self._lock: IO[str] | None = None
        if self.is_sqlite:
            event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)
            event.listen(self.engine.sync_engine, "begin", _begin_sqlite)

    @property
    def is_sqlite(self) -> bool:
        return self.dialect == "sqlite"

    @property
    def dsn(self) -> str:
        """For a plain connection of the driver's own."""
        url = self.engine.url.set(drivername=self.dialect)
        return url.render_as_string(hide_password=False)

    async def start(self) -> None:
        """Make the tables, or bring them up to date."""
        if self.path:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._lock = _locked(self.path)
        async with self.engine.begin() as connection:
            if not self.is_sqlite:
                lock = text("SELECT pg_advisory_xact_lock(:number)")
                await connection.execute(lock, {"number": MIGRATION_LOCK})
            await connection.run_sync(_migrate)

    async def stop(self) -> None:
        await self.engine.dispose()
        if self._lock:
            self._lock.close()

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """One transaction: all of it is there afterwards, or nothing."""
        if not self.is_sqlite:
            async with self.engine.begin() as connection:
                yield connection
            return
        async with self._writing, self.engine.begin() as connection:
            yield connection

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as connection:
            yield await connection.execution_options(isolation_level="AUTOCOMMIT")


def _prepare_sqlite(connection: Any, _record: object) -> None:
    # Transactions are begun by us: the driver's own way begins them too late.
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    # An answered move survives a power cut.
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute(f"PRAGMA busy_timeout={BUSY}")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    if connection.get_isolation_level() != "AUTOCOMMIT":
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def _locked(path: Path) -> IO[str]:
    """A file beside the database that one process at a time can hold."""
    lock = path.with_name(f"{path.name}.lock").open("w")
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        lock.close()
        raise Unreadable("database-in-use", path=str(path)) from error
    return lock


def _migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(files("bossa.server") / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
