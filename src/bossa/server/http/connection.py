"""A connection of a client, with limits on what it can cost.

uvicorn parses all that it receives at once, however many requests that is, and waits for the rest
of a request without end. Here a connection has at most one request under way. What comes behind it
waits unparsed, and the client's sending is held up. A head or a body that is too large or does not
come in time ends the connection, and so does a client that does not take its answers (decision 10).
"""

import asyncio
import math
from dataclasses import dataclass
from enum import Enum
from typing import Any

import httptools
from starlette.datastructures import Headers
from uvicorn.protocols.http.httptools_impl import (
    STATUS_LINE,
    HttpToolsProtocol,
    RequestResponseCycle,
)

from bossa.rules import Refusal
from bossa.server.http.errors import answer_to
from bossa.server.http.metrics import Metrics
from bossa.server.protocol.refusals import HeadTooLarge, Malformed, TooLarge

HEAD_END = b"\r\n\r\n"


class Stage(Enum):
    """Which part of a request comes next."""

    IDLE = "idle"
    HEAD = "head"
    BODY = "body"


@dataclass(frozen=True)
class ConnectionLimits:
    head_bytes: int = 32 * 1024
    """Of the request line and all header fields."""
    body_bytes: int = 512 * 1024
    """Of a body as it is sent: chunked, each byte may have several around it. The middleware has a
    lower limit for what is in it."""
    head_seconds: float = 10.0
    """From the first byte of a head to its last, and from connecting to the first byte."""
    body_seconds: float = 20.0
    """From the end of the head to the end of the body."""
    answer_seconds: float = 20.0
    """In which a client must take `answer_bytes` of an answer that waits for it, or all of it."""
    answer_bytes: int = 16 * 1024
    check_seconds: float = 1.0
    """Between two looks at the time."""


