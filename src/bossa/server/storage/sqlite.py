"""SQLite: one file, one process, one writer at a time.

Statements run in the event loop: they take less time than the way to a thread and back, on which
every one of them would wait for the interpreter. What waits for the disk has a thread: the end of a
transaction, and moving the log into the file.

What comes while the disk is being written to waits, and is then one transaction: the disk takes no
longer for many than for one.
"""

import asyncio
import sqlite3
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import cached_property
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, create_engine, event

BUSY = 10.0
"""Seconds to wait for another process that writes to the file."""
AGAIN = 0.01
"""Seconds after which it is tried again."""

Found = TypeVar("Found")


class Sqlite:
    def __init__(self, url: URL) -> None:
        self._engine = create_engine(url)
        event.listen(self._engine, "connect", _prepare)
        self.dialect = self._engine.dialect
        self._disk = ThreadPoolExecutor(1, "disk")
        self._turn = asyncio.Lock()
        self._ending: asyncio.Task[None] | None = None
        self._broken: BaseException | None = None
        """Why nothing of the transaction that is open will be there."""

    @cached_property
    def _writer(self) -> Connection:
        connection = self._connect()
        # Who has to wait for another process does so without keeping everybody waiting.
        connection.exec_driver_sql("PRAGMA busy_timeout=0")
        return connection

    @cached_property
    def _reader(self) -> Connection:
        return self._connect()

    @cached_property
    def _tidier(self) -> Connection:
        return self._connect()

    def _connect(self) -> Connection:
        connection = self._engine.connect()
        # Transactions are ours; the library's own begins here and never ends.
        connection.begin()
        return connection

    def stop(self) -> None:
        self._disk.shutdown()
        for name in ("_writer", "_reader", "_tidier"):
            if connection := self.__dict__.get(name):
                connection.close()
        self._engine.dispose()

    async def write(self, work: Callable[[Connection], Found]) -> Found:
        """What is begun is ended, also when nobody waits for it any more."""
        return await asyncio.shield(asyncio.create_task(self._write(work)))

    async def _write(self, work: Callable[[Connection], Found]) -> Found:
        ending = None
        ends = time.monotonic() + BUSY
        try:
            async with self._turn:
                ending = await self._begun(ends)
                with self._apart():
                    found = work(self._writer)
        finally:
            # A refusal waits as well: it may rest on what others have just done.
            if ending:
                await ending
        return found

    async def _begun(self, ends: float) -> asyncio.Task[None]:
        """The end of the transaction that is open; one is begun where none is."""
        if self._broken:
            raise self._broken
        if self._ending is None:
            await self._begin(ends)
            self._ending = asyncio.create_task(self._end())
        return self._ending

    async def _begin(self, ends: float) -> None:
        """With everything else going on while another process writes, until it takes too long."""
        cursor = self._writer.connection.cursor()
        while True:
            try:
                cursor.execute("BEGIN IMMEDIATE")
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > ends:
                    raise
            else:
                return
            await asyncio.sleep(AGAIN)

    @contextmanager
    def _apart(self) -> Iterator[None]:
        """Undone by itself when it fails, with nothing of what others have done."""
        cursor = self._writer.connection.cursor()
        cursor.execute("SAVEPOINT work")
        try:
            yield
        except BaseException as error:
            if self._is_open:
                cursor.execute("ROLLBACK TO work")
            else:
                # With a full disk SQLite has undone everything by itself.
                self._broken = error
            raise
        finally:
            if self._is_open:
                cursor.execute("RELEASE work")

    async def _end(self) -> None:
        """End the transaction, after all who have waited for their turn to add to it."""
        async with self._turn:
            broken, self._ending, self._broken = self._broken, None, None
            if broken:
                raise broken
            cursor = self._writer.connection.cursor()
            try:
                await self._on_disk(cursor, "COMMIT")
            except sqlite3.Error:
                if self._is_open:
                    cursor.execute("ROLLBACK")
                raise

    @property
    def _is_open(self) -> bool:
        """Whether there is a transaction."""
        driver: Any = self._writer.connection.driver_connection
        return bool(driver.in_transaction)

    def read(self, work: Callable[[Connection], Found]) -> Found:
        return work(self._reader)

    async def tidy(self) -> None:
        # Read to its end: a statement left open would keep the next transaction from ending.
        cursor = self._tidier.connection.cursor()
        await self._on_disk(cursor, "PRAGMA wal_checkpoint(PASSIVE)")
        cursor.close()

    async def _on_disk(self, cursor: Any, statement: str) -> None:
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._disk, lambda: cursor.execute(statement).fetchall())


def _prepare(connection: Any, _record: object) -> None:
    # Transactions are begun and ended by us: the driver's own way begins them too late.
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute("PRAGMA busy_timeout=1000")
    cursor.execute("PRAGMA journal_mode=WAL")
    # An answered move survives a power cut.
    cursor.execute("PRAGMA synchronous=FULL")
    # The log is moved into the file by `tidy`, beside the writer, not by a commit that then waits.
    cursor.execute("PRAGMA wal_autocheckpoint=0")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()
