"""The computer players that a worker process keeps: the next move of a game finds its engine, with
the values that it has found before."""

import random
from collections import OrderedDict

from bossa.players import Computer, named

MOST_PLAYERS = 64
MOST_BYTES = 512 * 1024 * 1024
"""Of the arrays of all players that one worker keeps."""


class Engines:
    """The players of the games played last, bounded in number and bytes."""

    def __init__(self, most: int = MOST_PLAYERS, most_bytes: int = MOST_BYTES) -> None:
        self.most = most
        self.most_bytes = most_bytes
        self._kept: OrderedDict[tuple[str, str], Computer] = OrderedDict()

    def player(self, game: str, level: str, source: random.Random) -> Computer:
        """The game's player, to think with this source of chance."""
        found = self._kept.pop((game, level), None)
        if found:
            found.reseed(source)
        else:
            found = named(level, source)
        self._make_room(found.most_bytes)
        self._kept[game, level] = found
        return found

    def _make_room(self, wanted: int) -> None:
        while self._kept and (
            len(self._kept) >= self.most or self.bytes + wanted > self.most_bytes
        ):
            self._kept.popitem(last=False)

    @property
    def bytes(self) -> int:
        return sum(player.most_bytes for player in self._kept.values())

    def __len__(self) -> int:
        return len(self._kept)
