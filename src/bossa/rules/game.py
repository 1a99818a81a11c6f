"""A whole game: its start and every step since. It can go back to any step."""

import random
from dataclasses import dataclass, field, replace
from functools import cached_property

from bossa.rules.chance import order_of_unseen
from bossa.rules.deal import Deal, Roll
from bossa.rules.legal import legal
from bossa.rules.moves import Decision, Move, Redraw
from bossa.rules.outcome import Ending, Outcome
from bossa.rules.position import Position
from bossa.rules.reasons import check, may_decide
from bossa.rules.refusals import Illegal, NotNow
from bossa.rules.ruleset import Rules
from bossa.rules.sound import check_position
from bossa.rules.tiles import Tile
from bossa.rules.turn import (
    State,
    after_choice,
    after_draw,
    after_move,
    first_player,
    opening,
    state_of,
)
from bossa.rules.words import CHIP_OF_CHOICE, Choice, Phase, Player


@dataclass(frozen=True, slots=True)
class Chosen:
    """A player made a choice in the set-up."""

    player: Player
    choice: Choice


@dataclass(frozen=True, slots=True)
class Drawn:
    """A player drew a tile at the beginning of a turn."""

    player: Player
    tile: Tile


@dataclass(frozen=True, slots=True)
class Moved:
    """A player made a move. `brought` is the tile that a redraw brought, else None."""

    player: Player
    move: Move
    brought: Tile | None = None


@dataclass(frozen=True, slots=True)
class Left:
    """A player resigned, ran out of time or abandoned the game, and so lost it."""

    player: Player
    ending: Ending


Step = Chosen | Drawn | Moved | Left


