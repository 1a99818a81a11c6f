"""Anything on the table can be asked: by a finger that rests on it, a right click, or the key ?."""

import re

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from tests.browser.board import DESKTOP, PHONE, Board, Json, new_page, words_of
from tests.browser.test_board import check_access
from tests.waiting import until

pytestmark = pytest.mark.slow


def rest_on(page: Page, thing: Locator) -> None:
    """A finger goes down, and up again when the answer is there."""
    # It waits until the thing stands still.
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    assert box
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(answer(page)).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def answer(page: Page) -> Locator:
    return page.locator(".popover")


def test_a_finger_that_rests_on_a_thing_asks_and_picks_nothing(
    server: str, chromium: Browser
) -> None:
    page = new_page(chromium, PHONE)
    board = Board(page)
    board.open_game(server, rules="novice", opponent="device")
    board.until_mine()
    near = page.locator(".dock.near")
    tile = near.locator(".hand .cell").first
    rest_on(page, tile)
    expect(answer(page)).to_contain_text(re.compile("It counts as"))
    expect(answer(page).get_by_role("link").first).to_have_attribute(
        "href", re.compile(r"^/rules#T[24]$")
    )
    check_access(page)
    expect(page.locator(".hand .picked")).to_have_count(0)
    # A tap elsewhere closes the answer. A short one on a tile picks it, as ever.
    page.locator(".lines").tap(position={"x": 5, "y": 5})
    expect(answer(page)).to_have_count(0)
    page.locator(".hand button:not(.theirs)").first.tap()
    expect(page.locator(".hand .picked")).to_have_count(1)
    rest_on(page, page.locator("[data-ask=pile]").first)
    expect(answer(page)).to_contain_text("Every turn begins with a draw")
    page.context.close()


def with_a_tile_that_fits_nowhere(board: Board, server: str) -> tuple[Json, str]:
    """A game in which the first player can lay some tiles, and not one of the others."""
    while True:
        table = board.open_game(server, rules="novice", opponent="device")
        lays = [move for move in table["moves"] if move["kind"] == "lay"]
        hand = table["position"]["hands"][table["decisions"][0]["player"]]
        unfit = set(hand) - {tile for move in lays for tile in move["tiles"]}
        if lays and unfit:
            return table, min(unfit)


def test_a_right_click_and_a_key_ask_and_the_rule_leads_back_to_the_game(
    server: str, chromium: Browser
) -> None:
    page = new_page(chromium, DESKTOP)
    board = Board(page)
    table, unfit = with_a_tile_that_fits_nowhere(board, server)
    player = table["decisions"][0]["player"]
    other = "B" if player == "A" else "A"
    theirs = table["position"]["hands"][other][0]
    page.locator(f"[data-ask='tile {theirs}']").click(button="right")
    expect(answer(page)).to_contain_text("You can take it by an Exchange.")
    die = table["position"]["lines"]["white"]["die"]
    for thing, words in (
        (f"[data-ask='place white {die}']", "The line starts here"),
        (f"[data-ask='marker S {player}']", "It is your whole turn"),
        (f"[data-ask='track {other}']", "wins by laying the last tile"),
    ):
        page.locator(thing).first.click(button="right")
        expect(answer(page)).to_contain_text(words)
    page.keyboard.press("Escape")
    expect(answer(page)).to_have_count(0)
    # An end that the hand can fill offers its ways; one of them is picked.
    lay = next(move for move in table["moves"] if move["kind"] == "lay")
    place = board.place_of(lay)
    place.focus()
    page.keyboard.press("?")
    expect(answer(page)).to_contain_text("Beside the die, a row has one or two tiles.")
    answer(page).locator(".ways button").first.click()
    expect(page.locator(".confirm .main")).to_be_enabled()
    # Where nothing can be done, the nearest try tells why, with its rule.
    page.locator(f"[data-ask='tile {unfit}']").click(button="right")
    expect(answer(page).locator(".reason")).to_contain_text(f"with {words_of(unfit)}: ")
    expect(answer(page).locator(".reason a")).to_be_visible()
    # Without anything in focus the key shows the keys. One of them goes through the table.
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Escape")
    expect(answer(page)).to_have_count(0)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    page.keyboard.press("Escape")
    # Chromium leaves the focus in a closed dialog for a moment.
    until(lambda: page.evaluate("!document.activeElement.closest('dialog')"))
    page.keyboard.press("a")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("?")
    expect(answer(page)).to_be_visible()
    address = page.url
    link = answer(page).get_by_role("link").first
    rule = link.get_attribute("href")
    link.click()
    page.wait_for_url(f"**{rule}")
    page.go_back()
    page.wait_for_url(address)
    expect(page.locator(".table .dock")).to_have_count(2)
    page.context.close()
