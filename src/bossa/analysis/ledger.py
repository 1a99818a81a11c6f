"""The ledger of a game: how each choice, draw and move changed the chance of winning.

All chances are those of player A. They are fractions, so that the start and all changes add up to
the result exactly.
"""

from dataclasses import dataclass
from fractions import Fraction

from bossa.analysis.marks import Mark
from bossa.players.worth import Worth
from bossa.rules import Decision, Outcome, Player, Rules, Tile
from bossa.rules.words import Word

START = Fraction(1, 2)
"""A's chance before the deal: the game is the same for both."""


class Kind(Word):
    """What changed the chance."""

    CHOICE = "choice"
    DEAL = "deal"
    DRAW = "draw"
    MOVE = "move"
    LEFT = "left"


@dataclass(frozen=True, slots=True)
class Reason:
    """A fact that explains a mistake: a message of `reasons.ftl` and its values."""

    message: str
    values: tuple[tuple[str, int | str], ...] = ()


@dataclass(frozen=True, slots=True)
class Decided:
    """A decision beside the other ones that there were."""

    loss: Fraction
    """The chance of winning that the player lost by it. Never negative."""
    rank: int
    """1 if no other decision is better."""
    mark: Mark
    best: Decision | None
    """None if the player resigned."""
    considered: tuple[tuple[Decision, Worth], ...]
    """All decisions with their worth for the player who decided, best first."""
    reasons: tuple[Reason, ...] = ()

    @property
    def of(self) -> int:
        """How many decisions there were."""
        return len(self.considered)


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the ledger."""

    step: int
    """The place of its step in the game. The deal stands at the first step after the set-up."""
    kind: Kind
    player: Player | None
    what: str
    """In notation."""
    change: Fraction
    after: Worth
    """A's chance after it."""
    decided: Decided | None = None
    tiles: tuple[tuple[Tile, Fraction], ...] = ()
    """Every tile that could have come, with A's chance then."""


@dataclass(frozen=True, slots=True)
class Summary:
    """The totals of a player."""

    decisions: int
    """Forced ones are not counted."""
    loss: Fraction
    luck: Fraction
    """What the deal and the draws of both players changed for this player."""
    marks: tuple[tuple[Mark, int], ...]
    adjusted: Fraction | None
    """The result without luck. None if there is no result."""

    @property
    def per_decision(self) -> Fraction:
        return self.loss / self.decisions if self.decisions else Fraction(0)

    def count(self, mark: Mark) -> int:
        return dict(self.marks).get(mark, 0)


@dataclass(frozen=True, slots=True)
class Review:
    """A game with its ledger."""

    rules: Rules
    outcome: Outcome | None
    entries: tuple[Entry, ...]
    version: str
    takebacks: int = 0

    @property
    def result(self) -> Fraction | None:
        """What A got; None if the game has no result."""
        if self.outcome is None:
            return None
        if self.outcome.winner is None:
            return Fraction(1, 2)
        return Fraction(int(self.outcome.winner is Player.A))

    def summary(self, player: Player) -> Summary:
        sign = 1 if player is Player.A else -1
        decided = [
            entry.decided for entry in self.entries if entry.player is player and entry.decided
        ]
        counted = [one for one in decided if one.mark is not Mark.FORCED]
        by_chance = (Kind.DEAL, Kind.DRAW)
        luck = sum((e.change for e in self.entries if e.kind in by_chance), Fraction(0)) * sign
        marks = tuple((mark, sum(one.mark is mark for one in decided)) for mark in Mark)
        adjusted = None
        if self.result is not None:
            adjusted = (self.result if player is Player.A else 1 - self.result) - luck
        loss = sum((one.loss for one in counted), Fraction(0))
        return Summary(len(counted), loss, luck, marks, adjusted)
