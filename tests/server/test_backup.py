"""`bossa backup`: a copy appears whole or not at all, and a failure is one line."""

import os
import resource
import shutil
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from sqlalchemy import Connection
from tests.cli.running import Printed, in_process
from tests.server.running import run_async

from bossa.server.storage import copies
from bossa.server.storage.open import open_database


def add_players(connection: Connection) -> None:
    for number in range(200):
        connection.exec_driver_sql(
            "INSERT INTO players VALUES (?, 'guest', ?, 0)", (str(number), "x" * 5_000)
        )


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A data folder with a database of about a megabyte."""

    async def create() -> None:
        database = open_database(f"sqlite:///{tmp_path / 'data' / 'bossa.db'}")
        await database.start()
        await database.write(add_players)
        await database.stop()

    run_async(create())
    return tmp_path / "data"


def backup(data: Path, target: Path | str, **environment: str) -> Printed:
    done = in_process("backup", str(target), BOSSA_DATA_DIR=str(data), **environment)
    if done.status:
        assert (done.status, done.err.count("\n"), done.out) == (2, 1, "")
    return done


def assert_whole(copy: Path) -> None:
    with closing(sqlite3.connect(copy)) as database:
        assert database.execute("SELECT count(*) FROM players").fetchone() == (200,)
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)


@contextmanager
def small_files(most: int) -> Iterator[None]:
    """No file of this process can grow over a size, as on a disk that is full."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (most, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_a_copy_is_whole_and_nothing_is_left_beside_it(data: Path) -> None:
    assert backup(data, data / "copy.db").status == 0
    assert_whole(data / "copy.db")
    assert sorted(path.name for path in data.glob("copy*")) == ["copy.db"]


def test_nothing_is_overwritten_not_even_by_another_name(data: Path) -> None:
    (data / "link.db").symlink_to("bossa.db")
    for name in ("bossa.db", "link.db", "../data/bossa.db", ""):
        assert "already exists" in backup(data, data / name).err
    # SQLite would take these for its own.
    for side in ("-journal", "-wal", "-shm"):
        assert "cannot be written" in backup(data, data / f"bossa.db{side}").err
    assert_whole(data / "bossa.db")


def test_a_place_that_cannot_be_written_is_refused(data: Path) -> None:
    for place in (data / "no" / "folder.db", data / "bossa.db" / "x", "/proc/x.db"):
        assert "cannot be written" in backup(data, place).err


def test_a_full_disk_leaves_nothing_that_blocks_the_next_backup(data: Path) -> None:
    copy = data / "copy.db"
    with small_files(200_000):
        assert "cannot be written" in backup(data, copy).err
    assert list(data.glob("copy*")) == []
    assert backup(data, copy).status == 0
    assert_whole(copy)


KILLED = """
import os, signal
from bossa.cli.main import main
from bossa.server.storage import copies
whole = copies._copy
def die(source, target):
    whole(source, target)
    os.kill(os.getpid(), signal.SIGKILL)
copies._copy = die
main()
"""


def test_a_backup_that_was_killed_does_not_block_the_next(data: Path) -> None:
    copy = data / "copy.db"
    environment = {**os.environ, "BOSSA_DATA_DIR": str(data)}
    killed = subprocess.run([sys.executable, "-c", KILLED, "backup", copy], env=environment)
    assert killed.returncode == -signal.SIGKILL
    assert [path.name for path in data.glob("copy*")] == ["copy.db.partial"]
    assert backup(data, copy).status == 0
    assert_whole(copy)
    assert [path.name for path in data.glob("copy*")] == ["copy.db"]


def test_a_backup_that_was_interrupted_leaves_nothing(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(_source: Path, target: Path) -> None:
        target.write_bytes(b"half")
        raise KeyboardInterrupt

    monkeypatch.setattr(copies, "_copy", interrupt)
    done = in_process("backup", str(data / "copy.db"), BOSSA_DATA_DIR=str(data))
    assert (done.status, done.err) == (130, "")
    assert list(data.glob("copy*")) == []


def test_two_backups_to_one_place_do_not_mix(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    copy = data / "copy.db"
    whole = copies._copy

    def meet_another(source: Path, target: Path) -> None:
        whole(source, target)
        target.unlink()
        shutil.copyfile(__file__, target)

    monkeypatch.setattr(copies, "_copy", meet_another)
    assert "cannot be written" in backup(data, copy).err
    assert not copy.exists()


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda path: path.unlink(), "cannot be read: No such file"),
        (lambda path: path.write_bytes(b"tea" * 1_000), "is not a Bossa database"),
        (lambda path: os.truncate(path, 5_000), "database is damaged"),
    ],
)
def test_a_database_that_cannot_be_copied_is_refused(
    data: Path, change: object, reason: str
) -> None:
    assert callable(change)
    change(data / "bossa.db")
    assert reason in backup(data, data / "copy.db").err
    assert list(data.glob("copy*")) == []
    assert not (data / "bossa.db-journal").exists()


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("postgresql://ada:secret@localhost/x", "use pg_dump"),
        ("sqlite://", "not a database Bossa can use"),
        ("mysql://ada:secret@localhost/x", "not a database Bossa can use"),
    ],
)
def test_other_databases_are_refused(tmp_path: Path, url: str, reason: str) -> None:
    done = backup(tmp_path, tmp_path / "copy.db", DATABASE_URL=url)
    assert reason in done.err
    assert "secret" not in done.err
