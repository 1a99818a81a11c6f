"""Connections that send too much, too little, or read nothing."""

import re
import socket
import time
from contextlib import closing

import httpx
from tests.server.siege.besieged import DEFAULTS, Besieged, besieged
from tests.server.siege.bystander import Bystander, bystander, undisturbed
from tests.server.siege.findings import Findings, attack
from tests.server.siege.flood import Held, connect, pour

MOST_MEMORY = 100.0
"""Megabytes that an attack may cost."""
MOST_LEFT = 60.0
"""The same, some time after it."""
MOST_MEDIAN = 50.0
"""Milliseconds that others' requests may take meanwhile."""
MOST_SENT = 5_000_000
"""Bytes of a header that the server may take, with all that buffers on the way hold."""
DROPPED_WITHIN = 60.0
"""Seconds in which a request must be complete."""
CALM = 20.0
"""Seconds until the memory is looked at again."""


def judge(found: Findings, server: Besieged, before: float, one: Bystander) -> None:
    """Memory and the others' times during an attack that is over."""
    peak = server.peak()
    found.expect(one.middle <= MOST_MEDIAN and not one.failed, str(one))
    found.expect(peak - before <= MOST_MEMORY, f"memory {before:.0f} MB, at most {peak:.0f} MB")


def later(found: Findings, server: Besieged, before: float) -> None:
    time.sleep(CALM)
    after = server.memory()
    found.expect(after - before <= MOST_LEFT, f"memory {after:.0f} MB {CALM:.0f} s after it")


@attack("pipelining")
def pipelining(found: Findings) -> None:
    """60 MB of requests on one connection, without reading an answer."""
    request = b"GET /api/v1/me HTTP/1.1\r\nHost: here\r\n\r\n"
    with besieged(DEFAULTS) as server:
        found.note(f"before: {undisturbed(server)}")
        before = server.memory()
        server.forget_peak()
        with closing(connect(server)) as connection, bystander(server) as one:
            block = request * 1_000
            sent, how = pour(connection, block, 60_000_000 // len(block), 30)
            found.note(f"{sent / 1e6:.1f} MB went out: {how}")
            time.sleep(5)
        judge(found, server, before, one)
        later(found, server, before)


@attack("header")
def header(found: Findings) -> None:
    """One header value of 150 MB."""
    with besieged(DEFAULTS) as server:
        found.note(f"before: {undisturbed(server)}")
        before = server.memory()
        server.forget_peak()
        with closing(connect(server)) as connection, bystander(server) as one:
            connection.send(b"GET / HTTP/1.1\r\nHost: here\r\nX-Long: ")
            sent, how = pour(connection, b"x" * 1_000_000, 150, 30)
            found.expect(sent <= MOST_SENT, f"{sent / 1e6:.1f} MB went out: {how}")
            time.sleep(1)
        judge(found, server, before, one)
        later(found, server, before)


def held(found: Findings, number: int, first: bytes, drip: bytes) -> None:
    """Requests that are never complete. Every tenth sends one more piece each second."""
    with besieged(DEFAULTS) as server:
        found.note(f"before: {undisturbed(server)}")
        before = server.memory()
        server.forget_peak()
        with bystander(server) as one:
            many = Held()
            many.open(server, number, first)
            found.say(f"{len(many.opened)} connections are open, {many.failed} were not accepted")
            many.hold(DROPPED_WITHIN, lambda place: b"" if place % 10 else drip)
            longest = max(many.lived, default=0.0)
            found.expect(
                not many.opened,
                f"of {number} connections the server closed {len(many.lived) + many.failed}, the "
                f"last after {longest:.0f} s; {len(many.opened)} are open after "
                f"{DROPPED_WITHIN:.0f} s",
            )
            many.close()
        judge(found, server, before, one)


@attack("half-requests")
def half_requests(found: Findings) -> None:
    """2,000 connections whose headers never end."""
    held(found, 2_000, b"GET / HTTP/1.1\r\nHost: here\r\n", b"X-More: x\r\n")


@attack("bodies")
def bodies(found: Findings) -> None:
    """500 connections whose bodies never come."""
    head = b"POST /api/v1/me HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n"
    held(found, 500, head + b"Content-Length: 1000\r\n\r\n{", b" ")


@attack("unread")
def unread(found: Findings) -> None:
    """200 connections that ask for 200 large answers each and read none."""
    with besieged(DEFAULTS) as server:
        script = re.search(r"/assets/\S+\.js", httpx.get(server.address).text)
        assert script
        request = f"GET {script[0]} HTTP/1.1\r\nHost: here\r\n\r\n".encode() * 200
        found.note(f"before: {undisturbed(server)}")
        before = server.memory()
        server.forget_peak()
        connections: list[socket.socket] = []
        with bystander(server) as one:
            for _ in range(200):
                connections.append(connect(server))
                pour(connections[-1], request, 1, 0.0)
            time.sleep(20)
        judge(found, server, before, one)
        for connection in connections:
            connection.close()
        later(found, server, before)
