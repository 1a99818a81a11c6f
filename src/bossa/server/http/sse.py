"""Server-sent events as a response. A client that does not read, or sends what nobody asked for, is
disconnected."""

import logging
from collections.abc import AsyncIterator

from sse_starlette import EventSourceResponse, ServerSentEvent
from sse_starlette.sse import SendTimeoutError
from starlette.types import Message, Receive, Scope, Send

from bossa.server.protocol.refusals import TooLarge

HEARTBEAT = 15
"""Seconds between heartbeats."""
SLOW = 20.0
"""Seconds in which a client must take what it is sent."""

log = logging.getLogger(__name__)


class EventStream(EventSourceResponse):
    def __init__(self, events: AsyncIterator[bytes]) -> None:
        super().__init__(
            events,
            ping=HEARTBEAT,
            # A named event: unlike a comment, the page's script hears it.
            ping_message_factory=lambda: ServerSentEvent(event="heartbeat", data="{}"),
            send_timeout=SLOW,
        )

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_ended = False

        async def watched(message: Message) -> None:
            nonlocal is_ended
            await send(message)
            is_ended = message["type"] == "http.response.body" and not message.get("more_body")

        try:
            await super().__call__(scope, receive, watched)
        except SendTimeoutError:
            log.info("a client was too slow for its stream")
        except TooLarge:
            log.info("a client sent too much to its stream")
        else:
            if not is_ended:
                # The server shuts down: the stream ends in order, and the client reconnects.
                await send({"type": "http.response.body", "body": b"", "more_body": False})
