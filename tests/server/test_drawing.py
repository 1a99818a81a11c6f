"""Pictures are drawn in a process of their own, once each, and kept."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from tests.server.picture_work import be_busy, be_busy_until, die, write_mark
from tests.server.running import run_async

from bossa.server.jobs.kinds import Call
from bossa.server.previews import service
from bossa.server.previews.service import Previews
from bossa.server.protocol.refusals import Overloaded

pytestmark = pytest.mark.slow


@asynccontextmanager
async def previews() -> AsyncIterator[Previews]:
    drawing = Previews()
    running = asyncio.create_task(drawing.run())
    yield drawing
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)


def test_the_event_loop_goes_on_while_a_picture_is_drawn(tmp_path: Path) -> None:
    begun, allowed = tmp_path / "begun", tmp_path / "allowed"

    async def scenario() -> None:
        async with previews() as drawing, asyncio.timeout(60):
            call = Call(be_busy_until, (str(begun), str(allowed)))
            task = asyncio.create_task(drawing.of("key", call))
            while not begun.exists():
                await asyncio.sleep(0.01)
            for _ in range(10):
                await asyncio.sleep(0.01)
            assert not task.done()
            allowed.touch()
            assert await task == b"done"

    run_async(scenario())


def test_a_picture_is_drawn_once_however_many_ask_for_it(tmp_path: Path) -> None:
    call = Call(write_mark, (str(tmp_path / "marks"), b"png"))

    async def scenario() -> None:
        async with previews() as drawing:
            found = await asyncio.gather(*(drawing.of("key", call) for _ in range(20)))
            assert found == [b"png"] * 20
            assert await drawing.of("key", call) == b"png"

    run_async(scenario())
    assert (tmp_path / "marks").read_bytes() == b"x"


def test_so_many_bytes_are_kept_and_the_oldest_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(service, "MOST_BYTES", 25)

    async def scenario() -> None:
        async with previews() as drawing:
            for key in ("a", "b", "a", "c", "a", "b"):
                await drawing.of(key, Call(write_mark, (str(tmp_path / key), b"0123456789")))

    run_async(scenario())
    marks = {key: (tmp_path / key).read_bytes() for key in "abc"}
    # `b` was asked for the longest time ago when `c` came.
    assert marks == {"a": b"x", "b": b"xx", "c": b"x"}


def test_a_worker_that_dies_or_takes_too_long_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with previews() as drawing:
            with pytest.raises(Overloaded):
                await drawing.of("dies", Call(die, ()))
            assert await drawing.of("after", Call(be_busy, (0.0,))) == b"done"
            monkeypatch.setattr(service, "SECONDS", 0.5)
            with pytest.raises(Overloaded):
                await drawing.of("long", Call(be_busy, (600.0,)))
            monkeypatch.setattr(service, "SECONDS", 60.0)
            assert await drawing.of("again", Call(be_busy, (0.0,))) == b"done"

    run_async(scenario())


def test_who_goes_away_takes_no_picture_from_others() -> None:
    async def scenario() -> None:
        async with previews() as drawing:
            call = Call(be_busy, (0.2,))
            first, second = (asyncio.create_task(drawing.of("key", call)) for _ in range(2))
            await asyncio.sleep(0)
            first.cancel()
            assert await second == b"done"

    run_async(scenario())
