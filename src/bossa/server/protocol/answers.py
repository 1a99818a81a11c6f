"""The answers to requests, beside snapshots and board views."""

from typing import Annotated

from msgspec import Meta, field

from bossa.server.protocol.board_view import BoardView, Outcome, Step
from bossa.server.protocol.value import (
    Count,
    GameId,
    Level,
    Number,
    Opponent,
    RulesName,
    Seconds,
    Status,
    Value,
    You,
)


class RefusalView(Value):
    """Why something is refused."""

    code: str
    rule: Annotated[str | None, Meta(description="The id of the rule that it rests on.")]
    values: dict[str, str | int]
    text: Annotated[str, Meta(description="In the language of the request.")]


class Refused(Value):
    error: RefusalView


class CheckedChoice(Value):
    choice: str
    refusals: Annotated[tuple[RefusalView, ...], Meta(description="None: it is legal.")]


class Checked(Value):
    answers: Annotated[
        tuple[CheckedChoice, ...], Meta(description="One for each choice, in their order.")
    ]


class Played(Value):
    steps: Annotated[tuple[Step, ...], Meta(description="What happened.")]
    board: BoardView


class GameSummary(Value):
    id: GameId
    rules: RulesName
    opponent: Opponent
    level: Level | None
    you: You
    with_: Annotated[str | None, Meta(description="The other's name.")] = field(name="with")
    status: Status
    your_turn: bool
    outcome: Outcome | None
    changed: Annotated[str, Meta(extra_json_schema={"format": "date-time"})]


class GameList(Value):
    games: Annotated[tuple[GameSummary, ...], Meta(description="The last changed first.")]


class ClockSetting(Value):
    """Main time and increment in seconds, or days for each move."""

    seconds: Seconds | None
    increment: Seconds
    days: Number | None


class InvitationView(Value):
    rules: RulesName
    by: str | None
    open: bool
    clock: ClockSetting | None
    game: Annotated[GameId | None, Meta(description="For a player who sits in it.")]


class Me(Value):
    name: str | None


class SignedOut(Value):
    devices: Annotated[Count, Meta(description="How many.")]


class Link(Value):
    url: str
    seconds: Annotated[Number, Meta(description="It can be used once within this time.")]
