"""Whole games in a real browser: by click, by key, by link, on one device."""

import re
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect
from tests.browser.board import DESKTOP, PHONE, Board, Json, new_page
from tests.waiting import until

pytestmark = pytest.mark.slow

SHOTS = Path(__file__).parents[2] / "screenshots"
"""Where screenshots are kept, for people to look at."""
SIZES = pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])


def shoot(page: Page, name: str, size: Any) -> None:
    SHOTS.mkdir(parents=True, exist_ok=True)
    width = "phone" if size is PHONE else "desktop"
    page.screenshot(path=SHOTS / f"{name}-{width}.png", full_page=True)


def check_access(page: Page) -> None:
    """Nothing that axe-core finds."""
    found = Axe().run(page).response["violations"]
    assert not found, [(one["id"], one["nodes"][0]["html"][:200]) for one in found]


def preferred(table: Json, used: set[str]) -> Json:
    """A move of a kind that was not tried yet, where there is one."""
    moves: list[Json] = [move for move in table["moves"] if move.get("ends") != "loses"]
    moves = moves or table["moves"]
    for wanted in ("chip", "stack", "exchange", "redraw"):
        for move in moves:
            if wanted not in used and wanted in (*move, move["kind"]):
                used.add(wanted)
                return move
    used.add("lay")
    return next((move for move in moves if move["kind"] == "lay"), moves[0])


def plain(table: Json) -> Json:
    """A row where there is one, and no other kind of move before."""
    return preferred(table, {"chip", "stack", "exchange", "redraw"})


@SIZES
def test_a_whole_game_against_the_computer_by_clicks(
    server: str, chromium: Browser, size: Any
) -> None:
    page = new_page(chromium, size)
    page.goto(server)
    shoot(page, "home", size)
    page.get_by_role("button", name=re.compile("^Play now")).click()
    page.wait_for_url("**/game/*")
    board = Board(page)
    expect(page.get_by_role("heading", level=1)).not_to_be_empty()
    while (table := board.until_mine())["status"] != "over":
        board.decide(table, plain(table))
        shoot(page, "game", size)
    expect(page.locator(".outcome")).to_be_visible()
    shoot(page, "over", size)
    expect(page.locator(".result")).to_be_visible()
    if size is PHONE:
        page.get_by_role("button", name="Details").click()
    with page.expect_download() as download:
        page.get_by_role("link", name=re.compile("record", re.I)).first.click()
    text = Path(download.value.path()).read_text("utf-8")
    assert table["hash"] in text
    page.keyboard.press("ArrowLeft")
    page.get_by_role("button", name=re.compile("[Rr]ematch|[Aa]gain")).first.click()
    page.wait_for_url(lambda url: table["id"] not in url)
    page.context.close()


@pytest.mark.parametrize("width", [320, 390])
def test_a_whole_game_with_everything_moving(server: str, chromium: Browser, width: int) -> None:
    """What moves is never in the way, and does not make the page wider."""
    page = new_page(chromium, {"width": width, "height": 740}, moving=True)
    board = Board(page)
    board.open_game(server, rules="regular+chips")
    page.evaluate(
        """() => {
            window.widest = 0
            const look = () => {
                widest = Math.max(widest, document.documentElement.scrollWidth)
                requestAnimationFrame(look)
            }
            look()
        }"""
    )
    used: set[str] = set()
    while (table := board.until_mine())["status"] != "over":
        move = preferred(table, used) if table["phase"] == "play" else table["moves"][0]
        board.decide(table, move)
    expect(page.locator(".outcome")).to_be_visible()
    assert page.evaluate("window.widest") == width
    page.context.close()


def test_a_whole_game_by_keyboard_through_names_alone(server: str, chromium: Browser) -> None:
    page = new_page(chromium, DESKTOP)
    board = Board(page)
    board.open_game(server, rules="regular")
    while (table := board.until_mine())["status"] != "over":
        board.decide(table, preferred(table, {"chip", "stack"}), by_keyboard=True)
    expect(page.locator(".outcome")).to_be_visible()
    page.context.close()


def test_the_focus_stays_where_the_player_works(server: str, chromium: Browser) -> None:
    page = new_page(chromium, DESKTOP)
    board = Board(page)
    where = "document.activeElement.closest('.hand, .setup') !== null"
    for seat in "AB":
        board.open_game(server, rules="regular", seat=seat)
        table = board.until_mine()
        while table["status"] == "setup":
            board.decide(table, table["moves"][0], by_keyboard=True)
            table = board.until_mine()
            until(lambda: page.evaluate(where))
        # Laying: the tiles, the place and the button are pressed; the next turn begins in the hand.
        board.decide(table, plain(table), by_keyboard=True)
        if board.until_mine()["status"] != "over":
            until(lambda: page.evaluate(where))
    page.context.close()


