"""A review: what each decision lost and each draw brought, and the ledger of both players.

The chances are those of A to win, a tie counting as half, unless a field says otherwise. The start
and all changes together are the result.
"""

from typing import Annotated, Literal

from msgspec import Meta, field

from bossa.rules import Player
from bossa.server.protocol.requests import PositionText, RecordText
from bossa.server.protocol.value import (
    Absent,
    Body,
    Count,
    GameId,
    Number,
    RulesName,
    TileCode,
    Value,
    absent,
)

REVIEW_KEY = "^[0-9a-f]{64}$"
ReviewKey = Annotated[str, Meta(pattern=REVIEW_KEY)]

Chance = Annotated[float, Meta(ge=0, le=1)]
Change = Annotated[float, Meta(ge=-1, le=1)]
Sure = Literal["exact", "bounded", "estimated"]
Mark = Literal["good", "inaccuracy", "mistake", "blunder", "close", "forced"]


class MoveValue(Value):
    move: Annotated[str, Meta(description="In notation.")]
    value: Annotated[Chance, Meta(description="The mover's chance after it.")]
    sure: Sure
    within: Annotated[Chance, Meta(description="So far off at most, at 95 %; 0 where exact.")]
    fraction: Annotated[str | Absent, Meta(description="Where it is exact.")] = absent


class TileValue(Value):
    tile: TileCode
    value: Annotated[Chance, Meta(description="A's chance had it come.")]


class Reason(Value):
    id: Annotated[str, Meta(description="A message of the catalogue `reasons`.")]
    values: dict[str, str | int]


class ReviewEntry(Value):
    """A line of the ledger. Decisions also say what they lost, draws what else could have come."""

    step: Annotated[Count, Meta(description="The index of its step in the record.")]
    kind: Literal["choice", "deal", "draw", "move", "left"]
    player: Annotated[Player | None, Meta(description="Null for the deal.")]
    what: Annotated[str, Meta(description="In notation.")]
    change: Annotated[Change, Meta(description="Of A's chance.")]
    value: Annotated[Chance, Meta(description="A's chance after it.")]
    sure: Sure
    within: Annotated[Chance, Meta(description="So far off at most, at 95 %; 0 where exact.")]
    fraction: Annotated[str | Absent, Meta(description="Of the value, where it is exact.")] = absent
    loss: Annotated[Chance | Absent, Meta(description="Chances that the mover lost.")] = absent
    rank: Number | Absent = absent
    of: Annotated[
        Count | Absent, Meta(description="How many moves were legal; 0 for a resignation.")
    ] = absent
    mark: Mark | Absent = absent
    best: Annotated[
        str | Absent | None, Meta(description="The best move; null for a resignation.")
    ] = absent
    moves: Annotated[
        tuple[MoveValue, ...] | Absent, Meta(description="All legal moves, best first.")
    ] = absent
    reasons: tuple[Reason, ...] | Absent = absent
    tiles: Annotated[
        tuple[TileValue, ...] | Absent, Meta(description="Every tile that could have come.")
    ] = absent


class ReviewPlayer(Value):
    """The totals of one player."""

    decisions: Annotated[Count, Meta(description="Without forced ones.")]
    loss: Annotated[float, Meta(ge=0, description="Chances lost by decisions.")]
    per_decision: Annotated[float, Meta(ge=0)] = field(name="perDecision")
    grade: str | None
    luck: Annotated[float, Meta(description="Chances that draws brought this player.")]
    adjusted: Annotated[
        float | None, Meta(description="The result without luck; null without a result.")
    ]
    inaccuracies: Count
    mistakes: Count
    blunders: Count


class ReviewPlayers(Value):
    A: ReviewPlayer
    B: ReviewPlayer


class Review(Value):
    version: Annotated[str, Meta(description="Of the evaluator.")]
    rules: RulesName
    result: Annotated[
        Literal["A", "B", "draw"] | None, Meta(description="Null where the game has none.")
    ]
    takebacks: Count
    start: Chance
    entries: tuple[ReviewEntry, ...]
    players: ReviewPlayers


class ReviewState(Value):
    """How far a review is. Until it is done, its entries come without what else was possible."""

    key: ReviewKey
    status: Literal["waiting", "running", "done", "failed", "cancelled"]
    progress: Chance
    entries: Annotated[
        tuple[ReviewEntry, ...], Meta(description="So far. None once the review is there.")
    ]
    review: Review | None
    yours: Annotated[bool, Meta(description="Whether you can cancel it.")]


class ReviewBody(Body):
    """A finished game of this server, or a record."""

    game: GameId | None = None
    record: RecordText | None = None


class ReviewQuery(Body):
    seen: Annotated[
        Count | None,
        Meta(description="Answer only when there are more entries than so many, or it has ended."),
    ] = None


class ValuesBody(Body):
    position: PositionText


class PositionValues(Value):
    """What a position is worth to the player who is to act."""

    position: str
    value: Annotated[Chance, Meta(description="Of the player who is to act.")]
    sure: Sure
    within: Chance
    fraction: Annotated[str | Absent, Meta(description="Where it is exact.")] = absent
    moves: Annotated[
        tuple[MoveValue, ...], Meta(description="At `-play`: all legal moves, best first.")
    ] = ()
    tiles: Annotated[
        tuple[TileValue, ...],
        Meta(description="At `-draw`: the chance of the player who draws with each unseen tile."),
    ] = ()
