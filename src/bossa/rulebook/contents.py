"""All parts in reading order. The words are in the catalogues; a test proves the examples."""

from bossa.rulebook.expansion import CHIPS
from bossa.rulebook.novice_game import NOVICE_GAME
from bossa.rulebook.regular_game import (
    ACTIONS,
    COMPONENTS,
    END,
    KNOWLEDGE,
    LINES,
    SETUP,
    TILES,
    TURN,
)
from bossa.rulebook.statement import Part, Section, Statement

REGULAR = (TILES, COMPONENTS, SETUP, LINES, TURN, ACTIONS, END, KNOWLEDGE)

PARTS = (
    Part("regular", REGULAR),
    Part("expansion", (CHIPS,)),
    Part("novice", (NOVICE_GAME,)),
)
SECTIONS: tuple[Section, ...] = tuple(section for part in PARTS for section in part.sections)
STATEMENTS: dict[str, Statement] = {
    found.id: found for section in SECTIONS for found in section.statements
}


RULING, REFUSED, RECONSTRUCTED = "label-ruling", "label-refused", "label-reconstructed"
SOURCES = "sources"
"""Messages that belong to the rulebook as a whole."""

ADDRESS = "https://bananamoon-games.jp/game/bossa-yuki-en/"
JAPANESE_ADDRESS = "https://bananamoon-games.jp/game/bossa-yuki/"
"""As the rulebooks print them."""


def address_of(language: str) -> str:
    return JAPANESE_ADDRESS if language == "ja" else ADDRESS


def statement(wanted: str) -> Statement | None:
    """The statement with an id, in capitals or not."""
    return STATEMENTS.get(wanted.strip().upper())
