"""Rate limits: token buckets by player and by address."""

import time
from collections import OrderedDict
from ipaddress import IPv4Address, ip_address, ip_network

from bossa.server.protocol.refusals import TooMany

MOST_CLIENTS = 20_000


class RateLimit:
    """Each client may do so many things at once (`burst`), and `rate` more a second."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, client: str, cost: int = 1) -> bool:
        """Whether one more is within the limit. A limit lower than the cost is taken whole."""
        cost = min(cost, self.burst)
        now = time.monotonic()
        left, then = self._left.pop(client, (float(self.burst), now))
        left = min(self.burst, left + (now - then) * self.rate)
        self._left[client] = (left - cost if left >= cost else left, now)
        if len(self._left) > MOST_CLIENTS:
            self._left.popitem(last=False)
        return left >= cost

    def check(self, address: str, code: str) -> None:
        """Refuse an address that does by the hundred what people do now and then."""
        if not self.take(network_of(address)):
            raise TooMany(code)


def network_of(address: str) -> str:
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
