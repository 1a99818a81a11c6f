"""`/healthz` says whether the server can do what it is for, and which part cannot."""

import asyncio
import math
import os
import signal
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import asyncpg
import httpx
import pytest
from tests.server import long_work
from tests.server.long_work import Kind
from tests.server.running import run_async, settings_for
from tests.server.test_jobs import put, wait_for_end

from bossa.server import health
from bossa.server.app import create_app
from bossa.server.jobs.lanes import QUICK
from bossa.server.jobs.patience import Patience
from bossa.server.services import Services
from bossa.server.storage import reports
from bossa.server.storage.database import Found, Work

pytestmark = pytest.mark.slow

WELL = {"database": True, "writing": True, "workers": True, "tasks": True}


@asynccontextmanager
async def started(url: str, patience: Patience | None = None) -> AsyncIterator[Services]:
    services: Services = create_app(settings_for(url)).state.services
    if patience:
        services.runner.patience = patience
    await services.start()
    try:
        async with asyncio.timeout(60):
            yield services
    finally:
        await services.stop()


async def wait_until_ill(services: Services, *parts: str) -> None:
    """Until these parts are ill, and no others."""
    expected = {**WELL, **dict.fromkeys(parts, False)}
    while await services.health.parts() != expected:
        await asyncio.sleep(0.01)


def _unbound(url: str) -> sqlite3.Connection:
    """A connection that any thread may use."""
    path = url.removeprefix("sqlite:///")
    return sqlite3.connect(path, timeout=30, check_same_thread=False)


@asynccontextmanager
async def held(url: str) -> AsyncIterator[None]:
    """While another process keeps anything from being written; reading goes on."""
    if url.startswith("sqlite"):
        with closing(_unbound(url)) as database:
            # In a thread: the server, which runs in this one, may be in a transaction.
            await asyncio.to_thread(database.execute, "BEGIN IMMEDIATE")
            yield
    else:
        connection = await asyncpg.connect(url)
        try:
            async with connection.transaction():
                await connection.execute("LOCK TABLE alive IN EXCLUSIVE MODE")
                yield
        finally:
            await connection.close()


def test_the_answer_names_the_parts(address: str) -> None:
    answer = httpx.get(f"{address}/healthz")
    assert (answer.status_code, answer.json()) == (200, {"well": True, "parts": WELL})


def test_writing_is_ill_while_nothing_can_be_written(
    new_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "STALE", 0.4)
    monkeypatch.setattr(reports, "EVERY", 0.02)

    async def scenario() -> None:
        async with started(new_url) as services:
            await wait_until_ill(services)
            async with held(new_url):
                await wait_until_ill(services, "writing")
                assert not await services.health.is_well()
            await wait_until_ill(services)

    run_async(scenario())


def test_workers_are_ill_from_when_one_hangs_until_another_lives(tmp_path: Path) -> None:
    async def scenario() -> None:
        # Short beats, so that the test need not wait for long.
        short = Patience(every=0.1, looks=6, looks_at_start=600)
        async with started(f"sqlite:///{tmp_path / 'bossa.db'}", short) as services:
            kind = Kind(services.queue, long_work.note_process)
            services.runner.kinds[kind.name] = kind
            await put(services.queue, "one", str(tmp_path), lane=QUICK)
            process = (await wait_for_end(services.queue, "one")).result
            await wait_until_ill(services)
            os.kill(process, signal.SIGSTOP)
            await wait_until_ill(services, "workers")
            await wait_until_ill(services)

    run_async(scenario())


def test_a_database_that_hangs_is_asked_once_and_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = 0
    monkeypatch.setattr(health, "ANSWER", 0.2)

    async def scenario() -> None:
        async with started(f"sqlite:///{tmp_path / 'bossa.db'}") as services:
            goes_on = asyncio.Event()

            async def hang(_work: Work[Found]) -> None:
                nonlocal asked
                asked += 1
                await goes_on.wait()

            monkeypatch.setattr(services.health, "database", _Hanging(hang))
            # It hangs for as long as the test wants: all five are answered meanwhile.
            for found in await asyncio.gather(*(services.health.parts() for _ in range(5))):
                assert found == {**WELL, "database": False}
            assert asked == 1
            goes_on.set()
            assert await services.health.is_well()

    run_async(scenario())


class _Hanging:
    """A database that is asked for nothing but a read."""

    failed_at = -math.inf

    def __init__(self, read: object) -> None:
        self.read = read
