"""What a board draws: a position with its legal moves and the steps that led to it.

The board knows no rules. Everything that it would have to compute from them is here.
"""

from functools import cache
from typing import Annotated, Any, Literal

from msgspec import Meta
from msgspec.structs import replace

from bossa.notation import write_move, write_position
from bossa.rules import (
    Choice,
    Chosen,
    Colour,
    Drawn,
    Ending,
    Exchange,
    Game,
    Lay,
    Left,
    Moved,
    Phase,
    Player,
    Redraw,
    Stack,
    View,
    view,
)
from bossa.rules import Line as RulesLine
from bossa.rules import Move as RulesMove
from bossa.rules import Position as RulesPosition
from bossa.rules import Step as RulesStep
from bossa.rules.outcome import Outcome as RulesOutcome
from bossa.rules.outlook import Outlook as RulesOutlook
from bossa.rules.outlook import Outlooks
from bossa.rules.position import HAND_SIZE
from bossa.rules.reach import can_ever_fill, can_ever_stack
from bossa.rules.turn import after_move
from bossa.rules.words import Chip, Marker
from bossa.server.protocol.value import (
    Absent,
    Count,
    Die,
    LeavingEnding,
    Number,
    TileCode,
    Value,
    absent,
)

# What lies on the table


class LaidTile(Value):
    tile: TileCode
    chip: Chip | None


class Row(Value):
    number: Number
    size: Number
    layers: Annotated[tuple[tuple[LaidTile, ...], ...], Meta(description="From the bottom.")]
    open: Annotated[bool, Meta(description="Whether anything can ever be stacked on it.")]


class End(Value):
    """An open number at an end of a line. There is none below 1."""

    number: Number
    side: Literal["below", "above"]
    sizes: tuple[Number, ...]
    open: Annotated[bool, Meta(description="Whether it can ever be filled.")]


class Line(Value):
    die: Annotated[Die | None, Meta(description="Null while waiting: nothing has been rolled.")]
    owner: Player | None
    rows: Annotated[tuple[Row, ...], Meta(description="Lowest number first.")]
    rows_to_win: Annotated[Number | None, Meta(description="Null in the novice game.")]
    ends: tuple[End, ...]

    @classmethod
    def of(cls, position: RulesPosition, line: RulesLine) -> "Line":
        return cls(
            die=line.die,
            owner=line.owner,
            rows=tuple(
                Row(
                    number=row.number,
                    size=row.size,
                    layers=tuple(
                        tuple(LaidTile(tile=str(laid.tile), chip=laid.chip) for laid in layer)
                        for layer in row.layers
                    ),
                    open=can_ever_stack(position, line.colour, row),
                )
                for row in line.rows
            ),
            rows_to_win=position.rules.rows_to_win,
            ends=tuple(
                End(
                    number=end.number,
                    side="above" if end.number > line.die else "below",
                    sizes=tuple(end.sizes),
                    open=can_ever_fill(position, end),
                )
                for end in line.ends(position.rules)
            ),
        )


class Lines(Value):
    white: Line
    black: Line


class Hands(Value):
    """Null: hidden."""

    A: tuple[TileCode, ...] | None
    B: tuple[TileCode, ...] | None


class HandSizes(Value):
    A: Count
    B: Count


class Markers(Value):
    """The markers left."""

    A: tuple[Marker, ...]
    B: tuple[Marker, ...]


class Chips(Value):
    """The chips held."""

    A: tuple[Chip, ...]
    B: tuple[Chip, ...]


class Position(Value):
    text: Annotated[str | None, Meta(description="In the notation; null while waiting.")]
    lines: Lines
    hands: Hands
    hand_sizes: HandSizes
    markers: Markers
    chips: Chips
    out: Annotated[tuple[TileCode, ...], Meta(description="Discards.")]
    pile: Count
    unseen: Annotated[tuple[TileCode, ...], Meta(description="Unseen by this viewer.")]

    @classmethod
    def of(cls, position: RulesPosition) -> "Position":
        a, b = position.side(Player.A), position.side(Player.B)
        hands = [None if side.hand is None else tuple(map(str, side.hand)) for side in (a, b)]
        sizes = [HAND_SIZE if hand is None else len(hand) for hand in hands]
        white, black = (Line.of(position, line) for line in position.lines)
        return cls(
            text=write_position(position),
            lines=Lines(white=white, black=black),
            hands=Hands(A=hands[0], B=hands[1]),
            hand_sizes=HandSizes(A=sizes[0], B=sizes[1]),
            markers=Markers(A=tuple(a.markers), B=tuple(b.markers)),
            chips=Chips(A=tuple(a.chips), B=tuple(b.chips)),
            out=tuple(map(str, position.out)),
            pile=position.pile_size,
            unseen=tuple(map(str, position.unseen)),
        )


