"""SQLite: one file, one server process, one writer at a time.

Statements run in the event loop: they take less time than the way to a thread and back, on which
each of them would wait for the interpreter. Only what waits for the disk runs in a thread: the
commit, and the checkpoint that moves the log into the file.

Work that arrives during a commit waits, and then shares one transaction: the disk takes no longer
for many than for one (group commit).
"""

import asyncio
import os
import sqlite3
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from functools import cached_property
from pathlib import Path
from typing import Any, TypeVar

from filelock import FileLock, Timeout
from sqlalchemy import URL, Connection, Table, create_engine, event
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DBAPIError

from bossa.folders import PRIVATE_FILE, make_private_folder
from bossa.rules import Unreadable
from bossa.server.protocol.refusals import Away
from bossa.server.storage.database import Database, Work
from bossa.server.storage.errors import DAMAGED, primary_code
from bossa.server.storage.files import prepare_file
from bossa.server.storage.migrate import migrate
from bossa.server.storage.opening import opening

BUSY = 10.0
"""Seconds to wait for another process that writes to the file."""
RETRY = 0.01
"""Seconds between attempts."""
CHECKPOINT_EVERY = 1.0
"""Seconds between checkpoints: what is in the log is copied into the database file."""
LONG_LOG = 2_000
"""Pages, of 4 kB, at which the log begins anew after the next commit."""
LARGEST_LOG = 32 * 1024 * 1024
"""Bytes. A log that was larger, while another process read for long, is cut to this size."""

TEMPORARY = {
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_CANTOPEN,
}
"""SQLite's errors that are no mistake of ours: another process, the disk, the memory."""

Found = TypeVar("Found")


