"""The rules, the sheet for the table and About: read, searched, tried, printed."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.board import DESKTOP, PHONE, new_page
from tests.browser.test_board import check_access

from bossa.locales import LANGUAGES, texts
from bossa.rulebook import STATEMENTS

pytestmark = pytest.mark.slow

SMALLEST = 8.5
"""Points of the smallest text on paper."""
POINT = 96 / 72
"""Pixels."""

SMALLEST_TEXT = """() => Math.min(...[...document.querySelectorAll(
        'main p, main li, main figcaption, main h4')]
    .filter((element) => element.checkVisibility() && element.textContent.trim()
        && !element.closest('.picture'))
    .map((element) => parseFloat(getComputedStyle(element).fontSize)))"""


def pages_of(pdf: bytes) -> int:
    return len(re.findall(rb"/Type\s*/Page\b", pdf))


def open_rules(page: Page, address: str) -> None:
    page.goto(address)
    expect(page.locator("#T1")).to_be_visible()


def test_the_rules_open_at_a_rule_and_are_searched(server: str, chromium: Browser) -> None:
    page = new_page(chromium, DESKTOP)
    # The address of earlier versions leads there too.
    open_rules(page, f"{server}/how#L5")
    expect(page).to_have_url(f"{server}/rules#L5")
    expect(page.locator("#L5.here")).to_be_in_viewport()
    expect(page.locator("li[id]:focus")).to_have_id("L5")
    assert page.locator(".text li[id]").evaluate_all("all => all.map(({ id }) => id)") == list(
        STATEMENTS
    )
    # Rules that a text names are links.
    page.locator("#N2").get_by_role("link", name="L4", exact=True).click()
    expect(page.locator("#L4.here")).to_be_in_viewport()
    page.go_back()
    expect(page.locator("#L5.here")).to_be_in_viewport()
    page.get_by_role("navigation", name="Contents").get_by_role("link", name="The end").click()
    expect(page.locator("#section-X")).to_be_in_viewport()
    page.get_by_role("searchbox").fill("EMPTY pile")
    expect(page.locator("#A1")).to_be_visible()
    expect(page.locator("#L5")).to_have_count(0)
    expect(page.get_by_role("status").filter(has_text="rules")).to_have_text("3 rules")
    page.get_by_role("searchbox").fill("zebra")
    expect(page.get_by_text("No rule has these words.")).to_be_visible()
    page.context.close()


def test_an_example_is_tried_on_the_board(server: str, chromium: Browser) -> None:
    page = new_page(chromium, PHONE)
    open_rules(page, f"{server}/rules#L5")
    page.locator("#L5").get_by_role("button", name="Try it").first.click()
    board = page.locator("dialog[open]")
    hand, place = board.locator(".near .hand"), board.locator("[data-line=white][data-number='7']")
    check_access(page)
    for tile in ("10", "20", "41"):
        hand.locator(f"[data-tile='{tile}']").click()
    place.click()
    # Three tiles are refused, with the reason that the rules give.
    refused = board.get_by_role("dialog")
    expect(refused).to_contain_text("takes 2 tiles here; you chose 3")
    page.keyboard.press("Escape")
    expect(refused).to_be_hidden()
    for tile in ("10", "20", "41", "23", "50"):
        hand.locator(f"[data-tile='{tile}']").click()
    # They lie there for a look; a tap lays them.
    expect(board.get_by_role("button", name="Lay on White 7")).to_be_enabled()
    place.click()
    expect(board.get_by_role("status")).to_contain_text("That is allowed.")
    expect(hand.locator("li")).to_have_count(3)
    board.get_by_role("button", name="Again").click()
    expect(hand.locator("li")).to_have_count(5)
    page.keyboard.press("Escape")
    expect(board).to_be_hidden()
    expect(page.locator("#L5")).to_be_in_viewport()
    page.context.close()


def test_an_address_asks_for_a_language_and_chooses_none(server: str, chromium: Browser) -> None:
    page = new_page(chromium, DESKTOP)
    answer = page.goto(f"{server}/rules?lang=de#L5")
    assert answer
    assert "<title>Die Regeln von Bossa</title>" in answer.text()
    expect(page.locator("#L5")).to_contain_text("Weiter außen")
    assert page.evaluate("document.documentElement.lang") == "de"
    assert page.evaluate("localStorage['bossa.language']") is None
    # A choice of the reader's own replaces it, also in the address.
    page.get_by_role("combobox").select_option("it")
    expect(page.locator("#L5")).to_contain_text("Più lontano")
    expect(page).to_have_url(f"{server}/rules#L5")
    page.goto(server)
    expect(page.locator("html")).to_have_attribute("lang", "it")
    page.context.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_are_two_sides_of_paper_and_the_sheet_is_one(
    server: str, chromium: Browser, language: str
) -> None:
    page = new_page(chromium, DESKTOP, dark=True, locale=language)
    open_rules(page, f"{server}/rules")
    page.emulate_media(media="print")
    assert page.evaluate(SMALLEST_TEXT) >= SMALLEST * POINT - 0.01
    printed = page.locator(".text figure:visible")
    assert printed.count() >= 10
    assert pages_of(page.pdf(prefer_css_page_size=True)) <= 2
    page.emulate_media(media="screen")
    page.goto(f"{server}/sheet")
    say = texts(language, "rules")
    expect(page.get_by_text(say("rule-X3"))).to_be_visible()
    expect(page.locator("table svg.tile")).to_have_count(27)
    page.emulate_media(media="print")
    assert page.evaluate(SMALLEST_TEXT) >= SMALLEST * POINT - 0.01
    assert pages_of(page.pdf(prefer_css_page_size=True)) == 1
    page.context.close()


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing_on_the_pages_to_read(server: str, chromium: Browser, dark: bool) -> None:
    page = new_page(chromium, PHONE if dark else DESKTOP, dark=dark)
    open_rules(page, f"{server}/rules")
    if dark:
        # The parts are the same for every rule: a few of them are quicker to look at.
        page.get_by_role("searchbox").fill("L5")
        expect(page.locator("#T1")).to_have_count(0)
    check_access(page)
    for path, heading in (("Sheet to print", "A sheet for the table"), ("About", "About this")):
        page.locator("body footer nav").get_by_role("link", name=path).click()
        expect(page.get_by_role("heading", level=1)).to_contain_text(heading)
        check_access(page)
    page.context.close()


def test_beside_a_game_the_six_pictures_are_at_hand(server: str, chromium: Browser) -> None:
    page = new_page(chromium, PHONE)
    page.goto(server)
    made = page.evaluate(
        """async () => (await (await fetch('/api/v1/games', {method: 'POST',
            headers: {'Content-Type': 'application/json'},
            body: JSON.stringify({rules: 'novice', opponent: 'device'})})).json()).id"""
    )
    page.goto(f"{server}/game/{made}")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name="How to play").click()
    how = page.get_by_role("dialog", name="How to play")
    expect(how.get_by_role("heading", name="Two ways to win")).to_be_visible()
    expect(how.get_by_role("link", name="Every detail")).to_have_attribute("href", "/rules")
    check_access(page)
    page.context.close()
