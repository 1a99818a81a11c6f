"""What the server answers (docs/protocol.md), for its OpenAPI document.

Answers are written as they are made, and nothing checks them against this when they are sent: the
tests do. So each is closed: what is not named here is not in it.
"""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, WithJsonSchema

from bossa.locales.languages import LANGUAGES
from bossa.players import LEVELS
from bossa.rules import RULE_SETS, Choice, Colour, Ending, Phase, Player
from bossa.rules.words import Chip, Marker
from bossa.server.http.endpoint import GAME

Json = dict[str, Any]
Responses = dict[int | str, Json]


class Answer(BaseModel):
    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)


def _not_null(schema: Json) -> None:
    del schema["default"]


absent: Any = Field(default=None, json_schema_extra=_not_null)
"""Of a field that is left out where it does not apply."""


def _one_of(words: tuple[str, ...]) -> Any:
    return WithJsonSchema({"type": "string", "enum": list(words)})


GameName = Annotated[str, Field(pattern=GAME)]
Tile = Annotated[str, Field(pattern="^[0-6][0-6]$", description="White dots, black dots.")]
Hash = Annotated[str, Field(pattern="^[0-9a-f]{64}$")]
RulesName = Annotated[str, _one_of(tuple(rules.name for rules in RULE_SETS))]
Level = Annotated[str, _one_of(LEVELS)]
Language = Annotated[str, _one_of(LANGUAGES)]
Die = Annotated[int, Field(ge=1, le=6)]
Count = Annotated[int, Field(ge=0)]
Number = Annotated[int, Field(ge=1)]
Seconds = Annotated[float, Field(ge=0)]
Opponent = Literal["computer", "link", "device"]
Status = Literal["waiting", "setup", "playing", "over", "called-off"]
You = Literal["A", "B", "both"]
Leaving = Literal["resign", "time", "abandoned"]


# What lies on the table


class LaidTile(Answer):
    tile: Tile
    chip: Chip | None


class Row(Answer):
    number: Number
    size: Number
    layers: list[list[LaidTile]]
    """From the bottom."""
    open: bool
    """Whether anything can ever be stacked on it."""


class End(Answer):
    number: Number
    side: Literal["below", "above"]
    sizes: list[Number]
    open: bool
    """Whether it can ever be filled."""


class Line(Answer):
    die: Die | None
    """Null while waiting: nothing has been rolled."""
    owner: Player | None
    rows: list[Row]
    """Lowest number first."""
    rows_to_win: Number | None
    """Null in the novice game."""
    ends: list[End]
    """There is none below 1."""


class Lines(Answer):
    white: Line
    black: Line


class Hands(Answer):
    """Null: hidden."""

    A: list[Tile] | None
    B: list[Tile] | None


class HandSizes(Answer):
    A: Count
    B: Count


class Markers(Answer):
    """The markers left."""

    A: list[Marker]
    B: list[Marker]


class Chips(Answer):
    """The chips held."""

    A: list[Chip]
    B: list[Chip]


class Position(Answer):
    text: str | None
    """In the notation; null while waiting."""
    lines: Lines
    hands: Hands
    hand_sizes: HandSizes
    markers: Markers
    chips: Chips
    out: list[Tile]
    """Discards."""
    pile: Count
    unseen: list[Tile]
    """Unseen by this viewer."""


# What can be done, and what was


class ChipPut(Answer):
    tile: Tile
    kind: Chip


class RowMove(Answer):
    text: str
    kind: Literal["lay", "stack"]
    line: Colour
    number: Number
    tiles: list[Tile]
    chip: ChipPut = absent
    sum: str
    """The row's arithmetic."""
    left: Count
    """Tiles left in the hand."""
    ends: Literal["wins", "loses", "ties"] = absent
    """There when the move ends the game."""


class ExchangeMove(Answer):
    text: str
    kind: Literal["exchange"]
    tiles: list[Tile]
    theirs: Tile


class RedrawMove(Answer):
    text: str
    kind: Literal["redraw"]
    tiles: list[Tile]


class ChoiceMove(Answer):
    text: Choice
    kind: Literal["choice"]


Move = Annotated[
    RowMove | ExchangeMove | RedrawMove | ChoiceMove, Field(discriminator="kind", title="Move")
]


class ChosenStep(Answer):
    kind: Literal["chosen"]
    player: Player
    choice: Choice


class DrawnStep(Answer):
    kind: Literal["drawn"]
    player: Player
    tile: Tile
    turn: Number


class MovedStep(Answer):
    kind: Literal["moved"]
    player: Player
    move: str
    brought: Tile | None
    """By a redraw."""
    turn: Number


class LeftStep(Answer):
    kind: Literal["left"]
    player: Player
    ending: Leaving


Step = Annotated[
    ChosenStep | DrawnStep | MovedStep | LeftStep, Field(discriminator="kind", title="Step")
]


# The table


class Seat(Answer):
    name: str | None
    kind: Literal["guest", "computer", "empty"]
    here: bool
    """False when away."""


class Seats(Answer):
    A: Seat
    B: Seat


class OpenDecision(Answer):
    player: Player
    number: Number


class Outcome(Answer):
    ending: Ending
    winner: Player | None
    """Null for a tie."""


class Reveal(Answer):
    removed: Tile
    pile: list[Tile]
    salt: Hash
    deal: str


class Takeback(Answer):
    by: Player


class Rematch(Answer):
    by: Player
    game: GameName | None
    """Once it is accepted."""


class Invitation(Answer):
    url: str
    reachable: bool
    """Whether it can be opened on another machine."""


