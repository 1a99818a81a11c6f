"""The interface of the database: what all parts of the server ask of SQLite and PostgreSQL alike.

Work is a plain function of a connection, run in one go in the event loop: with SQLite as it is,
with PostgreSQL through asyncpg, which lets other work run while it waits (decision 7).
"""

import asyncio
import math
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from sqlalchemy import (
    ClauseElement,
    ColumnElement,
    Connection,
    Dialect,
    Float,
    Select,
    Table,
    literal_column,
)
from sqlalchemy.dialects import postgresql, sqlite

from bossa.server.protocol.refusals import Away
from bossa.server.storage.statements import Change, Prepared
from bossa.server.storage.uptime import uptime

Found = TypeVar("Found")
Work = Callable[[Connection], Found]
"""Something done with one connection, in one go."""

Notice = Callable[[str], None]
"""Takes a message of another server process."""


class Database(ABC):
    """What differs between SQLite and PostgreSQL is in the two classes below this one."""

    dialect: Dialect
    is_shared: bool
    """Whether other server processes may use it at the same time."""

    def __init__(self, now: str) -> None:
        self.now: ColumnElement[float] = literal_column(now, Float)
        """The database's own time, in seconds since 1970."""
        self.uptime = uptime(self.now)
        """The seconds during which moves could be made, whatever the calendar says."""
        self.failed_at = -math.inf
        """When something could not be written last, by this process's own clock."""

    @abstractmethod
    async def start(self) -> None:
        """Create the tables, or migrate them."""

    @abstractmethod
    async def stop(self) -> None: ...

    async def write(self, work: Work[Found]) -> Found:
        """One transaction: all of it is stored when this returns, or nothing."""
        try:
            return await self._transact(work)
        except Away:
            self.failed_at = time.monotonic()
            raise

    @abstractmethod
    async def _transact(self, work: Work[Found]) -> Found: ...

    @abstractmethod
    async def read(self, work: Work[Found]) -> Found: ...

    @abstractmethod
    def insert(self, table: Table) -> sqlite.Insert | postgresql.Insert:
        """An insert that can handle conflicts with rows that exist."""

    def prepare(self, statement: ClauseElement) -> Prepared:
        """Compile a statement of the hot path once."""
        return Prepared(statement, self.dialect)

    def locking(self, query: Select[Any], of: Table, skip: bool = False) -> Select[Any]:
        """The query, holding the rows of a table that it finds until the transaction ends. `skip`
        leaves out rows that another transaction holds."""
        del of, skip
        return query

    def notify(self, connection: Connection, message: str) -> None:
        """Tell other server processes, once this transaction is committed."""
        del connection, message

    def change(self, connection: Connection, changes: Sequence[Change], message: str) -> None:
        """Change different rows, in one go where the database can do that, and notify."""
        for statement, values in changes:
            statement.run(connection, values)
        self.notify(connection, message)

    async def listen(self, connected: Callable[[], None], notice: Notice) -> None:
        """Hear the messages of other processes for as long as the connection holds. `connected` is
        called first: messages may have been missed before."""
        del connected, notice
        await asyncio.Event().wait()

    async def run(self) -> None:
        """Housekeeping, until it is cancelled."""
        await asyncio.Event().wait()