class SqliteDatabase(Database):
    is_shared = False

    def __init__(self, url: URL) -> None:
        super().__init__("((julianday('now') - 2440587.5) * 86400.0)")
        # The file itself: a link to it, or another spelling, finds the same lock.
        self.path = Path(os.path.realpath(str(url.database)))
        # Not bound to a thread: whichever thread stops the database releases the lock.
        self._lock = FileLock(f"{self.path}.lock", mode=PRIVATE_FILE, thread_local=False)
        self._engine = create_engine(URL.create("sqlite", database=str(self.path)))
        event.listen(self._engine, "connect", _configure)
        self.dialect = self._engine.dialect
        self._disk = ThreadPoolExecutor(2, "disk")
        """A commit, and a checkpoint beside it."""
        self._turn = asyncio.Lock()
        self._commit: asyncio.Task[None] | None = None
        self._broken: BaseException | None = None
        """Why the open transaction cannot be committed."""
        self._checkpointing = asyncio.Lock()
        self._log_is_long = False

    async def start(self) -> None:
        self._take_file()
        prepare_file(self.path)
        with opening(self._engine.url):
            await self.write(migrate)

    def _take_file(self) -> None:
        """One server process at a time: the lock goes with the process, however it ends."""
        try:
            make_private_folder(self.path.parent)
            self._lock.acquire(blocking=False)
        except Timeout as error:
            raise Unreadable("database-in-use", path=str(self.path)) from error
        except OSError as error:
            reason = error.strerror or ""
            raise Unreadable("cannot-write", path=str(self.path), reason=reason) from error

    async def stop(self) -> None:
        self._disk.shutdown()
        for name in ("_writer", "_reader", "_checkpointer"):
            if connection := self.__dict__.get(name):
                connection.close()
        self._engine.dispose()
        self._lock.release()

    @cached_property
    def _writer(self) -> Connection:
        connection = self._connect()
        # `_begin` waits for other processes itself, while everything else goes on.
        connection.exec_driver_sql("PRAGMA busy_timeout=0")
        return connection

    @cached_property
    def _reader(self) -> Connection:
        return self._connect()

    @cached_property
    def _checkpointer(self) -> Connection:
        return self._connect()

    def _connect(self) -> Connection:
        connection = self._engine.connect()
        # We begin and end transactions ourselves; SQLAlchemy's own begins here and never ends.
        connection.begin()
        return connection

    async def _transact(self, work: Work[Found]) -> Found:
        with _temporary():
            # Shielded: a transaction that has begun is ended also when its caller is cancelled.
            return await asyncio.shield(asyncio.create_task(self._write(work)))

    async def _write(self, work: Work[Found]) -> Found:
        commit = None
        deadline = time.monotonic() + BUSY
        try:
            async with self._turn:
                commit = await self._joined(deadline)
                with self._savepoint():
                    found = work(self._writer)
        finally:
            # A refusal waits for the commit too: it may rest on what others have just written.
            if commit:
                await commit
        return found

    async def _joined(self, deadline: float) -> asyncio.Task[None]:
        """The commit of the open transaction; begins one where none is open."""
        if self._broken:
            raise self._broken
        if self._commit is None:
            await self._begin(deadline)
            self._commit = asyncio.create_task(self._end())
        return self._commit

    async def _begin(self, deadline: float) -> None:
        cursor = self._writer.connection.cursor()
        while True:
            try:
                cursor.execute("BEGIN IMMEDIATE")
            except sqlite3.OperationalError as error:
                is_busy = error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY
                if not is_busy or time.monotonic() > deadline:
                    raise
            else:
                return
            await asyncio.sleep(RETRY)

    @contextmanager
    def _savepoint(self) -> Iterator[None]:
        """Work that fails is undone alone, without what others did in the same transaction."""
        cursor = self._writer.connection.cursor()
        cursor.execute("SAVEPOINT work")
        try:
            yield
        except BaseException as error:
            if self._is_open:
                cursor.execute("ROLLBACK TO work")
            else:
                # On a full disk SQLite rolls the whole transaction back by itself.
                self._broken = error
            raise
        finally:
            if self._is_open:
                cursor.execute("RELEASE work")

    async def _end(self) -> None:
        """Commit, after all work that waited for its turn has joined the transaction."""
        async with self._turn:
            broken, self._commit, self._broken = self._broken, None, None
            if broken:
                raise broken
            cursor = self._writer.connection.cursor()
            try:
                await self._on_disk(cursor, "COMMIT")
            except sqlite3.Error:
                if self._is_open:
                    cursor.execute("ROLLBACK")
                raise
            if self._log_is_long:
                # The next commit begins the log anew if all of it has been copied, so nobody may
                # write meanwhile. Most of it has been copied beside the writer before.
                self._log_is_long = False
                # What has been committed stays so, also if the disk is full now.
                with suppress(sqlite3.Error):
                    await self._checkpoint()

    @property
    def _is_open(self) -> bool:
        """Whether a transaction is open."""
        driver: Any = self._writer.connection.driver_connection
        return bool(driver.in_transaction)

    async def read(self, work: Work[Found]) -> Found:
        with _temporary():
            return work(self._reader)

    def insert(self, table: Table) -> sqlite.Insert:
        return sqlite.insert(table)

    async def run(self) -> None:
        while True:
            with _temporary():
                self._log_is_long = await self._checkpoint() > LONG_LOG
            await asyncio.sleep(CHECKPOINT_EVERY)

    async def _checkpoint(self) -> int:
        """Copy what is in the log into the database file, without waiting for readers and writers.
        Gives the length of the log in pages."""
        async with self._checkpointing:
            cursor = self._checkpointer.connection.cursor()
            _, pages, _ = await self._on_disk(cursor, "PRAGMA wal_checkpoint(PASSIVE)")
            cursor.close()
            return int(pages)

    async def _on_disk(self, cursor: Any, statement: str) -> Any:
        """The first row of the answer. It is fetched to the end: an open statement would keep the
        next transaction from ending."""
        loop = asyncio.get_running_loop()
        run = loop.run_in_executor(self._disk, lambda: cursor.execute(statement).fetchall())
        rows = await run
        return rows[0] if rows else None


def _configure(connection: Any, _record: object) -> None:
    # The driver's own transactions begin too late; we begin ours.
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute("PRAGMA busy_timeout=1000")
    cursor.execute("PRAGMA journal_mode=WAL")
    # An answered move survives a power cut.
    cursor.execute("PRAGMA synchronous=FULL")
    # `run` does the checkpoints beside the writer, instead of a commit that then waits for it.
    cursor.execute("PRAGMA wal_autocheckpoint=0")
    cursor.execute(f"PRAGMA journal_size_limit={LARGEST_LOG}")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


@contextmanager
def _temporary() -> Iterator[None]:
    """Errors that SQLite may recover from are raised as `Away`; a mistake of ours stays one."""
    try:
        yield
    except (sqlite3.Error, DBAPIError) as error:
        code = primary_code(error)
        if code in TEMPORARY or code in DAMAGED:
            raise Away("database-damaged" if code in DAMAGED else "database-away") from error
        raise
