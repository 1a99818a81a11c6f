"""Lists of games: what each game shows of itself without being replayed."""

from typing import Annotated, Literal

from msgspec import Meta, field

from bossa.rules import Player
from bossa.server.protocol.board_view import HandSizes, Outcome
from bossa.server.protocol.value import (
    Body,
    Count,
    Die,
    GameId,
    Level,
    Number,
    Opponent,
    RulesName,
    Status,
    Value,
    You,
)

Time = Annotated[str, Meta(extra_json_schema={"format": "date-time"})]
Result = Literal["won", "lost", "tied", "other"]
Cursor = Annotated[str, Meta(pattern=r"^[0-9]{1,12}\.[0-9]{1,9}-[0-9a-f]{20}$")]
"""When the last game of a page ended, and its id."""


class Names(Value):
    """Of the seats; null where there is none."""

    A: str | None
    B: str | None


class SmallLine(Value):
    die: Die
    owner: Player | None
    rows: Annotated[
        tuple[tuple[Number, Number, Number], ...],
        Meta(description="Number, size and layers of each row, lowest number first."),
    ]


class SmallBoard(Value):
    """What everybody may see of a game, spectators included."""

    white: SmallLine
    black: SmallLine
    hand_sizes: HandSizes
    pile: Count
    turns: Annotated[Count, Meta(description="Turns played.")]


class GameSummary(Value):
    id: GameId
    rules: RulesName
    opponent: Opponent
    level: Level | None
    practice: Annotated[bool, Meta(description="Whether it is a practice game.")]
    you: You
    with_: Annotated[str | None, Meta(description="The other's name.")] = field(name="with")
    names: Names
    status: Status
    your_turn: bool
    deciders: Annotated[tuple[Player, ...], Meta(description="Whose turn it is.")]
    board: Annotated[
        SmallBoard | None,
        Meta(description="Null while waiting, and for a moment in a game of an earlier version."),
    ]
    outcome: Outcome | None
    changed: Time
    ended: Time | None


class GameList(Value):
    games: tuple[GameSummary, ...]
    next: Annotated[
        str | None,
        Meta(description="`before` of the next page of finished games; null where there is none."),
    ]


class ListQuery(Body):
    finished: Annotated[
        bool, Meta(description="The finished games, the last ended first; else the open ones.")
    ] = False
    before: Annotated[Cursor | None, Meta(description="`next` of the page before.")] = None
    result: Annotated[Result | None, Meta(description="`other`: nobody lost or won it.")] = None
    opponent: Opponent | None = None
