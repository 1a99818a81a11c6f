"""What one connection can cost the server, with five HTTP servers in front (decision 10).

    python -m benchmarks.fronts

starts the same application behind uvicorn as it is, uvicorn with h11 and its limit, hypercorn,
granian, and the server's own connections. It measures in turn the rate of ordinary requests, then
attacks each: requests without end on a connection that reads nothing, a header value without end,
and requests that are never finished.
"""

import argparse
import http.client
import json
import os
import resource
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

FRONTS = ("uvicorn", "uvicorn, h11", "hypercorn", "granian", "bossa")
PATH = "/api/v1/me"
GET = f"GET {PATH} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode()
HEAD_LIMIT = 32 * 1024
"""For the servers that have such a setting."""
ROUNDS, REQUESTS = 7, 1_500
PIPELINED, HEADER = 60_000_000, 150_000_000
"""Bytes."""
ATTACK = 30.0
"""Seconds for which an attacker goes on, and connections are held."""
AFTER = 60.0
"""Seconds after the attack at which memory is looked at again."""

Json = dict[str, Any]

# The servers


def serve(front: str, port: int) -> None:
    """Run the application behind one of the fronts, in this process."""
    import uvloop

    from bossa.server.app import create_app
    from bossa.server.settings import Settings

    limits = ("requests_a_second", "burst", "newcomers_a_minute", "games_a_minute", "streams")
    generous: Json = dict.fromkeys(limits, 10**6)
    settings = Settings(os.environ["DATABASE_URL"], workers=1, **generous)
    app = create_app(settings)
    if front == "hypercorn":
        from hypercorn.asyncio import serve as hypercorn_serve
        from hypercorn.config import Config

        config = Config()
        config.bind = [f"127.0.0.1:{port}"]
        config.read_timeout, config.keep_alive_timeout = 20, 75
        config.h11_max_incomplete_size = HEAD_LIMIT
        # By default a connection is closed after a thousand requests.
        config.keep_alive_max_requests = 10**9
        uvloop.run(hypercorn_serve(app, config))
    elif front == "granian":
        from granian.http import HTTP1Settings
        from granian.server.embed import Server

        http1 = HTTP1Settings(header_read_timeout=10_000, max_buffer_size=HEAD_LIMIT)
        server = Server(app, port=port, interface="asgi", http="1", http1_settings=http1)

        async def run() -> None:
            await app.state.services.start()
            await server.serve()

        uvloop.run(run())
    elif front == "bossa":
        import uvicorn

        from bossa.server.http.front import front_config

        uvicorn.Server(front_config(app, settings, port=port)).run()
    else:
        import uvicorn

        from bossa.server.http.security import security_headers

        more: Json = {"http": "httptools"}
        if front == "uvicorn, h11":
            more = {"http": "h11", "h11_max_incomplete_event_size": HEAD_LIMIT}
        more["headers"] = list(security_headers(settings).items())
        uvicorn.run(app, port=port, log_config=None, timeout_keep_alive=75, **more)


@contextmanager
def running(front: str) -> Iterator[tuple[int, int]]:
    """A server in its own process. Gives its process id and port."""
    with tempfile.TemporaryDirectory() as folder, socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
        free.close()
        process = subprocess.Popen(  # noqa: S603 - with our own arguments
            [sys.executable, "-m", "benchmarks.fronts", "--serve", front, "--port", str(port)],
            env={**os.environ, "DATABASE_URL": f"sqlite:///{Path(folder) / 'bossa.db'}"},
            stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL, start_new_session=True,
        )  # fmt: skip
        try:
            wait_for(lambda: request(port) == 200, 60)
            yield process.pid, port
        finally:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()


def request(port: int, path: str = PATH) -> int:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    try:
        connection.request("GET", path)
        answer = connection.getresponse()
        answer.read()
        return answer.status
    except OSError:
        return 0
    finally:
        connection.close()


def wait_for(look: Callable[[], bool], seconds: float) -> bool:
    ends = time.monotonic() + seconds
    while not look():
        if time.monotonic() > ends:
            return False
        time.sleep(0.1)
    return True


def memory(process: int) -> int:
    """Megabytes that a process has in memory."""
    text = Path(f"/proc/{process}/status").read_text("utf-8")
    return int(text.split("VmRSS:")[1].split()[0]) // 1024


# The measurements


def rate(port: int) -> float:
    """Requests a second, one after another on one connection."""
    with socket.create_connection(("127.0.0.1", port)) as connection:
        start = time.perf_counter()
        for _ in range(REQUESTS):
            connection.sendall(GET)
            answer = b""
            while b'{"name":null}' not in answer:
                answer += connection.recv(65_536)
        return REQUESTS / (time.perf_counter() - start)