# What can be decided


class Outlook(Value):
    """What the unseen tiles may bring after a move; a warning from what both players know."""

    wins: Annotated[Count, Meta(description="So many let the opponent win by the next row.")]
    stuck: Annotated[
        Count,
        Meta(description="So many leave the player without a move if nothing else changes."),
    ]
    unseen: Count

    @classmethod
    def of(cls, found: RulesOutlook | None) -> "Outlook | None":
        return cls(wins=found.wins, stuck=found.stuck, unseen=found.unseen) if found else None


class ChipPut(Value):
    tile: TileCode
    kind: Chip


class RowMove(Value, tag_field="kind"):
    text: str
    line: Colour
    number: Number
    tiles: tuple[TileCode, ...]
    sum: Annotated[str, Meta(description="The row's arithmetic.")]
    left: Annotated[Count, Meta(description="Tiles left in the hand.")]
    chip: ChipPut | Absent = absent
    ends: Annotated[
        Literal["wins", "loses", "ties"] | Absent,
        Meta(description="Present when the move ends the game."),
    ] = absent
    outlook: Outlook | Absent = absent


class LayMove(RowMove, tag="lay"):
    pass


class StackMove(RowMove, tag="stack"):
    pass


class ExchangeMove(Value, tag_field="kind", tag="exchange"):
    text: str
    tiles: tuple[TileCode, ...]
    theirs: TileCode
    outlook: Outlook | Absent = absent


class RedrawMove(Value, tag_field="kind", tag="redraw"):
    text: str
    tiles: tuple[TileCode, ...]
    outlook: Outlook | Absent = absent


class ChoiceMove(Value, tag_field="kind", tag="choice"):
    text: Choice


Move = LayMove | StackMove | ExchangeMove | RedrawMove | ChoiceMove


class _Moves:
    """Makes the moves of a position in which a player is to play."""

    def __init__(self, position: RulesPosition) -> None:
        self._position = position
        self._tiles = len(position.side(position.player).tiles)
        self._pile_size = position.pile_size
        self.outlooks = Outlooks(position)

    def of(self, move: RulesMove) -> Move:
        match move:
            case Lay():
                return LayMove(**self._row(move))
            case Stack():
                return StackMove(**self._row(move))
            case _:
                plain = _same_everywhere(move)
                found = Outlook.of(self.outlooks.after(move))
                return replace(plain, outlook=found) if found else plain

    def _row(self, move: Lay | Stack) -> dict[str, Any]:
        colour, number, tiles = move.colour, move.number, move.tiles
        counts = " + ".join([str(laid.counts(colour)) for laid in tiles])
        chips = [
            ChipPut(tile=str(laid.tile), kind=laid.chip) for laid in tiles if laid.chip is not None
        ]
        return {
            "text": write_move(move),
            "line": colour,
            "number": number,
            "tiles": tuple([str(laid.tile) for laid in tiles]),
            "chip": chips[0] if chips else absent,
            "sum": f"{counts} = {number}" if len(tiles) > 1 else str(number),
            "left": self._tiles - len(tiles),
            "ends": self._ends(move) or absent,
            "outlook": Outlook.of(self.outlooks.after(move)) or absent,
        }

    def _ends(self, move: Lay | Stack) -> str | None:
        """How the game ends with this move, if it does."""
        position = self._position
        empties = len(move.tiles) == self._tiles
        fills = len(position.line(move.colour).rows) + 1 == position.rules.rows_to_win
        if not (empties or fills or self._pile_size == 0):
            return None
        outcome = after_move(position, move).outcome
        if outcome is None:
            return None
        if outcome.winner is None:
            return "ties"
        return "wins" if outcome.winner is position.player else "loses"


