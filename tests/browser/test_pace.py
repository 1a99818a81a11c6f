"""The other's turn can be followed: what is shown, in which order, with which pauses."""

from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.board import PHONE, Board, Json, new_page
from tests.browser.test_board import plain
from tests.waiting import until

pytestmark = pytest.mark.slow

WATCH = """() => {
    window.seen = []
    const start = performance.now()
    const count = (selector) => document.querySelectorAll(selector).length
    let last = ''
    const look = () => {
        const now = {
            near: count('.dock.near .hand li'), far: count('.dock.far .hand li'),
            laid: count('.line .row:not(.ghost) .cell'), pile: document.querySelector('.pile strong')?.textContent,
            lamp: document.querySelector('.dock.lit')?.classList.contains('near') ? 'near'
                : document.querySelector('.dock.lit') ? 'far' : 'none',
        }
        const flying = document.getAnimations().filter((one) => one.effect?.target?.dataset?.flight).length
        const text = JSON.stringify(now)
        const at = performance.now() - start
        if (text !== last) seen.push({at, till: at, flying, ...now})
        else Object.assign(seen.at(-1), {till: at, flying: Math.max(seen.at(-1).flying, flying)})
        last = text
        requestAnimationFrame(look)
    }
    look()
}"""  # noqa: E501
"""Writes down each change of what the board shows, from when until when it was seen, and whether
tiles fly."""


def film(page: Page, board: Board, server: str) -> tuple[list[Json], Json]:
    """One turn of mine against the weakest level, and what is shown until I am to play again."""
    while True:
        board.open_game(server, rules="novice", level="seedling", seat="A")
        table = board.until_mine()
        lays = [m for m in table["moves"] if m["kind"] == "lay" and "ends" not in m]
        if lays:
            break
    move = min(lays, key=lambda one: len(one["tiles"]))
    for tile in move["tiles"]:
        page.locator(f".dock.near .hand button[data-tile='{tile}']").click()
    place = board.place_of(move)
    if "chosen" not in (place.get_attribute("class") or ""):
        place.click()
    page.evaluate(WATCH)
    page.locator(".confirm .main").click()
    board.until_moved(table)
    after: Json = until(lambda: (now := board.table())["moves"] and now)
    expect(page.locator(".dock.near .hand button").first).to_be_visible()
    # It is on before the move too.
    until(lambda: page.evaluate("seen.some((one) => one.lamp === 'far')"))
    until(lambda: page.evaluate("seen.at(-1).lamp === 'near'"))
    return list(page.evaluate("window.seen")), after


def order_of(seen: list[Json]) -> list[str]:
    """The changes in words: who laid, who drew, whose lamp is on."""
    words = []
    for before, now in pairwise(seen):
        if now["near"] < before["near"]:
            words.append("near lays")
        if now["far"] > before["far"]:
            words.append("far draws")
        if now["far"] < before["far"]:
            words.append("far lays")
        if now["near"] > before["near"]:
            words.append("near draws")
    return words


@pytest.mark.parametrize("calm", [False, True], ids=["moving", "reduced-motion"])
def test_the_other_turn_is_shown_step_by_step(server: str, chromium: Browser, calm: bool) -> None:
    page = new_page(chromium, PHONE, moving=not calm, pace="normal")
    page.goto(server)
    board = Board(page)
    for _ in range(6):
        seen, _after = film(page, board, server)
        order = order_of(seen)
        if order == ["near lays", "far draws", "far lays", "near draws"]:
            break
    assert order == ["near lays", "far draws", "far lays", "near draws"], seen
    changes = [(word, two) for two in pairwise(seen) for word in order_of(list(two))]
    # A change is seen in a frame after it was made, and on a busy machine frames are far apart: it
    # was made after the last frame without it.
    earliest = {word: before["till"] for word, (before, _) in changes}
    latest = {word: now["at"] for word, (_, now) in changes}
    # My row has landed and its arm has grown; what was drawn can be seen; then it is laid.
    assert latest["far draws"] - earliest["near lays"] >= 260 + 300
    assert latest["far lays"] - earliest["far draws"] >= 320 + 450 - 20
    assert latest["near draws"] - earliest["far lays"] >= 260 + 300
    lamps = [one["lamp"] for one in seen]
    assert "far" in lamps
    assert lamps[-1] == "near"
    flown = max(one["flying"] for one in seen)
    assert flown == 0 if calm else flown > 0
    page.context.close()


