"""What every request passes first: limits on its size, origin and rate."""

import logging
from collections.abc import Callable

from starlette.datastructures import Headers
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from bossa.rules import Refusal
from bossa.server.http.errors import answer_to
from bossa.server.http.hosts import Hosts
from bossa.server.http.identity import token_of
from bossa.server.http.overload import Overload
from bossa.server.http.rate_limits import RateLimit, network_of
from bossa.server.protocol.refusals import (
    Foreign,
    HeadTooLarge,
    Overloaded,
    TooLarge,
    TooMany,
)
from bossa.server.settings import HOUSEHOLD, Settings

MOST_BYTES = 64 * 1024
MOST_DIGITS = 20
"""Of a length. Python refuses to read numbers of thousands of digits."""
LONGEST_HEADER = 8 * 1024
SAFE = ("GET", "HEAD", "OPTIONS")
PICTURE_COST = 5
COSTS = {("GET", "/api/v1/games"): 5}
"""So many times as much as another request a request counts against the limits."""

log = logging.getLogger(__name__)


class Guard:
    """Refuses what is too large, too much or from elsewhere, before anything else sees it."""

    def __init__(
        self,
        app: ASGIApp,
        settings: Settings,
        overload: Overload,
        is_known: Callable[[str], bool],
    ) -> None:
        self.app = app
        self._overload = overload
        self._hosts = Hosts(settings)
        self._is_known = is_known
        rate, burst = settings.requests_a_second, settings.burst
        self._clients = RateLimit(rate, burst)
        self._households = RateLimit(HOUSEHOLD * rate, HOUSEHOLD * burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        refusal = self._refusal(scope, headers)
        if refusal:
            await answer_to(refusal, headers)(scope, receive, send)
            return
        if not _is_limited(scope):
            # A file waits for nobody. Many that are asked for at once must not keep players out.
            await self.app(scope, receive, send)
            return
        with self._overload.request() as waiting:
            body = Limited(receive, waiting.begin)
            if not _has_body(headers):
                waiting.begin()

            async def answer(message: Message) -> None:
                waiting.end()
                await send(message)

            try:
                await self.app(scope, body.receive, answer)
            except TooLarge as too_large:
                await answer_to(too_large, headers)(scope, receive, answer)
            except ClientDisconnect:
                log.info("a client disconnected before its request was complete")

    def _refusal(self, scope: Scope, headers: Headers) -> Refusal | None:
        length = headers.get("content-length", "0")
        if len(length) > MOST_DIGITS or not length.isdecimal() or int(length) > MOST_BYTES:
            return TooLarge("too-large", most=MOST_BYTES)
        if any(len(value) > LONGEST_HEADER for _, value in scope["headers"]):
            return HeadTooLarge("too-large", most=LONGEST_HEADER)
        if refusal := self._hosts.refusal(scope, headers):
            return refusal
        if scope["method"] not in SAFE and not self._is_ours(scope, headers):
            return Foreign("cross-site")
        if not _is_limited(scope):
            return None
        if self._overload.is_overloaded:
            return Overloaded("overloaded")
        return None if self._takes(scope, headers) else TooMany("too-many-requests")

    def _takes(self, scope: Scope, headers: Headers) -> bool:
        """Whether one more request is within the limits of the player and of all players at the
        address. Unknown cookies are rate-limited by address."""
        address = network_of(scope["client"][0] if scope["client"] else "")
        token = token_of(headers)
        cost = COSTS.get((scope["method"], scope["path"]), 1)
        if _is_drawn(scope["path"]):
            cost = PICTURE_COST
        if not (token and self._is_known(token)):
            return self._clients.take(address, cost)
        return self._clients.take(token, cost) and self._households.take(address, cost)

    def _is_ours(self, scope: Scope, headers: Headers) -> bool:
        """A browser says which page sends a request; other programs need not."""
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
        return self._hosts.is_own_page(origin, scope["scheme"], headers.get("host", ""))


def _is_limited(scope: Scope) -> bool:
    """Whether a request counts against the limits: it asks for games, not for pages or files."""
    return scope["path"].startswith("/api/") or _is_drawn(scope["path"])


def _is_drawn(path: str) -> bool:
    """Whether it is a preview picture: it counts like a request of the protocol."""
    return path.endswith("/preview.png") or path.startswith("/card/")


def _has_body(headers: Headers) -> bool:
    return headers.get("content-length", "0") != "0" or "transfer-encoding" in headers


class Limited:
    """A body that ends the request when it grows too large."""

    def __init__(self, receive: Receive, on_end: Callable[[], None]) -> None:
        self._receive = receive
        self._on_end = on_end
        self._seen = 0

    async def receive(self) -> Message:
        message = await self._receive()
        self._seen += len(message.get("body", b""))
        if self._seen > MOST_BYTES:
            raise TooLarge("too-large", most=MOST_BYTES)
        if message["type"] == "http.request" and not message.get("more_body"):
            self._on_end()
        return message
