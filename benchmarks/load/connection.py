"""Lean HTTP connections: all clients share one process with each other, and a machine with the
server, so they do as little as possible for each answer."""

import asyncio
from dataclasses import dataclass, field
from typing import NamedTuple, cast

import httptools
import msgspec

PATIENCE = 60.0
"""Seconds to wait for an answer."""


class Answer(NamedTuple):
    status: int
    """0 if there was none."""
    body: bytes
    retry_after: str = ""
    token: str = ""
    """Of the cookie, if the answer sets one."""


NO_ANSWER = Answer(0, b"")


class Connection(asyncio.Protocol):
    """Carries one request at a time, and stays open after it."""

    transport: asyncio.Transport
    answer: "asyncio.Future[Answer]"

    def __init__(self) -> None:
        self.is_open = False
        self._parser = httptools.HttpResponseParser(self)
        self._reset()

    def _reset(self) -> None:
        self._body = b""
        self._retry_after = self._token = ""
        self._stays = True

    def send(self, request: bytes) -> "asyncio.Future[Answer]":
        self.answer = asyncio.get_running_loop().create_future()
        self.transport.write(request)
        return self.answer

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport, self.is_open = cast(asyncio.Transport, transport), True

    def data_received(self, data: bytes) -> None:
        self._parser.feed_data(data)

    def connection_lost(self, error: Exception | None) -> None:
        self.is_open = False
        if hasattr(self, "answer") and not self.answer.done():
            self.answer.set_exception(error or ConnectionResetError())

    # The parser calls these.

    def on_header(self, name: bytes, value: bytes) -> None:
        if name == b"set-cookie":
            self._token = value.decode().partition("=")[2].partition(";")[0]
        elif name == b"retry-after":
            self._retry_after = value.decode()
        elif name == b"connection":
            self._stays = value != b"close"

    def on_body(self, body: bytes) -> None:
        self._body += body

    def on_message_complete(self) -> None:
        status = self._parser.get_status_code()
        if not self.answer.done():
            self.answer.set_result(Answer(status, self._body, self._retry_after, self._token))
        if not self._stays:
            self.is_open = False
            self.transport.close()
        self._reset()


@dataclass
class Server:
    """One server process as its clients see it, with the connections that are free."""

    host: str
    port: int
    behind: str = ""
    """The clients' address, which a proxy would tell."""
    idle: list[Connection] = field(default_factory=list)

    def head(self, method: str, path: str, token: str) -> bytes:
        """The first lines of a request."""
        lines = [f"{method} /api/v1{path} HTTP/1.1", f"Host: {self.host}:{self.port}"]
        if token:
            lines.append(f"Cookie: bossa={token}")
        if self.behind:
            lines.append(f"X-Forwarded-For: {self.behind}")
        return "".join(f"{line}\r\n" for line in lines).encode()

    async def request(self, method: str, path: str, body: object = None, token: str = "") -> Answer:
        """Send a request, once more if a connection was lost, as the board does. The answer has
        status 0 if the second was lost too."""
        head = self.head(method, path, token)
        if body is None:
            request = head + b"\r\n"
        else:
            content = msgspec.json.encode(body)
            request = b"%bContent-Type: application/json\r\nContent-Length: %d\r\n\r\n%b" % (
                head, len(content), content
            )  # fmt: skip
        for _ in range(2):
            try:
                connection = await self._connection()
                async with asyncio.timeout(PATIENCE):
                    answer = await connection.send(request)
            except OSError:
                continue
            except httptools.HttpParserError:
                return NO_ANSWER
            if connection.is_open:
                self.idle.append(connection)
            return answer
        return NO_ANSWER

    async def _connection(self) -> Connection:
        while self.idle:
            connection = self.idle.pop()
            if connection.is_open:
                return connection
        loop = asyncio.get_running_loop()
        _, connection = await loop.create_connection(Connection, self.host, self.port)
        return connection
