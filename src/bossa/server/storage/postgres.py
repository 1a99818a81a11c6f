"""PostgreSQL: any number of server processes use the same database."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import asyncpg
from asyncpg import InterfaceError, PostgresError
from sqlalchemy import URL, Connection, Select, Table, text
from sqlalchemy.dialects import postgresql
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolExhausted
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bossa.server.protocol.refusals import Away
from bossa.server.storage.database import Database, Notice, Work
from bossa.server.storage.errors import driver_error
from bossa.server.storage.migrate import migrate
from bossa.server.storage.opening import opening
from bossa.server.storage.statements import Change, Together
from bossa.server.waiting import happens

CHANNEL = "bossa"
LISTENER = "bossa-listener"
MIGRATION_LOCK = 6_726_772
"""A number of ours for the advisory lock under which one process migrates."""
PATIENCE = 5.0
"""Seconds that PostgreSQL may take to accept a connection, and for a piece of work."""
MIGRATING = 3_600.0
"""Seconds for migrations, or to wait until another process has finished them."""
QUIET = 10.0
"""Seconds between checks that the listening connection still holds."""

TEMPORARY = ("08", "40", "53", "57", "58")
"""Classes of PostgreSQL's errors that are no mistake of ours: the connection, a conflict between
transactions, resources, a shutdown, the system."""

NOTIFY = text("SELECT pg_notify(:channel, :message)")

Found = TypeVar("Found")


class PostgresDatabase(Database):
    is_shared = True

    def __init__(self, url: URL) -> None:
        super().__init__("extract(epoch from clock_timestamp())::double precision")
        self._address = url
        self._url = url.set(drivername="postgresql").render_as_string(hide_password=False)
        # The driver itself parses the address: it knows every parameter that can stand in one.
        self._engine = create_async_engine(
            "postgresql+asyncpg://", async_creator=self._connect, pool_timeout=PATIENCE
        )
        # A transaction takes two more round trips, and gives a read nothing: each statement sees
        # what is committed when it begins, inside one or not.
        self._readers = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        self.dialect = self._engine.dialect
        self._notify = self.prepare(NOTIFY)
        self._together = Together()

    async def _connect(self, **settings: str) -> asyncpg.Connection:
        try:
            return await asyncpg.connect(self._url, timeout=PATIENCE, server_settings=settings)
        except (ValueError, OverflowError) as error:
            # A part of the address that no server can have.
            raise InterfaceError(str(error)) from error

    async def start(self) -> None:
        def work(connection: Connection) -> None:
            lock = text("SELECT pg_advisory_xact_lock(:number)")
            connection.execute(lock, {"number": MIGRATION_LOCK})
            migrate(connection)

        with opening(self._address):
            async with self._connected(self._engine, MIGRATING) as connection, connection.begin():
                await connection.run_sync(work)

    async def stop(self) -> None:
        await self._engine.dispose()

    async def _transact(self, work: Work[Found]) -> Found:
        async with self._connected(self._engine, PATIENCE) as connection, connection.begin():
            return await connection.run_sync(work)

    async def read(self, work: Work[Found]) -> Found:
        async with self._connected(self._readers, PATIENCE) as connection:
            return await connection.run_sync(work)

    @asynccontextmanager
    async def _connected(
        self, engine: AsyncEngine, patience: float
    ) -> AsyncIterator[AsyncConnection]:
        """A connection from the pool. A lost connection is raised as `Away`; a mistake of ours
        stays what it is."""
        troubles = (
            DBAPIError,
            self._engine.dialect.loaded_dbapi.Error,
            PostgresError,
            InterfaceError,
            PoolExhausted,
            OSError,
        )
        driver: Any = None
        try:
            async with engine.connect() as connection:
                driver = (await connection.get_raw_connection()).driver_connection
                # A connection can die silently: terminating it fails whatever still waits for it.
                deadline = asyncio.get_running_loop().call_later(patience, driver.terminate)
                try:
                    yield connection
                finally:
                    deadline.cancel()
                    # Prepared statements bypass SQLAlchemy, so the pool does not notice by itself.
                    if driver.is_closed() and not connection.invalidated:
                        await connection.invalidate()
        except troubles as error:
            state = getattr(driver_error(error), "sqlstate", None) or ""
            if driver is None or driver.is_closed() or state.startswith(TEMPORARY):
                raise Away("database-away") from error
            raise

    def insert(self, table: Table) -> postgresql.Insert:
        return postgresql.insert(table)

    def locking(self, query: Select[Any], of: Table, skip: bool = False) -> Select[Any]:
        return query.with_for_update(of=of, skip_locked=skip)

    def notify(self, connection: Connection, message: str) -> None:
        self._notify.rows(connection, {"channel": CHANNEL, "message": message})

    def change(self, connection: Connection, changes: Sequence[Change], message: str) -> None:
        notify = self._notify, {"channel": CHANNEL, "message": message}
        self._together.run(connection, changes, notify)

    async def listen(self, connected: Callable[[], None], notice: Notice) -> None:
        lost = asyncio.Event()
        try:
            # Named, so that an operator can tell it from the others in pg_stat_activity.
            connection = await self._connect(application_name=LISTENER)
            try:
                connection.add_termination_listener(lambda _: lost.set())
                await connection.add_listener(CHANNEL, lambda *sent: notice(sent[3]))
                connected()
                while not await happens(lost, QUIET):
                    # A connection can die silently.
                    await connection.execute("SELECT 1", timeout=QUIET)
            finally:
                # Not closed in order: a connection that died silently would never answer.
                connection.terminate()
        except (OSError, PostgresError, InterfaceError) as error:
            raise Away("database-away") from error