class Connection(HttpToolsProtocol):
    def __init__(
        self, *arguments: Any, limits: ConnectionLimits, metrics: Metrics, **more: Any
    ) -> None:
        super().__init__(*arguments, **more)
        self._limits = limits
        self._metrics = metrics
        self._received = b""
        self._parsed = 0
        """So many bytes of what was received have been parsed."""
        self._stage = Stage.IDLE
        self._size = 0
        """So many bytes of the stage have been parsed."""
        self._due = math.inf
        """When the stage must be over."""
        self._earlier: RequestResponseCycle | None = None
        """The request before the current one."""
        self._is_refused = False
        """Whether anything else that the client sends is ignored."""
        self._unsent = 0
        """Bytes that waited for the client when they were looked at last."""
        self._sent_by = math.inf
        """When enough of them must have been taken."""
        self._check: asyncio.TimerHandle | None = None

    # The life of the connection

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._due = self.loop.time() + self._limits.head_seconds
        self._keep_checking()

    def connection_lost(self, exc: Exception | None) -> None:
        if self._earlier and not self._earlier.response_complete:
            # uvicorn tells the last request only.
            self._earlier.disconnected = True
            self._earlier.message_event.set()
        super().connection_lost(exc)
        self._received = b""
        if self._check:
            self._check.cancel()

    # What the client sends

    def data_received(self, data: bytes) -> None:
        self._unset_keepalive_if_required()
        if self._is_refused:
            return
        self._received = self._received[self._parsed :] + data
        self._parsed = 0
        self._parse()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._enter(Stage.HEAD)

    def on_headers_complete(self) -> None:
        self._earlier = self.cycle
        super().on_headers_complete()
        self._enter(Stage.BODY)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._enter(Stage.IDLE)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._expect_reading()
        self._parse()

    def _enter(self, stage: Stage) -> None:
        if stage is not self._stage:
            self._stage, self._size, self._due = stage, 0, math.inf

    @property
    def _is_answering(self) -> bool:
        """Whether a request has come completely, and its answer is not complete."""
        is_over = self.cycle is None or self.cycle.response_complete
        return not is_over and self._stage is not Stage.BODY

    def _parse(self) -> None:
        """Parse up to the end of a request, and go on only when it has been answered."""
        while self._parsed < len(self._received) and not self._is_answering:
            if self.transport.is_closing() or self._is_refused:
                return
            self._parse_piece()
        if self._is_answering:
            # Some bytes may wait: a connection that is not read would not be seen to end.
            if len(self._received) - self._parsed > self._limits.head_bytes:
                self.flow.pause_reading()
        elif self._stage is not Stage.IDLE and self._due == math.inf:
            is_head = self._stage is Stage.HEAD
            allowed = self._limits.head_seconds if is_head else self._limits.body_seconds
            self._due = self.loop.time() + allowed
            self._keep_checking()

    def _parse_piece(self) -> None:
        """Parse what comes next, up to the end of a head: no piece has the ends of two, unless an
        end was cut in two by the network or comes behind a body."""
        if self._stage is Stage.IDLE:
            self._enter(Stage.HEAD)
        found = self._received.find(HEAD_END, self._parsed)
        end = len(self._received) if found < 0 else found + len(HEAD_END)
        end = min(end, self._parsed + self._limits.head_bytes)
        piece, self._parsed = self._received[self._parsed : end], end
        self._size += len(piece)
        if self._stage is Stage.HEAD and self._size > self._limits.head_bytes:
            self._refuse(HeadTooLarge("too-large", most=self._limits.head_bytes))
        elif self._stage is Stage.BODY and self._size > self._limits.body_bytes:
            self._refuse(TooLarge("too-large", most=self._limits.body_bytes))
        else:
            self._feed(piece)

    def _feed(self, piece: bytes) -> None:
        try:
            self.parser.feed_data(piece)
        except httptools.HttpParserUpgrade:
            # Nothing but HTTP is spoken here: answered like any other request, and then closed.
            self.cycle.keep_alive = False
        except httptools.HttpParserError:
            self._refuse(Malformed("bad-request", where="http"))

    # What the client is sent

    def _refuse(self, refusal: Refusal) -> None:
        """Answer a request that cannot be handed to the application, and close."""
        self._is_refused = True
        if self._is_answering:
            # It comes behind another request, which is answered first.
            self.cycle.keep_alive = False
            return
        if self._stage is Stage.BODY:
            if self.cycle.response_started:
                self._drop("body")
                return
            # The application waits for the body: to it, the client has gone.
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        answer = answer_to(refusal, Headers(raw=self.headers or []))
        headers = [*self.server_state.default_headers, *answer.raw_headers]
        lines = [STATUS_LINE[answer.status_code], *(b"%b: %b\r\n" % pair for pair in headers)]
        self.transport.write(b"".join(lines) + b"connection: close\r\n\r\n" + bytes(answer.body))
        self.transport.close()
        self._metrics.answered({"method": "other"}, answer.status_code, 0.0)
        self._expect_reading()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._expect_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._sent_by = math.inf

    # Time

    def _expect_reading(self) -> None:
        """From now on the client must take what waits for it."""
        self._unsent = self.transport.get_write_buffer_size()
        if self._unsent:
            self._sent_by = self.loop.time() + self._limits.answer_seconds
            self._keep_checking()
        else:
            self._sent_by = math.inf

    def _keep_checking(self) -> None:
        if self._check is None:
            self._check = self.loop.call_later(self._limits.check_seconds, self._check_time)

    def _check_time(self) -> None:
        self._check = None
        now = self.loop.time()
        if now >= self._due:
            self._drop(self._stage.value)
        elif now >= self._sent_by and not self._is_reading:
            self._drop("answer")
        elif min(self._due, self._sent_by) < math.inf:
            self._keep_checking()

    @property
    def _is_reading(self) -> bool:
        """Whether the client has taken enough since the last look. If so, the time begins anew."""
        left = self.transport.get_write_buffer_size()
        if left and left > self._unsent - self._limits.answer_bytes:
            return False
        self._expect_reading()
        return True

    def _drop(self, stage: str) -> None:
        self._metrics.dropped(stage)
        self.transport.abort()
