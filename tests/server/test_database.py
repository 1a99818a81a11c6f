"""The databases: schema, durability, and what happens when one cannot be reached."""

import asyncio
import os
import signal
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, make_url, select, text, true
from tests.server.running import (
    Client,
    children_of,
    database_in,
    error_of,
    in_thread,
    postgres_server,
    run_async,
    settings_for,
    wait_until_up,
)

from bossa.rules import NotNow
from bossa.server.protocol.refusals import Away
from bossa.server.storage import postgres as postgresql
from bossa.server.storage import sqlite
from bossa.server.storage.open import open_database
from bossa.server.storage.schema import metadata, players


def schema_differences(connection: Connection) -> list[object]:
    """How the tables of a database differ from those in the code."""
    return list(compare_metadata(MigrationContext.configure(connection), metadata))


def pragmas(connection: Connection) -> tuple[int, str, int]:
    names = ("synchronous", "journal_mode", "foreign_keys")
    values = [connection.exec_driver_sql(f"PRAGMA {name}").scalar_one() for name in names]
    return values[0], values[1], values[2]


def add_guest(connection: Connection, number: int, kind: str = "guest") -> None:
    guest = {"id": f"guest-{number}", "kind": kind, "created_at": 0.0}
    connection.execute(players.insert().values(guest))


def test_the_migrations_create_the_schema_of_the_code(tmp_path: Path, postgres_url: str) -> None:
    async def compare(url: str) -> list[object]:
        database = open_database(url)
        await database.start()
        try:
            return await database.read(schema_differences)
        finally:
            await database.stop()

    assert run_async(compare(f"sqlite:///{tmp_path / 'one.db'}")) == []
    assert run_async(compare(postgres_url)) == []


def test_sqlite_waits_for_the_disk_at_every_commit(tmp_path: Path) -> None:
    """So a confirmed move survives a power cut. In `synchronous`, 2 means FULL."""

    async def read_pragmas() -> set[tuple[int, str, int]]:
        database = open_database(f"sqlite:///{tmp_path / 'one.db'}")
        await database.start()
        found = set()
        try:
            found.add(await database.write(pragmas))
            found.add(await database.read(pragmas))
        finally:
            await database.stop()
        return found

    assert run_async(read_pragmas()) == {(2, "wal", 1)}


def test_a_prepared_statement_returns_the_values_of_the_driver(
    tmp_path: Path, postgres_url: str
) -> None:
    """It bypasses SQLAlchemy's types. So a boolean comes as 0 or 1 from SQLite."""

    async def read_true(url: str) -> object:
        database = open_database(url)
        await database.start()
        try:
            query = select(true().label("value"))

            def work(connection: Connection) -> tuple[object, object]:
                raw = database.prepare(query).rows(connection, {})[0]["value"]
                return raw, connection.execute(query).scalar_one()

            return await database.read(work)
        finally:
            await database.stop()

    raw, processed = cast(
        tuple[object, object], run_async(read_true(f"sqlite:///{tmp_path / 'one.db'}"))
    )
    assert (type(raw), raw, processed) == (int, 1, True)
    assert run_async(read_true(postgres_url)) == (True, True)


@pytest.mark.parametrize("url", ["mysql://localhost/x", "nonsense"])
def test_the_url_of_an_unknown_database_is_refused(url: str) -> None:
    with pytest.raises(ValueError, match="bad-database"):
        open_database(url)


def test_after_a_commit_that_fails_the_next_transaction_works(tmp_path: Path) -> None:
    def break_foreign_key(connection: Connection) -> None:
        connection.exec_driver_sql("PRAGMA defer_foreign_keys=ON")
        connection.exec_driver_sql("INSERT INTO tokens VALUES ('hash', 'missing', 0, 0)")

    def count(connection: Connection) -> int:
        return int(connection.exec_driver_sql("SELECT count(*) FROM tokens").scalar_one())

    async def scenario() -> int:
        database = open_database(f"sqlite:///{tmp_path / 'one.db'}")
        await database.start()
        try:
            with pytest.raises(sqlite3.IntegrityError):
                await database.write(break_foreign_key)
            return await database.write(count)
        finally:
            await database.stop()

    assert run_async(scenario()) == 0