@SIZES
def test_every_action_and_chip_on_one_device(server: str, chromium: Browser, size: Any) -> None:
    page = new_page(chromium, size)
    board = Board(page)
    used: set[str] = set()
    for _ in range(8):
        board.open_game(server, rules="regular+chips", opponent="device")
        eyes = ""
        while (table := board.until_mine())["status"] != "over":
            if table["status"] == "setup" and table["eyes"] != eyes:
                # The screen is handed over with all hands covered.
                expect(page.locator(".cover")).to_be_visible()
                assert page.locator(".hand").count() == 0
                shoot(page, "cover", size)
                eyes = table["eyes"]
                page.locator(".cover button").click()
            move = preferred(table, used) if table["phase"] == "play" else table["moves"][0]
            board.decide(table, move)
            if table["phase"] == "play":
                shoot(page, move["kind"], size)
        if used >= {"lay", "chip", "stack", "exchange", "redraw"}:
            break
    assert used >= {"lay", "chip", "stack", "exchange", "redraw"}
    page.context.close()


@SIZES
def test_a_selection_that_fits_nowhere_is_explained(
    server: str, chromium: Browser, size: Any
) -> None:
    page = new_page(chromium, size, locale="de-DE")
    board = Board(page)
    board.open_game(server, rules="novice", opponent="device")
    table = board.until_mine()
    player = table["decisions"][0]["player"]
    for tile in table["position"]["hands"][player]:
        board.side_of(player, table).locator(f".hand button[data-tile='{tile}']").click()
    # Five tiles fit nowhere beside a die: the reason is the server's, in German.
    expect(page.locator(".sentence")).to_contain_text("du hast 5 gewählt")
    shoot(page, "refusal", size)
    page.context.close()


@SIZES
def test_a_game_by_link_with_a_spectator_a_reload_and_a_lost_network(
    server: str, chromium: Browser, size: Any
) -> None:
    ada, bo, watcher = (new_page(chromium, size) for _ in range(3))
    ada.goto(server)
    ada.get_by_role("button", name="Invite by link").click()
    url = ada.get_by_role("textbox", name="Link").input_value()
    shoot(ada, "invitation", size)
    bo.goto(url)
    shoot(bo, "join", size)
    bo.locator("main button").first.click()
    for player in (ada, bo):
        player.wait_for_url("**/game/*")
    watcher.goto(ada.url)
    boards = [Board(ada), Board(bo)]
    turns = 0
    while True:
        table = boards[0].table()
        if table["status"] == "over":
            break
        for board in boards:
            table = board.table()
            if not table["moves"]:
                continue
            turns += 1
            if turns == 3:
                board.page.reload()
            if turns == 4:
                other = boards[1 - boards.index(board)].page
                other.context.set_offline(True)
                # A machine without any network does not tell that it lost it.
                other.evaluate("dispatchEvent(new Event('offline'))")
                expect(other.locator(".lost")).to_be_visible()
                board.decide(table, preferred(table, {"chip"}))
                other.context.set_offline(False)
                other.evaluate("dispatchEvent(new Event('online'))")
                expect(other.locator(".lost")).to_be_hidden()
                continue
            board.decide(table, preferred(table, {"chip"}))
    for page in (ada, bo, watcher):
        expect(page.locator(".outcome")).to_be_visible()
        page.context.close()


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@SIZES
def test_axe_finds_nothing(server: str, chromium: Browser, size: Any, dark: bool) -> None:
    page = new_page(chromium, size, dark)
    page.goto(server)
    expect(page.get_by_role("button", name=re.compile("^Play now"))).to_be_visible()
    check_access(page)
    page.goto(f"{server}/how")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    shoot(page, f"how-{'dark' if dark else 'light'}", size)
    check_access(page)
    board = Board(page)
    board.open_game(server, rules="novice", opponent="device")
    table = board.until_mine()
    expect(page.locator(".hand button").first).to_be_visible()
    check_access(page)
    board.decide(table, preferred(table, {"chip", "stack"}))
    check_access(page)
    board.api("POST", f"/games/{board.game}/resign", {"request": "r1"})
    expect(page.locator(".outcome")).to_be_visible()
    shoot(page, f"end-{'dark' if dark else 'light'}", size)
    check_access(page)
    made = board.open_game(server, opponent="link")
    expect(page.get_by_role("textbox").first).to_be_visible()
    check_access(page)
    token = made["invitation"]["url"].split("#")[1]
    for path in (f"/join#{token}", "/join#nonsense", "/continue#nonsense", f"/game/{'0' * 20}"):
        page.goto(f"{server}{path}")
        page.reload()
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        check_access(page)
    page.context.close()


@pytest.mark.parametrize("locale", ["en-GB", "ja-JP", "de-DE", "fr-FR", "it-IT"])
def test_the_page_speaks_the_language_of_the_browser(
    server: str, chromium: Browser, locale: str
) -> None:
    page = new_page(chromium, PHONE, locale=locale)
    page.goto(server)
    expect(page.locator("html")).to_have_attribute("lang", locale[:2])
    wider = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
    for path in ("/", "/how"):
        page.goto(f"{server}{path}")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        assert not page.evaluate(wider)
        shoot(page, f"{locale[:2]}{path.replace('/', '-')}", PHONE)
    page.context.close()
