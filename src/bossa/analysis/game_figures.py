"""What statistics need of a reviewed game: a few plain numbers, one line of JSON for each game."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from bossa.analysis.ledger import Review
from bossa.rules import Drawn, Game, Player


@dataclass(frozen=True, slots=True)
class SideFigures:
    """One player's part in a game."""

    name: str
    """From the record; empty if it names nobody."""
    played_first: bool | None
    """None if nobody has played."""
    line: str | None
    """`white` or `black`: the own line. None where nobody owns one."""
    decisions: int
    """Forced ones are not counted."""
    loss: float
    """The chance of winning that all decisions together lost."""
    luck: float
    result: float | None
    """1, 0.5 or 0; None if the game has no result."""

    @property
    def adjusted(self) -> float | None:
        """The result without luck."""
        return None if self.result is None else self.result - self.luck


@dataclass(frozen=True, slots=True)
class GameFigures:
    """A reviewed game."""

    rules: str
    ending: str | None
    turns: int
    a: SideFigures
    b: SideFigures

    @property
    def sides(self) -> tuple[SideFigures, SideFigures]:
        return self.a, self.b

    @classmethod
    def of(cls, game: Game, review: Review, names: Mapping[str, str]) -> "GameFigures":
        """The figures of a game. `names` are the tags of its record."""
        draws = [step for step in game.steps if isinstance(step, Drawn)]
        a, b = (_side(game, review, player, names.get(player.value, "")) for player in Player)
        ending = review.outcome.ending.value if review.outcome else None
        return cls(review.rules.name, ending, len(draws), a, b)

    def as_json(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def of_json(cls, data: dict[str, Any]) -> "GameFigures":
        sides = {seat: SideFigures(**data[seat]) for seat in ("a", "b")}
        return cls(**(data | sides))


def _side(game: Game, review: Review, player: Player, name: str) -> SideFigures:
    first = next((step.player for step in game.steps if isinstance(step, Drawn)), None)
    line = next((line.colour.value for line in game.position.lines if line.owner is player), None)
    summary = review.summary(player)
    result = None
    if review.result is not None:
        result = float(review.result if player is Player.A else 1 - review.result)
    return SideFigures(
        name,
        None if first is None else first is player,
        line,
        summary.decisions,
        float(summary.loss),
        float(summary.luck),
        result,
    )
