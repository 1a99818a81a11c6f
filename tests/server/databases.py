"""Databases of tests: new ones, and SQL on those of running servers."""

import asyncio
from collections.abc import Iterator
from contextlib import closing, contextmanager, nullcontext
from itertools import count
from typing import Any

import asyncpg
from sqlalchemy import (
    Delete,
    Insert,
    Select,
    Table,
    TextClause,
    Update,
    create_engine,
    func,
    select,
    update,
)
from sqlalchemy.dialects import postgresql
from sqlalchemy.engine import make_url
from tests.server.running import run_async

from bossa.server.storage.schema import games, open_games

_numbers = count()


@contextmanager
def new_postgres_database(url: str) -> Iterator[str]:
    """An empty database on the server of another one. Gives its URL."""
    name = f"bossa_{next(_numbers)}"
    run_async(_run_on_postgres(url, f"CREATE DATABASE {name}"))
    yield url.replace("/bossa?", f"/{name}?")
    # Otherwise the server would write all of them to the disk when it stops.
    run_async(_run_on_postgres(url, f"DROP DATABASE {name} WITH (FORCE)"))


def execute(
    url: str, *statements: Select[Any] | Update | Insert | Delete | TextClause
) -> list[tuple[Any, ...]]:
    """Run SQL on the database of a running server, in one transaction. Returns the rows of the last
    statement, if it has any."""
    if url.startswith("postgresql"):
        dialect: Any = postgresql.dialect
        options = {"literal_binds": True}
        compiled = [
            str(each.compile(dialect=dialect(), compile_kwargs=options)) for each in statements
        ]
        return run_async(_run_on_postgres(url, *compiled, is_one=True))
    engine = create_engine(make_url(url), connect_args={"timeout": 30})
    rows: list[tuple[Any, ...]] = []
    with closing(engine.connect()) as connection, connection.begin():
        for statement in statements:
            found = connection.execute(statement)
            rows = [tuple(row) for row in found] if found.returns_rows else []
    engine.dispose()
    return rows


async def _run_on_postgres(
    url: str, *statements: str, is_one: bool = False
) -> list[tuple[Any, ...]]:
    """The rows of the last statement. `is_one` makes one transaction of them; a database cannot be
    created in one."""
    connection = await asyncio.wait_for(asyncpg.connect(url), 30)
    rows: list[tuple[Any, ...]] = []
    try:
        async with connection.transaction() if is_one else nullcontext():
            for statement in statements:
                rows = [tuple(row) for row in await connection.fetch(statement)]
    finally:
        await connection.close()
    return rows


def age(url: str, seconds: float) -> None:
    """Move everything that has happened in games into the past."""
    earlier = {name: games.c[name] - seconds for name in ("created_at", "changed_at", "idle_since")}
    execute(url, update(games).values(earlier))
    execute(url, update(open_games).values(created_at=open_games.c.created_at - seconds))


def count_rows(url: str, table: Table) -> int:
    """How many rows a table has."""
    return int(execute(url, select(func.count()).select_from(table))[0][0])
