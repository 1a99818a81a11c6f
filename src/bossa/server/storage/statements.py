"""Statements of the hot path, compiled to the database's SQL once.

Compiling them for every move takes several times as long as running them. A prepared statement goes
to the driver directly and bypasses SQLAlchemy's type processing, both ways: parameters are sent as
they are, and columns come back as the driver gives them. Of our types that matters for booleans
alone, which SQLite returns as 0 and 1: who reads one wraps it in `bool`.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import ClauseElement, Connection, Dialect

Values = Mapping[str, Any]
Change = tuple["Prepared", Values]
"""A statement that changes something, with its values."""


class Prepared:
    def __init__(self, statement: ClauseElement, dialect: Dialect) -> None:
        compiled: Any = statement.compile(dialect=dialect)
        self.sql: str = compiled.string
        self._names: Sequence[str] = compiled.positiontup
        given = compiled.params.items()
        self._own: Values = {name: value for name, value in given if value is not None}
        """Values that are part of the statement itself."""

    @property
    def size(self) -> int:
        """How many values it takes."""
        return len(self._names)

    def rows(self, connection: Connection, values: Values) -> list[dict[str, Any]]:
        """The rows that a query finds, by the names of their columns."""
        cursor = connection.connection.cursor()
        cursor.execute(self.sql, self.in_order(values))
        names = [column[0] for column in cursor.description]
        return [dict(zip(names, row, strict=True)) for row in cursor.fetchall()]

    def run(self, connection: Connection, *rows: Values) -> int:
        """Run a change for each of the rows. For a single row: how many rows it changed."""
        cursor = connection.connection.cursor()
        if len(rows) == 1:
            cursor.execute(self.sql, self.in_order(rows[0]))
        else:
            cursor.executemany(self.sql, [self.in_order(values) for values in rows])
        return cursor.rowcount

    def in_order(self, values: Values) -> tuple[Any, ...]:
        """The values as the driver takes them."""
        return tuple(values[name] if name in values else self._own[name] for name in self._names)


_PLACE = re.compile(r"\$(\d+)")


class Together:
    """Makes one statement of several, in PostgreSQL's way: a way to the database and back costs as
    much as what is done there."""

    def __init__(self) -> None:
        self._made: dict[tuple[Prepared, ...], str] = {}

    def run(self, connection: Connection, changes: Sequence[Change], query: Change) -> None:
        """Run changes of different rows and then a query. The changes do not see each other."""
        statements = tuple(statement for statement, _ in (*changes, query))
        if statements not in self._made:
            self._made[statements] = _joined(statements)
        values = [
            value for statement, given in (*changes, query) for value in statement.in_order(given)
        ]
        connection.connection.cursor().execute(self._made[statements], values)


def _joined(statements: Sequence[Prepared]) -> str:
    """The parameters of each statement are numbered from 1."""
    parts: list[str] = []
    used = 0
    for statement in statements:
        parts.append(_renumbered(statement.sql, used))
        used += statement.size
    *changes, query = parts
    named = ", ".join(f"change_{number} AS ({sql})" for number, sql in enumerate(changes))
    return f"WITH {named} {query}" if named else query


def _renumbered(sql: str, used: int) -> str:
    return _PLACE.sub(lambda place: f"${int(place[1]) + used}", sql)
