"""The end of a game in a real browser: its moment, the result, sharing, the seal, greetings."""

import json
import random
import re
import struct
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, expect
from tests.browser.board import DESKTOP, PHONE, Board, Json, new_page
from tests.browser.test_board import SIZES, check_access, shoot
from tests.waiting import until

from bossa.server.games import greetings

pytestmark = pytest.mark.slow


def begin(host: Board, guest: Board, server: str, **wish: Any) -> str:
    """A game by link in which both have sat down."""
    made = host.open_game(server, opponent="link", **wish)
    guest.page.goto(made["invitation"]["url"])
    guest.page.locator("main button").first.click()
    guest.page.wait_for_url("**/game/*")
    expect(host.page.locator(".hand").first).to_be_visible()
    return str(made["id"])


def choice_of(table: Json, is_winner: bool, rolls: random.Random) -> str:
    """A move with which one player helps the other to win."""
    wanted, shunned = ("wins", "loses") if is_winner else ("loses", "wins")
    moves = table["moves"]
    ending = [move for move in moves if move.get("ends") == wanted]
    quiet = [move for move in moves if move.get("ends") != shunned] or moves
    rows = [move for move in quiet if move["kind"] == "lay"]
    return str(rolls.choice(ending or rows or quiet)["text"])


def play_on(boards: list[Board], stop: Callable[[Json], bool]) -> Json:
    """Both play by themselves until something is so; the first one is let win."""
    rolls = random.Random(7)

    def turn() -> Json | None:
        for board in boards:
            table = board.table()
            if table["status"] == "over" or stop(table):
                return table
            if table["moves"]:
                board.send(table, choice_of(table, board is boards[0], rolls))
        return None

    return until(turn)


@pytest.fixture(scope="module")
def finished(server: str, chromium: Browser) -> Iterator[str]:
    """A game that is over, by resignation after some turns, so that the pile has a rest."""
    page = new_page(chromium, PHONE)
    board = Board(page)
    board.open_game(server, rules="regular", opponent="device")
    table = board.until_mine()
    while table["status"] != "over" and len(table["steps"]) < 12:
        board.send(table, table["moves"][0]["text"])
        table = board.until_mine()
    body = {"seat": "A", "request": "enough"}
    board.api("POST", f"/games/{board.game}/resign", body)
    yield board.game
    page.context.close()


def open_result(page: Page, server: str, game: str) -> Locator:
    page.goto(f"{server}/game/{game}")
    page.get_by_role("button", name="Result").click()
    return page.get_by_role("dialog", name=re.compile("win|draw"))


WATCH = """() => {
    window.seen = {}
    const look = () => {
        if (document.querySelector('.flakes, .dusk')) return
        seen.calm = performance.now()
        requestAnimationFrame(look)
    }
    look()
    new MutationObserver(() => {
        for (const name of ['flakes', 'dusk', 'result'])
            if (document.querySelector('.' + name)) seen[name] ??= performance.now()
        if (document.querySelector('.end')) seen.end ??= performance.now()
    }).observe(document.body, {childList: true, subtree: true})
}"""
"""Notes when each part of an end is first there, and which was the last frame before its moment."""


def test_a_win_has_its_moment_and_a_loss_a_quieter_one(server: str, chromium: Browser) -> None:
    ada, bo = (Board(new_page(chromium, PHONE, moving=True)) for _ in range(2))
    begin(ada, bo, server, rules="regular")
    for board in (ada, bo):
        board.page.evaluate(WATCH)
    table = play_on([ada, bo], lambda _: False)
    winner, loser = (ada, bo) if table["outcome"]["winner"] == ada.table()["you"] else (bo, ada)
    for board in (winner, loser):
        expect(board.page.locator(".result")).to_be_visible()
    won, lost = (board.page.evaluate("window.seen") for board in (winner, loser))
    # A timer never fires early, so the lower bounds hold on a slow machine too: counted from
    # the last frame before the moment began.
    assert won["result"] - won["calm"] > 1_150
    assert lost["result"] - lost["calm"] > 650
    assert "flakes" in won
    assert "dusk" not in won
    assert "dusk" in lost
    assert "flakes" not in lost
    expect(winner.page.get_by_role("dialog", name="You win")).to_be_visible()
    expect(loser.page.locator(".result h2")).to_contain_text("wins this one")
    expect(winner.page.locator(".dock.near .sign.won")).to_be_visible()
    for board in (winner, loser):
        board.page.context.close()