class Others:
    """Measures how long others wait for an answer, for as long as it is open."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.times: list[float] = []
        self._is_over = threading.Event()
        self._thread = threading.Thread(target=self._ask)

    def _ask(self) -> None:
        while not self._is_over.wait(0.05):
            start = time.perf_counter()
            request(self.port)
            self.times.append(time.perf_counter() - start)

    def __enter__(self) -> "Others":
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._is_over.set()
        self._thread.join()

    @property
    def waits(self) -> str:
        """Median and longest, in milliseconds."""
        return f"{1000 * statistics.median(self.times):.0f}, {1000 * max(self.times):.0f}"


def pipelined() -> Iterator[bytes]:
    piece = GET * (1_000_000 // len(GET))
    yield from (piece for _ in range(PIPELINED // len(piece)))


def endless_header() -> Iterator[bytes]:
    yield f"GET {PATH} HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Long: ".encode()
    yield from (b"x" * 1_000_000 for _ in range(HEADER // 1_000_000))


@dataclass
class Attack:
    """Sends as much as is taken and reads nothing, on a new connection whenever one is ended."""

    process: int
    port: int
    request: Callable[[], Iterator[bytes]]
    peak: int = 0
    taken: int = 0
    connections: int = 0

    def run(self, after: float) -> str:
        before = memory(self.process)
        ends = time.monotonic() + ATTACK
        with Others(self.port) as others:
            while time.monotonic() < ends:
                with suppress(OSError):
                    self._flood(ends)
        time.sleep(after)
        return (
            f"{self.taken / 1e6:.1f} MB taken on {self.connections} connections; "
            f"memory {before} MB, at most {self.peak}, {after:.0f} s after {memory(self.process)}; "
            f"others wait {others.waits} ms (median, longest)"
        )

    def _flood(self, ends: float) -> None:
        with socket.create_connection(("127.0.0.1", self.port)) as connection:
            self.connections += 1
            connection.settimeout(1)
            for piece in self.request():
                left = memoryview(piece)
                while left and time.monotonic() < ends:
                    with suppress(TimeoutError):
                        sent = connection.send(left)
                        self.taken, left = self.taken + sent, left[sent:]
                    self.peak = max(self.peak, memory(self.process))
            while time.monotonic() < ends:
                time.sleep(0.2)


def held(port: int, count: int, sent: bytes) -> str:
    """Hold connections that never finish their request, and see how many are open after a time."""
    with ExitStack() as stack, Others(port) as others:
        connections = []
        with suppress(TimeoutError):
            for _ in range(count):
                connection = stack.enter_context(
                    socket.create_connection(("127.0.0.1", port), timeout=5)
                )
                connection.sendall(sent)
                connection.setblocking(False)
                connections.append(connection)
        time.sleep(ATTACK)
        still_open = sum(_is_open(connection) for connection in connections)
    return f"{still_open} of {len(connections)} open; others wait {others.waits} ms"


def _is_open(connection: socket.socket) -> bool:
    try:
        while connection.recv(65_536):
            pass
    except BlockingIOError:
        return True
    except OSError:
        return False
    return False


def stream(port: int) -> str:
    """Whether a stream opens, and the seconds until the server notices that its client has gone."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
    body = json.dumps({"opponent": "device"})
    connection.request("POST", "/api/v1/games", body, {"Content-Type": "application/json"})
    game = json.load(connection.getresponse())["id"]
    connection.request("GET", f"/api/v1/games/{game}/events")
    answer = connection.getresponse()
    if not answer.readline().startswith(b"id"):
        return "no events"
    answer.close()
    connection.close()
    start = time.monotonic()
    gone = wait_for(lambda: "bossa_listeners 0.0" in _metrics(port), 40)
    return f"{time.monotonic() - start:.1f} s" if gone else "not noticed"


def _metrics(port: int) -> str:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
    connection.request("GET", "/metrics")
    try:
        return connection.getresponse().read().decode()
    finally:
        connection.close()


def compare_rates(fronts: list[str]) -> None:
    with ExitStack() as stack:
        servers = {front: stack.enter_context(running(front)) for front in fronts}
        rates: dict[str, list[float]] = {front: [] for front in fronts}
        for _ in range(ROUNDS):
            for front, (_process, port) in servers.items():
                rates[front].append(rate(port))
    for front, found in rates.items():
        shares = [one / base for one, base in zip(found, rates[fronts[0]], strict=True)]
        print(
            f"{front}: {statistics.median(found):.0f} requests/s, {statistics.median(shares):.2f} "
            f"times (from {min(shares):.2f} to {max(shares):.2f})",
            flush=True,
        )


HALF = GET[:-2]
LATE = (
    f"PUT {PATH} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    "Content-Length: 100\r\n\r\n"
).encode()
PARTS: dict[str, Callable[[int, int, float], str]] = {
    "stream": lambda _process, port, _after: stream(port),
    "pipelined": lambda *server: Attack(*server[:2], pipelined).run(server[2]),
    "header": lambda *server: Attack(*server[:2], endless_header).run(server[2]),
    "half requests": lambda _process, port, _after: held(port, 2_000, HALF),
    "missing bodies": lambda _process, port, _after: held(port, 200, LATE),
}


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure what one connection can cost.")
    parser.add_argument("--serve", choices=FRONTS)
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--fronts", nargs="*", choices=FRONTS, default=list(FRONTS))
    parser.add_argument("--parts", nargs="*", choices=PARTS, default=list(PARTS))
    parser.add_argument("--after", type=float, default=AFTER)
    options = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    if options.serve:
        serve(options.serve, options.port)
        return
    compare_rates(options.fronts)
    for front in options.fronts:
        print(front, flush=True)
        for part in options.parts:
            with running(front) as server:
                print(f"  {part}:", PARTS[part](*server, options.after), flush=True)


if __name__ == "__main__":
    main()
