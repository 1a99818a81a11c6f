"""Statements of the hot path, compiled to the database's SQL once.

Compiling them for every move takes several times as long as running them. A prepared statement goes
to the driver directly and bypasses SQLAlchemy's type processing, both ways: parameters are sent as
they are, and columns come back as the driver gives them. Of our types that matters for booleans
alone, which SQLite returns as 0 and 1: who reads one wraps it in `bool`.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import ClauseElement, Connection, Dialect

Values = Mapping[str, Any]


class Prepared:
    def __init__(self, statement: ClauseElement, dialect: Dialect) -> None:
        compiled: Any = statement.compile(dialect=dialect)
        self._sql: str = compiled.string
        self._names: Sequence[str] = compiled.positiontup
        given = compiled.params.items()
        self._own: Values = {name: value for name, value in given if value is not None}
        """Values that are part of the statement itself."""

    def rows(self, connection: Connection, values: Values) -> list[dict[str, Any]]:
        """The rows that a query finds, by the names of their columns."""
        cursor = connection.connection.cursor()
        cursor.execute(self._sql, self._in_order(values))
        names = [column[0] for column in cursor.description]
        return [dict(zip(names, row, strict=True)) for row in cursor.fetchall()]

    def run(self, connection: Connection, *rows: Values) -> int:
        """Run a change for each of the rows. For a single row: how many rows it changed."""
        cursor = connection.connection.cursor()
        if len(rows) == 1:
            cursor.execute(self._sql, self._in_order(rows[0]))
        else:
            cursor.executemany(self._sql, [self._in_order(values) for values in rows])
        return cursor.rowcount

    def _in_order(self, values: Values) -> tuple[Any, ...]:
        return tuple(values[name] if name in values else self._own[name] for name in self._names)
