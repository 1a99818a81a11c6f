"""Hints at the board: a nudge at its place, then the move, picked and not played."""

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.board import DESKTOP, FINAL, PHONE, Board, new_page
from tests.browser.test_board import check_access
from tests.server import plain_hints

from bossa.server.jobs import hints

pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first legal move is the hint."""
    monkeypatch.setattr(hints, "find", plain_hints.find)


def test_a_nudge_then_the_move_then_the_count_in_the_result(server: str, chromium: Browser) -> None:
    page = new_page(chromium, PHONE)
    board = Board(page)
    board.open_game(server, rules="novice", opponent="device")
    table = board.until_mine()
    board.menu("Hint")
    bubble = page.get_by_role("dialog", name="A hint")
    expect(bubble.get_by_role("button", name="Show the move")).to_be_visible()
    expect(bubble).to_contain_text("1 hint so far")
    check_access(page)
    expect(page.locator(".hand .picked")).to_have_count(0)
    bubble.get_by_role("button", name="Show the move").click()
    expect(bubble).to_contain_text("2 hints so far")
    expect(bubble).to_contain_text("It is picked on the board.")
    move = table["moves"][0]
    final = page.get_by_role("button", name=FINAL[move["kind"]])
    expect(final).to_be_enabled()
    picked = page.locator(".hand .picked:not(.theirs)")
    expect(picked).to_have_count(len(move["tiles"]))
    told = board.table()
    assert (told["steps"], told["hint"]["move"]) == (table["steps"], move["text"])
    # Something else can be picked, and the hint be shown again.
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.locator(".hand .picked")).to_have_count(0)
    page.keyboard.press("i")
    expect(picked).to_have_count(len(move["tiles"]))
    assert board.table()["hints"] == told["hints"]
    final.click()
    expect(bubble).to_have_count(0)
    board.until_moved(told)
    board.menu("Resign")
    page.get_by_role("dialog", name="Resign").get_by_role("button", name="Resign").click()
    figures = page.locator(".figures div").filter(has_text="hints")
    first = table["decisions"][0]["player"]
    expect(figures).to_have_text("2 : 0 hints" if first == "A" else "0 : 2 hints")
    page.context.close()


def test_a_game_by_link_offers_no_hint(server: str, chromium: Browser) -> None:
    ada, bo = (new_page(chromium, DESKTOP) for _ in range(2))
    made = Board(ada).open_game(server, rules="novice", opponent="link", seat="A")
    bo.goto(made["invitation"]["url"])
    bo.get_by_role("button", name="Join").click()
    board = Board(ada)
    for page in (ada, bo):
        expect(page.locator(".table .dock")).to_have_count(2)
        page.get_by_role("button", name="Menu").click()
        menu = page.get_by_role("dialog", name="Menu")
        expect(menu.get_by_role("button", name="Settings")).to_be_visible()
        expect(menu.get_by_role("button", name="Hint")).to_have_count(0)
        page.keyboard.press("Escape")
    assert not board.table()["can_hint"]
    for page in (ada, bo):
        page.context.close()
