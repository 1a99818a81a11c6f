"""The answers to requests, beside snapshots and board views."""

from dataclasses import replace
from typing import Annotated

from msgspec import Meta

from bossa.rules import Game, view
from bossa.server.protocol.board_view import BoardView, Step
from bossa.server.protocol.value import Count, GameId, Number, RulesName, Seconds, Value


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


class GameSteps(Value):
    """A finished game, step by step."""

    views: Annotated[
        tuple[BoardView, ...], Meta(description="Before the first step, then after each.")
    ]

    @classmethod
    def of(cls, game: Game) -> "GameSteps":
        return cls(views=tuple(_looked_at(game.at(step)) for step in range(len(game.steps) + 1)))


def _looked_at(game: Game) -> BoardView:
    """As who was to decide saw it, with nothing to decide any more."""
    seen = view(game, None if game.over else game.position.player)
    return BoardView.of_view(replace(seen, viewer=None))


class ClockSetting(Value):
    """Main time and increment in seconds, or days for each move."""

    seconds: Seconds | None
    increment: Seconds
    days: Number | None


class InvitationView(Value):
    rules: RulesName
    by: str | None
    open: Annotated[bool, Meta(description="False once the seat is taken.")]
    clock: ClockSetting | None
    game: Annotated[GameId | None, Meta(description="For a player who sits in it.")]
    watch: Annotated[GameId | None, Meta(description="The game to watch, where the seat is taken.")]


class Me(Value):
    name: str | None


class SignedOut(Value):
    devices: Annotated[Count, Meta(description="How many.")]


class Link(Value):
    url: str
    seconds: Annotated[Number, Meta(description="It can be used once within this time.")]
