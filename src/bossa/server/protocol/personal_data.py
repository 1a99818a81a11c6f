"""What is kept of a player, as they can download it."""

from typing import Annotated

from msgspec import Meta

from bossa.server.protocol.game_list import Names
from bossa.server.protocol.value import (
    GameId,
    Greeting,
    Level,
    Opponent,
    RulesName,
    Status,
    Value,
    You,
)

Date = Annotated[str, Meta(extra_json_schema={"format": "date"})]


class MyDevice(Value):
    since: Date
    seen: Annotated[Date, Meta(description="The last visit, give or take a day.")]
    this: bool


class MyGame(Value):
    id: GameId
    rules: RulesName
    opponent: Opponent
    level: Level | None
    you: You
    names: Annotated[Names | None, Meta(description="Of the people on one device.")]
    status: Status
    greetings: Annotated[tuple[Greeting, ...], Meta(description="Those of the player.")]
    changed: Date
    record: Annotated[str | None, Meta(description="Null while it would tell a secret.")]


class MyProfile(Value):
    name: str | None
    since: Date | None
    devices: tuple[MyDevice, ...]


class MyData(MyProfile):
    games: Annotated[tuple[MyGame, ...], Meta(description="The last begun first.")]
