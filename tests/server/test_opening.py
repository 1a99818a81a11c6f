"""A database that cannot be opened is refused in one line, which tells no password."""

import os
import resource
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import asyncpg
import hypothesis.strategies as st
import pytest
from hypothesis import given
from sqlalchemy import make_url
from tests.asking import said
from tests.server.running import postgres_server, run_async, settings_for, start_process

from bossa.rules import Refusal, Unreadable
from bossa.server.protocol.refusals import Away
from bossa.server.services import Services
from bossa.server.storage.open import open_database, read_address

SECRET = "opensesame"  # noqa: S105 - of no real database


def refusal_of(url: str) -> Refusal:
    """Why a server does not start on a database."""

    async def start() -> None:
        services = Services(settings_for(url))
        try:
            await services.start()
        finally:
            await services.stop()

    with pytest.raises((Unreadable, Away)) as refused:
        run_async(start())
    said(refused.value)
    assert SECRET not in str(refused.value)
    assert isinstance(refused.value, Unreadable) or refused.value.code == "database-damaged"
    return refused.value


async def create(path: Path) -> None:
    database = open_database(f"sqlite:///{path}")
    await database.start()
    await database.stop()


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database of ours, to be copied."""
    path = tmp_path_factory.mktemp("made") / "bossa.db"
    run_async(create(path))
    return path


@pytest.fixture
def file(tmp_path: Path, made: Path) -> Path:
    """A database of ours, to be damaged."""
    return Path(shutil.copy(made, tmp_path / "bossa.db"))


def execute(path: Path, *statements: str) -> None:
    with closing(sqlite3.connect(path)) as database, database:
        for statement in statements:
            database.execute(statement)


def overwrite(path: Path, start: int, end: int | None = None) -> None:
    """Write nonsense over a part of a file."""
    data = bytearray(path.read_bytes())
    size = len(data[start:end])
    data[start:end] = (b"tea " * size)[:size]
    path.write_bytes(data)


# Files of SQLite


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda path: path.write_bytes(b"tea" * 2_000), "not-our-database"),
        (lambda path: path.write_text("tea", "utf-8"), "not-our-database"),
        (lambda path: (path.unlink(), path.mkdir()), "not-our-database"),
        (lambda path: overwrite(path, 0, 16), "not-our-database"),
        (lambda path: os.truncate(path, 9_000), "database-damaged"),
        (lambda path: overwrite(path, 100, 4_096), "database-damaged"),
        (lambda path: overwrite(path, 4_096), "database-damaged"),
        (lambda path: execute(path, "DROP TABLE alembic_version"), "not-our-database"),
        (
            lambda path: execute(path, "UPDATE alembic_version SET version_num = '9999'"),
            "database-newer",
        ),
    ],
    ids=[
        "nonsense", "short", "folder", "no-header", "truncated", "schema", "pages", "no-version",
        "newer",
    ],
)  # fmt: skip
def test_a_file_that_is_foreign_damaged_or_newer_is_refused(
    file: Path, change: Callable[[Path], None], code: str
) -> None:
    change(file)
    before = None if file.is_dir() else file.read_bytes()
    assert refusal_of(f"sqlite:///{file}").code == code
    assert file.is_dir() or file.read_bytes() == before
    assert not list(file.parent.glob("*.revision-*"))


def test_a_database_of_another_program_is_refused_and_not_changed(tmp_path: Path) -> None:
    path = tmp_path / "places.sqlite"
    execute(path, "CREATE TABLE places (id INTEGER PRIMARY KEY)")
    before = path.read_bytes()
    assert refusal_of(f"sqlite:///{path}").code == "not-our-database"
    assert path.read_bytes() == before


def test_an_empty_file_becomes_a_database(tmp_path: Path) -> None:
    path = tmp_path / "bossa.db"
    path.touch()
    run_async(create(path))
    assert path.stat().st_size > 0


@contextmanager
def unprivileged() -> Iterator[None]:
    """As a user without special rights, also where the tests run as root."""
    user = os.geteuid()
    if user == 0:
        os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(user)


def test_a_folder_without_permission_is_refused(tmp_path: Path, file: Path) -> None:
    file.chmod(0o444)
    tmp_path.chmod(0o555)
    with unprivileged():
        with suppress(OSError):
            (tmp_path / "probe").touch()
            pytest.skip("this user may write anywhere")
        for path in (tmp_path / "new.db", tmp_path / "new" / "new.db", file):
            assert refusal_of(f"sqlite:///{path}").code == "cannot-write"
    tmp_path.chmod(0o755)


def test_a_place_below_a_file_is_refused(file: Path) -> None:
    assert refusal_of(f"sqlite:///{file / 'bossa.db'}").code == "cannot-write"


def test_a_link_that_leads_to_itself_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "bossa.db"
    path.symlink_to(path)
    assert refusal_of(f"sqlite:///{path}").code == "cannot-write"


def test_a_full_disk_is_refused(tmp_path: Path) -> None:
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, before[1]))
    try:
        refused = refusal_of(f"sqlite:///{tmp_path / 'bossa.db'}")
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    assert refused.code == "cannot-open-database"
    assert "I/O error" in str(refused.values["reason"])


# Addresses


@pytest.mark.parametrize(
    "url",
    [
        "sqlite://",
        "sqlite:///",
        "sqlite:///:memory:",
        "sqlite://host/file.db",
        "sqlite:///file:x.db?uri=true",
        "sqlite:///x.db?mode=memory",
        f"mysql://ada:{SECRET}@example/bossa",
        f"mysql://ada:{SECRET}@x@example/bossa",
        f"postgresql//ada:{SECRET}",
        f"postgresql://ada:{SECRET}@localhost:port/bossa",
        f"postgresql://ada:{SECRET}@[::1/bossa",
        "file.db",
        ":",
        "",
    ],
)
def test_an_address_that_names_no_database_of_ours_is_refused(url: str) -> None:
    with pytest.raises(Unreadable) as refused:
        open_database(url)
    assert refused.value.code == "bad-database"
    said(refused.value)
    assert SECRET not in str(refused.value)


@given(
    st.text(max_size=20)
    | st.builds("{}://{}".format, st.sampled_from(["sqlite", "postgresql"]), st.text(max_size=20))
)
def test_any_address_is_read_or_refused(url: str) -> None:
    with suppress(Unreadable):
        read_address(url)


@pytest.fixture(scope="module")
def server() -> Iterator[Any]:
    with postgres_server() as server:
        server.psql(
            f"CREATE ROLE ada LOGIN PASSWORD '{SECRET}'; CREATE DATABASE bossa;"
            " REVOKE CREATE ON SCHEMA public FROM PUBLIC;"
        )
        # Ada needs her password. Others need none.
        rights = Path(server.pgdata) / "pg_hba.conf"
        rights.write_text(f"local all ada scram-sha-256\n{rights.read_text('utf-8')}", "utf-8")
        server.psql("SELECT pg_reload_conf();")
        yield server


def url_of(server: Any, name: str = "bossa", **more: str) -> str:
    url = make_url(server.get_uri()).set(database=name)
    return url.update_query_dict(more).render_as_string(hide_password=False)


@pytest.mark.parametrize(
    ("parameters", "reason"),
    [
        ({"dbname": "nowhere"}, "does not exist"),
        ({"tea": "green"}, "unrecognized configuration parameter"),
        ({"sslmode": "sometimes"}, "sslmode"),
        ({"sslrootcert": "/nowhere", "sslmode": "verify-full"}, ""),
        ({"host": "127.0.0.1", "port": "1"}, ""),
        ({"host": "127.0.0.1", "port": "tea"}, "tea"),
        ({"host": "127.0.0.1", "port": "99999999"}, ""),
        ({"host": "a..b"}, ""),
        ({"host": "host.invalid"}, ""),
        ({"host": "/nowhere"}, ""),
    ],
)
def test_a_database_of_postgresql_that_cannot_be_opened_is_refused(
    server: Any, parameters: dict[str, str], reason: str
) -> None:
    name = parameters.pop("dbname", "bossa")
    refused = refusal_of(url_of(server, name, **parameters))
    assert refused.code == "cannot-open-database"
    assert refused.values["reason"]
    assert reason in str(refused.values["reason"])


def test_a_password_is_never_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even where the driver repeats it."""

    async def repeat(url: str, **_: object) -> None:
        raise OSError(f"cannot connect to {url}")

    monkeypatch.setattr(asyncpg, "connect", repeat)
    for url in (
        f"postgresql://ada:{SECRET}@localhost/bossa",
        f"postgresql://ada:{SECRET}%40%2F+ %20@localhost/bossa",
        f"postgresql://ada:{SECRET}@x@localhost/bossa",
        f"postgresql://localhost/bossa?user=ada&password={SECRET}%40+x",
    ):
        assert refusal_of(url).code == "cannot-open-database"


