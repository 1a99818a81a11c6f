"""The database: SQLite in one file and one process, or PostgreSQL for several."""

import asyncio
import fcntl
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from importlib.resources import files
from pathlib import Path
from typing import IO, Any, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import (
    ClauseElement,
    ColumnElement,
    Connection,
    Engine,
    Float,
    Table,
    create_engine,
    event,
    literal_column,
    text,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import create_async_engine

from bossa.rules import Unreadable
from bossa.server.prepared import Prepared

MIGRATION_LOCK = 6_726_772
"""A number of ours for PostgreSQL's advisory lock while tables are made."""
BUSY = 10_000
"""Milliseconds that SQLite waits for another writer."""
READERS = 4

_NOW = {
    "sqlite": "((julianday('now') - 2440587.5) * 86400.0)",
    "postgresql": "extract(epoch from clock_timestamp())::double precision",
}


Found = TypeVar("Found")
Work = Callable[[Connection], Found]
"""Something done with one connection, in one go."""


class Database:
    """Reads side by side, writes one after another where it is SQLite.

    Work is plain functions of a connection. With SQLite they run in threads, a whole transaction at
    a time; with PostgreSQL in the event loop, by asyncpg.
    """

    def __init__(self, url: str) -> None:
        try:
            address = make_url(url)
        except ArgumentError as error:
            raise Unreadable("bad-database", url=url) from error
        self.dialect = address.get_backend_name()
        if self.dialect not in _NOW:
            raise Unreadable("bad-database", url=address.render_as_string())
        self.url = address.set(drivername=self.dialect)
        self.path = Path(address.database) if self.is_sqlite and address.database else None
        self.now: ColumnElement[float] = literal_column(_NOW[self.dialect], Float)
        self._lock: IO[str] | None = None
        self._sync: Engine | None = None
        if self.is_sqlite:
            self._sync = create_engine(self.url, pool_size=READERS + 1)
            event.listen(self._sync, "connect", _prepare_sqlite)
            self._of_thread = threading.local()
            self._connections: list[Connection] = []
            self._writer = ThreadPoolExecutor(1, "writer")
            self._readers = ThreadPoolExecutor(READERS, "reader")
        else:
            self._engine = create_async_engine(self.url.set(drivername="postgresql+asyncpg"))

    @property
    def is_sqlite(self) -> bool:
        return self.dialect == "sqlite"

    @property
    def dsn(self) -> str:
        """For a plain connection of the driver's own."""
        return self.url.render_as_string(hide_password=False)

    async def start(self) -> None:
        """Make the tables, or bring them up to date."""
        if self.path:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._lock = _locked(self.path)
        await self.write(_migrate)

    async def stop(self) -> None:
        if self._sync:
            self._writer.shutdown()
            self._readers.shutdown()
            for connection in self._connections:
                connection.close()
            self._sync.dispose()
        else:
            await self._engine.dispose()
        if self._lock:
            self._lock.close()

    async def write(self, work: Work[Found]) -> Found:
        """One transaction: all of it is there afterwards, or nothing."""
        if engine := self._sync:
            return await _in_thread(self._writer, lambda: _written(self._connection(engine), work))
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def read(self, work: Work[Found]) -> Found:
        if engine := self._sync:
            return await _in_thread(self._readers, lambda: work(self._connection(engine)))
        async with self._engine.connect() as connection:
            return await connection.run_sync(work)

    def _connection(self, engine: Engine) -> Connection:
        """The one of this thread: to take one from the pool takes as long as a query."""
        kept: Connection | None = getattr(self._of_thread, "connection", None)
        if kept is None:
            kept = self._of_thread.connection = engine.connect()
            # Transactions are ours (`_written`); the library's own begins here and never ends.
            kept.begin()
            self._connections.append(kept)
        return kept

    async def tidy(self) -> None:
        """What has to be done now and then."""
        if self.is_sqlite:
            # Read to its end: a statement left open would keep the next transaction from ending.
            await self.read(
                lambda connection: connection.exec_driver_sql(
                    "PRAGMA wal_checkpoint(PASSIVE)"
                ).fetchall()
            )

    def prepare(self, statement: ClauseElement) -> Prepared:
        """A statement that is needed often."""
        return Prepared(statement, (self._sync or self._engine).dialect)

    def insert(self, table: Table) -> sqlite.Insert | postgresql.Insert:
        """An insert that knows what to do about rows that are there already."""
        return sqlite.insert(table) if self.is_sqlite else postgresql.insert(table)


async def _in_thread(threads: ThreadPoolExecutor, work: Callable[[], Found]) -> Found:
    """What is begun is ended, also when nobody waits for it any more."""
    return await asyncio.shield(asyncio.get_running_loop().run_in_executor(threads, work))


def _written(connection: Connection, work: Work[Found]) -> Found:
    cursor = connection.connection.cursor()
    cursor.execute("BEGIN IMMEDIATE")
    try:
        found = work(connection)
    except BaseException:
        cursor.execute("ROLLBACK")
        raise
    cursor.execute("COMMIT")
    return found


def _prepare_sqlite(connection: Any, _record: object) -> None:
    # Transactions are begun and ended by us: the driver's own way begins them too late.
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    # An answered move survives a power cut.
    cursor.execute("PRAGMA synchronous=FULL")
    # The log is moved into the file by `tidy`, beside the writer, not by a commit that then waits.
    cursor.execute("PRAGMA wal_autocheckpoint=0")
    cursor.execute(f"PRAGMA busy_timeout={BUSY}")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


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
    config.set_main_option("script_location", str(files("bossa.server") / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