@dataclass(frozen=True)
class Game:
    """A game as an immutable value: each decision returns a new game.

    `to_come` has the unseen tiles at the start, next tile first, removed tile last. With it, the
    game draws every tile itself. Without it, the caller gives each drawn tile to `draw`.
    """

    start: Position
    rolls: tuple[Roll, ...] = ()
    steps: tuple[Step, ...] = ()
    to_come: tuple[Tile, ...] | None = None
    states: tuple[State, ...] = field(default=(), repr=False, compare=False)
    """The state at the start and after each step. Replayed from the steps when not given."""

    def __post_init__(self) -> None:
        if not self.states:
            states = [state_of(self.start)]
            for step in self.steps:
                states.append(_after(_running_position(states[-1]), step))
            object.__setattr__(self, "states", tuple(states))

    # Making a game

    @classmethod
    def new(cls, rules: Rules | str = "regular", source: random.Random | None = None) -> "Game":
        """A game with a random deal. The randomness is the system's unless a source is given."""
        return cls.of_deal(rules, Deal.shuffled(source))

    @classmethod
    def of_deal(cls, rules: Rules | str, deal: Deal) -> "Game":
        """A game that draws its tiles in the order of the deal."""
        rules = Rules.of(rules) if isinstance(rules, str) else rules
        hands = deal.hand(Player.A), deal.hand(Player.B)
        start = opening(rules, deal.rolls[-1], hands)
        return cls(start, deal.rolls, to_come=deal.to_come)._draw_if_due()

    @classmethod
    def of_position(cls, position: Position, source: random.Random | None = None) -> "Game":
        """A game that starts from a given position. Refuses an impossible position.

        With a source, the pile is shuffled. Without one, its order stays unknown and the caller
        gives each drawn tile to `draw`.
        """
        check_position(position)
        to_come = order_of_unseen(position, source) if source else None
        return cls(position, to_come=to_come)._draw_if_due()

    # The current state

    @property
    def rules(self) -> Rules:
        return self.start.rules

    @property
    def state(self) -> State:
        return self.states[-1]

    @property
    def position(self) -> Position:
        """The current position, or the last one when the game is over."""
        return self.state.position

    @property
    def outcome(self) -> Outcome | None:
        return self.state.outcome

    @property
    def over(self) -> bool:
        return self.outcome is not None

    @cached_property
    def legal(self) -> tuple[Decision, ...]:
        """Every legal decision of the player who is to act."""
        return () if self.over else legal(self.position)

    def may_decide(self, player: Player) -> bool:
        return not self.over and may_decide(self.position, player)

    @property
    def came(self) -> tuple[Tile, ...]:
        """The tiles drawn from the pile so far, in order. Redraws count as well."""
        tiles = []
        for step in self.steps:
            if isinstance(step, Drawn):
                tiles.append(step.tile)
            elif isinstance(step, Moved) and step.brought:
                tiles.append(step.brought)
        return tuple(tiles)

    @property
    def drawn(self) -> int:
        """How many tiles were drawn from the pile. Redraws count as well."""
        return len(self.came)

    @property
    def pile(self) -> tuple[Tile, ...] | None:
        """What is left of the pile, next tile first; None when its order is not known."""
        return self.to_come[self.drawn : -1] if self.to_come else None

    @property
    def removed(self) -> Tile | None:
        return self.to_come[-1] if self.to_come else None

    # Playing on

    def play(
        self, decision: Decision, by: Player | None = None, brought: Tile | None = None
    ) -> "Game":
        """The game after a choice or a move. Refuses a decision that is not legal now.

        `by` is needed only while both players keep a chip. `brought` is the tile that a redraw
        brings; it is needed only when the game does not know its pile.
        """
        position = _running_position(self.state)
        player = by or position.player
        check(position, decision, player)
        if isinstance(decision, Choice):
            if position.phase is Phase.KEEP:
                # Refused before the first chip: the game could not go on after the second.
                first_player(position)
            game = self._with_step(Chosen(player, decision))
            return game._keeps_in_order()._draw_if_due()
        if isinstance(decision, Redraw) and self.pile:
            brought = _next_tile(self.pile, brought)
        return self._with_step(Moved(player, decision, brought))._draw_if_due()

    def draw(self, tile: Tile) -> "Game":
        """The game after a draw. Needed only when the game does not know its pile."""
        position = _running_position(self.state)
        return self._with_step(Drawn(position.player, tile))

    def leave(self, player: Player, ending: Ending = Ending.RESIGN) -> "Game":
        """The game after a player lost it by resigning, running out of time or abandoning it."""
        _running_position(self.state)
        if ending.is_of_play:
            raise Illegal("not-a-leaving", ending=ending.value)
        return self._with_step(Left(player, ending))

    # Going back

    def at(self, count: int) -> "Game":
        """The game as it was after its first `count` steps."""
        if not 0 <= count <= len(self.steps):
            raise NotNow("no-such-step", count=count, last=len(self.steps))
        return replace(self, steps=self.steps[:count], states=self.states[: count + 1])

    def back(self) -> "Game":
        """The game without its last decision and the draw that followed it.

        The pile keeps its order, so the same tile will be drawn again.
        """
        for count in reversed(range(len(self.steps))):
            if not isinstance(self.steps[count], Drawn):
                return self.at(count)
        raise NotNow("nothing-to-take-back")

    def _with_step(self, step: Step) -> "Game":
        state = _after(_running_position(self.state), step)
        return replace(self, steps=(*self.steps, step), states=(*self.states, state))

    def _draw_if_due(self) -> "Game":
        """Draw the next tile if it is time to draw and the pile is known."""
        if self.pile and not self.over and self.position.phase is Phase.DRAW:
            return self._with_step(Drawn(self.position.player, self.pile[0]))
        return self

    def _keeps_in_order(self) -> "Game":
        """Put A's kept chip before B's.

        Both players keep at once (E1), so it must make no difference whose choice arrived first.
        """
        match self.steps[-2:]:
            case (Chosen(Player.B, choice_b), Chosen(Player.A, choice_a)) if {
                choice_a,
                choice_b,
            } <= CHIP_OF_CHOICE.keys():
                steps = (*self.steps[:-2], Chosen(Player.A, choice_a), Chosen(Player.B, choice_b))
                return replace(self, steps=steps, states=())
        return self


def _running_position(state: State) -> Position:
    """The position of a running game. Refuses a game that is over."""
    if state.outcome:
        raise NotNow("game-over", "U2", ending=state.outcome.ending.value)
    return state.position


def _after(position: Position, step: Step) -> State:
    match step:
        case Chosen(player, choice):
            return after_choice(position, choice, player)
        case Drawn(_, tile):
            return after_draw(position, tile)
        case Moved(_, move, brought):
            return after_move(position, move, brought)
        case Left(player, ending):
            return State(position, Outcome(ending, player.opponent))


def _next_tile(pile: tuple[Tile, ...], claimed: Tile | None) -> Tile:
    """The next tile of a known pile. Refuses a caller who claims another tile."""
    if claimed not in (None, pile[0]):
        raise Illegal("not-the-next-tile", "V1", tile=str(claimed))
    return pile[0]
