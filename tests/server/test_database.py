"""The database is what it should be: durable, complete, and made step by step."""

import asyncio
import os
import signal
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, select, text, true
from tests.server.running import (
    Client,
    children_of,
    database_in,
    error_of,
    in_thread,
    postgres_server,
    run_async,
    settings_for,
)

from bossa.rules import NotNow
from bossa.server.protocol.refusals import Away
from bossa.server.storage import postgres as postgresql
from bossa.server.storage import sqlite
from bossa.server.storage.open import open_database
from bossa.server.storage.schema import metadata, players


def differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), metadata))


def pragmas(connection: Connection) -> tuple[int, str, int]:
    names = ("synchronous", "journal_mode", "foreign_keys")
    words = [connection.exec_driver_sql(f"PRAGMA {name}").scalar_one() for name in names]
    return words[0], words[1], words[2]


def add_guest(connection: Connection, number: int, kind: str = "guest") -> None:
    guest = {"id": f"guest-{number}", "kind": kind, "created_at": 0.0}
    connection.execute(players.insert().values(guest))


def test_the_migrations_make_the_tables_of_the_code(tmp_path: Path, postgres_url: str) -> None:
    async def compared(url: str) -> list[object]:
        database = open_database(url)
        await database.start()
        try:
            return await database.read(differences)
        finally:
            await database.stop()

    assert run_async(compared(f"sqlite:///{tmp_path / 'one.db'}")) == []
    assert run_async(compared(postgres_url)) == []


def test_an_answered_move_survives_a_power_cut(tmp_path: Path) -> None:
    """SQLite waits for the disk at every commit (2 is FULL), in every connection."""

    async def settings() -> set[tuple[int, str, int]]:
        database = open_database(f"sqlite:///{tmp_path / 'one.db'}")
        await database.start()
        found = set()
        try:
            found.add(await database.write(pragmas))
            found.add(await database.read(pragmas))
        finally:
            await database.stop()
        return found

    assert run_async(settings()) == {(2, "wal", 1)}


def test_a_prepared_statement_gives_what_the_driver_gives(
    tmp_path: Path, postgres_url: str
) -> None:
    """It bypasses SQLAlchemy's types: a boolean of SQLite comes as 0 or 1, and is sent as it is."""

    async def tried(url: str) -> object:
        database = open_database(url)
        await database.start()
        try:
            query = select(true().label("plain"))

            def work(connection: Connection) -> tuple[object, object]:
                raw = database.prepare(query).rows(connection, {})[0]["plain"]
                return raw, connection.execute(query).scalar_one()

            return await database.read(work)
        finally:
            await database.stop()

    raw, processed = cast(
        tuple[object, object], run_async(tried(f"sqlite:///{tmp_path / 'one.db'}"))
    )
    assert (type(raw), raw, processed) == (int, 1, True)
    assert run_async(tried(postgres_url)) == (True, True)


@pytest.mark.parametrize("url", ["mysql://localhost/x", "nonsense"])
def test_other_databases_are_refused(url: str) -> None:
    with pytest.raises(ValueError, match="bad-database"):
        open_database(url)


def test_a_transaction_that_cannot_end_does_not_keep_others_from_beginning(tmp_path: Path) -> None:
    def bad(connection: Connection) -> None:
        connection.exec_driver_sql("PRAGMA defer_foreign_keys=ON")
        connection.exec_driver_sql("INSERT INTO tokens VALUES ('hash', 'nobody')")

    def count(connection: Connection) -> int:
        return int(connection.exec_driver_sql("SELECT count(*) FROM tokens").scalar_one())

    async def tried() -> int:
        database = open_database(f"sqlite:///{tmp_path / 'one.db'}")
        await database.start()
        try:
            with pytest.raises(sqlite3.IntegrityError):
                await database.write(bad)
            return await database.write(count)
        finally:
            await database.stop()

    assert run_async(tried()) == 0


