"""A database of a test's own, whose rows it may change."""

import sqlite3
from contextlib import closing
from dataclasses import dataclass
from typing import Any

import asyncpg
from tests.server.running import run_async


@dataclass
class OwnDatabase:
    """A database that no other server uses. Tests change it while their server runs."""

    url: str

    def age(self, seconds: float, *columns: str, game: str = "") -> None:
        """Move the times in these columns into the past, as if so many seconds had passed."""
        which = f" WHERE id = '{game}'" if game else ""
        self.change(
            *(
                f"UPDATE {table} SET {name} = {name} - {seconds}{which}"  # noqa: S608 - constants of the tests
                for table, name in (column.split(".") for column in columns)
            )
        )

    def count(self, table: str) -> int:
        """The number of rows in a table."""
        query = f"SELECT count(*) FROM {table}"  # noqa: S608 - constants of the tests
        if self.url.startswith("sqlite"):
            with closing(sqlite3.connect(self._path, timeout=30)) as connection:
                return int(connection.execute(query).fetchone()[0])
        return int(run_async(self._on_postgres("fetchval", query)))

    @property
    def _path(self) -> str:
        return self.url.removeprefix("sqlite:///")

    def change(self, *statements: str) -> None:
        """Execute statements in one transaction."""
        if self.url.startswith("sqlite"):
            with closing(sqlite3.connect(self._path, timeout=30)) as connection, connection:
                for statement in statements:
                    connection.execute(statement)
        else:
            run_async(self._on_postgres("execute", ";".join(statements)))

    async def _on_postgres(self, method: str, statements: str) -> Any:
        """Call a method of a new asyncpg connection."""
        connection = await asyncpg.connect(self.url)
        try:
            return await getattr(connection, method)(statements)
        finally:
            await connection.close()
