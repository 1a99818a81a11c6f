"""The pages around a game in a real browser: home, all games, invitations, names."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.board import DESKTOP, PHONE, Board, Json, new_page
from tests.browser.test_board import SIZES, check_access, plain, shoot
from tests.server.running import change

pytestmark = pytest.mark.slow

THEMES = pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])


def finished(board: Board, database: Path, won: bool | None, **wish: Any) -> Json:
    """A game that was given up; the one who won it is set by hand. `None` ties it."""
    made = board.api("POST", "/games", {"rules": "novice", **wish})
    seat = {"seat": "A"} if made["you"] == "both" else {}
    board.api("POST", f"/games/{made['id']}/resign", {"request": "end", **seat})
    winner = None if won is None else "A" if won == (made["you"] in ("A", "both")) else "B"
    statement = "UPDATE games SET winner = ?, ending = ? WHERE id = ?"
    change(database, statement, winner, "E" if won is None else "B", made["id"])
    return made


def at_home(chromium: Browser, server: str, size: Any = PHONE, **look: Any) -> tuple[Page, Board]:
    page = new_page(chromium, size, **look)
    page.goto(server)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    return page, Board(page)


def expect_level(page: Page, level: str) -> None:
    """It is the one that is chosen."""
    expect(page.locator("input[name=level]:checked")).to_have_value(level)


def test_the_level_that_fits_is_offered_and_remembered(
    server: str, database: Path, chromium: Browser
) -> None:
    page, board = at_home(chromium, server)
    expect_level(page, "seedling")
    offer = page.locator(".offer")
    finished(board, database, won=True, level="seedling")
    page.reload()
    expect(page.get_by_text("Level 1 of 6.")).to_be_visible()
    expect(offer).to_have_count(0)
    finished(board, database, won=True, level="seedling")
    page.reload()
    expect(offer).to_contain_text("Two wins in a row")
    # Offered, not forced.
    expect_level(page, "seedling")
    check_access(page)
    offer.get_by_role("button", name="Leaf").click()
    expect_level(page, "leaf")
    expect(offer).to_have_count(0)
    for _ in range(3):
        finished(board, database, won=False, level="leaf")
    page.reload()
    expect(offer).to_contain_text("Three losses in a row")
    expect_level(page, "leaf")
    offer.get_by_role("button", name="Seedling").click()
    page.reload()
    expect_level(page, "seedling")
    page.context.close()


@SIZES
def test_running_games_come_first_and_those_that_wait_for_me_on_top(
    server: str, database: Path, chromium: Browser, size: Any
) -> None:
    page, board = at_home(chromium, server, size)
    own = board.api("POST", "/games", {"opponent": "device", "rules": "novice"})
    waiting = board.api("POST", "/games", {"opponent": "link"})
    over = [finished(board, database, won=True, level="cup")["id"] for _ in range(2)]
    page.reload()
    cards = page.locator(".games li a")
    expect(cards).to_have_count(2)
    expect(cards.first).to_have_attribute("href", f"/game/{own['id']}")
    expect(cards.first).to_have_class(re.compile(r"\blit\b"))
    expect(cards.nth(1)).to_have_attribute("href", f"/game/{waiting['id']}")
    # Where games were running before, their place is kept: nothing moves when they come.
    page.route("**/api/v1/games", lambda _: None)
    page.reload()
    title = page.get_by_role("heading", level=1)
    expect(page.locator(".games .coming")).to_have_count(2)
    page.evaluate("document.fonts.ready.then(() => true)")
    before = title.bounding_box()
    page.unroute("**/api/v1/games")
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(cards).to_have_count(2)
    assert title.bounding_box() == before
    # The finished ones are only there as the crystals that they have left, the last one first.
    crystals = page.get_by_role("region", name="Your snow").get_by_role("listitem")
    expect(crystals).to_have_count(2)
    for crystal, game in zip(crystals.all(), reversed(over), strict=True):
        expect(crystal.get_by_role("link", name="Won against Cup")).to_have_attribute(
            "href", f"/game/{game}"
        )
    shoot(page, "home-running", size)
    # All of them are where their results are, though others run.
    page.get_by_role("region", name="Your snow").get_by_role("link", name="All games").click()
    expect(page.get_by_role("button", name="Finished")).to_have_attribute("aria-pressed", "true")
    page.context.close()


@SIZES
@THEMES
def test_finished_games_have_a_page_with_filters(
    server: str, database: Path, chromium: Browser, size: Any, dark: bool
) -> None:
    page, board = at_home(chromium, server, size, dark=dark)
    page.goto(f"{server}/games")
    expect(page.get_by_role("heading", name="An empty line is a good start")).to_be_visible()
    check_access(page)
    shoot(page, "games-empty", size)
    won = finished(board, database, won=True, level="cup")
    lost = finished(board, database, won=False, level="leaf")
    tied = finished(board, database, won=None, level="cup")
    device = finished(board, database, won=True, opponent="device", names={"A": "Ada", "B": "Bo"})
    page.reload()
    rows = page.locator(".list li a:not(.review)")

    def shown(*games: Json) -> None:
        expect(rows).to_have_count(len(games))
        for row, game in zip(rows.all(), games, strict=True):
            expect(row).to_have_attribute("href", f"/game/{game['id']}")

    shown(device, tied, lost, won)
    expect(rows.first).to_contain_text("Ada wins")
    expect(rows.nth(2)).to_contain_text("Lost")
    check_access(page)
    shoot(page, "games", size)
    page.get_by_role("radio", name="Won").check(force=True)
    shown(won)
    page.get_by_role("radio", name="Drawn").check(force=True)
    shown(tied)
    page.get_by_role("radio", name="All").check(force=True)
    page.get_by_label("Opponent").select_option("device")
    shown(device)
    page.get_by_label("Opponent").select_option("link")
    expect(page.get_by_text("No game like this yet.")).to_be_visible()
    page.context.close()


def test_more_finished_games_are_read_when_asked_for(
    server: str, database: Path, chromium: Browser
) -> None:
    page, board = at_home(chromium, server, DESKTOP)
    for _ in range(51):
        finished(board, database, won=True, opponent="device")
    page.goto(f"{server}/games")
    page.get_by_role("button", name="Finished").click()
    rows = page.locator(".list li")
    expect(rows).to_have_count(50)
    page.get_by_role("button", name="Show more").click()
    expect(rows).to_have_count(51)
    expect(page.get_by_role("button", name="Show more")).to_have_count(0)
    page.context.close()


@SIZES
def test_the_address_bar_of_a_waiting_game_is_its_invitation(
    server: str, chromium: Browser, size: Any
) -> None:
    ada, bo = (new_page(chromium, size) for _ in range(2))
    asked: list[str] = []
    ada.on("request", lambda request: asked.append(request.url))
    ada.goto(server)
    ada.get_by_role("button", name="Invite by link").click()
    url = ada.get_by_role("textbox", name="Link").input_value()
    expect(ada).to_have_url(url)
    check_access(ada)
    shoot(ada, "waiting", size)
    # One's own invitation is one's own game, again and again, and on the way back too.
    ada.reload()
    expect(ada.get_by_role("button", name="Call off")).to_be_visible()
    expect(ada).to_have_url(url)
    ada.get_by_role("link", name="Back to the home page").click()
    expect(ada).to_have_url(f"{server}/")
    ada.go_back()
    expect(ada.get_by_role("button", name="Call off")).to_be_visible()
    expect(ada).to_have_url(url)
    # Its secret is never sent.
    token = url.split("#")[1]
    assert asked
    assert not any(token in address for address in asked)
    bo.goto(ada.url)
    bo.get_by_role("button", name="Join").click()
    for page in (ada, bo):
        page.wait_for_url("**/game/*")
    assert ada.url == bo.url
    for page in (ada, bo):
        page.context.close()


def test_only_a_game_without_a_running_clock_lets_one_close_the_page(
    server: str, chromium: Browser
) -> None:
    page, board = at_home(chromium, server)
    clocks: list[tuple[Json | None, str]] = [
        (None, "You can close this page"),
        ({"days": 3}, "You can close this page"),
        ({"seconds": 300.0, "increment": 5.0}, "Keep this page open"),
    ]
    for clock, words in clocks:
        board.open_game(server, opponent="link", clock=clock)
        expect(page.get_by_text(words)).to_be_visible()
    page.context.close()


@SIZES
@THEMES
def test_a_used_invitation_says_so_and_offers_to_watch(
    server: str, chromium: Browser, size: Any, dark: bool
) -> None:
    ada, bo, late = (new_page(chromium, size, dark) for _ in range(3))
    host = Board(ada)
    made = host.open_game(server, rules="novice", opponent="link")
    host.api("PUT", "/me", {"name": "Ada"})
    bo.goto(made["invitation"]["url"])
    expect(bo.get_by_role("heading", level=1)).to_have_text("Ada invites you to play Bossa")
    check_access(bo)
    bo.get_by_role("button", name="Join").click()
    bo.wait_for_url("**/game/*")
    late.goto(made["invitation"]["url"])
    expect(late.get_by_text("the seat is already taken")).to_be_visible()
    check_access(late)
    shoot(late, "join-taken", size)
    late.get_by_role("link", name="Watch the game").click()
    late.wait_for_url(f"**/game/{made['id']}")
    expect(late.locator(".hand").first).to_be_visible()
    assert Board(late).table()["you"] is None
    for page in (ada, bo, late):
        page.context.close()


@SIZES
def test_two_on_one_device_have_their_names(server: str, chromium: Browser, size: Any) -> None:
    page, board = at_home(chromium, server, size)
    page.get_by_role("button", name="On this device").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("textbox", name="white die").fill("Ada")
    sheet.get_by_role("textbox", name="black die").fill("Bo")
    check_access(page)
    shoot(page, "names", size)
    sheet.get_by_role("button", name="Start").press("Enter")
    page.wait_for_url("**/game/*")
    table = board.until_mine()
    first = {"A": "Ada", "B": "Bo"}[table["decisions"][0]["player"]]
    cover = page.get_by_role("heading", level=1)
    expect(cover).to_have_text(f"Hand the screen to {first}")
    # No tile of either hand is on the page before somebody has taken the screen.
    expect(page.locator("[data-tile]")).to_have_count(0)
    check_access(page)
    shoot(page, "hand-over", size)
    page.get_by_role("button", name=f"I am {first}").click()
    board.decide(table, plain(table))
    # They are kept for the next game.
    page.goto(server)
    expect(page.locator(".games li").first).to_contain_text("Ada – Bo")
    page.get_by_role("button", name="On this device").click()
    expect(sheet.get_by_role("textbox", name="white die")).to_have_value("Ada")
    page.context.close()


@SIZES
@THEMES
def test_axe_finds_nothing_at_home(server: str, chromium: Browser, size: Any, dark: bool) -> None:
    page, board = at_home(chromium, server, size, dark=dark)
    check_access(page)
    shoot(page, f"home-new-{'dark' if dark else 'light'}", size)
    board.api("POST", "/games", {"opponent": "device", "rules": "regular"})
    board.api("POST", "/games", {"opponent": "link", "rules": "novice+chips"})
    page.reload()
    expect(page.locator(".games li")).to_have_count(2)
    page.get_by_text("Game options").click()
    expect(page.get_by_role("combobox", name="Clock")).to_be_visible()
    check_access(page)
    shoot(page, f"home-{'dark' if dark else 'light'}", size)
    page.context.close()


@pytest.mark.parametrize("locale", ["de-DE", "ja-JP", "fr-FR"])
@pytest.mark.parametrize(("width", "height"), [(320, 568), (568, 320), (2560, 1440)])
def test_nothing_is_wider_than_the_window(
    server: str, chromium: Browser, width: int, height: int, locale: str
) -> None:
    page = new_page(chromium, {"width": width, "height": height}, locale=locale)
    board = Board(page)
    page.goto(server)
    made = board.api("POST", "/games", {"opponent": "link", "rules": "novice+chips"})
    invitation = made["invitation"]["url"]
    names = {"A": "M" * 40, "B": "Wagenknecht-Lindqvist"}
    device = board.api("POST", "/games", {"opponent": "device", "names": names})
    for path in ("", "games", f"game/{made['id']}", f"game/{device['id']}", "nothing"):
        page.goto(f"{server}/{path}")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= width, path
    guest = new_page(chromium, {"width": width, "height": height}, locale=locale)
    guest.goto(invitation)
    expect(guest.locator("form button")).to_be_visible()
    assert guest.evaluate("document.documentElement.scrollWidth") <= width
    for one in (page, guest):
        one.context.close()