def test_what_is_written_together_is_there_when_it_is_answered(tmp_path: Path) -> None:
    """And what is refused among it leaves nothing, and is told no sooner than what it saw."""
    path = tmp_path / "one.db"

    def add(connection: Connection, number: int) -> int:
        add_guest(connection, number)
        count = connection.exec_driver_sql("SELECT count(*) FROM players").scalar_one()
        if number % 3 == 0:
            raise NotNow("clock-still-runs", number=count)
        return int(count)

    async def tried() -> tuple[list[int], int]:
        database = open_database(f"sqlite:///{path}")
        await database.start()
        other = sqlite3.connect(path)
        differences = []

        async def asked(number: int) -> None:
            try:
                seen = await database.write(lambda connection: add(connection, number))
            except NotNow as refusal:
                seen = int(refusal.values["number"]) - 1
            differences.append(other.execute("SELECT count(*) FROM players").fetchone()[0] - seen)

        try:
            await asyncio.gather(*map(asked, range(30)))
            return differences, other.execute("SELECT count(*) FROM players").fetchone()[0]
        finally:
            other.close()
            await database.stop()

    differences, count = run_async(tried())
    assert count == 20
    assert min(differences) >= 0
    assert max(differences) > 0, "nothing was written together"


def test_a_full_disk_and_a_locked_file_are_told_and_lose_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bossa.server.storage.sqlite.BUSY", 0.1)
    path = tmp_path / "one.db"

    def limit(connection: Connection, pages: int) -> None:
        connection.exec_driver_sql(f"PRAGMA max_page_count={pages}")

    async def tried() -> int:
        database = open_database(f"sqlite:///{path}")
        await database.start()
        other = sqlite3.connect(path, isolation_level=None)

        async def added(number: int) -> bool:
            try:
                await database.write(lambda connection: add_guest(connection, number, "x" * 5000))
            except Away:
                return False
            return True

        try:
            await database.write(lambda connection: limit(connection, 60))
            together = await asyncio.gather(*map(added, range(100)))
            assert not any(together), "they are one transaction, and the disk is full"
            assert await added(100)
            await database.write(lambda connection: limit(connection, 1_000_000))
            assert all(await asyncio.gather(*map(added, range(100))))
            other.execute("BEGIN IMMEDIATE")
            start = time.monotonic()
            assert not any(await asyncio.gather(*map(added, range(101, 121))))
            # They have waited together, not one after the other.
            assert time.monotonic() - start < 10 * sqlite.BUSY
            other.execute("ROLLBACK")
            assert await added(101)
            return int(other.execute("SELECT count(*) FROM players").fetchone()[0])
        finally:
            other.close()
            await database.stop()

    assert run_async(tried()) == 102


def test_another_process_that_writes_keeps_only_writers_waiting(tmp_path: Path) -> None:
    path = tmp_path / "one.db"

    async def tried() -> None:
        database = open_database(f"sqlite:///{path}")
        await database.start()
        other = sqlite3.connect(path, isolation_level=None)
        try:
            other.execute("BEGIN IMMEDIATE")
            writing = asyncio.create_task(database.write(lambda at: add_guest(at, 1)))
            for _ in range(20):
                await asyncio.sleep(0.01)
                count = await database.read(lambda at: at.scalar(text("SELECT 1")))
                assert (count, writing.done()) == (1, False)
            other.execute("ROLLBACK")
            await writing
        finally:
            other.close()
            await database.stop()

    run_async(tried())


