"""What requests carry. Anything else in a body is refused."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from bossa.rules import Player

Request = Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[\x21-\x7e]+$")]
Token = Annotated[str, Field(min_length=1, max_length=100, pattern=r"^[A-Za-z0-9_-]+$")]
SeatName = Literal["A", "B"]


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class WithSeat(Body):
    seat: SeatName | None = None

    @property
    def player(self) -> Player | None:
        """Who sits there."""
        return Player(self.seat) if self.seat else None


class ClockWish(Body):
    """Main time and increment in seconds, or days for each move."""

    seconds: Annotated[float | None, Field(ge=30, le=36_000, allow_inf_nan=False)] = None
    increment: Annotated[float, Field(ge=0, le=600, allow_inf_nan=False)] = 0.0
    days: Annotated[int | None, Field(ge=1, le=30)] = None


class GameWish(WithSeat):
    rules: Literal["regular", "regular+chips", "novice", "novice+chips"] = "regular"
    opponent: Literal["computer", "link", "device"] = "computer"
    level: Annotated[str | None, Field(max_length=20)] = None
    clock: ClockWish | None = None
    request: Request | None = None


class Deciding(WithSeat):
    decision: Annotated[int, Field(ge=1, le=10_000)]
    choice: Annotated[str, Field(min_length=1, max_length=60)]
    request: Request


class Checking(Body):
    choices: Annotated[
        list[Annotated[str, Field(min_length=1, max_length=60)]], Field(max_length=40)
    ]


class Asking(WithSeat):
    request: Request


class Answering(Body):
    request: Request
    accept: bool


class Naming(Body):
    name: Annotated[str, Field(min_length=1, max_length=200)]


class Carrying(Body):
    """A token, in the body so that no log has it."""

    token: Token
