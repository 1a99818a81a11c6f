"""What requests carry."""

from typing import Annotated, Literal

from msgspec import Meta, field

from bossa.rules import Player
from bossa.server.protocol.value import (
    Body,
    Count,
    Greeting,
    Opponent,
    RulesName,
    SeatName,
    TileCode,
)

RequestId = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=64,
        pattern=r"^[\x21-\x7e]+$",
        description="Made up by the client. A request sent twice with the same id is done once.",
    ),
]
Token = Annotated[str, Meta(min_length=1, max_length=100, pattern=r"^[A-Za-z0-9_-]+$")]
NO_NUL = r"^[^\x00]*$"
"""Not every database can store the character NUL, and nothing that people write has it."""
DecisionText = Annotated[str, Meta(min_length=1, max_length=60, pattern=NO_NUL)]
PositionText = Annotated[str, Meta(min_length=1, max_length=2_000, pattern=NO_NUL)]


def player_of(seat: SeatName | None) -> Player | None:
    return Player(seat) if seat else None


class ClockBody(Body):
    """Main time and increment in seconds, or days for each move."""

    seconds: Annotated[float, Meta(ge=30, le=36_000)] | None = None
    increment: Annotated[float, Meta(ge=0, le=600)] = 0.0
    days: Annotated[int, Meta(ge=1, le=30)] | None = None


NameText = Annotated[str, Meta(min_length=1, max_length=200, pattern=NO_NUL)]


class NamesBody(Body):
    """Of the two people who play on one device."""

    A: NameText | None = None
    B: NameText | None = None


RecordText = Annotated[str, Meta(min_length=1, max_length=50_000, pattern=NO_NUL)]
Happening = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=60,
        pattern=NO_NUL,
        description="A move in notation, a redraw with its tile (`r05 +22`), or a draw (`+23`).",
    ),
]


class MomentBody(Body):
    """A moment of a game: so many steps of a record, and what happens after them."""

    record: RecordText
    step: Count
    then: Annotated[list[Happening], Meta(max_length=60)] = field(default_factory=list)


class NewGameBody(Body):
    rules: RulesName = "regular"
    opponent: Opponent = "computer"
    level: Annotated[str, Meta(max_length=20, pattern=NO_NUL)] | None = None
    seat: SeatName | None = None
    clock: ClockBody | None = None
    names: Annotated[NamesBody | None, Meta(description="Only on one device.")] = None
    practice: Annotated[
        bool,
        Meta(
            description="A prepared game against the weakest level, from the middle on. All other "
            "fields but the request id are ignored."
        ),
    ] = False
    moment: Annotated[
        MomentBody | None,
        Meta(
            description="A practice game against `level` that goes on from here, with the player "
            "on the side that is to act. All other fields but the request id are ignored."
        ),
    ] = None
    request: RequestId | None = None


class DecisionBody(Body):
    decision: Annotated[int, Meta(ge=1, le=10_000)]
    choice: DecisionText
    request: RequestId
    seat: Annotated[SeatName | None, Meta(description="Only on one device.")] = None


class HintBody(Body):
    decision: Annotated[int, Meta(ge=1, le=10_000)]
    request: RequestId
    seat: Annotated[SeatName | None, Meta(description="Only on one device.")] = None


class ActionBody(Body):
    request: RequestId
    seat: SeatName | None = None


class AnswerBody(Body):
    request: RequestId
    accept: bool


class GreetingBody(Body):
    request: RequestId
    greeting: Greeting


class NameBody(Body):
    name: NameText


class TokenBody(Body):
    """A token goes in the body, so that no log has it."""

    token: Token


class LinkBody(TokenBody):
    own_games: Annotated[
        Literal["merge", "leave"] | None,
        Meta(
            description="What becomes of the games that this device has already: they are brought "
            "along, or left. Without it, a device that has games is refused."
        ),
    ] = None


class PositionBody(Body):
    """A position, or a record and a step of it."""

    position: PositionText | None = None
    record: RecordText | None = None
    step: Annotated[
        int | None, Meta(description="After so many steps of the record; the last without.")
    ] = None
    seat: Annotated[SeatName | None, Meta(description="Whose hand is seen in the set-up.")] = None


class CheckBody(Body):
    position: PositionText
    choices: Annotated[list[DecisionText], Meta(max_length=40)]


class PlayBody(Body):
    position: PositionText
    move: Annotated[
        DecisionText | None, Meta(description="Null where the position is to draw.")
    ] = None
    tiles: Annotated[
        list[TileCode],
        Meta(
            max_length=2,
            description="The tiles that come, in order: a redraw's, then the next player's draw. "
            "Those not named are left to chance.",
        ),
    ] = field(default_factory=list)
    draw: Annotated[bool, Meta(description="Whether the next player draws.")] = True
