"""What every computer player can do: think about a view of a game, within a limit."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from bossa.rules import Decision, Game, NotNow, Player, Step, View, view
from bossa.rules.sound import check_position


@dataclass(frozen=True, slots=True)
class Limit:
    """How long to think: simulations, which are the same on every machine, or seconds."""

    simulations: int | None = None
    seconds: float | None = None


@dataclass(frozen=True, slots=True)
class Considered:
    """A decision that was looked at: its chance of winning, a tie counting half, and the line that
    the player thinks of, from the decision itself on."""

    decision: Decision
    value: float
    line: tuple[Step, ...] = ()


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
        other than the player's own, where one is given."""
        ...

    def stop(self) -> None:
        """From another thread: end the thought that is going on; its choice so far counts."""
        ...


class Instant:
    """A player that does not think long enough to be stopped."""

    def stop(self) -> None:
        return None


def asked(view: View) -> tuple[Decision, ...]:
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
