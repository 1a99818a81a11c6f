"""How many streams are open: each takes a connection, and a machine has only so many."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from bossa.server.http.rate_limits import network_of
from bossa.server.protocol.refusals import TooMany
from bossa.server.settings import HOUSEHOLD


class StreamLimit:
    def __init__(self, most: int) -> None:
        self.most = most
        self._open: Counter[str] = Counter()

    def check(self, player: str | None, address: str) -> None:
        """Refuse one more than a player, or all at an address, may have."""
        own = self._open[player] if player else 0
        if own >= self.most or self._open[network_of(address)] >= HOUSEHOLD * self.most:
            raise TooMany("too-many-streams")

    @contextmanager
    def counted(self, player: str | None, address: str) -> Iterator[None]:
        owners = [owner for owner in (player, network_of(address)) if owner]
        self._open.update(owners)
        try:
            yield
        finally:
            self._open.subtract(owners)
            for owner in owners:
                if not self._open[owner]:
                    del self._open[owner]
