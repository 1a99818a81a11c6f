"""The database is what it should be: durable, complete, and made step by step."""

import sqlite3
import time
from pathlib import Path

import httpx
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection
from tests.server.running import (
    Visitor,
    awaited,
    error_of,
    in_thread,
    postgres,
    postgres_in,
    settings_for,
)

from bossa.server.database import Database
from bossa.server.schema import metadata


def differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), metadata))


def pragmas(connection: Connection) -> tuple[int, str, int]:
    names = ("synchronous", "journal_mode", "foreign_keys")
    words = [connection.exec_driver_sql(f"PRAGMA {name}").scalar_one() for name in names]
    return words[0], words[1], words[2]


def test_the_migrations_make_the_tables_of_the_code(tmp_path: Path, postgres_url: str) -> None:
    async def compared(url: str) -> list[object]:
        database = Database(url)
        await database.start()
        try:
            return await database.read(differences)
        finally:
            await database.stop()

    assert awaited(compared(f"sqlite:///{tmp_path / 'one.db'}")) == []
    assert awaited(compared(postgres_url)) == []


def test_an_answered_move_survives_a_power_cut(tmp_path: Path) -> None:
    """SQLite waits for the disk at every commit (2 is FULL), in every connection."""

    async def settings() -> set[tuple[int, str, int]]:
        database = Database(f"sqlite:///{tmp_path / 'one.db'}")
        await database.start()
        found = set()
        try:
            found.add(await database.write(pragmas))
            found.add(await database.read(pragmas))
        finally:
            await database.stop()
        return found

    assert awaited(settings()) == {(2, "wal", 1)}


@pytest.mark.parametrize("url", ["mysql://localhost/x", "nonsense"])
def test_other_databases_are_refused(url: str) -> None:
    with pytest.raises(ValueError, match="bad-database"):
        Database(url)


def test_a_transaction_that_cannot_end_does_not_keep_others_from_beginning(tmp_path: Path) -> None:
    def bad(connection: Connection) -> None:
        connection.exec_driver_sql("PRAGMA defer_foreign_keys=ON")
        connection.exec_driver_sql("INSERT INTO tokens VALUES ('hash', 'nobody')")

    def count(connection: Connection) -> int:
        return int(connection.exec_driver_sql("SELECT count(*) FROM tokens").scalar_one())

    async def tried() -> int:
        database = Database(f"sqlite:///{tmp_path / 'one.db'}")
        await database.start()
        try:
            with pytest.raises(sqlite3.IntegrityError):
                await database.write(bad)
            return await database.write(count)
        finally:
            await database.stop()

    assert awaited(tried()) == 0


def test_games_go_on_after_the_database_was_away(tmp_path: Path) -> None:
    with postgres(tmp_path / "pg") as url, in_thread(settings_for(url, lease=1.0)) as address:
        ada = Visitor(address)
        table = ada.create(rules="novice", opponent="device")
        server = postgres_in(tmp_path / "pg")
        server.stop()
        answer = ada.decide(table, table["moves"][0]["text"])
        assert (answer.status_code, error_of(answer)) == (503, "database-away")
        server.start()
        ends = time.monotonic() + 30
        while ada.decide(table, table["moves"][0]["text"]).status_code != 200:
            assert time.monotonic() < ends
        assert ada.look(table["id"])["last"] == table["moves"][0]["text"]
        # And so does what goes on by itself: the computer answers, and all is well.
        game = ada.create(rules="novice", level="seedling", seat="A")["id"]
        while not (table := ada.look(game))["moves"]:
            assert time.monotonic() < ends
        ada.decide(table, table["moves"][0]["text"])
        while not ((table := ada.look(game))["moves"] or table["outcome"]):
            assert time.monotonic() < ends
        assert httpx.get(f"{address}/healthz").json() == {"well": True}