def test_reduced_motion_has_no_flakes(server: str, chromium: Browser) -> None:
    page = new_page(chromium, PHONE)
    board = Board(page)
    board.open_game(server, rules="novice", opponent="device")
    page.evaluate(WATCH)
    # The result comes by itself only where the game was seen going on.
    expect(page.locator(".dock.lit")).to_be_visible()
    board.api("POST", f"/games/{board.game}/resign", {"seat": "B", "request": "over"})
    expect(page.locator(".result")).to_be_visible()
    assert "flakes" not in page.evaluate("window.seen")
    page.context.close()


@SIZES
def test_the_result_leaves_both_lines_in_view_and_can_be_put_away(
    server: str, chromium: Browser, size: Any, finished: str
) -> None:
    page = new_page(chromium, size)
    sheet = open_result(page, server, finished)
    box = sheet.bounding_box()
    assert box
    for line in page.locator(".line").all():
        ledge = line.locator(".ledge").bounding_box()
        assert ledge
        below, beside = ledge["y"] + ledge["height"] > box["y"], ledge["x"] >= box["x"]
        assert not (below and size is PHONE), "the sheet covers a line"
        assert not (beside and size is DESKTOP), "the sheet covers a line"
    if size is PHONE:
        page.get_by_role("button", name="Details").click()
        whole = sheet.bounding_box()
        assert whole
        assert whole["height"] <= size["height"] * 0.55 + 1
    expect(sheet.get_by_role("link", name="Download the record")).to_be_visible()
    shoot(page, "result", size)
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    # The button that opens it has the focus, and stepping goes on from there.
    expect(page.get_by_role("button", name="Result")).to_be_focused()
    page.keyboard.press("Home")
    expect(page.get_by_role("button", name="To the beginning")).to_be_disabled()
    page.context.close()


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@SIZES
def test_axe_finds_nothing_on_the_result(
    server: str, chromium: Browser, size: Any, dark: bool, finished: str
) -> None:
    page = new_page(chromium, size, dark=dark)
    open_result(page, server, finished)
    if size is PHONE:
        page.get_by_role("button", name="Details").click()
    page.get_by_text("How this is checked").click()
    check_access(page)
    page.context.close()


def test_resigning_is_told_to_both(server: str, chromium: Browser) -> None:
    ada, bo = (Board(new_page(chromium, PHONE)) for _ in range(2))
    begin(ada, bo, server, rules="novice")
    play_on([ada, bo], lambda table: len(table["steps"]) > 3)
    ada.menu("Resign")
    ada.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(bo.page.get_by_role("dialog", name="You win")).to_contain_text("resigned")
    expect(bo.page.locator(".dock.far .sign", has_text="resigned")).to_be_visible()
    expect(ada.page.get_by_role("dialog", name=re.compile("wins this one"))).to_contain_text(
        "You resigned"
    )
    for board in (ada, bo):
        board.page.context.close()


def changed(page: Page, game: str, change: Callable[[Json], None]) -> None:
    """The server's snapshot of a game comes to this page with a change."""

    def answer(route: Route) -> None:
        table = route.fetch().json()
        change(table)
        route.fulfill(body=json.dumps(table), content_type="application/json")

    page.route(f"**/api/v1/games/{game}", answer)


def test_a_tie_is_nobody_s_win(server: str, chromium: Browser, finished: str) -> None:
    page = new_page(chromium, PHONE)
    changed(page, finished, lambda table: table.update(outcome={"ending": "E", "winner": None}))
    sheet = open_result(page, server, finished)
    expect(sheet.get_by_role("heading", name="A draw")).to_be_visible()
    expect(sheet).to_contain_text("both hands are the same size")
    expect(page.locator(".medal, .sign.won")).to_have_count(0)
    page.context.close()


def test_the_browser_checks_the_seal(server: str, chromium: Browser, finished: str) -> None:
    page = new_page(chromium, DESKTOP)
    sheet = open_result(page, server, finished)
    expect(sheet.get_by_text("A fair deal")).to_be_visible()
    sheet.get_by_text("How this is checked").click()
    expect(sheet.get_by_text(f"bossa verify bossa-{finished}.bossa")).to_be_visible()
    page.context.close()


def test_a_deal_that_was_changed_is_caught(server: str, chromium: Browser, finished: str) -> None:
    page = new_page(chromium, DESKTOP)
    for part in ("deal", "salt", "hash"):

        def tamper(table: Json, part: str = part) -> None:
            holder = table if part == "hash" else table["reveal"]
            value = holder[part]
            # Two characters change places.
            at = next(at for at in range(len(value) - 1) if value[at] != value[at + 1])
            holder[part] = value[:at] + value[at + 1] + value[at] + value[at + 2 :]

        page.unroute_all()
        changed(page, finished, tamper)
        sheet = open_result(page, server, finished)
        expect(sheet.get_by_role("alert")).to_contain_text("not the one that was sealed")
        expect(sheet.get_by_text("A fair deal")).to_have_count(0)
    page.context.close()


