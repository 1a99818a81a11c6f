"""Workers that hang, work for too long or die are replaced, and their jobs are done."""

import os
import signal
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest
from tests.server import long_work
from tests.server.long_work import Kind
from tests.server.running import run_async
from tests.server.test_jobs import put, queue_on, running, until, url, wait_for_end

from bossa.server.jobs.lanes import QUICK, SEARCH
from bossa.server.jobs.patience import Patience
from bossa.server.jobs.queue import Job, JobQueue, JobState
from bossa.server.jobs.runner import JobRunner
from bossa.server.jobs.workers import UNHEARD
from bossa.server.protocol.refusals import Damaged

__all__ = ["url"]

pytestmark = pytest.mark.slow

SHORT = Patience(every=0.1, looks=8 * UNHEARD, looks_at_start=600)
"""Longer than a busy machine keeps a worker from its processor."""


def soon(look: Callable[[], bool]) -> Awaitable[None]:
    async def found() -> bool:
        return look()

    return until(found)


def test_a_job_whose_worker_was_stopped_is_done_by_another(
    url: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario() -> JobState:
        async with queue_on(url) as queue:
            kind = Kind(queue, long_work.stop_once)
            async with running(queue, kind, patience=SHORT) as runner:
                await put(queue, "one", str(tmp_path), lane=QUICK)
                await soon(lambda: (tmp_path / "tried").exists())
                await soon(lambda: not runner.is_well)
                ended = await wait_for_end(queue, "one")
                await soon(lambda: runner.is_well)
                return ended

    assert run_async(scenario()).result == "one"
    assert caplog.text.count("a worker (quick) hangs; another takes its place") == 1


@dataclass
class Idle:
    """A worker that has done its first work, and waits for more."""

    runner: JobRunner
    process: int
    queue: JobQueue
    folder: Path

    async def next_process(self) -> int:
        """The process that does the next work."""
        await put(self.queue, "two", str(self.folder), lane=QUICK)
        return int((await wait_for_end(self.queue, "two")).result)


@asynccontextmanager
async def idle_worker(folder: Path) -> AsyncIterator[Idle]:
    async with queue_on(f"sqlite:///{folder / 'bossa.db'}") as queue:
        kind = Kind(queue, long_work.note_process)
        async with running(queue, kind, patience=SHORT) as runner:
            await put(queue, "one", str(folder), lane=QUICK)
            process = (await wait_for_end(queue, "one")).result
            yield Idle(runner, process, queue, folder)


def test_an_idle_worker_that_was_stopped_is_replaced(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with idle_worker(tmp_path) as idle:
            assert idle.runner.is_well
            os.kill(idle.process, signal.SIGSTOP)
            await soon(lambda: not idle.runner.is_well)
            # Before anybody needs it.
            await soon(lambda: idle.runner.is_well)
            with pytest.raises(ProcessLookupError):
                os.kill(idle.process, 0)
            assert await idle.next_process() != idle.process

    run_async(scenario())


def test_an_idle_worker_that_died_is_started_again_with_the_next_work(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """That is no failure: the system may have ended it, with the server to follow."""

    async def scenario() -> None:
        async with idle_worker(tmp_path) as idle:
            os.kill(idle.process, signal.SIGTERM)
            assert await idle.next_process() != idle.process
            await soon(lambda: idle.runner.is_well)

    run_async(scenario())
    assert "hangs" not in caplog.text


def test_work_that_takes_too_long_is_ended_and_does_not_stop_its_lane(
    url: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    # Long enough for work that only notes something, also where others have the processors.
    short = Patience(every=0.05, looks=1_000, work=2.0, first_work=2.0)

    async def scenario() -> None:
        async with queue_on(url) as queue:
            kind = Kind(queue, long_work.note_or_compute)
            async with running(queue, kind, patience=short):
                await put(queue, "endless", str(tmp_path), lane=SEARCH)
                await put(queue, "two", str(tmp_path), lane=SEARCH)
                assert (await wait_for_end(queue, "two")).status == "done"
                await soon(lambda: long_work.noted(tmp_path).count("endless") > 1)

    run_async(scenario())
    assert long_work.noted(tmp_path)[:3] == ["endless", "two", "endless"]
    assert "a worker (search) works for too long" in caplog.text


def test_background_work_may_take_any_time(tmp_path: Path) -> None:
    short = Patience(every=0.05, looks=100, work=0.1, first_work=0.1)

    async def scenario() -> JobState:
        async with queue_on(f"sqlite:///{tmp_path / 'bossa.db'}") as queue:
            kind = Kind(queue, long_work.take_half_a_second)
            async with running(queue, kind, patience=short):
                await put(queue, "one", str(tmp_path))
                return await wait_for_end(queue, "one")

    assert run_async(scenario()).result == "one"
    assert long_work.noted(tmp_path) == ["one"]


def test_a_worker_that_is_not_looked_at_does_not_hang(tmp_path: Path) -> None:
    """The server itself stands still for longer than a worker may be silent."""

    async def scenario() -> None:
        async with idle_worker(tmp_path) as idle:
            time.sleep(1.5 * SHORT.looks * SHORT.every)
            assert await idle.next_process() == idle.process

    run_async(scenario())


def test_a_damaged_game_fails_its_job_once_until_the_next_start(
    url: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    class Broken(Kind):
        tries = 0

        async def prepare(self, _job: Job) -> None:
            self.tries += 1
            raise Damaged("unknown-event", kind="eaten", version=9)

    async def scenario() -> None:
        async with queue_on(url, lease=0.1) as queue:
            broken = Broken(queue, long_work.note)
            async with running(queue, broken):
                await put(queue, "one", str(tmp_path), lane=QUICK)
                state = await wait_for_end(queue, "one")
                assert state.status == "failed"
                assert state.error == "unknown-event: kind=eaten, version=9"
                assert await queue.take([broken.name], QUICK) is None
                assert broken.tries == 1

            async def is_done() -> bool:
                state = await queue.state("test", "one")
                return state is not None and state.status == "done"

            async with running(queue, Kind(queue, long_work.note)):
                await until(is_done)

    run_async(scenario())
    assert caplog.text.count("unknown-event") == 1
