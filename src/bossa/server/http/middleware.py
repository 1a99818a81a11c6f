"""What every request passes first: its size, where it comes from, and how many there were."""

import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from ipaddress import IPv4Address, ip_address, ip_network
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect, cookie_parser
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from bossa.rules import Refusal
from bossa.server.accounts.players import hashed
from bossa.server.http.errors import answer_to
from bossa.server.http.metrics import Figures
from bossa.server.settings import HOUSEHOLD, Settings

MOST_BYTES = 64 * 1024
LONGEST_HEADER = 8 * 1024
COOKIE = "bossa"
REMEMBERED = 20_000
SAFE = ("GET", "HEAD", "OPTIONS")

HEADERS = {
    "Content-Security-Policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "X-Frame-Options": "DENY",
}

log = logging.getLogger(__name__)


class TooLarge(Refusal):
    """More bytes than any request needs."""


class TooMany(Refusal):
    """More requests than one visitor needs."""


class Foreign(Refusal):
    """From a page that is not ours."""


class Buckets:
    """Each client has so many requests at once, and so many more a second."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, client: str) -> bool:
        now = time.monotonic()
        left, then = self._left.pop(client, (float(self.burst), now))
        left = min(self.burst, left + (now - then) * self.rate)
        self._left[client] = (left - 1 if left >= 1 else left, now)
        if len(self._left) > REMEMBERED:
            self._left.popitem(last=False)
        return left >= 1


class Guard:
    """Refuses what is too large, too much or from elsewhere, before anything else sees it."""

    def __init__(
        self,
        app: ASGIApp,
        settings: Settings,
        figures: Figures,
        is_known: Callable[[str], bool],
    ) -> None:
        self.app = app
        self._is_known = is_known
        self.settings = settings
        self.figures = figures
        rate, burst = settings.requests_a_second, settings.burst
        self._buckets = Buckets(rate, burst)
        self._households = Buckets(HOUSEHOLD * rate, HOUSEHOLD * burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        start = time.perf_counter()

        async def guarded_send(message: Message) -> None:
            if message["type"] == "http.response.start":
                answer = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    answer.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    answer.setdefault("Cache-Control", "no-store")
                self.figures.answered(scope, message["status"], time.perf_counter() - start)
            await send(message)

        refusal = self._refusal(scope, headers)
        if refusal:
            await answer_to(refusal, headers)(scope, receive, guarded_send)
            return
        body = Limited(receive)
        try:
            await self.app(scope, body.receive, guarded_send)
        except TooLarge as too_large:
            await answer_to(too_large, headers)(scope, receive, guarded_send)
        except ClientDisconnect:
            log.info("a client left before it had said what it wanted")

    def _refusal(self, scope: Scope, headers: Headers) -> Refusal | None:
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > MOST_BYTES:
            return TooLarge("too-large", most=MOST_BYTES)
        if any(len(value) > LONGEST_HEADER for _, value in scope["headers"]):
            return TooLarge("too-large", most=LONGEST_HEADER)
        if scope["method"] not in SAFE and not self._is_ours(headers):
            return Foreign("cross-site")
        if scope["path"].startswith("/api/") and not self._takes(scope, headers):
            return TooMany("too-many-requests")
        return None

    def _takes(self, scope: Scope, headers: Headers) -> bool:
        """Whether there is room for one more request of a player, and of all at that address; who
        is no player counts as the address, whatever cookie it has made up."""
        address = home_of(scope["client"][0] if scope["client"] else "")
        token = cookie_parser(headers.get("cookie", "")).get(COOKIE)
        if not (token and self._is_known(token)):
            return self._buckets.take(address)
        return self._buckets.take(hashed(token)) and self._households.take(address)

    def _is_ours(self, headers: Headers) -> bool:
        """A browser says where a request comes from; other programs need not."""
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
        if self.settings.public_url and origin == self.settings.public_url:
            return True
        try:
            return urlsplit(origin).netloc == headers.get("host")
        except ValueError:
            return False


def home_of(address: str) -> str:
    """What one client has for itself: an address, or with IPv6 the network it can choose from."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv4Address):
        return address
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return str(ip_network((found, 64), strict=False))


class Limited:
    """A body that ends the request when it grows too large."""

    def __init__(self, receive: Receive) -> None:
        self._receive = receive
        self._seen = 0

    async def receive(self) -> Message:
        message = await self._receive()
        self._seen += len(message.get("body", b""))
        if self._seen > MOST_BYTES:
            raise TooLarge("too-large", most=MOST_BYTES)
        return message


def check_room(buckets: Buckets, client: str, code: str) -> None:
    """Refuse an address that does by the hundred what people do now and then."""
    if not buckets.take(home_of(client)):
        raise TooMany(code)
