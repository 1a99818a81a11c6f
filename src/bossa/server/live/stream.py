"""The stream of a game's events to one visitor: numbered, resumable, and with secrets left out."""

import logging
from collections.abc import AsyncIterator
from typing import Any

import orjson
from anyio import CancelScope
from sse_starlette import EventSourceResponse
from sse_starlette.sse import SendTimeoutError
from starlette.types import Message, Receive, Scope, Send

from bossa.rules import Player
from bossa.server.games.replay import Course, Event, is_secret
from bossa.server.games.row import Entry
from bossa.server.games.service import Games, Missing
from bossa.server.http.middleware import TooLarge
from bossa.server.protocol.snapshot import table, viewer_of
from bossa.server.storage.database import Away

Json = dict[str, Any]

log = logging.getLogger(__name__)


def told(event: Event, course: Course, viewer: Player | None) -> Json:
    """An event as a viewer may know it."""
    payload = dict(event.payload)
    if is_secret(event, course, viewer):
        payload["choice"] = None
    payload.pop("steps", None)
    return {"number": event.number, "kind": event.kind, **payload}


class Streamed(EventSourceResponse):
    """A stream to one client, ended when the client does not take what it is sent, or sends what
    nobody wants."""

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
                # The server ends: so does the stream, in order, and the client comes back.
                await send({"type": "http.response.body", "body": b"", "more_body": False})


async def stream(games: Games, game: str, player: str | None, after: int) -> AsyncIterator[bytes]:
    """What happened after a number, and then what happens, as long as somebody listens."""
    told_here: Json = {}
    async with games.hub.listening(game) as news:
        while True:
            news.clear()
            # A listener who goes away must not break off what the database is doing.
            with CancelScope(shield=True):
                try:
                    entry, course, happened = await games.news(game, after)
                except (Away, Missing):
                    return  # The listener comes back, and is told what was missed, or why not.
            # What belongs together is sent together: half of the work is in the sending.
            said = bytearray()
            if happened:
                viewer = viewer_of(entry, course, player)
                for event in happened:
                    data = told(event, course, viewer)
                    last = event.number == course.number
                    data["table"] = table(entry, course, player) if last else None
                    said += b"id: %d\r\ndata: %b\r\n\r\n" % (event.number, orjson.dumps(data))
                after = course.number
            if (here := _here(entry)) != told_here:
                told_here = here
                said += b"event: here\r\ndata: %b\r\n\r\n" % orjson.dumps(here)
            if said:
                yield bytes(said)
            await news.wait()


def _here(entry: Entry) -> Json:
    here = {seat.value: who.here for seat, who in entry.seats.items()}
    return {**here, "thinking": entry.thinker is not None}
