"""The gallery: the board and every part in all states, looked at in both themes."""

from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, ConsoleMessage, Page, expect
from tests.browser.board import DESKTOP, new_page
from tests.browser.gallery import visit
from tests.browser.test_board import SIZES, shoot

pytestmark = pytest.mark.slow

BOARDS = {
    "start", "set-up: choose", "set-up: line", "set-up: keep", "set-up: the other chooses",
    "full lines", "seven tiles in hand", "stack of three layers", "row of five, closed end",
    "chips on tiles and in hand", "near a win: both lines, seen by A",
    "near a win: both lines, seen by B", "no row fits", "novice: a line of twelve columns",
    "only looked at", "picked: a tile that can grow", "picked: a row",
    "picked: tiles that fit nowhere", "picked: an exchange", "picked: a redraw", "picked: a chip",
    "picked: a stack", "picked: a row that may lose", "picked: a place",
}  # fmt: skip
ENDINGS = {
    f"over: {ending}"
    for ending in ("A", "B", "C", "D", "E", "tie", "resign", "time", "abandoned")
}  # fmt: skip
REVIEWS = {"review"}
PARTS = {
    "tiles: every face and the back", "tiles: chips, behind another, small", "dice",
    "signs of chips and colours", "pile: full, one, empty, with discards",
    "hands: hidden, open, to pick from, asked for", "line: open ends",
    "line: fits, grows, chosen", "line: closed ends", "crystals, trays, stone",
    "markers and chips: left, usable, in use, used",
    "what is said: a sentence, a reason, a row, a turn",
    "ways to fill a place", "buttons", "clocks: still, running, short, days",
    "requests: asked, waiting, declined, claim", "moves", "stepping", "chart of all tiles",
    "hand-over", "invitation", "missing",
}  # fmt: skip

OVERFLOWING = """() => [...document.querySelectorAll('[data-case]')].flatMap((shown) => {
    const frame = shown.querySelector('.case').getBoundingClientRect()
    return [...shown.querySelectorAll('.case *')]
        .filter((one) => !one.closest('.unseen-text, .unseen-on-phone, dialog'))
        .filter((one) => {
            const box = one.getBoundingClientRect()
            return box.width > 0 && (box.right > frame.right + 1 || box.left < frame.left - 1)
        })
        .map((one) => `${shown.dataset.case}: ${one.outerHTML.slice(0, 120)}`)
})"""
"""What is wider than the frame of its state."""

CUT = """() => [...document.querySelectorAll('[data-case] .case *')]
    .filter((one) => !one.closest('.unseen-text, .unseen-on-phone, dialog, svg, ol, input'))
    .filter((one) => !one.closest('.track, .if-it-fits, .dock.far .marks'))
    .filter((one) => one.textContent.trim() && getComputedStyle(one).overflowX !== 'visible')
    .filter((one) => getComputedStyle(one).clipPath === 'none')
    .filter((one) => one.scrollWidth > one.clientWidth + 1
        || one.scrollHeight > one.clientHeight + 1)
    .map((one) => `${one.closest('[data-case]').dataset.case}: ${one.outerHTML.slice(0, 160)}`)"""
"""Text that does not fit into a box that hides the rest. Some boxes show, on purpose, all of their
content or nothing: `table.py` measures what is said by a track."""

AXE = {
    "resultTypes": ["violations"],
    "rules": {rule: {"enabled": False} for rule in ("heading-order", "landmark-unique")},
}
"""Many boards on one page are no page for people. Without naming everything that is well, axe takes
a third of the time."""


def open_gallery(page: Page, server: str, folder: Path) -> None:
    visit(page, server, folder)
    expect(page.locator("[data-case].board .table")).to_have_count(len(BOARDS) + len(ENDINGS))


def board_of(page: Page, name: str) -> Any:
    return page.locator(f"[data-case='{name}']")


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@SIZES
def test_the_gallery_shows_every_state(
    server: str, gallery: Path, chromium: Browser, size: Any, dark: bool
) -> None:
    page = new_page(chromium, size, dark)
    errors: list[str] = []

    def listen(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            errors.append(message.text)

    page.on("console", listen)
    open_gallery(page, server, gallery)
    shown = page.locator("[data-case]").evaluate_all("all => all.map((one) => one.dataset.case)")
    assert set(shown) == BOARDS | ENDINGS | REVIEWS | PARTS
    assert len(shown) == len(set(shown))
    # The last thing to come is the reason why tiles fit nowhere.
    reason = board_of(page, "picked: tiles that fit nowhere").locator(".sentence .reason")
    expect(reason).not_to_be_empty()
    assert page.evaluate(OVERFLOWING) == []
    assert page.evaluate(CUT) == []
    assert page.evaluate("document.documentElement.scrollWidth") == size["width"]
    assert page.locator("[data-case] .problem").all_inner_texts() == ["Something went wrong."]
    assert errors == []
    if size is DESKTOP:
        found = Axe().run(page, options=AXE).response["violations"]
        assert not found, [(one["id"], one["nodes"][0]["html"][:200]) for one in found]
    shoot(page, f"gallery-{'dark' if dark else 'light'}", size)
    page.context.close()


def test_the_states_of_the_gallery_are_what_they_are_called(
    server: str, gallery: Path, chromium: Browser
) -> None:
    page = new_page(chromium, {"width": 1440, "height": 900})
    open_gallery(page, server, gallery)

    def count(name: str, what: str) -> int:
        return int(board_of(page, name).locator(what).count())

    columns = [line.locator("ol > li").count() for line in page.locator(".line").all()]
    assert max(columns) == 12
    assert count("seven tiles in hand", ".near .hand li") == 7
    assert count("set-up: choose", ".setup ul button") == 3
    assert count("set-up: line", ".setup ul button") == 2
    assert count("set-up: keep", ".setup ul button") == 2
    assert count("set-up: the other chooses", ".setup ul button") == 0
    assert count("start", ".row") == 0
    assert count("full lines", ".row") == 10
    assert count("row of five, closed end", ".closed") >= 1
    assert count("row of five, closed end", ".row:has(.cell:nth-child(5))") == 1
    assert count("stack of three layers", ".row:has(.layer:nth-child(3))") == 1
    assert count("no row fits", ".place.fits, .place.grows") == 0
    assert count("only looked at", ".place:is(button):not(.closed), .hand button") == 0
    for name in ("a row", "an exchange", "a redraw", "a stack", "a place"):
        button = board_of(page, f"picked: {name}").locator(".confirm .main")
        expect(button).to_be_enabled()
    expect(board_of(page, "picked: a tile that can grow").locator(".grows").first).to_be_visible()
    for name in ENDINGS:
        expect(board_of(page, name).locator(".outcome")).not_to_be_empty()
    outcomes = {board_of(page, name).locator(".outcome").inner_text() for name in ENDINGS}
    assert len(outcomes) == len(ENDINGS)
    page.context.close()
