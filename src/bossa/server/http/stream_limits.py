"""Who keeps streams open, and how many: each takes a connection of which a machine has so many."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from bossa.server.http.middleware import TooMany, home_of
from bossa.server.settings import HOUSEHOLD


class Audience:
    def __init__(self, most: int) -> None:
        self.most = most
        self._open: Counter[str] = Counter()

    def check_room(self, player: str | None, client: str) -> None:
        """For one more, of a player and of all at the address."""
        own = self._open[player] if player else 0
        if own >= self.most or self._open[home_of(client)] >= HOUSEHOLD * self.most:
            raise TooMany("too-many-streams")

    @contextmanager
    def seated(self, player: str | None, client: str) -> Iterator[None]:
        places = [place for place in (player, home_of(client)) if place]
        self._open.update(places)
        try:
            yield
        finally:
            self._open.subtract(places)
            for place in places:
                if not self._open[place]:
                    del self._open[place]
