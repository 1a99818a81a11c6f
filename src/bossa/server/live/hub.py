"""Who waits for news of a game in this process, and how they are told."""

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Hub:
    """News carry nothing but the game: who hears of it reads what is new.

    Listeners are woken one after the other, with everything else in between: who has made a move
    is not to wait until all who watch other games have been sent theirs.
    """

    def __init__(self) -> None:
        self._waiting: dict[str, set[asyncio.Event]] = defaultdict(set)
        self._to_wake: dict[asyncio.Event, None] = {}
        """In their order, each once."""
        self._has_news = asyncio.Event()
        self.thoughts = asyncio.Event()
        """Set when a computer player may have something to think about."""

    @asynccontextmanager
    async def listening(self, game: str) -> AsyncIterator[asyncio.Event]:
        """An event that is set whenever there is news of a game; the listener clears it."""
        news = asyncio.Event()
        self._waiting[game].add(news)
        try:
            yield news
        finally:
            self._waiting[game].discard(news)
            if not self._waiting[game]:
                del self._waiting[game]

    def tell(self, game: str, thinks: bool) -> None:
        if listening := self._waiting.get(game):
            self._to_wake.update(dict.fromkeys(listening))
            self._has_news.set()
        if thinks:
            self.thoughts.set()

    def tell_all(self) -> None:
        """After news may have been missed."""
        for game in self._waiting:
            self.tell(game, thinks=False)
        self.thoughts.set()

    async def run(self) -> None:
        """Until it is cancelled."""
        while True:
            await self._has_news.wait()
            while self._to_wake:
                news = next(iter(self._to_wake))
                del self._to_wake[news]
                news.set()
                await asyncio.sleep(0)
            self._has_news.clear()

    @property
    def listeners(self) -> int:
        return sum(map(len, self._waiting.values()))