class Clock(Answer):
    """Seconds left at the time of the answer."""

    A: Seconds
    B: Seconds
    running: Player | None
    increment: Seconds
    days: Number | None


class Table(Answer):
    """A game as one viewer may see it."""

    id: GameName
    number: Number
    """Of the last event that this is the state after."""
    rules: RulesName
    opponent: Opponent
    level: Level | None
    """Of the computer."""
    you: You | None
    """Both on one device; null for a spectator."""
    eyes: Player | None
    """Whose hand is seen: on one device that of who is to decide."""
    seats: Seats
    status: Status
    phase: Phase | None
    """Null while waiting and when over or called off; draw only when a step is looked back at."""
    hash: Hash
    """Of salt and deal."""
    rolls: list[tuple[Die, Die]]
    """White die of A, black die of B; all but the last were equal."""
    position: Position
    decisions: list[OpenDecision]
    """What is open now, and whose it is."""
    moves: list[Move]
    """What this viewer can decide now."""
    steps: list[Step]
    """What happened, in order, without what was taken back and what is still a secret."""
    last: str | None
    """The last move."""
    outcome: Outcome | None
    reveal: Reveal | None
    """When over."""
    takeback: Takeback | None
    """Asked for, not answered."""
    can_take_back: bool
    rematch: Rematch | None
    invitation: Invitation | None
    """For who invites, while waiting."""
    clock: Clock | None
    can_claim: bool
    """Whether the other has been away for so long that the game can be claimed."""
    thinking: bool
    """Whether a computer is at it."""


# The events of a stream


class Told(Answer):
    """An event of a game. Beside number, kind and table it has what belongs to its kind."""

    number: Number
    kind: Literal[
        "created", "joined", "chosen", "drawn", "moved", "left", "taken-back", "asked",
        "answered", "called-off",
    ]  # fmt: skip
    table: Table | None
    """After all that follows from one decision, with the last of it."""
    player: Player = absent
    choice: Choice | None = absent
    """Null while it is a secret."""
    tile: Tile = absent
    move: str = absent
    brought: Tile | None = absent
    ending: Leaving = absent
    by: Player = absent
    what: Literal["takeback", "rematch"] = absent
    accept: bool = absent
    game: GameName = absent
    rules: RulesName = absent
    hash: Hash = absent
    opponent: Opponent = absent


class Here(Answer):
    """Who is at the table."""

    A: bool
    B: bool
    thinking: bool


# Everything else


class Why(Answer):
    code: str
    rule: str | None
    values: dict[str, str | int]
    text: str
    """In the language of the request."""


class Refused(Answer):
    error: Why


class Tried(Answer):
    choice: str
    refusals: list[Why]
    """None: it is legal."""
    move: Move | None
    """As in the table's moves; null when it is refused."""


class Checked(Answer):
    answers: list[Tried]
    """One for each choice, in their order."""


class Summary(Answer):
    id: GameName
    rules: RulesName
    opponent: Opponent
    level: Level | None
    you: You
    with_: str | None = Field(alias="with")
    """The other's name."""
    status: Status
    your_turn: bool
    outcome: Outcome | None
    changed: Annotated[str, WithJsonSchema({"type": "string", "format": "date-time"})]


class GamesList(Answer):
    games: list[Summary]
    """Those that changed last come first."""


class ClockSet(Answer):
    """Main time and increment in seconds, or days for each move."""

    seconds: Seconds | None
    increment: Seconds
    days: Number | None


class InvitationSeen(Answer):
    rules: RulesName
    by: str | None
    open: bool
    clock: ClockSet | None
    game: GameName | None
    """For who sits in it."""


class About(Answer):
    version: str
    levels: list[Level]
    rules: list[RulesName]
    languages: list[Language]
    reachable: bool
    """Whether a link to this server can be opened on another machine."""


class Me(Answer):
    name: str | None


class Link(Answer):
    url: str
    seconds: Number
    """So long it can be used, once."""


# How routes say it


def _in_stream(kind: type[Answer]) -> Json:
    """The data of an event, referring to the same parts as the answers do."""
    refer = "#/components/schemas/{model}"
    schema = kind.model_json_schema(mode="serialization", ref_template=refer)
    schema.pop("$defs", None)
    return {"type": "string", "contentMediaType": "application/json", "contentSchema": schema}


REFUSALS: Responses = {
    "4XX": {
        "model": Refused,
        "description": "Refused. 403: not your seat. 404: nothing there, or nothing that you may "
        "know of. 409: not now. 413: too large. 422: unreadable, or not legal. 429: too many.",
    },
    "503": {"model": Refused, "description": "The server's database is away: ask again."},
}

TABLE: Responses = {200: {"model": Table, "description": "The table, as it is now."}}

STREAM: Responses = {
    200: {
        "description": "Server-sent events: those of the game, each with its number as id, and "
        "`here`, without one, when somebody comes or goes. A comment every 15 seconds.",
        "content": {
            "text/event-stream": {
                "schema": {"type": "string"},
                # As OpenAPI 3.2 has it; older tools pass over it.
                "itemSchema": {
                    "oneOf": [
                        {
                            "type": "object",
                            "properties": {"id": {"type": "string"}, "data": _in_stream(Told)},
                            "required": ["id", "data"],
                        },
                        {
                            "type": "object",
                            "properties": {"event": {"const": "here"}, "data": _in_stream(Here)},
                            "required": ["event", "data"],
                        },
                    ]
                },
            }
        },
    }
}

RECORD: Responses = {
    200: {
        "description": "The record, in the notation.",
        "content": {"text/plain": {"schema": {"type": "string"}}},
    }
}