STANDING_STILL = """
    const wait = setTimeout
    window.setTimeout = (work, time, ...more) => wait(work, time > 100 ? 3_600_000 : time, ...more)
"""
"""No pause of the board's own comes to its end."""


def test_a_tap_skips_to_the_newest_state(server: str, chromium: Browser) -> None:
    page = new_page(chromium, PHONE, moving=True, pace="slow")
    page.add_init_script(STANDING_STILL)
    page.goto(server)
    board = Board(page)
    board.open_game(server, rules="novice", level="seedling", seat="A")
    table = board.until_mine()
    expect(page.locator(".dock.near .hand button").first).to_be_visible()
    board.send(table, plain(table)["text"])
    until(lambda: (now := board.table())["moves"] and now["number"] > table["number"] and now)
    mine = page.locator(".dock.near .hand button")
    expect(mine).to_have_count(0)

    def skipped() -> bool:
        """The newest state may come to the page after a tap."""
        page.mouse.click(195, 8)
        return mine.count() > 0

    until(skipped)
    page.context.close()


BOXES = """() => [...document.querySelectorAll('.dock, .line, .ledge, .pile .stack, .hand li, .confirm, .actions li')]
    .map((one) => { const box = one.getBoundingClientRect(); return [box.x, box.y, box.width, box.height].join() })"""  # noqa: E501


@pytest.mark.parametrize("size", [PHONE, {"width": 844, "height": 390}], ids=["phone", "sideways"])
def test_nothing_moves_when_something_is_said(server: str, chromium: Browser, size: Any) -> None:
    """A request, a lost connection, an offer to claim, a long sentence: they lie over the board."""
    ada, bo = new_page(chromium, size, locale="de-DE"), new_page(chromium, size)
    host, guest = Board(ada), Board(bo)
    made = host.open_game(server, rules="novice", opponent="link", seat="A")
    bo.goto(made["invitation"]["url"])
    bo.locator("main button").first.click()
    bo.wait_for_url("**/game/*")
    expect(ada.locator(".hand").first).to_be_visible()
    if (table := host.table())["moves"]:
        host.send(table, plain(table)["text"])
    table = guest.until_mine()
    guest.send(table, plain(table)["text"])
    host.until_shown(host.until_mine())
    ada.evaluate("document.fonts.ready.then(() => true)")
    before = ada.evaluate(BOXES)
    guest.api("POST", f"/games/{guest.game}/takeback", {"request": "back"})
    expect(ada.get_by_role("alert").first).to_be_visible()
    assert ada.evaluate(BOXES) == before
    ada.context.set_offline(True)
    ada.evaluate("dispatchEvent(new Event('offline'))")
    expect(ada.locator(".lost")).to_be_visible()
    assert ada.evaluate(BOXES) == before
    # A long sentence: why picked tiles fit nowhere.
    ada.context.set_offline(False)
    ada.evaluate("dispatchEvent(new Event('online'))")
    expect(ada.locator(".lost")).to_be_hidden()
    still = """() => [...document.querySelectorAll('.dock, .line, .ledge, .pile .stack, .confirm')].map((one) => { const box = one.getBoundingClientRect(); return [box.x, box.y, box.width, box.height].join() })"""  # noqa: E501
    resting = ada.evaluate(still)
    for button in ada.locator(".dock.near .hand button").all():
        button.click()
    expect(ada.locator(".sentence .reason")).not_to_be_empty()
    assert ada.evaluate(still) == resting
    for page in (ada, bo):
        page.context.close()
