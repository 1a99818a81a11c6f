"""A whole game: where it began and every step since, each of which can be gone back to."""

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
from bossa.rules.turn import State, after_choice, after_draw, after_move, opening, state_of
from bossa.rules.words import CHIP_OF_CHOICE, Choice, Phase, Player


@dataclass(frozen=True, slots=True)
class Chosen:
    """A choice of the set-up."""

    player: Player
    choice: Choice


@dataclass(frozen=True, slots=True)
class Drawn:
    """The tile at the beginning of a turn."""

    player: Player
    tile: Tile


@dataclass(frozen=True, slots=True)
class Moved:
    """A move, with the tile that a redraw brought."""

    player: Player
    move: Move
    brought: Tile | None = None


@dataclass(frozen=True, slots=True)
class Left:
    """A player resigned, ran out of time or abandoned the game, and lost it."""

    player: Player
    ending: Ending


Step = Chosen | Drawn | Moved | Left


@dataclass(frozen=True)
class Game:
    """A game is a value: each decision gives a new one.

    With `to_come` (the unseen tiles at the start, next first, the removed one last) tiles are
    drawn by themselves. Without it, whoever holds the game gives each tile with `draw`.
    """

    start: Position
    rolls: tuple[Roll, ...] = ()
    steps: tuple[Step, ...] = ()
    to_come: tuple[Tile, ...] | None = None
    states: tuple[State, ...] = field(default=(), repr=False, compare=False)
    """The state at the start and after each step."""

    def __post_init__(self) -> None:
        if not self.states:
            states = [state_of(self.start)]
            for step in self.steps:
                states.append(_after(_open(states[-1]), step))
            object.__setattr__(self, "states", tuple(states))

    # Where a game comes from

    @classmethod
    def new(cls, rules: Rules | str = "regular", source: random.Random | None = None) -> "Game":
        """A game with a shuffled pile, from the system's randomness unless a source is given."""
        return cls.of_deal(rules, Deal.shuffled(source))

    @classmethod
    def of_deal(cls, rules: Rules | str, deal: Deal) -> "Game":
        """A game in which every tile comes as the deal has it."""
        rules = Rules.of(rules) if isinstance(rules, str) else rules
        hands = deal.hand(Player.A), deal.hand(Player.B)
        start = opening(rules, deal.rolls[-1], hands)
        return cls(start, deal.rolls, to_come=deal.to_come)._drawn()

    @classmethod
    def of_position(cls, position: Position, source: random.Random | None = None) -> "Game":
        """A game from a position set up by hand; with a source, its pile is shuffled by it."""
        check_position(position)
        to_come = order_of_unseen(position, source) if source else None
        return cls(position, to_come=to_come)._drawn()

    # Where it stands

    @property
    def rules(self) -> Rules:
        return self.start.rules

    @property
    def state(self) -> State:
        return self.states[-1]

    @property
    def position(self) -> Position:
        """The position; of a game that is over, the last one."""
        return self.state.position

    @property
    def outcome(self) -> Outcome | None:
        return self.state.outcome

    @property
    def over(self) -> bool:
        return self.outcome is not None

    @cached_property
    def legal(self) -> tuple[Decision, ...]:
        """All that the player who is to act can decide."""
        return () if self.over else legal(self.position)

    def may_decide(self, player: Player) -> bool:
        return not self.over and may_decide(self.position, player)

    @property
    def came(self) -> tuple[Tile, ...]:
        """The tiles that have come from the pile, in order."""
        tiles = []
        for step in self.steps:
            if isinstance(step, Drawn):
                tiles.append(step.tile)
            elif isinstance(step, Moved) and step.brought:
                tiles.append(step.brought)
        return tuple(tiles)

    @property
    def drawn(self) -> int:
        """How many tiles have come from the pile."""
        return len(self.came)

    @property
    def pile(self) -> tuple[Tile, ...] | None:
        """What is left of the pile, next tile first, where it is known."""
        return self.to_come[self.drawn : -1] if self.to_come else None

    @property
    def removed(self) -> Tile | None:
        return self.to_come[-1] if self.to_come else None

    # How it goes on

    def play(
        self, decision: Decision, by: Player | None = None, brought: Tile | None = None
    ) -> "Game":
        """The game after a choice or a move; refused when it is not legal now.

        `by` is needed only while both keep a chip. `brought` is the tile that a redraw brings,
        where the game does not know its pile.
        """
        position = _open(self.state)
        player = by or position.player
        check(position, decision, player)
        if isinstance(decision, Choice):
            game = self._stepped(Chosen(player, decision))
            return game._keeps_in_order()._drawn()
        if isinstance(decision, Redraw) and self.pile:
            brought = _come(self.pile, brought)
        return self._stepped(Moved(player, decision, brought))._drawn()

    def draw(self, tile: Tile) -> "Game":
        """The game after a tile was drawn, where the game does not know its pile."""
        position = _open(self.state)
        return self._stepped(Drawn(position.player, tile))

    def leave(self, player: Player, ending: Ending = Ending.RESIGN) -> "Game":
        """The game that a player has lost by resigning, by time or by going away."""
        _open(self.state)
        if ending.is_of_play:
            raise Illegal("not-a-leaving", ending=ending.value)
        return self._stepped(Left(player, ending))

    # Going back

    def at(self, count: int) -> "Game":
        """The game as it was after its first `count` steps."""
        if not 0 <= count <= len(self.steps):
            raise NotNow("no-such-step", count=count, last=len(self.steps))
        return replace(self, steps=self.steps[:count], states=self.states[: count + 1])

    def back(self) -> "Game":
        """The game without its last decision and what followed from it.

        The pile keeps its order: a tile that had come, comes again.
        """
        for count in reversed(range(len(self.steps))):
            if not isinstance(self.steps[count], Drawn):
                return self.at(count)
        raise NotNow("nothing-to-take-back")

    def _stepped(self, step: Step) -> "Game":
        state = _after(_open(self.state), step)
        return replace(self, steps=(*self.steps, step), states=(*self.states, state))

    def _drawn(self) -> "Game":
        if self.pile and not self.over and self.position.phase is Phase.DRAW:
            return self._stepped(Drawn(self.position.player, self.pile[0]))
        return self

    def _keeps_in_order(self) -> "Game":
        """Both chips are kept at once: their order is no part of the game. A's stands first."""
        match self.steps[-2:]:
            case (Chosen(Player.B, theirs), Chosen(Player.A, ours)) if {
                ours,
                theirs,
            } <= CHIP_OF_CHOICE.keys():
                steps = (*self.steps[:-2], Chosen(Player.A, ours), Chosen(Player.B, theirs))
                return replace(self, steps=steps, states=())
        return self


def _open(state: State) -> Position:
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


def _come(pile: tuple[Tile, ...], claimed: Tile | None) -> Tile:
    if claimed not in (None, pile[0]):
        raise Illegal("not-the-next-tile", "V1", tile=str(claimed))
    return pile[0]
