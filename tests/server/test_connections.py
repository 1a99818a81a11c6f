"""What one connection can cost: it is held up, refused or dropped before it costs much."""

import re
import socket
import time
from collections.abc import Iterable, Iterator
from dataclasses import replace
from http.client import HTTPException
from itertools import chain, repeat

import httpx
import pytest
from tests.server.raw_http import answer_on, ask, connect, counted, is_ended
from tests.server.running import Client, events_of, in_thread, settings_for
from tests.waiting import until

from bossa.server.http.connection import ConnectionLimits

pytestmark = pytest.mark.slow

QUICK = ConnectionLimits(head_seconds=2.0, body_seconds=0.2, answer_seconds=0.5, check_seconds=0.02)
QUICKER = replace(QUICK, head_seconds=0.2)
GET = b"GET /api/v1/me HTTP/1.1\r\nHost: here\r\n\r\n"
DOCUMENT = GET.replace(b"/v1/me", b"/openapi.json")
"""A large answer, so that few of them fill all buffers on the way."""
HALF = GET[:-2]
PUT = (
    b"PUT /api/v1/me HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n"
    b'Content-Length: 14\r\n\r\n{"name":"Ada"}'
)
CHUNKED = b"POST /api/v1/me HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\n"


@pytest.fixture(scope="module")
def front(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that waits for a short time only."""
    path = tmp_path_factory.mktemp("front") / "bossa.db"
    with in_thread(settings_for(f"sqlite:///{path}"), QUICK) as address:
        yield address


@pytest.fixture(scope="module")
def hurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that waits for a head for so short a time that a busy machine may send it late."""
    path = tmp_path_factory.mktemp("hurried") / "bossa.db"
    with in_thread(settings_for(f"sqlite:///{path}"), QUICKER) as address:
        yield address


def idle_connection(address: str) -> socket.socket:
    """One that has had an answer. Made again where its request came too late."""
    while True:
        connection = connect(address)
        try:
            connection.sendall(GET)
            assert answer_on(connection)[0].status == 200
        except (ConnectionError, HTTPException):
            connection.close()
        else:
            return connection


def send_until_ended(connection: socket.socket, pieces: Iterable[bytes]) -> int:
    """Send, and fail if the server takes it all. Returns how many bytes it took."""
    taken = 0
    try:
        for piece in pieces:
            left = memoryview(piece)
            while left:
                sent = connection.send(left)
                taken, left = taken + sent, left[sent:]
    except ConnectionError:
        return taken
    raise AssertionError("the server took it all")


def dropped(address: str, waiting_for: str) -> float:
    return counted(address, f'bossa_dropped_connections_total{{waiting_for="{waiting_for}"}}')


def test_a_client_that_sends_requests_and_reads_nothing_is_held_up_and_dropped(front: str) -> None:
    before = dropped(front, "answer")
    with connect(front) as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        taken = send_until_ended(connection, repeat(DOCUMENT * 20_000, 60))
    # No more than the system's own buffers take.
    assert taken < 20_000_000
    until(lambda: dropped(front, "answer") > before)
    assert httpx.get(f"{front}/api/v1/me").status_code == 200


@pytest.mark.parametrize("size", [1, 7, 23, 1_000_000])
def test_requests_one_behind_the_other_are_answered_in_order(on_sqlite: str, size: int) -> None:
    requests = PUT + GET + PUT + GET + CHUNKED + b"2\r\nxx\r\n0\r\n\r\n" + GET
    with connect(on_sqlite) as connection:
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        for start in range(0, len(requests), size):
            connection.sendall(requests[start : start + size])
        received = b""
        while received.count(b"}") < 6:
            piece = connection.recv(65_536)
            assert piece, "the server has ended the connection"
            received += piece
    bodies = re.findall(rb"{.*?}", received)
    named, nobody = b'{"name":"Ada"}', b'{"name":null}'
    assert bodies == [named, nobody, named, nobody, nobody, nobody]


def test_a_head_that_is_too_large_is_refused(front: str) -> None:
    with connect(front) as connection:
        send_until_ended(connection, chain([HALF, b"X-Long: "], repeat(b"x" * 100_000, 100)))
    answer, body = ask(front, HALF + b"X: 1\r\n" * 6_000)
    assert (answer.status, b"too-large" in body) == (431, True)


@pytest.mark.parametrize(
    "sent", [b"", b"\r\n", b"GET", HALF], ids=["nothing", "a line", "a word", "half"]
)
def test_a_connection_without_a_whole_head_is_dropped(hurried: str, sent: bytes) -> None:
    with idle_connection(hurried) as idle, connect(hurried) as connection:
        connection.sendall(sent)
        assert is_ended(connection)
        # One that waits between two requests is kept.
        idle.sendall(GET)
        assert answer_on(idle)[0].status == 200


def test_a_head_that_comes_byte_by_byte_is_dropped_too(hurried: str) -> None:
    def bytes_with_pauses() -> Iterator[bytes]:
        for byte in HALF + b"X: " + b"x" * 1_000:
            time.sleep(0.05)
            yield bytes([byte])

    with connect(hurried) as connection:
        assert send_until_ended(connection, bytes_with_pauses()) < len(HALF)


@pytest.mark.parametrize(
    "sent", [PUT[:-1], CHUNKED, CHUNKED + b"5\r\nabc"], ids=["length", "no chunk", "half a chunk"]
)
def test_a_connection_without_a_whole_body_is_dropped(front: str, sent: bytes) -> None:
    before = dropped(front, "body")
    with connect(front) as connection:
        connection.sendall(sent)
        assert is_ended(connection)
    assert dropped(front, "body") == before + 1


@pytest.mark.parametrize(
    ("first", "more"),
    [(b"", b"1000\r\n%b\r\n" % (b"x" * 0x1000)), (b"0\r\nX-Trailer: ", b"x" * 0x1000)],
    ids=["chunks", "trailer"],
)
def test_a_body_without_end_ends_the_connection(front: str, first: bytes, more: bytes) -> None:
    with connect(front) as connection:
        send_until_ended(connection, chain([CHUNKED, first], repeat(more, 2_000)))


def test_a_stream_stays_open_for_longer_than_any_request_may_take(front: str) -> None:
    ada = Client(front)
    snapshot = ada.create(opponent="device")
    first = snapshot["number"]
    ends = time.monotonic() + QUICK.head_seconds + 2 * QUICK.body_seconds

    def is_late(_event: object) -> bool:
        nonlocal snapshot
        if snapshot["number"] > first + 3 and time.monotonic() > ends:
            return True
        time.sleep(0.4)
        snapshot = ada.decide(snapshot, snapshot["moves"][0]["text"]).json()
        return False

    assert len(events_of(ada, snapshot["id"], 0, is_late)) > 3


def test_the_end_of_a_stream_is_noticed_when_requests_wait_behind_it(front: str) -> None:
    game = Client(front).create(opponent="device")["id"]
    # The streams of other tests end a moment after their clients.
    until(lambda: counted(front, "bossa_listeners") == 0)
    with connect(front) as connection:
        head = f"GET /api/v1/games/{game}/events HTTP/1.1\r\nHost: here\r\n"
        connection.sendall(f"{head}Content-Length: 2\r\n\r\n".encode() + b"xx" + GET)
        assert connection.recv(1000).startswith(b"HTTP/1.1 200")
        until(lambda: counted(front, "bossa_listeners") == 1)
    until(lambda: counted(front, "bossa_listeners") == 0)
