"""What every computer player can do: think about a view of a game, within a limit."""

import random
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from threading import RLock
from typing import TYPE_CHECKING, Protocol

from bossa.rules import Decision, Game, NotNow, Player, Step, View, view
from bossa.rules.sound import check_position

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


class Stop:
    """Ends a thought from another thread, at any moment. One for each thought: asked before the
    thought has begun it is not forgotten, and asked after its end it does not reach the next."""

    def __init__(self) -> None:
        self.asked = False
        self._looked_at: dict[object, tuple[NDArray[np.int64], int]] = {}
        self._lock = RLock()

    def ask(self) -> None:
        with self._lock:
            self.asked = True
            for words, place in self._looked_at.values():
                words[place] = 1

    @contextmanager
    def reaching(self, words: "NDArray[np.int64]", place: int) -> Iterator[None]:
        """Meanwhile a search looks at this word, and ends when it is 1."""
        search = object()
        with self._lock:
            self._looked_at[search] = words, place
            if self.asked:
                words[place] = 1
        try:
            yield
        finally:
            with self._lock:
                del self._looked_at[search]


@dataclass(frozen=True, slots=True)
class Limit:
    """How long to think: simulations, which are the same on every machine, or seconds; and never
    longer than until it is stopped."""

    simulations: int | None = None
    seconds: float | None = None
    stop: Stop = field(default_factory=Stop, compare=False)


@dataclass(frozen=True, slots=True)
class Considered:
    """A decision that the player looked at: its chance of winning, where a tie counts half, and the
    variation that the player expects. The variation begins with the decision."""

    decision: Decision
    value: float
    variation: tuple[Step, ...] = ()


@dataclass(frozen=True, slots=True)
class Thought:
    """What a player decides, and what it looked at to do so, best first."""

    choice: Decision
    considered: tuple[Considered, ...] = ()
    exact: bool = False
    """Whether the values are those of best play by both, to the end."""


class Computer(Protocol):
    def think(self, view: View, limit: Limit | None = None) -> Thought:
        """One of the legal decisions of a view whose viewer has something to decide; with a limit
        other than the player's own, where one is given. Stopped, it is the best found so far."""
        ...

    def reseed(self, source: random.Random) -> None:
        """Take all chance from this source from now on.

        Whatever the player thought about before: with the same source and the same number of
        simulations, its next thought is the one that a new player would have. So a player can be
        kept for many games, one thought at a time.
        """
        ...

    @property
    def most_bytes(self) -> int:
        """The memory that the player's arrays can take. It is fixed when the player is made."""
        ...


def decisions_of(view: View) -> tuple[Decision, ...]:
    """What the viewer can decide; refused when that is nothing, or the position cannot be."""
    check_position(view.position)
    if view.outcome:
        raise NotNow("game-over", "U2", ending=view.outcome.ending.value)
    if not view.legal:
        raise NotNow("not-your-turn", "U4", player=view.position.player.value)
    return view.legal


def play_out(game: Game, players: Mapping[Player, Computer]) -> Game:
    """The game at its end, each side decided by its player."""
    while not game.over:
        player = game.position.player
        game = game.play(players[player].think(view(game, player)).choice, by=player)
    return game