@pytest.mark.parametrize("prepared", [False, True])
def test_a_connection_cut_in_the_middle_is_not_a_mistake_of_ours(
    postgres_url: str, prepared: bool
) -> None:
    async def tried() -> None:
        database = open_database(postgres_url)
        await database.start()
        running = "SELECT count(*) FROM pg_stat_activity WHERE wait_event = 'PgSleep'"
        cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE wait_event = 'PgSleep'"

        def run(connection: Connection, statement: str) -> object:
            if prepared:
                found = database.prepare(text(statement)).rows(connection, {})
                return next(iter(found[0].values()))
            return connection.exec_driver_sql(statement).scalar_one()

        async def asked(statement: str) -> object:
            return await database.write(lambda connection: run(connection, statement))

        try:
            sleeper = asyncio.create_task(asked("SELECT pg_sleep(60)"))
            while not await asked(running):
                assert not sleeper.done()
            assert await asked(cut)
            with pytest.raises(Away):
                await sleeper
            with pytest.raises(Exception, match="division by zero") as mistake:
                await asked("SELECT 1 / 0")
            assert not isinstance(mistake.value, Away)
            assert await asked("SELECT 1") == 1
        finally:
            await database.stop()

    run_async(tried())


def test_an_address_may_say_all_that_postgresql_knows(postgres_url: str) -> None:
    async def named() -> object:
        database = open_database(f"{postgres_url}&sslmode=disable&application_name=tea")
        try:
            return await database.read(
                lambda connection: connection.scalar(text("SHOW application_name"))
            )
        finally:
            await database.stop()

    assert run_async(named()) == "tea"


@contextmanager
def frozen(server: Any) -> Iterator[None]:
    """All processes of a PostgreSQL stand still: connections live, and nothing is ever answered."""
    first = server.get_pid()
    pids = [first, *children_of(first)]
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in pids:
            os.kill(pid, signal.SIGCONT)


def test_a_database_that_answers_nothing_is_not_waited_for_without_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(postgresql, "QUIET", 1.0)
    with postgres_server() as server:
        url = database_in(server)
        with in_thread(settings_for(url)) as address:
            ada = Client(address)
            snapshot = ada.create(rules="novice", opponent="device")
            with frozen(server):
                answer = ada.decide(snapshot, snapshot["moves"][0]["text"])
                assert (answer.status_code, error_of(answer)) == (503, "database-away")
                assert httpx.get(f"{address}/healthz", timeout=60).status_code == 503
            ends = time.monotonic() + 120
            while ada.decide(snapshot, snapshot["moves"][0]["text"]).status_code != 200:
                assert time.monotonic() < ends
            # What another process writes is heard again, though the old connection had died.
            with in_thread(settings_for(url)) as other:
                bo = Client(other)
                bo.http.cookies = ada.http.cookies
                number = ada.look(snapshot["id"])["number"]
                with ada.http.stream(
                    "GET", f"/games/{snapshot['id']}/events?after={number}"
                ) as heard:
                    lines = heard.iter_lines()
                    now = bo.look(snapshot["id"])
                    bo.decide(now, now["moves"][0]["text"])
                    assert next(line for line in lines if line.startswith(f"id: {number + 1}"))
            assert httpx.get(f"{address}/healthz").json() == {"well": True}


def test_games_go_on_after_the_database_was_away() -> None:
    with (
        postgres_server() as server,
        in_thread(settings_for(database_in(server), lease=1.0)) as address,
    ):
        ada = Client(address)
        snapshot = ada.create(rules="novice", opponent="device")
        server.stop()
        answer = ada.decide(snapshot, snapshot["moves"][0]["text"])
        assert (answer.status_code, error_of(answer)) == (503, "database-away")
        assert httpx.get(f"{address}/healthz").status_code == 503
        server.start()
        ends = time.monotonic() + 120
        while ada.decide(snapshot, snapshot["moves"][0]["text"]).status_code != 200:
            assert time.monotonic() < ends
        assert ada.look(snapshot["id"])["last"] == snapshot["moves"][0]["text"]
        # And so does what goes on by itself: the computer answers, and all is well.
        game = ada.create(rules="novice", level="seedling", seat="A")["id"]
        while not (snapshot := ada.look(game))["moves"]:
            assert time.monotonic() < ends
        ada.decide(snapshot, snapshot["moves"][0]["text"])
        while not ((snapshot := ada.look(game))["moves"] or snapshot["outcome"]):
            assert time.monotonic() < ends
        assert httpx.get(f"{address}/healthz").json() == {"well": True}
