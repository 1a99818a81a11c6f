"""What a player or a spectator may see of a game.

A view has no reference to its game, so it cannot give away anything hidden.
"""

from dataclasses import dataclass, replace

from bossa.rules.deal import Roll
from bossa.rules.game import Chosen, Game, Step
from bossa.rules.legal import legal
from bossa.rules.moves import Decision
from bossa.rules.outcome import Outcome
from bossa.rules.position import Position
from bossa.rules.reasons import may_decide
from bossa.rules.ruleset import Rules
from bossa.rules.tiles import Tile
from bossa.rules.words import CHIP_OF_CHOICE, Chip, Phase, Player


@dataclass(frozen=True, slots=True)
class View:
    """A game as `viewer` sees it. The viewer None is a spectator.

    In the set-up a hidden hand is unknown in `position`. An opponent who has kept a chip in secret
    still shows both chips there, and is listed in `kept`.
    """

    viewer: Player | None
    rolls: tuple[Roll, ...]
    position: Position
    steps: tuple[Step, ...]
    kept: frozenset[Player]
    """Who has kept a chip already while the other player has not."""
    outcome: Outcome | None = None
    pile: tuple[Tile, ...] | None = None
    """What was left of the pile. Only given when the game is over (V1)."""
    removed: Tile | None = None
    """The removed tile. Only given when the game is over (V1)."""

    @property
    def rules(self) -> Rules:
        return self.position.rules

    @property
    def may_decide(self) -> bool:
        """Whether the viewer has something to decide now."""
        return (
            self.viewer is not None
            and self.outcome is None
            and self.viewer not in self.kept
            and may_decide(self.position, self.viewer)
        )

    @property
    def legal(self) -> tuple[Decision, ...]:
        """Every legal decision of the viewer now."""
        return legal(self.position) if self.may_decide else ()


def view(game: Game, viewer: Player | None) -> View:
    """What `viewer` may see now (S3, S4, S6, E1, N1, V1)."""
    if game.over:
        return View(
            viewer,
            game.rolls,
            game.position,
            game.steps,
            frozenset(),
            game.outcome,
            game.pile,
            game.removed,
        )
    position = game.position
    kept = _kept(position)
    for player in Player:
        if player is not viewer:
            position = _hidden(position, player)
    return View(viewer, game.rolls, position, _shown(game.steps, viewer, kept), kept)


def _kept(position: Position) -> frozenset[Player]:
    if position.phase is not Phase.KEEP:
        return frozenset()
    return frozenset(player for player in Player if not may_decide(position, player))


def _hidden(position: Position, player: Player) -> Position:
    side = position.side(player)
    if position.phase.is_setup and not position.rules.hands_open_from_deal:
        side = replace(side, hand=None)
    if position.phase is Phase.KEEP:
        side = replace(side, chips=tuple(Chip))
    return position.with_side(player, side)


def _shown(
    steps: tuple[Step, ...], viewer: Player | None, kept: frozenset[Player]
) -> tuple[Step, ...]:
    """The steps without the choice of a chip that is still secret."""
    return tuple(
        step
        for step in steps
        if not (
            isinstance(step, Chosen)
            and step.choice in CHIP_OF_CHOICE
            and step.player in kept
            and step.player is not viewer
        )
    )
