"""The base of all values that go over the wire, and the types of their fields.

A value is a msgspec struct. It is what is sent: the JSON, the OpenAPI document and the browser's
TypeScript types all come from it. Values refer to no cycle, so the garbage collector need not track
them (`gc=False`, decision 8): thousands of cached ones cost it nothing.
"""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

GAME_ID = "^[0-9a-f]{20}$"


class Value(Struct, gc=False, kw_only=True, forbid_unknown_fields=True):
    """Shared by all who ask for it, so nobody changes one."""


class Body(Struct, kw_only=True, forbid_unknown_fields=True):
    """What a request carries. Unknown fields are refused."""


absent: Any = UNSET
"""The default of a field that is left out where it does not apply."""
Absent = UnsetType

GameId = Annotated[str, Meta(pattern=GAME_ID)]
TileCode = Annotated[
    str, Meta(pattern="^[0-6][0-6]$", description="White dots, then black dots: `23`.")
]
Hash = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Die = Annotated[int, Meta(ge=1, le=6)]
Count = Annotated[int, Meta(ge=0)]
Number = Annotated[int, Meta(ge=1)]
Seconds = Annotated[float, Meta(ge=0)]
RulesName = Literal["regular", "regular+chips", "novice", "novice+chips"]
Level = Literal["seedling", "leaf", "cup", "kettle", "teahouse", "master"]
Opponent = Literal["computer", "link", "device"]
Status = Literal["waiting", "setup", "playing", "over", "called-off"]
You = Literal["A", "B", "both"]
Greeting = Literal["hello", "good-luck", "nice-move", "thanks", "good-game", "see-you"]
SeatName = Literal["A", "B"]
LeavingEnding = Literal["resign", "time", "abandoned"]