@pytest.mark.parametrize(
    ("user", "password", "reason"),
    [
        ("ada", SECRET, "permission denied"),
        ("ada", f"{SECRET}1", "password authentication failed"),
        ("ada", None, "password"),
        ("bo", SECRET, "does not exist"),
    ],
)
def test_a_user_who_may_not_come_in_or_may_not_make_tables_is_refused(
    server: Any, user: str, password: str | None, reason: str
) -> None:
    url = make_url(url_of(server)).set(username=user, password=password)
    refused = refusal_of(url.render_as_string(hide_password=False))
    assert refused.code == "cannot-open-database"
    assert reason in str(refused.values["reason"])


def test_tables_of_another_program_or_a_newer_version_are_refused(server: Any) -> None:
    server.psql("CREATE DATABASE other;")
    other = url_of(server, "other")

    def run(statement: str) -> None:
        async def execute() -> None:
            connection = await asyncpg.connect(other)
            await connection.execute(statement)
            await connection.close()

        run_async(execute())

    run("CREATE TABLE players (id text); CREATE TABLE notes (id text)")
    refused = refusal_of(other)
    assert (refused.code, refused.values) == ("tables-of-others", {"tables": "players"})
    # With tables of others only, whose names are not ours, it can be used.
    run("DROP TABLE players")

    async def start() -> None:
        database = open_database(other)
        await database.start()
        await database.stop()

    run_async(start())
    run("UPDATE alembic_version SET version_num = '9999'")
    refused = refusal_of(other)
    assert (refused.code, refused.values) == ("database-newer", {"revision": "9999"})


def test_the_command_prints_one_line(tmp_path: Path) -> None:
    """The whole way, in a process of its own."""
    (tmp_path / "bossa.db").write_text("tea\x1b[2J" * 500, "utf-8")
    process, address = start_process({"BOSSA_DATA_DIR": str(tmp_path)})
    _, stderr = process.communicate(timeout=60)
    assert (process.returncode, address, stderr.count("\n")) == (2, "", 1)
    assert "is not a Bossa database" in stderr
