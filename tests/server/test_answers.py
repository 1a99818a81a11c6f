"""Every answer has the security headers and is counted, whatever it comes from."""

import json
import logging

import httpx
import pytest
from tests.server.raw_http import ask, counted

from bossa.server.accounts.players import Players
from bossa.server.http.security import HEADERS

pytestmark = pytest.mark.slow

GET = b"GET /api/v1/me HTTP/1.1\r\nHost: here\r\nConnection: close\r\n"
POST = GET.replace(b"GET", b"POST")

REQUESTS = {
    "good": (GET + b"\r\n", 200),
    "garbage": (b"\x16\x03\x01\x02\x00\x01\x00\r\n\r\n", 400),
    "no version": (b"GET / HTTPS/1.1\r\n\r\n", 400),
    "bad address": (b"GET /\xff HTTP/1.1\r\nHost: here\r\n\r\n", 400),
    "no host": (b"GET / HTTP/1.1\r\nConnection: close\r\n\r\n", 400),
    "two hosts": (GET + b"Host: there\r\n\r\n", 400),
    "no name of a host": (GET.replace(b"here", b"a/b@c") + b"\r\n", 400),
    "length of 5,000 digits": (POST + b"Content-Length: %b5\r\n\r\nabcde" % (b"0" * 5_000), 413),
    "length too large": (POST + b"Content-Length: 99999999\r\n\r\n", 413),
    "length overflows": (POST + b"Content-Length: %b\r\n\r\n" % (b"9" * 5_000), 400),
    "negative length": (POST + b"Content-Length: -5\r\n\r\n", 400),
    "signed length": (POST + b"Content-Length: +5\r\n\r\n", 400),
    "two lengths": (POST + b"Content-Length: 5\r\nContent-Length: 6\r\n\r\n", 400),
    "bad chunk": (POST + b"Transfer-Encoding: chunked\r\n\r\nno number\r\n", 400),
    "long head": (GET + b"X: 1\r\n" * 6_000, 431),
    "long header": (GET + b"X: %b\r\n\r\n" % (b"x" * 9_000), 431),
    "another protocol": (GET + b"Connection: upgrade\r\nUpgrade: websocket\r\n\r\n", 200),
    "nothing there": (GET.replace(b"/api/v1/me", b"/nothing") + b"\r\n", 404),
    "another site": (POST + b"Origin: https://elsewhere.example\r\n\r\n", 403),
}


@pytest.mark.parametrize("name", REQUESTS)
def test_every_answer_has_the_headers_and_is_counted(on_sqlite: str, name: str) -> None:
    request, status = REQUESTS[name]
    before = counted(on_sqlite, "bossa_answers_total")
    answer, body = ask(on_sqlite, request)
    assert answer.status == status
    assert status == 200 or json.loads(body)["error"]["text"]
    for header, value in HEADERS.items():
        assert answer.getheader(header) == value
    # The answer to the first look at the metrics was counted after it, as was this one.
    assert counted(on_sqlite, "bossa_answers_total") == before + 2


def test_a_mistake_of_the_server_is_answered_counted_and_logged(
    on_sqlite: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(*_: object) -> None:
        raise RuntimeError("a mistake")

    monkeypatch.setattr(Players, "find", fail)
    before = counted(on_sqlite, 'bossa_answers_total{method="GET",status="500"}')
    with caplog.at_level(logging.ERROR):
        answer = httpx.get(f"{on_sqlite}/api/v1/me", headers={"Accept-Language": "de"})
    assert answer.status_code == 500
    assert answer.json()["error"]["code"] == "server-error"
    assert "unterlaufen" in answer.json()["error"]["text"]
    assert answer.headers["Content-Security-Policy"] == HEADERS["Content-Security-Policy"]
    assert counted(on_sqlite, 'bossa_answers_total{method="GET",status="500"}') == before + 1
    assert "a mistake" in caplog.text
