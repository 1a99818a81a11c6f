"""One process at a time serves an SQLite file."""

import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from tests.server.running import run_async

from bossa.rules import Unreadable
from bossa.server.storage.open import open_database

HOLDING = """
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
    with subprocess.Popen(
        [sys.executable, "-c", HOLDING, url], stdout=subprocess.PIPE, text=True
    ) as process:
        try:
            assert process.stdout is not None
            assert process.stdout.readline() == "held\n"
            yield process
        finally:
            process.kill()


async def started(url: str) -> None:
    database = open_database(url)
    try:
        await database.start()
    finally:
        await database.stop()


def test_a_second_process_is_refused_at_once_and_may_start_when_the_first_is_killed(
    tmp_path: Path,
) -> None:
    url = f"sqlite:///{tmp_path / 'one.db'}"
    with held_by_another_process(url) as process:
        start = time.monotonic()
        with pytest.raises(Unreadable) as refused:
            run_async(started(url))
        assert refused.value.code == "database-in-use"
        assert time.monotonic() - start < 5.0
        process.kill()
        process.wait()
        run_async(started(url))


def test_a_database_that_was_stopped_can_be_started_again(tmp_path: Path) -> None:
    for _ in range(2):
        run_async(started(f"sqlite:///{tmp_path / 'one.db'}"))


def test_two_databases_of_one_process_do_not_share_a_file(tmp_path: Path) -> None:
    async def both() -> None:
        one, other = (open_database(f"sqlite:///{tmp_path / 'one.db'}") for _ in range(2))
        await one.start()
        try:
            await other.start()
        finally:
            await one.stop()
            await other.stop()

    with pytest.raises(Unreadable) as refused:
        run_async(both())
    assert refused.value.code == "database-in-use"
