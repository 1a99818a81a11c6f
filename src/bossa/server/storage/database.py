"""The database: SQLite in one file and one process, or PostgreSQL for several."""

import asyncio
import fcntl
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from importlib.resources import files
from pathlib import Path
from typing import IO, Any, TypeVar

import asyncpg
from alembic import command
from alembic.config import Config
from asyncpg import InterfaceError, PostgresError
from sqlalchemy import (
    ClauseElement,
    ColumnElement,
    Connection,
    Float,
    Table,
    literal_column,
    text,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.exc import TimeoutError as Exhausted
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from bossa.rules import Refusal, Unreadable
from bossa.server.storage.sqlite import Sqlite
from bossa.server.storage.statements import Prepared

MIGRATION_LOCK = 6_726_772
"""A number of ours for PostgreSQL's advisory lock while tables are made."""

PATIENCE = 5.0
"""Seconds that PostgreSQL may take to let somebody in, and for a piece of work."""

MIGRATING = 3_600.0
"""And to make its tables, or to wait until another has made them."""

_NOW = {
    "sqlite": "((julianday('now') - 2440587.5) * 86400.0)",
    "postgresql": "extract(epoch from clock_timestamp())::double precision",
}

_PASSING = ("08", "40", "53", "57", "58")
"""PostgreSQL's classes of errors that are none of ours: the connection, a transaction that stood in
another's way, resources, a shutdown, the system."""

_NOT_AT_HAND = {
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_CANTOPEN,
}
"""SQLite's errors that are none of ours: another process, the disk, the memory."""

Found = TypeVar("Found")
Work = Callable[[Connection], Found]
"""Something done with one connection, in one go."""


class Away(Refusal):
    """The database does not answer. Nothing was done, or nobody knows: asked again, it is told."""


class Database:
    """Work is plain functions of a connection, run in the event loop: with SQLite as they are, with
    PostgreSQL by asyncpg, which lets others on while it waits."""

    def __init__(self, url: str) -> None:
        try:
            address = make_url(url)
        except ArgumentError as error:
            # A password may be in it.
            raise Unreadable("bad-database", url=url.partition(":")[0]) from error
        self.dialect = address.get_backend_name()
        if self.dialect not in _NOW:
            raise Unreadable("bad-database", url=address.render_as_string())
        self.url = address.set(drivername=self.dialect)
        self.path = Path(address.database) if self.is_sqlite and address.database else None
        self.now: ColumnElement[float] = literal_column(_NOW[self.dialect], Float)
        self._lock: IO[str] | None = None
        self._sqlite = Sqlite(self.url) if self.is_sqlite else None
        if not self._sqlite:
            # By the driver itself, which knows all that can stand in an address.
            self._engine = create_async_engine(
                "postgresql+asyncpg://", async_creator=self.connect, pool_timeout=PATIENCE
            )

    @property
    def is_sqlite(self) -> bool:
        return self.dialect == "sqlite"

    async def connect(self) -> asyncpg.Connection:
        """A plain connection of PostgreSQL's driver."""
        url = self.url.render_as_string(hide_password=False)
        return await asyncpg.connect(url, timeout=PATIENCE)

    async def start(self) -> None:
        """Make the tables, or bring them up to date."""
        if self.path:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._lock = _locked(self.path)
        await self.write(_migrate, MIGRATING)

    async def stop(self) -> None:
        if self._sqlite:
            self._sqlite.stop()
        else:
            await self._engine.dispose()
        if self._lock:
            self._lock.close()

    async def write(self, work: Work[Found], patience: float = PATIENCE) -> Found:
        """One transaction: all of it is there afterwards, or nothing."""
        if self._sqlite:
            with _at_hand():
                return await self._sqlite.write(work)
        async with self._connected(patience) as connection, connection.begin():
            return await connection.run_sync(work)

    async def read(self, work: Work[Found]) -> Found:
        if self._sqlite:
            with _at_hand():
                return self._sqlite.read(work)
        async with self._connected(PATIENCE) as connection:
            return await connection.run_sync(work)

    @asynccontextmanager
    async def _connected(self, patience: float) -> AsyncIterator[AsyncConnection]:
        """A connection to PostgreSQL. Says when it has gone away; a mistake of ours stays one."""
        troubles = (
            DBAPIError,
            self._engine.dialect.loaded_dbapi.Error,
            PostgresError,
            InterfaceError,
            Exhausted,
            OSError,
        )
        driver: Any = None
        try:
            async with self._engine.connect() as connection:
                driver = (await connection.get_raw_connection()).driver_connection
                # A connection can die without a sign: whatever still waits for it then fails.
                ended = asyncio.get_running_loop().call_later(patience, driver.terminate)
                try:
                    yield connection
                finally:
                    ended.cancel()
                    # A prepared statement's driver does not tell the pool.
                    if driver.is_closed() and not connection.invalidated:
                        await connection.invalidate()
        except troubles as error:
            state = getattr(_said_by_driver(error), "sqlstate", None) or ""
            if driver is None or driver.is_closed() or state.startswith(_PASSING):
                raise Away("database-away") from error
            raise

    async def tidy(self) -> None:
        """What has to be done now and then."""
        if self._sqlite:
            with _at_hand():
                await self._sqlite.tidy()

    def prepare(self, statement: ClauseElement) -> Prepared:
        """A statement that is needed often."""
        return Prepared(statement, (self._sqlite or self._engine).dialect)

    def insert(self, table: Table) -> sqlite.Insert | postgresql.Insert:
        """An insert that knows what to do about rows that are there already."""
        return sqlite.insert(table) if self.is_sqlite else postgresql.insert(table)


@contextmanager
def _at_hand() -> Iterator[None]:
    """Says when SQLite cannot work on its file; a mistake of ours stays one."""
    try:
        yield
    except (sqlite3.Error, DBAPIError) as error:
        # The lowest byte is the kind, the others say more of it.
        if getattr(_said_by_driver(error), "sqlite_errorcode", 0) & 0xFF in _NOT_AT_HAND:
            raise Away("database-away") from error
        raise


def _said_by_driver(error: Exception) -> BaseException | None:
    return error.orig if isinstance(error, DBAPIError) else error


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
    if connection.dialect.name == "postgresql":
        lock = text("SELECT pg_advisory_xact_lock(:number)")
        connection.execute(lock, {"number": MIGRATION_LOCK})
    config = Config()
    config.set_main_option("script_location", str(files("bossa.server.storage") / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
