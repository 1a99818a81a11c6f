"""SQLite: one file, one process, one writer at a time.

Statements run in the event loop: they take less time than the way to a thread and back, on which
every one of them would wait for the interpreter. What waits for the disk has a thread: the end of a
transaction, and moving the log into the file.
"""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, create_engine, event

BUSY = 10_000
"""Milliseconds that SQLite waits for another process."""

Found = TypeVar("Found")


class Sqlite:
    def __init__(self, url: URL) -> None:
        self._engine = create_engine(url)
        event.listen(self._engine, "connect", _prepare)
        self.dialect = self._engine.dialect
        self._disk = ThreadPoolExecutor(1, "disk")
        self._turn = asyncio.Lock()

    @cached_property
    def _writer(self) -> Connection:
        return self._connect()

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
        async with self._turn:
            cursor = self._writer.connection.cursor()
            cursor.execute("BEGIN IMMEDIATE")
            try:
                found = work(self._writer)
            except BaseException:
                cursor.execute("ROLLBACK")
                raise
            try:
                await self._on_disk(cursor, "COMMIT")
            except sqlite3.Error:
                cursor.execute("ROLLBACK")
                raise
            return found

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
    cursor.execute("PRAGMA journal_mode=WAL")
    # An answered move survives a power cut.
    cursor.execute("PRAGMA synchronous=FULL")
    # The log is moved into the file by `tidy`, beside the writer, not by a commit that then waits.
    cursor.execute("PRAGMA wal_autocheckpoint=0")
    cursor.execute(f"PRAGMA busy_timeout={BUSY}")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()