def test_a_group_commit_is_on_disk_before_any_of_its_writers_is_answered(tmp_path: Path) -> None:
    """Every third writer is refused after its insert. It leaves nothing behind, and its refusal
    also waits for the commit, because the refusal may rest on what others have written."""
    path = tmp_path / "one.db"

    def add(connection: Connection, number: int) -> int:
        add_guest(connection, number)
        count = connection.exec_driver_sql("SELECT count(*) FROM players").scalar_one()
        if number % 3 == 0:
            raise NotNow("clock-still-runs", number=count)
        return int(count)

    async def write_all() -> tuple[list[int], int]:
        database = open_database(f"sqlite:///{path}")
        await database.start()
        observer = sqlite3.connect(path)
        surplus = []

        async def write(number: int) -> None:
            try:
                seen = await database.write(lambda connection: add(connection, number))
            except NotNow as refusal:
                seen = int(refusal.values["number"]) - 1
            # How many more rows another connection sees than this writer saw in its transaction.
            surplus.append(observer.execute("SELECT count(*) FROM players").fetchone()[0] - seen)

        try:
            await asyncio.gather(*map(write, range(30)))
            return surplus, observer.execute("SELECT count(*) FROM players").fetchone()[0]
        finally:
            observer.close()
            await database.stop()

    surplus, count = run_async(write_all())
    assert count == 20
    assert min(surplus) >= 0
    assert max(surplus) > 0, "every writer had a commit of its own"


