"""A snapshot: the whole state of a game for one viewer."""

from typing import Annotated, Literal

from msgspec import Meta

from bossa.rules import Choice, Colour, Player
from bossa.rules.words import Chip
from bossa.server.protocol.board_view import BoardView
from bossa.server.protocol.value import (
    Absent,
    Count,
    GameId,
    Greeting,
    Hash,
    LeavingEnding,
    Level,
    Number,
    Opponent,
    RulesName,
    Seconds,
    Status,
    TileCode,
    Value,
    You,
    absent,
)


class Seat(Value):
    name: str | None
    kind: Literal["guest", "computer", "empty"]
    here: Annotated[bool, Meta(description="False when away.")]


class Seats(Value):
    A: Seat
    B: Seat


class OpenDecision(Value):
    player: Player
    number: Number


class Reveal(Value):
    """What lay face down, and the proof that the deal was not changed."""

    removed: TileCode
    pile: tuple[TileCode, ...]
    salt: Hash
    deal: str


class Takeback(Value):
    by: Player


class Rematch(Value):
    by: Player
    game: Annotated[GameId | None, Meta(description="Once it is accepted.")]


class Invitation(Value):
    url: str
    reachable: Annotated[bool, Meta(description="Whether it can be opened on another machine.")]


class LastGreeting(Value):
    by: Player
    greeting: Greeting
    number: Annotated[Number, Meta(description="Of its event: a later one has a higher number.")]


class Nudge(Value):
    """What to look at. The place, the number of tiles and the chip are there for rows only."""

    kind: Literal["lay", "stack", "exchange", "redraw"]
    line: Colour | Absent = absent
    number: Number | Absent = absent
    size: Number | Absent = absent
    chip: Chip | Absent | None = absent


class Leaves(Value):
    """What the move leaves the other player, who draws one of the unseen tiles. Each is counted."""

    unseen: Annotated[Count, Meta(description="Tiles that can come, the removed one among them.")]
    wins: Annotated[Count, Meta(description="With so many of them the other could win at once.")]
    stuck: Annotated[Count, Meta(description="With so many the other would have no move.")]
    tiles: Annotated[Count, Meta(description="In the other's hand, after the draw.")]
    rows: Annotated[
        Number | None, Meta(description="That the other's line needs; null in the novice game.")
    ]


class HintFacts(Value):
    left: Annotated[Count, Meta(description="Tiles left in the hand.")]
    ends: Annotated[
        Literal["wins", "loses", "ties"] | None,
        Meta(description="How the game ends with the move, where it does."),
    ]
    leaves: Annotated[Leaves | None, Meta(description="Null where the game ends.")]


class Hint(Value):
    """A hint for the open decision, as far as it was told."""

    decision: Number
    nudge: Nudge
    move: Annotated[str | None, Meta(description="Once it was asked for.")]
    facts: Annotated[HintFacts | None, Meta(description="With the move.")]


class HintCounts(Value):
    """How many nudges and moves were told."""

    A: Count
    B: Count


class Clock(Value):
    """Seconds left at the time of the answer."""

    A: Seconds
    B: Seconds
    running: Player | None
    full: Annotated[Seconds, Meta(description="What each player began with.")]
    increment: Seconds
    days: Number | None


class Snapshot(BoardView):
    """A game as one viewer may see it."""

    id: GameId
    number: Annotated[Number, Meta(description="Of the last event that this is the state after.")]
    rules: RulesName
    opponent: Opponent
    level: Annotated[Level | None, Meta(description="Of the computer.")]
    you: Annotated[You | None, Meta(description="Both on one device; null for a spectator.")]
    eyes: Annotated[
        Player | None,
        Meta(description="Whose hand is seen: on one device that of who is to decide."),
    ]
    seats: Seats
    status: Status
    practice: Annotated[
        bool, Meta(description="Whether the deal was prepared and its first turns played.")
    ]
    prepared: Annotated[
        Count, Meta(description="How many of the steps were prepared; 0 but in a practice game.")
    ]
    hash: Annotated[Hash | None, Meta(description="Of salt and deal; null in a practice game.")]
    decisions: Annotated[
        tuple[OpenDecision, ...], Meta(description="What is open now, and whose it is.")
    ]
    reveal: Annotated[Reveal | None, Meta(description="When over.")]
    was_forced: Annotated[
        bool,
        Meta(
            description="Whether the sixth row was laid for the other player because every move "
            "would have done so."
        ),
    ]
    takeback: Annotated[Takeback | None, Meta(description="Asked for, not answered.")]
    can_take_back: bool
    rematch: Rematch | None
    invitation: Annotated[
        Invitation | None, Meta(description="For the player who invites, while waiting.")
    ]
    clock: Clock | None
    can_claim: Annotated[
        bool,
        Meta(
            description="Whether the other has been away for so long that the game can be claimed."
        ),
    ]
    thinking: Annotated[bool, Meta(description="Whether a computer is to decide.")]
    greeting: Annotated[LastGreeting | None, Meta(description="The last one.")]
    hint: Annotated[
        Hint | None, Meta(description="For the open decision; only for the player who asked.")
    ]
    hints: HintCounts
    can_hint: Annotated[bool, Meta(description="Whether this viewer can ask for a hint now.")]


# The events of a stream


class GameEvent(Value):
    """Beside number, kind and snapshot it has what belongs to its kind."""

    number: Number
    kind: Literal[
        "created", "joined", "chosen", "drawn", "moved", "left", "taken-back", "asked",
        "answered", "called-off", "greeted", "hint",
    ]  # fmt: skip
    snapshot: Annotated[
        Snapshot | None,
        Meta(description="After all that follows from one decision, with the last event of it."),
    ]
    player: Player | Absent = absent
    choice: Annotated[Choice | Absent | None, Meta(description="Null while it is a secret.")] = (
        absent
    )
    tile: TileCode | Absent = absent
    move: str | Absent = absent
    brought: TileCode | Absent | None = absent
    ending: LeavingEnding | Absent = absent
    by: Player | Absent = absent
    what: Literal["takeback", "rematch"] | Absent = absent
    accept: bool | Absent = absent
    game: GameId | Absent = absent
    rules: RulesName | Absent = absent
    hash: Hash | Absent = absent
    opponent: Opponent | Absent = absent
    greeting: Greeting | Absent = absent
    decision: Number | Absent = absent
    level: Annotated[
        Literal[1, 2] | Absent, Meta(description="Of a hint: a nudge, or the move.")
    ] = absent


class Here(Value):
    """Who has the game's page open."""

    A: bool
    B: bool
    thinking: bool


class Heartbeat(Value):
    """Sent every few seconds, so that a client hears that the stream is alive."""
