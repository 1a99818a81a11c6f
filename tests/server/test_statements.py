"""Several prepared statements as one."""

from collections.abc import Sequence
from typing import Any, cast

from sqlalchemy import Connection, bindparam, insert, select, update
from sqlalchemy.dialects.postgresql.asyncpg import dialect

from bossa.server.storage.schema import keys, lesson_figures
from bossa.server.storage.statements import Change, Prepared, Together

ASYNCPG = dialect()  # type: ignore[no-untyped-call]


class Cursor:
    """Notes what the driver is given."""

    def __init__(self) -> None:
        self.given: list[tuple[str, Sequence[Any]]] = []

    @property
    def connection(self) -> "Cursor":
        return self

    def cursor(self) -> "Cursor":
        return self

    def execute(self, sql: str, values: Sequence[Any]) -> None:
        self.given.append((sql, values))


def test_parameters_are_numbered_through_and_values_stand_in_their_order() -> None:
    put = Prepared(insert(keys), ASYNCPG)
    count = update(lesson_figures).where(lesson_figures.c.lesson == bindparam("which"))
    counted = Prepared(count.values(count=bindparam("number")), ASYNCPG)
    found = Prepared(select(keys.c.value).where(keys.c.name == bindparam("wanted")), ASYNCPG)
    cursor = Cursor()
    changes: list[Change] = [
        (put, {"name": "a", "value": "1"}),
        (put, {"name": "b", "value": "2"}),
        (counted, {"which": "first", "number": 7}),
    ]
    Together().run(cast(Connection, cursor), changes, (found, {"wanted": "c"}))
    ((sql, values),) = cursor.given
    assert values == ["a", "1", "b", "2", 7, "first", "c"]
    assert sql.startswith("WITH change_0 AS (INSERT INTO keys")
    for number, start in enumerate(("$1::", "$3::", "count=$5::"), start=0):
        part = sql.split(f"change_{number} AS (")[1]
        assert start in part.split("change_")[0]
    assert sql.endswith("keys.name = $7::VARCHAR")


def test_without_changes_it_is_the_query_alone() -> None:
    found = Prepared(select(keys.c.value).where(keys.c.name == bindparam("wanted")), ASYNCPG)
    cursor = Cursor()
    Together().run(cast(Connection, cursor), [], (found, {"wanted": "c"}))
    assert cursor.given == [(found.sql, ["c"])]
