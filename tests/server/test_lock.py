"""An SQLite file is served by one process at a time."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from tests.asking import said
from tests.server.running import run_async

from bossa.rules import Unreadable
from bossa.server.storage.open import open_database

HOLD_FILE = """
import asyncio, sys, time
from bossa.server.storage.open import open_database

async def hold():
    database = open_database(sys.argv[1])
    await database.start()
    print("held", flush=True)
    time.sleep(600)

asyncio.run(hold())
"""


@contextmanager
def held_by_another_process(url: str) -> Iterator[subprocess.Popen[str]]:
    """Start a process that has opened the database and keeps it open."""
    with subprocess.Popen(
        [sys.executable, "-c", HOLD_FILE, url], stdout=subprocess.PIPE, text=True
    ) as process:
        try:
            assert process.stdout is not None
            assert process.stdout.readline() == "held\n"
            yield process
        finally:
            process.kill()


async def start_and_stop(url: str) -> None:
    database = open_database(url)
    try:
        await database.start()
    finally:
        await database.stop()


def test_a_second_process_is_refused_until_the_first_is_killed(
    tmp_path: Path,
) -> None:
    url = f"sqlite:///{tmp_path / 'one.db'}"
    with held_by_another_process(url) as process:
        start = time.monotonic()
        with pytest.raises(Unreadable) as refused:
            run_async(start_and_stop(url))
        assert refused.value.code == "database-in-use"
        assert time.monotonic() - start < 5.0
        process.kill()
        process.wait()
        run_async(start_and_stop(url))


def spellings(folder: Path) -> dict[str, str]:
    """Other names for the file `one.db` in a folder."""
    (folder / "to-file.db").symlink_to("one.db")
    (folder / "to-folder").symlink_to(folder)
    return {
        "a link to the file": str(folder / "to-file.db"),
        "a link to the folder": str(folder / "to-folder" / "one.db"),
        "a way round": f"{folder}/../{folder.name}/./one.db",
        "a relative path": os.path.relpath(folder / "one.db"),
    }


def test_the_file_is_locked_under_every_name(tmp_path: Path) -> None:
    """A link to a file that does not exist yet is a name of it too."""
    names = spellings(tmp_path)
    url = f"sqlite:///{names['a link to the file']}"
    with held_by_another_process(url):
        for name in (str(tmp_path / "one.db"), *names.values()):
            with pytest.raises(Unreadable) as refused:
                run_async(start_and_stop(f"sqlite:///{name}"))
            assert refused.value.code == "database-in-use", name
    assert sorted(path.name for path in tmp_path.glob("*.lock")) == ["one.db.lock"]


def test_a_file_with_a_second_hard_link_is_refused_under_both_names(tmp_path: Path) -> None:
    one, other = tmp_path / "one.db", tmp_path / "other.db"

    async def open_both() -> None:
        database = open_database(f"sqlite:///{one}")
        await database.start()
        try:
            other.hardlink_to(one)
            await start_and_stop(f"sqlite:///{other}")
        finally:
            await database.stop()

    with pytest.raises(Unreadable) as refused:
        run_async(open_both())
    assert refused.value.code == "database-linked"
    said(refused.value)
    with pytest.raises(Unreadable):
        run_async(start_and_stop(f"sqlite:///{one}"))
    other.unlink()
    run_async(start_and_stop(f"sqlite:///{one}"))


def test_a_database_that_was_stopped_can_be_started_again(tmp_path: Path) -> None:
    for _ in range(2):
        run_async(start_and_stop(f"sqlite:///{tmp_path / 'one.db'}"))


def test_one_process_cannot_open_a_file_twice(tmp_path: Path) -> None:
    async def open_twice() -> None:
        one, other = (open_database(f"sqlite:///{tmp_path / 'one.db'}") for _ in range(2))
        await one.start()
        try:
            await other.start()
        finally:
            await one.stop()
            await other.stop()

    with pytest.raises(Unreadable) as refused:
        run_async(open_twice())
    assert refused.value.code == "database-in-use"
