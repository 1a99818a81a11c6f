"""A review in the browser: from the end of a game to a link that anybody opens, and what if."""

import random
import re
import zlib
from base64 import urlsafe_b64decode
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from tests.browser.board import DESKTOP, PHONE, Board, new_page
from tests.browser.test_board import SIZES, check_access, shoot
from tests.server.running import Client
from tests.waiting import until

from bossa.locales import LANGUAGES

pytestmark = pytest.mark.slow

LATE = (
    "regular+chips B-play w4A:2=23,3=11+20,5=50,6=05i+10^21+40 "
    "b6B:3=32+41,4=04,5=42d+51,7=02+15 A:01/R/- B:06,13,30,33/XS/- out:22"
)


@pytest.fixture(scope="module")
def ada(server: str) -> Client:
    return Client(server)


@pytest.fixture(scope="module")
def game(ada: Client) -> str:
    """A game of random moves, which somebody has resigned: it has mistakes, and luck."""
    source = random.Random(11)
    game = ada.create(rules="regular", opponent="device")
    for _ in range(9):
        if game["status"] != "over":
            game = ada.decide(game, source.choice(game["moves"])["text"]).json()
    ada.act(game["id"], "resign")
    # Made before any page asks: in the background, which a busy machine leaves for long.
    until(lambda: ada.post("/reviews", game=game["id"]).json().get("status") == "done", 600)
    return str(game["id"])


@pytest.fixture(scope="module")
def late(ada: Client) -> str:
    """A late position whose values are known: the first ones may need the search to be compiled."""
    until(lambda: ada.post("/positions/values", position=LATE).status_code == 200, 600)
    return LATE


def open_review(page: Page, address: str) -> None:
    page.goto(address)
    expect(page.locator(".ledger")).to_be_visible()
    expect(page.locator(".small-table")).to_be_visible()


def unpacked(url: str) -> str:
    """What a link to an analysis board has after its `#`."""
    packed = url.partition("#")[2]
    return zlib.decompress(urlsafe_b64decode(packed + "=" * (-len(packed) % 4)), -15).decode()


def numbers(page: Page, where: str) -> list[float]:
    texts = page.locator(where).all_inner_texts()
    return [float(text.replace("−", "-").replace("+", "")) for text in texts]


def moment(page: Page) -> str:
    return page.locator(".moments p").inner_text()


@SIZES
def test_a_review_is_stepped_through_and_shared(
    server: str, chromium: Browser, ada: Client, game: str, size: Any
) -> None:
    page = new_page(chromium, size)
    page.context.add_cookies([{"name": "bossa", "value": ada.http.cookies["bossa"], "url": server}])
    page.goto(f"{server}/game/{game}")
    page.get_by_role("button", name="Result").first.click()
    page.get_by_role("link", name="Review").click()
    page.wait_for_url("**/review/*")
    expect(page.locator(".ledger")).to_be_visible()
    # What is shown adds up to the result, to the last digit: the bars, and what they are made of.
    shown = numbers(page, ".ledger dd b")
    assert sum(shown[:-1]) == pytest.approx(shown[-1], abs=0.001)
    assert shown[0] == 50
    parts = numbers(page, ".ledger .part .value")
    assert 50 + sum(parts) == pytest.approx(shown[-1], abs=0.001)
    # So do the numbers beside the mistakes, and the sentence on top.
    lost = numbers(page, ".decisions li .judged b")
    assert sum(map(abs, parts[3:5])) == pytest.approx(-sum(lost), abs=0.001)
    said = re.search(r"luck (gave|cost) .*? ([\d.]+) points", page.locator(".cause").inner_text())
    assert said
    luck = float(said[2]) * (1 if said[1] == "gave" else -1)
    assert luck == pytest.approx(sum(parts[:3]), abs=0.001)
    assert page.evaluate("document.documentElement.scrollWidth") == size["width"]
    check_access(page)
    shoot(page, "review-end", size)
    # By key: to the start, on, to the next mistake.
    page.keyboard.press("Home")
    expect(page.locator(".moments p")).to_have_text("Set-up, choice 1")
    page.keyboard.press("ArrowRight")
    while not re.match("Turn", moment(page)):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Home")
    page.keyboard.press("m")
    expect(page.locator("li.now .judged b").first).to_have_text(re.compile("^−"))
    expect(page.locator(".now h2").first).to_have_text(
        re.compile("An inaccuracy|A mistake|A blunder")
    )
    expect(page.locator(".now dl > div")).to_have_count(2)
    check_access(page)
    shoot(page, "review-mistake", size)
    # A link to this moment opens for somebody who is no player here.
    here = moment(page)
    page.get_by_role("button", name="Share").click()
    link = page.get_by_role("textbox", name="Link").input_value()
    other = new_page(chromium, size)
    open_review(other, link)
    expect(other.locator(".moments p")).to_have_text(here)
    assert other.context.cookies() == []
    other.context.close()
    page.context.close()


