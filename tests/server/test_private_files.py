"""The files of games are for their owner alone, whatever the umask."""

import os
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from tests.cli.running import in_process
from tests.server.running import run_async

from bossa.cli.terminal.files import write_whole
from bossa.folders import create_private_file, make_file_private, make_private_folder
from bossa.server.storage.open import open_database

DATA = Path(__file__).parent / "data"

pytestmark = pytest.mark.skipif(os.name != "posix", reason="files have no such rights there")


@pytest.fixture(autouse=True)
def lenient_umask() -> Iterator[None]:
    """The usual umask: others may read what a program creates."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def rights(folder: Path) -> dict[str, str]:
    """The rights of everything in a folder, by name."""
    return {
        str(path.relative_to(folder)): oct(stat.S_IMODE(path.stat().st_mode))
        for path in folder.rglob("*")
    }


async def rights_while_open(folder: Path, name: str) -> dict[str, str]:
    database = open_database(f"sqlite:///{folder / name}")
    await database.start()
    try:
        return rights(folder)
    finally:
        await database.stop()


def test_a_new_database_its_log_its_lock_and_its_folder_are_private(tmp_path: Path) -> None:
    found = run_async(rights_while_open(tmp_path, "a/b/bossa.db"))
    private = dict.fromkeys(("", "-wal", "-shm", ".lock"), "0o600")
    files = {f"a/b/bossa.db{side}": mode for side, mode in private.items()}
    assert found == {"a": "0o700", "a/b": "0o700", **files}


def test_an_older_database_and_the_copy_before_its_migration_become_private(
    tmp_path: Path,
) -> None:
    path = tmp_path / "bossa.db"
    with closing(sqlite3.connect(path)) as database:
        database.executescript((DATA / "revision-0002.sql").read_text("utf-8"))
    for name in ("bossa.db.lock", "bossa.db.revision-0001", "bossa.db-notes"):
        (tmp_path / name).write_text("", "utf-8")
    found = run_async(rights_while_open(tmp_path, "bossa.db"))
    assert found.pop("bossa.db-notes") == "0o644"
    assert "bossa.db.revision-0002" in found
    assert set(found.values()) == {"0o600"}, found


def test_a_folder_that_exists_stays_as_it_is(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    run_async(rights_while_open(tmp_path, "bossa.db"))
    assert stat.S_IMODE(tmp_path.stat().st_mode) == 0o755


def test_a_backup_is_private(tmp_path: Path) -> None:
    run_async(rights_while_open(tmp_path, "bossa.db"))
    done = in_process("backup", str(tmp_path / "copy.db"), BOSSA_DATA_DIR=str(tmp_path))
    assert done.status == 0, done.err
    assert rights(tmp_path)["copy.db"] == "0o600"


def test_saved_games_and_records_are_private(tmp_path: Path) -> None:
    words = ("play", "--rules", "novice", "--opponent", "random")
    for answers in ("resign\nresign\n", "1\nq\n"):
        in_process(*words, stdin=answers, BOSSA_DATA_DIR=str(tmp_path / "data"))
    found = rights(tmp_path)
    assert len(found) == 5
    for name, mode in found.items():
        assert mode == ("0o600" if "." in name else "0o700"), name


def test_a_file_of_another_user_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "theirs"
    path.write_text("", "utf-8")
    monkeypatch.setattr(os, "geteuid", lambda: path.stat().st_uid + 1)
    make_file_private(path)
    make_file_private(tmp_path / "nothing")
    assert rights(tmp_path) == {"theirs": "0o644"}


def test_where_files_have_no_owners_nothing_breaks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As on Windows."""
    monkeypatch.delattr(os, "geteuid")
    make_private_folder(tmp_path / "a")
    os.close(create_private_file(tmp_path / "a" / "one"))
    make_file_private(tmp_path / "a" / "one")
    write_whole(tmp_path / "a" / "two", "")
    assert set(rights(tmp_path)) == {"a", "a/one", "a/two"}
