"""Many games at once, played at a given rate."""

import asyncio
import random
import time
from collections import Counter
from collections.abc import Coroutine
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from benchmarks.load.connection import Server
from benchmarks.load.match import Heard, Match, Sent
from benchmarks.load.player import Player

MOST_AHEAD = 13
"""Each game gets a random number of moves, smaller than this, before the measurement."""
AT_ONCE = 8
"""So many games are set up at the same time, and so many streams of spectators opened."""
LEAST_SPARE = 8


@dataclass
class Load:
    servers: list[Server]
    matches: list[Match] = field(default_factory=list)
    spare: "asyncio.Queue[Match]" = field(default_factory=asyncio.Queue)
    """Games that take the place of those that end."""
    played: list[Match] = field(default_factory=list)
    """Games that have ended."""
    sent: list[Sent] = field(default_factory=list)
    heard: list[Heard] = field(default_factory=list)
    skipped: list[float] = field(default_factory=list)
    """When moves were due that could not be sent: the two moves before in the same game had not
    been answered, and people do not move ahead."""
    without_game: int = 0
    """Moves that had to wait because no spare game was ready. They count as slow, but it is not
    the server's fault."""
    _tasks: "set[asyncio.Task[None]]" = field(default_factory=set)
    _turns: "count[int]" = field(default_factory=count)

    async def set_up(self, games: int) -> None:
        """Begin so many games and their spares. Let them be at different points, so that they do
        not all end at the same time."""
        gate = asyncio.Semaphore(AT_ONCE)

        async def begin(number: int) -> Match:
            async with gate:
                match = await Match.begin(self.pair(number), self.heard)
                for _ in range(random.randrange(MOST_AHEAD) if number < games else 0):
                    now = time.perf_counter()
                    if not match.over:
                        await match.move(now, now)
                return match

        spare = max(games // 4, LEAST_SPARE)
        begun = await asyncio.gather(*map(begin, range(games + spare)))
        self.matches = begun[:games]
        for match in begun[games:]:
            self.spare.put_nowait(match)

    def pair(self, number: int) -> tuple[Server, Server]:
        """The servers of the two players of a game: different ones, if there are."""
        servers = self.servers
        return servers[number % len(servers)], servers[(number + 1) % len(servers)]

    async def admit(self, spectators: int, spread: bool) -> None:
        """Let so many others watch the first game, or all games in turn. Half of them have no
        cookie, half are players of other games."""
        places = range(len(self.matches)) if spread else range(1)
        for place in places:
            match = self.matches[place]
            mine = range(place, spectators, len(places))
            await match.admit([self._spectator(number) for number in mine])

    def _spectator(self, number: int) -> Player:
        server = self.servers[number % len(self.servers)]
        other = self.matches[-1 - number % len(self.matches)]
        token = next(iter(other.players.values())).token if number % 2 else ""
        return Player(server, token)

    async def play(self, rate: float, seconds: float) -> tuple[float, float]:
        """Send moves at a rate, in all games in turn, whether or not answers come. Returns from
        when until when they were due. Some may not have been answered yet."""
        start = time.perf_counter()
        for number in range(int(rate * seconds)):
            due = start + number / rate
            wait = due - time.perf_counter()
            if wait > 0 or number % 50 == 0:
                await asyncio.sleep(max(0.0, wait))
            self._background(self._move(next(self._turns) % len(self.matches), due))
        end = start + seconds
        await asyncio.sleep(max(0.0, end - time.perf_counter()))
        return start, end

    async def finish(self) -> None:
        """Wait until everything that was begun is done."""
        while self._tasks:
            await asyncio.gather(*self._tasks)

    def _background(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _move(self, place: int, due: float) -> None:
        began = time.perf_counter()
        while True:
            match = self.matches[place]
            if match.is_waited_for:
                self.skipped.append(due)
                return
            match.is_waited_for = match.lock.locked()
            async with match.lock:
                match.is_waited_for = False
                if not match.over:
                    self.sent.append(await match.move(due, began))
                    return
                if self.matches[place] is match:
                    await self._replace(place)

    async def _replace(self, place: int) -> None:
        """A spare game takes the place of one that has ended. Starting the next spare game is not
        measured."""
        ended = self.matches[place]
        self.without_game += self.spare.empty()
        match = self.matches[place] = await self.spare.get()
        self.played.append(ended)
        self._background(self._refill(ended))
        if ended.spectators:
            spectators, ended.spectators = ended.spectators, []
            self._background(match.admit(spectators))

    async def _refill(self, ended: Match) -> None:
        self.spare.put_nowait(await ended.rematch())

    async def lost(self) -> int:
        """The number of games in which a confirmed move is missing, or there is one too many."""
        gate = asyncio.Semaphore(AT_ONCE)

        async def check(match: Match) -> bool:
            async with gate:
                return await match.lost()

        return sum(await asyncio.gather(*map(check, self._all)))

    def streams(self) -> "Counter[str]":
        """How many streams the server has ended so far, and how many it did not open."""
        # The players of a match that was played are in a later one, too.
        viewers = {id(each): each for match in self._all for each in match.viewers}.values()
        return Counter(
            ended=sum(each.broken for each in viewers),
            refused=sum(each.refused for each in viewers),
        )

    @property
    def _all(self) -> list[Match]:
        return [*self.matches, *self.played]
