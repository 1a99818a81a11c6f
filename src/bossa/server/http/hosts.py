"""Under which names people reach this server: the `Host` of a request, and the `Origin` of a page.

Links are made from `PUBLIC_URL`. Without it they are made from the `Host` of the request that they
answer, so only who makes up a name gets it back. Where names are configured, others are refused.
"""

import re
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import Scope

from bossa.rules import Refusal
from bossa.server.protocol.refusals import Malformed, Misdirected
from bossa.server.settings import Settings

LOOPBACK = ("127.0.0.1", "localhost", "::1")
"""This machine. Proxies on it may use these names, and nobody else can."""
ANY_NAME = ("/healthz", "/metrics")
"""Probes and Prometheus use whatever address the machine has."""
PORTS = {"http": 80, "https": 443}

_name = r"\[(?P<address>[0-9a-f:.]+)\]|(?P<name>[a-z0-9_-]+(?:\.[a-z0-9_-]+)*)\.?"
_match_host = re.compile(rf"(?:{_name})(?::\d{{1,5}})?", re.ASCII | re.IGNORECASE).fullmatch

Origin = tuple[str, str, int | None]


class Hosts:
    def __init__(self, settings: Settings) -> None:
        self._public = origin_of(settings.public_url)
        configured = {name_of(host) for host in settings.allowed_hosts}
        if self._public:
            configured.add(self._public[1])
        self._allowed = {*configured, *LOOPBACK} if configured else None

    def refusal(self, scope: Scope, headers: Headers) -> Refusal | None:
        """Why a request with this `Host` is not answered."""
        if scope["path"] in ANY_NAME:
            return None
        hosts = headers.getlist("host")
        if not hosts and scope["http_version"] != "1.1" and self._allowed is None:
            return None
        name = name_of(hosts[0]) if len(hosts) == 1 else None
        if name is None:
            return Malformed("bad-request", where="host")
        if self._allowed is not None and name not in self._allowed:
            return Misdirected("wrong-host", host=name)
        return None

    def is_own_page(self, origin: str, scheme: str, host: str) -> bool:
        """Whether an `Origin` is this server, as a browser names it that asks this host."""
        asked = origin_of(f"{scheme}://{host}")
        if self._public and asked and asked[1] == self._public[1]:
            # A proxy speaks TLS for us: what it asked by does not count.
            asked = self._public
        return origin_of(origin) in {asked, self._public} - {None}


def name_of(host: str) -> str | None:
    """The name or address in a `Host`, without its port. None if it cannot be one."""
    found = _match_host(host)
    return (found["address"] or found["name"]).lower() if found else None


def origin_of(url: str) -> Origin | None:
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        return None
    if not parts.hostname:
        return None
    return parts.scheme, parts.hostname.rstrip("."), port or PORTS.get(parts.scheme)
