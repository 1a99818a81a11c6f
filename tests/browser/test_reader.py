"""A whole game through the accessibility tree alone: nothing is seen, and no rule is known."""

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Browser
from tests.browser.board import new_page
from tests.browser.reader import Reader
from tests.browser.test_board import SIZES
from tests.waiting import until

pytestmark = pytest.mark.slow

CHOICE = "^((White|Black) line|Play first|Keep the)"
TILE = "^(white|black) [1-6]"
OVER = "^Rematch"


class Player(Reader):
    """Knows how the board is spoken to, and no rules: what is offered is taken."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.source = random.Random(3)
        self.used: set[str] = set()

    def mine(self) -> list[str]:
        return self.buttons(TILE, "Your hand")

    def wait(self) -> str:
        """What is to be done now."""

        def called() -> str | None:
            if self.buttons(OVER):
                return "over"
            if self.buttons(CHOICE):
                return "choose"
            return "play" if self.mine() else None

        return until(called)

    def play(self) -> None:
        before = self.log()
        # The actions first, for they are to be tried too; what loses last.
        tries = (self.redraw, self.exchange, self.row, self.stack, self.last_row)
        # The hand is there before the turn is: until the draw has been shown, nothing is offered.
        until(lambda: self.buttons(OVER) or any(attempt() for attempt in tries))
        until(lambda: self.log() != before)

    def redraw(self) -> bool:
        if not self.buttons("^Redraw$", "Your side"):
            return False
        self.press("Redraw", "Your side")
        self.press(self.source.choice(self.mine()), "Your hand")
        self.press("Discard and draw")
        self.used.add("redraw")
        return True

    def exchange(self) -> bool:
        if not self.buttons("^Exchange$", "Your side"):
            return False
        self.press("Exchange", "Your side")
        self.press(self.mine()[0], "Your hand")
        theirs = self.buttons(TILE, "Seedling’s side")
        self.press(self.source.choice(theirs), "Seedling’s side")
        self.press("Exchange these tiles")
        self.used.add("exchange")
        return True

    def row(self) -> bool:
        """Ask each open end for the ways to fill it, and take the first that does not lose."""
        return any(self._fill(place, "^Lay on ") for place in self.buttons(", open end"))

    def last_row(self) -> bool:
        return any(self._fill(place, "^Lay on ", "") for place in self.buttons(", open end"))

    def stack(self) -> bool:
        return any(
            self._fill(place, "^Stack on (White|Black)")
            for place in self.buttons(r"^(White|Black) \d+(:|, stacked)")
        )

    def _fill(self, place: str, final: str, unless: str = "loses") -> bool:
        self.press(place)
        (title,) = until(lambda: [n.name for n in self.nodes() if n.role == "dialog"])
        ways = self.buttons(r"= \d|: \d", title)
        ways = [way for way in ways if not unless or unless not in way]
        if not ways:
            self.press("Close", title)
            until(lambda: not self.buttons("^Close$"))
            return False
        self.press(ways[0], title)
        self.press(self.until_button(final)[0])
        self.used.add("row")
        return True


@SIZES
def test_a_whole_game_is_played_through_the_accessibility_tree(
    server: str, chromium: Browser, size: Any
) -> None:
    page = new_page(chromium, size)
    page.goto(server)
    player = Player(page)
    player.press(player.until_button("^Play now")[0])
    while (wanted := player.wait()) != "over":
        if wanted == "choose":
            player.press(player.buttons(CHOICE)[0])
            until(lambda: not player.buttons(CHOICE))
            continue
        player.play()
    said = [node.name for node in player.nodes() if node.role == "StaticText"]
    assert any(re.search("win|draw", text) for text in said)
    assert player.used >= {"redraw", "exchange", "row"}
    page.context.close()
