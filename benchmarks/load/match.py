"""A game between two clients."""

import asyncio
import random
import time
from dataclasses import dataclass, field
from functools import partial
from itertools import count
from typing import Any, NamedTuple

from benchmarks.load.connection import Server
from benchmarks.load.player import Player, Snapshot, read_move, read_snapshot

UNHEARD = 10.0
"""Seconds after which a move counts as an error because the one before has not arrived."""

_requests = count()


class Sent(NamedTuple):
    """A move that was sent."""

    due: float
    took: float
    """Seconds from when it was due until its answer."""
    answered: float
    """Seconds from when it was sent until its answer."""
    late: float
    """Seconds from when it was due until the client began with it."""
    status: int
    """Of the answer. 0: no answer. -1: not sent, because the move before has not arrived."""
    retry_after: bool


class Heard(NamedTuple):
    """A move that arrived at somebody else's stream."""

    due: float
    took: float
    is_spectator: bool


@dataclass
class Match:
    players: dict[str, Player]
    """By seat."""
    id: str
    number: int
    """Of the last event that an answer has told of."""
    turn: str
    """Who is to move."""
    decision: int
    heard: list[Heard]
    """Where all matches put what arrives."""
    over: bool = False
    confirmed: int = 0
    """Moves that the server has confirmed."""
    unknown: int = 0
    """Moves that it refused or did not answer: they may be stored all the same."""
    spectators: list[Player] = field(default_factory=list)
    is_waited_for: bool = False
    """The next move is due, but the one before has not been answered."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Moves of one game wait for each other."""
    _dues: list[tuple[int, str, float]] = field(default_factory=list)
    """For each move that was sent: the event before it, who moved, and when it was due."""

    @classmethod
    async def begin(cls, servers: tuple[Server, Server], heard: list[Heard]) -> "Match":
        """A game between two new players, who may be on different servers."""
        one, two = Player(servers[0]), Player(servers[1])
        waiting = await one.insist("POST", "/games", {"rules": "novice", "opponent": "link"})
        token = waiting["invitation"]["url"].split("#")[1]
        await two.insist("POST", "/invitations", {"token": token})
        return await cls._of(one, two, waiting["id"], heard)

    async def rematch(self) -> "Match":
        """The next game of the same two players."""
        one, two = self.players.values()
        path = f"/games/{self.id}/rematch"
        for player in (one, two):
            player.leave()
        for player in (one, two):
            last = await player.insist("POST", path, {"request": f"r{next(_requests)}"})
        return await self._of(one, two, last["rematch"]["game"], self.heard)

    @classmethod
    async def _of(cls, one: Player, two: Player, game: str, heard: list[Heard]) -> "Match":
        seen: dict[str, Any] = {}
        for player in (one, two):
            seen = await player.insist("GET", f"/games/{game}")
            other = two if player is one else one
            seats = {seen["you"]: player, "B" if seen["you"] == "A" else "A": other}
        decision = seen["decisions"][0]
        match = cls(seats, game, seen["number"], decision["player"], decision["number"], heard)
        for seat, player in seats.items():
            player.hears = partial(match.hear, seat)
            # From before the last event, so that the stream begins with what is there now.
            await player.watch(game, seen["number"] - 1)
        return match

    async def admit(self, spectators: list[Player]) -> None:
        """Let others watch, from now on."""
        for spectator in spectators:
            spectator.hears = partial(self.hear, None)
            await spectator.watch(self.id, self.number)
        self.spectators += spectators

    def hear(self, seat: str | None, last: int, number: int) -> None:
        """Events after the last one, up to a number, have arrived at the stream of a player, or
        without a seat of a spectator."""
        for before, by, due in reversed(self._dues):
            if last <= before < number and by != seat:
                took = time.perf_counter() - due
                self.heard.append(Heard(due, took, is_spectator=seat is None))
            if before < last:
                return

    async def move(self, due: float, began: float) -> Sent:
        """Play a random move that was due at a time, and that the client began with at another.
        The lock must be held."""
        player = self.players[self.turn]
        seen = await player.snapshot_at(self.number, UNHEARD)
        if seen is None or not seen.moves:
            await self._look(player)
            now = time.perf_counter()
            return Sent(due, now - due, 0.0, began - due, -1, False)
        choice = read_move(random.choice(seen.moves)).text
        body = {"decision": self.decision, "choice": choice, "request": f"r{next(_requests)}"}
        self._dues.append((self.number, self.turn, due))
        sent = time.perf_counter()
        answer = await player.request("POST", f"/games/{self.id}/decisions", body)
        now = time.perf_counter()
        if answer.status == 200:
            self.confirmed += 1
            self._go_on(read_snapshot(answer.body))
        else:
            self._dues.pop()
            self.unknown += 1
            if answer.status not in (429, 503):
                await self._look(player)
        return Sent(
            due, now - due, now - sent, began - due, answer.status, bool(answer.retry_after)
        )

    def _go_on(self, seen: Snapshot) -> None:
        self.number = seen.number
        self.over = not seen.decisions
        if seen.decisions:
            self.turn, self.decision = seen.decisions[0].player, seen.decisions[0].number

    async def _look(self, player: Player) -> None:
        """Ask how the game stands."""
        answer = await player.request("GET", f"/games/{self.id}")
        if answer.status == 200:
            self._go_on(read_snapshot(answer.body))

    async def lost(self) -> bool:
        """Whether a move that was confirmed is not stored, or one is stored that was never sent."""
        player = next(iter(self.players.values()))
        snapshot = await player.insist("GET", f"/games/{self.id}")
        stored = sum(step["kind"] == "moved" for step in snapshot["steps"])
        return not self.confirmed <= stored <= self.confirmed + self.unknown

    @property
    def viewers(self) -> list[Player]:
        return [*self.players.values(), *self.spectators]
