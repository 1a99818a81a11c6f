"""A client: a player with a stream, or a spectator."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

import msgspec
from benchmarks.load.connection import Answer, Server
from benchmarks.load.stream import Stream

RETRY = 0.5
"""Seconds before a client repeats what was refused, or opens a lost stream again."""
MOST_TRIES = 120


class Decision(msgspec.Struct):
    player: str
    number: int


class Snapshot(msgspec.Struct):
    """What a client needs of a snapshot. The decoder skips everything else."""

    id: str
    number: int
    you: str | None
    decisions: list[Decision]
    moves: list[msgspec.Raw]
    outcome: msgspec.Raw


class Move(msgspec.Struct):
    text: str


class Event(msgspec.Struct):
    snapshot: Snapshot | None


read_snapshot = msgspec.json.Decoder(Snapshot).decode
read_event = msgspec.json.Decoder(Event).decode
read_move = msgspec.json.Decoder(Move).decode


@dataclass
class Player:
    """One player, or with no token a spectator."""

    server: Server
    token: str = ""
    number: int = 0
    """Of the last event that has arrived."""
    broken: int = 0
    """How often the server ended the open stream."""
    refused: int = 0
    """How often it did not open one."""
    hears: Callable[[int, int], None] = lambda _before, _number: None
    """Called when an event arrives, with the number of the one that had arrived before it, and its
    own."""
    _latest: bytes = b""
    """The data of that event: it is read only if its moves are needed."""
    _stream: Stream | None = None
    _opening: "asyncio.Task[None] | None" = None
    _news: "asyncio.Future[None] | None" = None

    async def request(self, method: str, path: str, body: object = None) -> Answer:
        answer = await self.server.request(method, path, body, self.token)
        self.token = answer.token or self.token
        return answer

    async def insist(self, method: str, path: str, body: object = None) -> Any:
        """Repeat a request of the set-up until it is not refused. Returns the decoded answer."""
        for _ in range(MOST_TRIES):
            answer = await self.request(method, path, body)
            if answer.status in (200, 201):
                return msgspec.json.decode(answer.body)
            if answer.status not in (0, 429, 503):
                break
            await asyncio.sleep(RETRY)
        raise RuntimeError(f"{method} {path}: {answer.status} {answer.body[:500]!r}")

    async def watch(self, game: str, after: int) -> None:
        """Open the stream of a game, in place of the one that is open."""
        self.leave()
        self.number = after
        try:
            await self._open(game)
        except OSError:
            self._ended(game, 0)

    def leave(self) -> None:
        """Close the stream."""
        if self._opening:
            self._opening.cancel()
        if self._stream:
            self._stream.close()
        self._stream = self._opening = None

    async def _open(self, game: str) -> None:
        self._stream = await Stream.open(
            self.server, game, self.number, self.token, self._arrived, partial(self._ended, game)
        )

    def _arrived(self, number: int, data: bytes) -> None:
        before, self.number, self._latest = self.number, number, data
        self.hears(before, number)
        if self._news:
            self._news.set_result(None)
            self._news = None

    def _ended(self, game: str, status: int) -> None:
        """Open it again, as the board does."""
        if status == 200:
            self.broken += 1
        else:
            self.refused += 1
        self._stream = None
        self._opening = asyncio.create_task(self._reopen(game))

    async def _reopen(self, game: str) -> None:
        while True:
            await asyncio.sleep(RETRY)
            try:
                await self._open(game)
            except OSError:
                continue
            return

    async def snapshot_at(self, number: int, seconds: float) -> Snapshot | None:
        """What the stream has brought, once it has brought the event with this number. None if it
        has not after so many seconds."""
        if self.number < number:
            try:
                async with asyncio.timeout(seconds):
                    while self.number < number:
                        self._news = self._news or asyncio.get_running_loop().create_future()
                        await self._news
            except TimeoutError:
                self._news = None
                return None
        return read_event(self._latest).snapshot
