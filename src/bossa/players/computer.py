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
    """Ends a thought from another thread, at any moment. Make one for each thought.

    A thought that begins after `ask` ends at once. A thought with another stop is not affected.
    """

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
        """While this runs, `ask` sets a word that the search looks at. The search then ends."""
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
    """How long to think: for a number of simulations, which gives the same on every machine, or for
    seconds. A thought also ends when `stop` is asked; with neither number, only then."""

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
    """What a player decides, and the decisions that it looked at, best first."""

    choice: Decision
    considered: tuple[Considered, ...] = ()
    exact: bool = False
    """Whether the values are exact: the chances under best play by both to the end."""


class Computer(Protocol):
    """A computer player. It thinks about one view at a time."""

    def think(self, view: View, limit: Limit | None = None) -> Thought:
        """Choose one of the legal decisions of the viewer.

        `limit` replaces the player's own limit. A thought that is stopped still has a choice: the
        best decision so far. It refuses a view whose viewer has nothing to decide.
        """
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
    """The legal decisions of the viewer. Refused if there are none or the position cannot be."""
    check_position(view.position)
    if view.outcome:
        raise NotNow("game-over", "U2", ending=view.outcome.ending.value)
    if not view.legal:
        raise NotNow("not-your-turn", "U4", player=view.position.player.value)
    return view.legal


def play_out(game: Game, players: Mapping[Player, Computer]) -> Game:
    """Let the players play a game to its end. Return the finished game."""
    while not game.over:
        player = game.position.player
        game = game.play(players[player].think(view(game, player)).choice, by=player)
    return game