def test_the_answer_is_hidden_until_one_has_tried(
    server: str, chromium: Browser, game: str
) -> None:
    page = new_page(chromium, DESKTOP)
    open_review(page, f"{server}/review/{game}#t1")
    page.get_by_role("checkbox", name=re.compile("try first")).check()
    page.keyboard.press("Home")
    page.keyboard.press("m")
    while not re.match("Turn", moment(page)):
        page.keyboard.press("m")
    expect(page.get_by_role("heading", name=re.compile("What should .* play"))).to_be_visible()
    expect(page.locator(".now dl")).to_have_count(0)
    expect(page.locator(".small-table.better")).to_have_count(0)
    page.get_by_role("button", name="Show the answer").click()
    expect(page.locator(".now dl > div")).to_have_count(2)
    page.context.close()


@pytest.mark.usefixtures("late")
def test_what_if_goes_on_from_a_moment_and_keeps_branches_in_the_link(
    server: str, chromium: Browser, game: str
) -> None:
    page = new_page(chromium, DESKTOP)
    open_review(page, f"{server}/review/{game}#t2")
    page.get_by_role("button", name="What if…").click()
    page.wait_for_url("**/analysis#*")
    options = page.locator(".option")
    expect(options.first.locator(".value")).to_have_text(re.compile(r"\d"))
    # A redraw would first ask which tile it brings.
    options.filter(has_text=re.compile("lays on|stacks on")).first.click()
    expect(page.locator(".path .chip")).to_have_count(2)
    page.get_by_role("button", name="Let a tile come").click()
    expect(page.locator(".path .chip")).to_have_count(3)
    page.get_by_role("button", name="Keep this one").click()
    expect(page.locator(".kept li")).to_have_count(1)
    check_access(page)
    shoot(page, "analysis", DESKTOP)

    # Packed a moment later: the position, what is shown, and the branch that was kept.
    def link() -> str:
        return str(page.evaluate("location.href"))

    until(lambda: len(unpacked(link()).partition("\n@")[0].splitlines()) == 3)
    other = new_page(chromium, PHONE)
    other.goto(link())
    expect(other.locator(".path .chip")).to_have_count(3)
    expect(other.locator(".kept li")).to_have_count(1)
    assert other.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    check_access(other)
    other.context.close()
    page.context.close()


def play_on(page: Page, level: str) -> dict[str, Any]:
    """From a sheet to the game. Gives its snapshot."""
    page.get_by_role("button", name="Play on from here").click()
    sheet = page.get_by_role("dialog", name="Play on from here")
    sheet.get_by_role("radio", name=level).check()
    check_access(page)
    sheet.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url("**/game/*")
    expect(page.locator(".practice")).to_be_visible()
    return Board(page).table()


def test_one_plays_on_from_a_moment_of_a_review(server: str, chromium: Browser, game: str) -> None:
    page = new_page(chromium, PHONE)
    page.goto(f"{server}/review/{game}#t2")
    expect(page.locator(".moments p")).to_have_text(re.compile("^Turn 2"))
    made = play_on(page, "Seedling")
    assert (made["practice"], made["level"], made["opponent"]) == (True, "seedling", "computer")
    assert [step["turn"] for step in made["steps"] if step["kind"] == "drawn"] == [1, 2]
    assert made["steps"][-1]["player"] == made["you"]
    assert made["moves"]
    page.context.close()