@cache
def _same_everywhere(decision: Exchange | Redraw | Choice) -> Move:
    """A move that looks the same in every position."""
    match decision:
        case Exchange(own, theirs):
            return ExchangeMove(text=write_move(decision), tiles=(str(own),), theirs=str(theirs))
        case Redraw(tile):
            return RedrawMove(text=write_move(decision), tiles=(str(tile),))
        case Choice():
            return ChoiceMove(text=decision)


# What happened


class ChosenStep(Value, tag_field="kind", tag="chosen"):
    player: Player
    choice: Choice


class DrawnStep(Value, tag_field="kind", tag="drawn"):
    player: Player
    tile: TileCode
    turn: Number


class MovedStep(Value, tag_field="kind", tag="moved"):
    player: Player
    move: str
    brought: Annotated[TileCode | None, Meta(description="By a redraw.")]
    turn: Number


class LeftStep(Value, tag_field="kind", tag="left"):
    player: Player
    ending: LeavingEnding


Step = ChosenStep | DrawnStep | MovedStep | LeftStep


def steps_of(steps: tuple[RulesStep, ...]) -> tuple[Step, ...]:
    found: list[Step] = []
    turn = 0
    for step in steps:
        match step:
            case Chosen(player, choice):
                found.append(ChosenStep(player=player, choice=choice))
            case Drawn(player, tile):
                turn += 1
                found.append(DrawnStep(player=player, tile=str(tile), turn=turn))
            case Moved(player, move, brought):
                # A position to play begins within a turn.
                turn = max(turn, 1)
                came = str(brought) if brought else None
                moved = MovedStep(player=player, move=write_move(move), brought=came, turn=turn)
                found.append(moved)
            case Left(player, ending):
                left: Any = ending.value
                found.append(LeftStep(player=player, ending=left))
    return tuple(found)


class Outcome(Value):
    ending: Ending
    winner: Annotated[Player | None, Meta(description="Null for a tie.")]

    @classmethod
    def of(cls, outcome: RulesOutcome | None) -> "Outcome | None":
        return cls(ending=outcome.ending, winner=outcome.winner) if outcome else None


# All of it


class BoardView(Value):
    """What a board draws, as one viewer may see it."""

    phase: Annotated[
        Phase | None, Meta(description="Null while waiting and when over or called off.")
    ]
    rolls: Annotated[
        tuple[tuple[Die, Die], ...],
        Meta(description="White die of A, black die of B; all but the last were equal."),
    ]
    position: Position
    moves: Annotated[tuple[Move, ...], Meta(description="What this viewer can decide now.")]
    steps: Annotated[
        tuple[Step, ...],
        Meta(description="In order, without what was taken back and what is still a secret."),
    ]
    last: Annotated[str | None, Meta(description="The last move.")]
    outcome: Outcome | None
    threat: Annotated[
        Outlook | None,
        Meta(description="What the opponent could win by if this turn changed nothing."),
    ]

    @classmethod
    def of(cls, game: Game, viewer: Player | None) -> "BoardView":
        return cls.of_view(view(game, viewer))

    @classmethod
    def of_view(cls, seen: View) -> "BoardView":
        moved = next((step for step in reversed(seen.steps) if isinstance(step, Moved)), None)
        moves, threat = _moves_and_threat(seen)
        return cls(
            phase=None if seen.outcome else seen.position.phase,
            rolls=seen.rolls,
            position=Position.of(seen.position),
            moves=moves,
            steps=steps_of(seen.steps),
            last=write_move(moved.move) if moved else None,
            outcome=Outcome.of(seen.outcome),
            threat=threat,
        )


def _moves_and_threat(seen: View) -> tuple[tuple[Move, ...], Outlook | None]:
    """What the viewer can decide, and what the opponent could win by if a turn changed nothing."""
    if not seen.may_decide:
        return (), None
    decisions = seen.legal
    if seen.position.phase is not Phase.PLAY:
        choices = (choice for choice in decisions if isinstance(choice, Choice))
        return tuple(map(_same_everywhere, choices)), None
    moves = _Moves(seen.position)
    made = tuple(moves.of(move) for move in decisions if not isinstance(move, Choice))
    return made, Outlook.of(moves.outlooks.threat)
