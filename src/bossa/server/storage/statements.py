"""Statements of the way of a move, put into the database's own words once.

To do so for each move takes several times as long as the statements themselves.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import ClauseElement, Connection, Dialect

Values = Mapping[str, Any]


class Prepared:
    def __init__(self, statement: ClauseElement, dialect: Dialect) -> None:
        compiled: Any = statement.compile(dialect=dialect)
        self._text: str = compiled.string
        self._names: Sequence[str] = compiled.positiontup

    def rows(self, connection: Connection, values: Values) -> list[dict[str, Any]]:
        """What a query finds, by the names of its columns."""
        cursor = connection.connection.cursor()
        cursor.execute(self._text, self._in_order(values))
        names = [column[0] for column in cursor.description]
        return [dict(zip(names, row, strict=True)) for row in cursor.fetchall()]

    def run(self, connection: Connection, *rows: Values) -> int:
        """Change something, for each of the rows. For a single one: how many were changed."""
        cursor = connection.connection.cursor()
        if len(rows) == 1:
            cursor.execute(self._text, self._in_order(rows[0]))
        else:
            cursor.executemany(self._text, [self._in_order(values) for values in rows])
        return cursor.rowcount

    def _in_order(self, values: Values) -> tuple[Any, ...]:
        return tuple(values[name] for name in self._names)