GOLDEN = Path(__file__).parents[1] / "golden"
TIMED = {"A": 290.0, "B": 12.0, "running": None, "full": 300.0, "increment": 0.0, "days": None}


def test_the_result_explains_a_loss(server: str, chromium: Browser, finished: str) -> None:
    """What every end took and where the actions went; who laid the sixth row; the counts."""
    page = new_page(chromium, DESKTOP)
    board = Board(page)
    page.goto(f"{server}/game/{finished}")
    ended = {
        ending: board.api(
            "POST",
            "/positions",
            {"record": (GOLDEN / f"regular-{ending}.bossa").read_text("utf-8")},
        )
        for ending in "BDE"
    }

    def lost(ending: str) -> Locator:
        view = ended[ending]
        loser = "A" if view["outcome"]["winner"] == "B" else "B"
        page.unroute_all()
        changed(page, finished, lambda table: table.update(view, you=loser, clock=TIMED))
        return open_result(page, server, finished)

    sheet = lost("D")
    expect(sheet).to_contain_text("No row fits, and all actions are used up.")
    reasons = sheet.get_by_role("heading", name="Why you had no move").locator("..")
    position = ended["D"]["position"]
    ends = [end for line in position["lines"].values() for end in line["ends"]]
    expect(reasons.get_by_text("none do")).to_have_count(sum(end["open"] for end in ends))
    expect(reasons.get_by_text("used already")).to_have_count(3)
    expect(sheet).to_contain_text("time you used")
    # On the board: the markers are there as they were, and every open end is barred.
    expect(page.locator(".dock.near .marker.used")).to_have_count(3)
    expect(page.get_by_role("img", name="nothing in the hand fits")).to_have_count(
        sum(end["open"] for end in ends)
    )
    check_access(page)

    sheet = lost("B")
    expect(sheet).to_contain_text("You laid the sixth.")
    sheet = lost("E")
    sizes = ended["E"]["position"]["hand_sizes"]
    expect(sheet).to_contain_text(f"You: {max(sizes.values())} tiles")
    page.context.close()


def test_the_chart_counts_what_lay_face_down(server: str, chromium: Browser, finished: str) -> None:
    page = new_page(chromium, DESKTOP)
    page.goto(f"{server}/game/{finished}")
    reveal = Board(page).table()["reveal"]
    chart = page.get_by_role("table")
    expect(chart.locator(".cell.removed")).to_have_count(1)
    expect(chart.locator(".cell.pile")).to_have_count(len(reveal["pile"]))
    expect(chart.locator(".cell.unseen")).to_have_count(0)
    page.context.close()


COLOURS = """async (bytes) => {
    const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)], {type: 'image/png'}))
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    const context = canvas.getContext('2d')
    context.drawImage(bitmap, 0, 0)
    const {data} = context.getImageData(0, 0, bitmap.width, bitmap.height)
    const found = new Set()
    for (let at = 0; at < data.length; at += 4)
        found.add(data[at] << 16 | data[at + 1] << 8 | data[at + 2])
    return [...found].map((colour) => colour.toString(16).padStart(6, '0'))
}"""
"""All colours of a picture."""


def test_a_picture_and_a_link_that_replays_are_shared(
    server: str, chromium: Browser, finished: str
) -> None:
    page = new_page(chromium, DESKTOP)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    sheet = open_result(page, server, finished)
    with page.expect_download() as download:
        sheet.get_by_role("button", name="Share picture").click()
    expect(sheet.get_by_role("status")).to_contain_text("copied")
    picture = Path(download.value.path()).read_bytes()
    assert download.value.suggested_filename == f"bossa-{finished}.png"
    assert struct.unpack(">II", picture[16:24]) == (1200, 630)
    # Ink, slip, iron, and both ledges.
    colours = set(page.evaluate(COLOURS, list(picture)))
    assert colours >= {"24211d", "fffefa", "1b211e", "fffefb", "211f1c"}
    link = page.evaluate("navigator.clipboard.readText()")
    assert link == f"{server}/game/{finished}"
    page.context.close()

    visitor = new_page(chromium, PHONE)
    visitor.goto(link)
    expect(visitor.locator(".line .row").first).to_be_visible()
    visitor.get_by_role("button", name="To the beginning").click()
    expect(visitor.get_by_role("button", name="To the beginning")).to_be_disabled()
    expect(visitor.locator(".line .row")).to_have_count(0)
    visitor.get_by_role("button", name="To the end").click()
    expect(visitor.locator(".line .row").first).to_be_visible()
    visitor.context.close()


