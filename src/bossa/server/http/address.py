"""The address under which people reach this server."""

from starlette.requests import Request

from bossa.server.http.hosts import LOOPBACK
from bossa.server.settings import Settings


def public_address(settings: Settings, request: Request) -> str:
    """The configured address, or the one that the client asked."""
    return settings.public_url or str(request.base_url).rstrip("/")


def is_reachable(settings: Settings, request: Request) -> bool:
    """Whether a link can be opened on another machine."""
    return bool(settings.public_url) or request.url.hostname not in LOOPBACK