def test_one_plays_on_from_a_branch_with_the_tile_that_a_redraw_brought(
    server: str, chromium: Browser, game: str
) -> None:
    page = new_page(chromium, DESKTOP)
    page.goto(f"{server}/review/{game}#t2")
    page.get_by_role("button", name="What if…").click()
    page.wait_for_url("**/analysis#*")
    redraw = (
        page.locator(".option")
        .filter(has_text="redraw")
        .or_(page.locator(".option").filter(has_text="discard"))
    )
    redraw.first.click()
    bring = page.locator(".options", has_text="Which tile does the redraw bring?")
    check_access(page)
    bring.locator(".option").nth(3).click()
    expect(page.locator(".path .chip")).to_have_count(2)
    # It is in the link, with the moment at which it begins.
    until(lambda: page.evaluate("location.hash.length > 300"))
    other = new_page(chromium, PHONE)
    other.goto(page.url)
    expect(other.locator(".path .chip")).to_have_count(2)
    made = play_on(other, "Leaf")
    moved = [step for step in made["steps"] if step["kind"] == "moved"][-1]
    assert moved["move"].startswith("r")
    assert moved["brought"]
    assert made["level"] == "leaf"
    other.context.close()
    # A position that was set up by hand has no game that could go on.
    page.goto(f"{server}/analysis")
    page.reload()
    expect(page.locator(".small-table")).to_be_visible()
    expect(page.get_by_role("button", name="Play on from here")).to_have_count(0)
    page.context.close()


def swipe(page: Page, where: Locator, across: int) -> None:
    """A finger on something, some pixels to the right or to the left."""
    box = where.bounding_box()
    assert box, where
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    finger = page.context.new_cdp_session(page)
    for kind, at in (("touchStart", x), ("touchMove", x + across / 2), ("touchMove", x + across)):
        points = [{"x": at, "y": y}]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_one_steps_by_finger_and_by_key_and_the_keys_are_listed(
    server: str, chromium: Browser, game: str
) -> None:
    page = new_page(chromium, PHONE)
    page.goto(f"{server}/review/{game}#t2")
    expect(page.locator(".moments p")).to_have_text(re.compile("^Turn 2"))
    table = page.locator(".small-table")
    expect(table).to_be_visible()
    swipe(page, table, -120)
    expect(page.locator(".moments p")).to_have_text(re.compile("^Turn 3"))
    swipe(page, table, 120)
    expect(page.locator(".moments p")).to_have_text(re.compile("^Turn 2"))
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keys")
    expect(keys.locator("dt")).to_have_text(["←", "→", "Home", "End", "m", "?"])
    # A key belongs to the sheet that is open.
    page.keyboard.press("ArrowRight")
    expect(page.locator(".moments p")).to_have_text(re.compile("^Turn 2"))
    page.keyboard.press("Escape")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".moments p")).to_have_text(re.compile("^Turn 3"))
    page.context.close()


def test_a_position_is_set_up_and_an_impossible_one_says_why(
    server: str, chromium: Browser, late: str
) -> None:
    page = new_page(chromium, PHONE)
    page.goto(f"{server}/analysis")
    notation = page.get_by_role("textbox", name="Position in notation")
    expect(notation).not_to_have_value("")
    notation.fill(late)
    page.get_by_role("button", name="Use this position").click()
    expect(page.locator(".option").first.locator(".value")).to_have_text("95.8")
    # The best few stand at their places, until somebody does not want them; that is kept.
    values = page.locator(".small-table .value")
    expect(values).to_have_count(3)
    expect(page.locator(".small-table .badge .best")).to_have_text(re.compile("95.8"))
    page.get_by_role("button", name="Values on the board").click()
    expect(values).to_have_count(0)
    page.reload()
    expect(page.locator(".option").first.locator(".value")).to_have_text("95.8")
    expect(values).to_have_count(0)
    notation.fill(late.replace("7=02+15", "7=02+05"))
    page.get_by_role("button", name="Use this position").click()
    expect(page.locator(".position .rule")).to_have_text(re.compile(r"^[A-Z]\d$"))
    # By hand, with the keyboard: a tile that lies in a row goes to a hand.
    page.get_by_role("button", name="Set up").click()
    page.get_by_role("button", name=re.compile("Hand of player A")).press("Enter")
    page.get_by_role("button", name="white 6", exact=True).press("Enter")
    expect(notation).to_have_value(re.compile("A:01,60/R/-"))
    expect(page.locator(".position .rule")).to_have_count(0)
    check_access(page)
    shoot(page, "set-up", PHONE)
    page.get_by_role("button", name="Use this position").click()
    expect(page.locator(".small-table")).to_be_visible()
    expect(page.locator(".small-table .side:not(.near) .hand li")).to_have_count(2)
    page.context.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_review_speaks_every_language(
    server: str, chromium: Browser, game: str, language: str
) -> None:
    page = new_page(chromium, DESKTOP, locale=language)
    open_review(page, f"{server}/review/{game}#t2")
    page.locator(".switch").click()
    words = page.locator("main").inner_text()
    assert not re.search(r"\b(review|ledger|totals|analysis)-[a-z]", words)
    page.context.close()