def test_the_system_s_own_sheet_gets_the_picture(
    server: str, chromium: Browser, finished: str
) -> None:
    page = new_page(chromium, PHONE)
    page.add_init_script(
        """navigator.canShare = () => true
        navigator.share = async (data) => (window.shared = {
            url: data.url, name: data.files[0].name, size: data.files[0].size,
        })"""
    )
    open_result(page, server, finished).get_by_role("button", name="Share picture").click()
    shared = until(lambda: page.evaluate("window.shared"))
    assert shared["url"] == f"{server}/game/{finished}"
    assert shared["name"] == f"bossa-{finished}.png"
    assert shared["size"] > 10_000
    page.context.close()


STAYING = """
    const wait = setTimeout
    window.setTimeout = (work, time, ...more) =>
        wait(work, time === 4_000 ? 3_600_000 : time, ...more)
"""
"""A greeting stays until the test has looked at it."""


def test_greetings_are_seen_and_can_be_muted(
    server: str, chromium: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(greetings, "PACE", 3_600.0)
    ada, bo = new_page(chromium, PHONE), new_page(chromium, DESKTOP)
    bo.add_init_script(STAYING)
    begin(Board(ada), Board(bo), server, rules="novice")
    expect(bo.locator(".dock.far")).to_be_visible()
    bo.evaluate("document.fonts.ready.then(() => true)")
    lines = bo.locator(".line").first.bounding_box()
    ada.get_by_role("button", name="Greetings", exact=True).click()
    check_access(ada)
    ada.get_by_role("button", name="Good luck!").click()
    bubble = bo.locator(".bubble")
    expect(bubble).to_contain_text("Good luck!")
    expect(bo.get_by_role("status").filter(has_text="Good luck!")).to_have_count(1)
    now = bo.locator(".line").first.bounding_box()
    bubble.get_by_role("button", name="Mute greetings").click()
    expect(bubble).to_have_count(0)
    assert now == lines
    # A second one at once is refused, with a reason.
    ada.get_by_role("button", name="Greetings", exact=True).click()
    ada.get_by_role("button", name="Hello!").click()
    expect(ada.locator(".greetings:popover-open .problem")).to_be_visible()
    ada.keyboard.press("Escape")

    bo.reload()
    bo.get_by_role("button", name="Greetings", exact=True).click()
    expect(bo.get_by_text("Greetings are muted in this game.")).to_be_visible()
    bo.get_by_role("button", name="Show them again").click()
    bo.keyboard.press("Escape")

    monkeypatch.setattr(greetings, "PACE", 0.0)
    ada.get_by_role("button", name="Greetings", exact=True).click()
    ada.get_by_role("button", name="Thank you!").click()
    expect(bubble).to_contain_text("Thank you!")
    for page in (ada, bo):
        page.context.close()


TELL = """
    localStorage['bossa.settings'] = JSON.stringify({pace: 'none', sound: true})
    const Real = AudioContext
    window.AudioContext = class extends Real { constructor() { super(); console.log('audio') } }
    new MutationObserver(() => {
        if (document.querySelector('section.dock')) console.log('opened')
        if (document.querySelector('[role=log]')?.textContent) console.log('shown')
    }).observe(document, {childList: true, characterData: true, subtree: true})
"""
"""Playwright's own questions count as a touch: the page has to tell by itself."""


def test_no_sound_is_made_before_somebody_touches_the_page(server: str, chromium: Browser) -> None:
    asking = new_page(chromium, PHONE)
    board = Board(asking)
    board.open_game(server, rules="novice", opponent="device")
    # It keeps its settings when it is there: the other's would be lost, and with them the sound.
    expect(asking.locator(".hand").first).to_be_visible()
    page = asking.context.new_page()
    page.add_init_script(TELL)
    told: list[str] = []
    page.on("console", lambda message: told.append(message.text))

    def move() -> None:
        table = board.until_mine()
        board.send(table, table["moves"][0]["text"])

    # A move that was made before the page has read the game would not be announced there.
    with page.expect_console_message(lambda message: message.text == "opened"):
        page.goto(asking.url)
    with page.expect_console_message(lambda message: message.text == "shown"):
        move()
    assert "audio" not in told
    with page.expect_console_message(lambda message: message.text == "audio"):
        page.mouse.click(5, 400)
        move()
    assert told.count("audio") == 1
    page.context.close()
