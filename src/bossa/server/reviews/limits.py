"""How many reviews are made for one player, and for one address, in a day."""

from bossa.server.http.rate_limits import RateLimit, network_of
from bossa.server.protocol.refusals import TooMany

DAY = 86_400
OF_ADDRESS = 2
"""All players at one address together may have this many times as many as one player."""


class ReviewLimits:
    def __init__(self, a_day: int) -> None:
        self._players = RateLimit(a_day / DAY, a_day)
        self._addresses = RateLimit(a_day * OF_ADDRESS / DAY, a_day * OF_ADDRESS)

    def check(self, player: str, address: str) -> None:
        if not self._players.take(player) or not self._addresses.take(network_of(address)):
            raise TooMany("too-many-reviews")
