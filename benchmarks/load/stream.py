"""A client's stream of a game: it notes what arrived, and reads no more of it than the number."""

import asyncio
from collections.abc import Callable
from typing import cast

import httptools
from benchmarks.load.connection import Server


class Stream(asyncio.Protocol):
    """One open stream. It ends when the server ends it, or `close` is called."""

    transport: asyncio.Transport

    def __init__(
        self, on_event: Callable[[int, bytes], None], on_end: Callable[[int], None]
    ) -> None:
        self._on_event = on_event
        """Called with the number and the data of the last of the events that arrived together."""
        self._on_end = on_end
        """Called when the server has ended it, with the status of the answer: 0 without one."""
        self._status = 0
        self._parser = httptools.HttpResponseParser(self)
        self._rest = b""

    @classmethod
    async def open(
        cls,
        server: Server,
        game: str,
        after: int,
        token: str,
        on_event: Callable[[int, bytes], None],
        on_end: Callable[[int], None],
    ) -> "Stream":
        loop = asyncio.get_running_loop()
        _, stream = await loop.create_connection(
            lambda: cls(on_event, on_end), server.host, server.port
        )
        path = f"/games/{game}/events?after={after}"
        stream.transport.write(server.head("GET", path, token) + b"\r\n")
        return stream

    def close(self) -> None:
        self._on_end = lambda _status: None
        self._on_event = lambda _number, _data: None
        self.transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def connection_lost(self, _error: Exception | None) -> None:
        self._on_end(self._status)

    def data_received(self, data: bytes) -> None:
        self._parser.feed_data(data)

    # The parser calls these.

    def on_headers_complete(self) -> None:
        self._status = self._parser.get_status_code()

    def on_body(self, body: bytes) -> None:
        if self._rest:
            body = self._rest + body
            self._rest = b""
        if not body.endswith((b"\n\r\n", b"\n\n")):
            self._rest = body
            return
        # JSON has no line breaks, so this is the last event that has a number.
        start = body.rfind(b"\nid: ") + 1
        if not body.startswith(b"id: ", start):
            return
        number = int(body[start + 4 : body.index(b"\n", start)])
        data = body.index(b"data: ", start) + 6
        self._on_event(number, body[data : body.index(b"\n", data)])

    def on_message_complete(self) -> None:
        self.transport.close()
