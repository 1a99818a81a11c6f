"""Publish and subscribe within this process."""

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import islice

SHARE = 16
"""One in so many of those who wait is woken at once."""


class Hub:
    """A message carries only the topic, such as a game's id: subscribers read what is new.

    Subscribers are woken one after the other, with everything else in between: the answer to a move
    must not wait until all spectators of other games have been served. The more wait, the more are
    woken at once: under load they must not fall behind either.
    """

    def __init__(self) -> None:
        self._subscribers: dict[str, set[asyncio.Event]] = defaultdict(set)
        self._to_wake: dict[asyncio.Event, None] = {}
        """In their order, each once."""
        self._has_news = asyncio.Event()

    @asynccontextmanager
    async def subscribed(self, *topics: str) -> AsyncIterator[asyncio.Event]:
        """An event that is set whenever one of the topics is published; the subscriber clears
        it."""
        news = asyncio.Event()
        for topic in topics:
            self._subscribers[topic].add(news)
        try:
            yield news
        finally:
            for topic in topics:
                self._subscribers[topic].discard(news)
                if not self._subscribers[topic]:
                    del self._subscribers[topic]

    def publish(self, topic: str) -> None:
        if subscribers := self._subscribers.get(topic):
            self._to_wake.update(dict.fromkeys(subscribers))
            self._has_news.set()

    def publish_all(self) -> None:
        """After messages may have been missed."""
        for topic in self._subscribers:
            self.publish(topic)

    async def run(self) -> None:
        """Until it is cancelled."""
        while True:
            await self._has_news.wait()
            while self._to_wake:
                for news in list(islice(self._to_wake, 1 + len(self._to_wake) // SHARE)):
                    del self._to_wake[news]
                    news.set()
                await asyncio.sleep(0)
            self._has_news.clear()

    @property
    def subscriptions(self) -> int:
        return sum(map(len, self._subscribers.values()))
