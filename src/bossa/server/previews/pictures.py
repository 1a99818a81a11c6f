"""What pictures show, as values: the server makes them, a worker process draws them.

Nothing here needs Pillow, which the server itself does without.
"""

from dataclasses import dataclass, field

from bossa.locales import texts
from bossa.rules import Colour, Player, Position


@dataclass(frozen=True)
class Caption:
    """A sentence about a game, before it is written in a language."""

    message: str
    seats: dict[str, Player] = field(default_factory=dict)
    """Who is who in it."""
    ending: str | None = None

    def written(self, language: str, names: dict[Player, str]) -> str:
        values = {value: names[seat] for value, seat in self.seats.items()}
        if self.ending:
            values["ending"] = self.ending
        return texts(language)(self.message, **values)


@dataclass(frozen=True)
class Last:
    """The row that was laid last, and by whom."""

    colour: Colour
    number: int
    player: Player


@dataclass(frozen=True)
class GamePicture:
    position: Position
    names: dict[Player, str]
    language: str
    caption: Caption
    lit: tuple[Player, ...]
    """Whose turn it is, or who has won."""
    last: Last | None = None
    lit_line: Colour | None = None
    """The line that won with six rows."""


def draw_game(picture: GamePicture) -> bytes:
    """A PNG. To be called in a worker process."""
    from bossa.server.previews.game_card import drawn_game

    return drawn_game(picture)


def draw_card(language: str) -> bytes:
    """The PNG of every page that is not a game, in the same way."""
    from bossa.server.previews.card import drawn_card

    say = texts(language)
    return drawn_card(say("card-headline"), say("card-origin"))