def test_the_log_of_sqlite_begins_anew_although_somebody_always_writes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each checkpoint comes while a transaction is open, as it does under load."""
    monkeypatch.setattr(sqlite, "LONG_LOG", 20)
    monkeypatch.setattr(sqlite, "CHECKPOINT_EVERY", 0.001)
    log = tmp_path / "one.db-wal"
    logs: set[bytes] = set()

    async def scenario() -> None:
        database = sqlite.SqliteDatabase(make_url(f"sqlite:///{tmp_path / 'one.db'}"))
        await database.start()
        checkpointed = asyncio.Event()
        on_disk = database._on_disk

        async def ordered(cursor: Any, statement: str) -> Any:
            if statement == "COMMIT":
                await checkpointed.wait()
                checkpointed.clear()
            found = await on_disk(cursor, statement)
            if "checkpoint" in statement:
                checkpointed.set()
            return found

        monkeypatch.setattr(database, "_on_disk", ordered)
        housekeeping = asyncio.create_task(database.run())
        try:
            async with asyncio.timeout(120):
                for number in range(100):
                    await database.write(partial(add_guest, number=number))
                    # Bytes 12 to 16 of the file count how often it has begun anew.
                    logs.add(log.read_bytes()[12:16])
            assert not housekeeping.done()
        finally:
            housekeeping.cancel()
            await database.stop()

    run_async(scenario())
    # A commit writes two pages or more.
    assert len(logs) > 5


def test_a_full_disk_and_a_locked_file_refuse_writes_and_lose_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bossa.server.storage.sqlite.BUSY", 0.1)
    path = tmp_path / "one.db"

    def limit(connection: Connection, pages: int) -> None:
        connection.exec_driver_sql(f"PRAGMA max_page_count={pages}")

    async def scenario() -> int:
        database = open_database(f"sqlite:///{path}")
        await database.start()
        other = sqlite3.connect(path, isolation_level=None)

        async def add(number: int) -> bool:
            try:
                await database.write(lambda connection: add_guest(connection, number, "x" * 5000))
            except Away:
                return False
            return True

        try:
            await database.write(lambda connection: limit(connection, 60))
            added = await asyncio.gather(*map(add, range(100)))
            assert not any(added), "they share one transaction, and the disk is full"
            assert await add(100)
            await database.write(lambda connection: limit(connection, 1_000_000))
            assert all(await asyncio.gather(*map(add, range(100))))
            other.execute("BEGIN IMMEDIATE")
            start = time.monotonic()
            assert not any(await asyncio.gather(*map(add, range(101, 401))))
            # They have waited at the same time, not one after the other.
            assert time.monotonic() - start < 100 * sqlite.BUSY
            other.execute("ROLLBACK")
            assert await add(101)
            return int(other.execute("SELECT count(*) FROM players").fetchone()[0])
        finally:
            other.close()
            await database.stop()

    assert run_async(scenario()) == 102


def test_while_another_process_writes_only_writers_wait(tmp_path: Path) -> None:
    path = tmp_path / "one.db"

    async def scenario() -> None:
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

    run_async(scenario())


@pytest.mark.parametrize("prepared", [False, True])
def test_a_connection_lost_during_a_statement_is_reported_as_the_database_being_away(
    postgres_url: str, prepared: bool
) -> None:
    async def scenario() -> None:
        database = open_database(postgres_url)
        await database.start()
        running = "SELECT count(*) FROM pg_stat_activity WHERE wait_event = 'PgSleep'"
        cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE wait_event = 'PgSleep'"

        def run(connection: Connection, statement: str) -> object:
            if prepared:
                found = database.prepare(text(statement)).rows(connection, {})
                return next(iter(found[0].values()))
            return connection.exec_driver_sql(statement).scalar_one()

        async def execute(statement: str) -> object:
            return await database.write(lambda connection: run(connection, statement))

        try:
            sleeper = asyncio.create_task(execute("SELECT pg_sleep(60)"))
            while not await execute(running):
                assert not sleeper.done()
            assert await execute(cut)
            with pytest.raises(Away):
                await sleeper
            with pytest.raises(Exception, match="division by zero") as error:
                await execute("SELECT 1 / 0")
            assert not isinstance(error.value, Away)
            assert await execute("SELECT 1") == 1
        finally:
            await database.stop()

    run_async(scenario())


def test_the_url_of_postgresql_may_have_any_parameter_of_its_driver(postgres_url: str) -> None:
    async def application_name() -> object:
        database = open_database(f"{postgres_url}&sslmode=disable&application_name=tea")
        try:
            return await database.read(
                lambda connection: connection.scalar(text("SHOW application_name"))
            )
        finally:
            await database.stop()

    assert run_async(application_name()) == "tea"


@contextmanager
def frozen(server: Any) -> Iterator[None]:
    """Pause a PostgreSQL server: its connections stay open, but it answers nothing."""
    first = server.get_pid()
    # First the one that starts the others: none is added afterwards.
    os.kill(first, signal.SIGSTOP)
    pids = [first, *children_of(first)]
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in pids:
            os.kill(pid, signal.SIGCONT)


def test_requests_do_not_wait_for_ever_for_a_database_that_answers_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # A listening connection that is lost is noticed soon.
    monkeypatch.setattr(postgresql, "QUIET", 1.0)
    with postgres_server() as server:
        url = database_in(server)
        with in_thread(settings_for(url)) as address:
            ada = Client(address)
            snapshot = ada.create(rules="novice", opponent="device")
            with frozen(server):
                answer = ada.decide(snapshot, snapshot["moves"][0]["text"])
                assert (answer.status_code, error_of(answer)) == (503, "database-away")
                # The probe does not wait until the database counts as away.
                with monkeypatch.context() as patch:
                    patch.setattr(postgresql, "PATIENCE", 3_600.0)
                    health = httpx.get(f"{address}/healthz", timeout=60)
                assert (health.status_code, health.json()["parts"]["database"]) == (503, False)
            ends = time.monotonic() + 120
            while ada.decide(snapshot, snapshot["moves"][0]["text"]).status_code != 200:
                assert time.monotonic() < ends
            # Changes of another process arrive again, although the listening connection was lost.
            with in_thread(settings_for(url)) as other:
                bo = Client(other)
                bo.http.cookies = ada.http.cookies
                number = ada.look(snapshot["id"])["number"]
                with ada.http.stream(
                    "GET", f"/games/{snapshot['id']}/events?after={number}"
                ) as stream:
                    lines = stream.iter_lines()
                    now = bo.look(snapshot["id"])
                    bo.decide(now, now["moves"][0]["text"])
                    assert next(line for line in lines if line.startswith(f"id: {number + 1}"))
            wait_until_up(address)


def test_games_go_on_after_the_database_was_stopped_and_started() -> None:
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
        # Background tasks go on too: the computer moves, and the server is healthy.
        game = ada.create(rules="novice", level="seedling", seat="A")["id"]
        while not (snapshot := ada.look(game))["moves"]:
            assert time.monotonic() < ends
        ada.decide(snapshot, snapshot["moves"][0]["text"])
        while not ((snapshot := ada.look(game))["moves"] or snapshot["outcome"]):
            assert time.monotonic() < ends
        wait_until_up(address)
