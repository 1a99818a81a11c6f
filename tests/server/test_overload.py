"""A server that is behind refuses at once, goes on with what it has, and recovers."""

import asyncio
import socket
import sqlite3
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest
from starlette.responses import Response
from starlette.types import Scope
from tests.server.running import Client, error_of, run_async, serving
from tests.waiting import until

from bossa.server.http import overload
from bossa.server.http.files import Files
from bossa.server.http.overload import Overload
from bossa.server.live.hub import Hub


def test_beyond_so_many_waiting_requests_others_are_refused_at_once_and_nothing_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(overload, "MOST_WAITING", 3)
    with serving(tmp_path) as address, ThreadPoolExecutor(3) as threads:
        clients = [Client(address) for _ in range(4)]
        games = [client.create(rules="novice", opponent="device") for client in clients]
        with closing(sqlite3.connect(tmp_path / "bossa.db", isolation_level=None)) as holder:
            # Another process writes for long: whoever wants to write waits.
            holder.execute("BEGIN EXCLUSIVE")
            waiting = [
                threads.submit(client.decide, game, game["moves"][0]["text"])
                for client, game in zip(clients[:3], games, strict=False)
            ]
            refused = until(lambda: _refused(clients[3]))
            assert error_of(refused) == "overloaded"
            assert refused.headers["Retry-After"] == "1"
            # The pages and the probes are still there.
            assert httpx.get(f"{address}/metrics").status_code == 200
            holder.execute("ROLLBACK")
        assert [answer.result().status_code for answer in waiting] == [200] * 3
        last = games[3]
        assert clients[3].decide(last, last["moves"][0]["text"]).status_code == 200


def _refused(client: Client) -> httpx.Response | None:
    answer = client.http.get("/me")
    return answer if answer.status_code == 503 else None


def test_a_stream_does_not_count_as_a_waiting_request(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(overload, "MOST_WAITING", 2)
    with serving(tmp_path) as address:
        ada = Client(address)
        game = ada.create(rules="novice", opponent="device")["id"]
        watchers = [Client(address) for _ in range(3)]
        opened = [each.http.stream("GET", f"/games/{game}/events") for each in watchers]
        for stream in opened:
            assert stream.__enter__().status_code == 200
        assert ada.http.get("/me").status_code == 200
        for stream in opened:
            stream.__exit__(None, None, None)


def test_files_that_many_ask_for_at_once_keep_no_player_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(overload, "MOST_WAITING", 2)
    asked: list[str] = []
    let_go = threading.Event()
    answered = Files.get_response

    async def held(files: Files, path: str, scope: Scope) -> Response:
        asked.append(path)
        while not let_go.is_set():
            await asyncio.sleep(0.01)
        return await answered(files, path, scope)

    monkeypatch.setattr(Files, "get_response", held)
    with serving(tmp_path) as address, ThreadPoolExecutor(3) as threads:
        ada = Client(address)
        files = [threads.submit(httpx.get, f"{address}/favicon.svg") for _ in range(3)]
        until(lambda: len(asked) == 3)
        assert ada.http.get("/me").status_code == 200
        let_go.set()
        assert [answer.result().status_code for answer in files] == [200] * 3


def test_only_looks_in_a_row_that_are_late_are_an_overload(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Time passes when the test says so: a busy machine is late by itself."""
    late = 2 * overload.LATE
    some = overload.LOOKS - 1
    delays = [*[late] * some, 0.0, *[late] * some, late, late, 0.0]
    now, load, seen = 0.0, Overload(), []
    thread: int | None = None

    async def sleep(seconds: float) -> None:
        nonlocal now
        if threading.get_ident() != thread:
            # Another server of this process looks at its own event loop.
            await asyncio.sleep(seconds)
            return
        seen.append(load.is_overloaded)
        if len(seen) > len(delays):
            raise asyncio.CancelledError
        now += seconds + delays[len(seen) - 1]

    def running_loop() -> object:
        loop = asyncio.get_running_loop()
        return loop if threading.get_ident() != thread else SimpleNamespace(time=lambda: now)

    async def scenario() -> None:
        nonlocal thread
        thread = threading.get_ident()
        await load.run()

    fake = SimpleNamespace(get_running_loop=running_loop, sleep=sleep)
    monkeypatch.setattr(overload, "asyncio", fake)
    with pytest.raises(asyncio.CancelledError):
        run_async(scenario())
    # As it was before each look, and after the last.
    assert seen == [False] * (2 * some + 2) + [True, True, False]


def test_an_event_loop_that_stays_late_is_an_overload_until_it_is_in_time_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(overload, "LOOK_EVERY", 0.01)
    monkeypatch.setattr(overload, "LATE", 0.05)

    async def scenario() -> None:
        load = Overload()
        watching = asyncio.create_task(load.run())
        async with asyncio.timeout(60):
            while not load.is_overloaded:
                await asyncio.sleep(0)
                time.sleep(overload.LOOK_EVERY + 2 * overload.LATE)
            while load.is_overloaded:
                await asyncio.sleep(0.01)
        watching.cancel()

    run_async(scenario())


def test_many_subscribers_are_woken_in_few_turns_of_the_event_loop() -> None:
    """Under load each turn takes long. One subscriber a turn would fall behind by minutes."""

    async def scenario() -> int:
        hub = Hub()
        publishing = asyncio.create_task(hub.run())
        turns = 0

        async def subscriber() -> None:
            async with hub.subscribed("game") as news:
                await news.wait()

        subscribers = [asyncio.create_task(subscriber()) for _ in range(1_000)]
        await asyncio.sleep(0)
        hub.publish("game")
        while not all(each.done() for each in subscribers):
            turns += 1
            await asyncio.sleep(0)
        publishing.cancel()
        return turns

    assert run_async(scenario()) < 200


def test_a_list_counts_for_more_than_one_request(tmp_path: Path) -> None:
    with serving(tmp_path, requests_a_second=0.001, burst=40) as address:
        ada = Client(address)
        ada.create(opponent="device")
        answers = [ada.http.get("/games").status_code for _ in range(10)]
        assert answers[0] == 200
        assert answers[-1] == 429


def test_half_a_request_does_not_count_as_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(overload, "MOST_WAITING", 2)
    half = b"POST /api/v1/games HTTP/1.1\r\nHost: localhost\r\nContent-Length: 50\r\n"
    half += b"Content-Type: application/json\r\n\r\n{"
    with serving(tmp_path) as address, ExitStack() as stack:
        for _ in range(5):
            host, port = address.removeprefix("http://").split(":")
            connection = stack.enter_context(socket.create_connection((host, int(port))))
            connection.sendall(half)
        ada = Client(address)
        for _ in range(20):
            assert ada.http.get("/me").status_code == 200
