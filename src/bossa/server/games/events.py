"""The events of a game: what happened, numbered from 1, as it is stored."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from bossa.rules import Game
from bossa.server.protocol.refusals import Damaged

VERSION = 1
"""Of the payloads. Another version than this one is refused, not guessed at."""

KINDS = frozenset(
    {"created", "joined", "chosen", "drawn", "moved", "left", "taken-back", "asked", "answered",
     "called-off", "greeted", "hint"}
)  # fmt: skip
BESIDE_THE_GAME = frozenset({"greeted", "hint"})
"""They change nothing in the game: no decision, no clock, no place in a list."""


@dataclass(frozen=True)
class Event:
    number: int
    kind: str
    payload: dict[str, Any]
    after: Game | None = field(default=None, compare=False, repr=False)
    """The game after it, where it was played to make the event: it need not be played again."""
    at: float = field(default=0.0, compare=False)
    """When it happened, where somebody asks for that."""

    @classmethod
    def read(cls, row: Mapping[str, Any]) -> "Event":
        number, kind, version = row["number"], row["kind"], row["version"]
        if kind not in KINDS or version != VERSION:
            raise Damaged("unknown-event", kind=kind, version=version)
        return cls(number, kind, json.loads(row["payload"]), at=row["at"])

    def written(self, game: str, at: float) -> dict[str, Any]:
        """Its row in the database."""
        return {
            "game": game,
            "number": self.number,
            "kind": self.kind,
            "version": VERSION,
            "payload": json.dumps(self.payload),
            "at": at,
        }
