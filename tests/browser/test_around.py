"""What is around a game in a real browser: dragging, tabs, devices, sharing, clocks, settings."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Response, Route, expect
from tests.browser.board import DESKTOP, PHONE, Board, Json, drag, new_page, words_of
from tests.browser.test_board import SIZES, check_access, plain, shoot
from tests.server.running import change
from tests.waiting import until

pytestmark = pytest.mark.slow


def with_single_row(board: Board, server: str, **wish: Any) -> tuple[Json, Json]:
    """A game in which one tile can be laid alone, and that move."""
    while True:
        board.open_game(server, rules="novice", **wish)
        table = board.until_mine()
        for move in table["moves"]:
            if move["kind"] == "lay" and len(move["tiles"]) == 1 and "ends" not in move:
                return table, move


def is_saved(answer: Response) -> bool:
    """Whether it is the answer to a new name."""
    return answer.request.method == "PUT"


def until_the_guest_is_to_move(host: Board, guest: Board, server: str) -> Json:
    """A game by link, begun."""
    made = host.open_game(server, rules="novice", opponent="link", seat="A")
    guest.page.goto(made["invitation"]["url"])
    guest.page.locator("main button").first.click()
    guest.page.wait_for_url("**/game/*")
    expect(host.page.locator(".hand").first).to_be_visible()
    if (table := host.table())["moves"]:
        host.decide(table, plain(table))
    return made


@SIZES
def test_a_tile_can_be_dragged_to_its_place(server: str, chromium: Browser, size: Any) -> None:
    page = new_page(chromium, size)
    board = Board(page)
    table, move = with_single_row(board, server, opponent="device")
    place = board.place_of(move)
    expect(place).to_be_visible()
    drag(page, board.tile_of(move, table), place, by_touch=size is PHONE)
    expect(place).to_have_class(re.compile("chosen"))
    page.get_by_role("button", name=re.compile("^Lay on ")).click()
    assert board.until_moved(table)["last"] == move["text"]
    page.context.close()


@SIZES
def test_a_tap_where_the_tiles_are_shown_lays_them(
    server: str, chromium: Browser, size: Any
) -> None:
    page = new_page(chromium, size)
    board = Board(page)
    table, move = with_single_row(board, server, opponent="device")
    board.tile_of(move, table).click()
    # Where they fit in several places, the first tap shows them in one.
    fits = [one for one in table["moves"] if one["kind"] == "lay" and one["tiles"] == move["tiles"]]
    if len(fits) > 1:
        board.place_of(move).click()
        expect(page.locator(".confirm .main")).to_be_enabled()
    board.place_of(move).click()
    assert board.until_moved(table)["last"] == move["text"]
    page.context.close()


@SIZES
def test_what_does_not_fit_is_explained_where_it_was_put(
    server: str, chromium: Browser, size: Any
) -> None:
    page = new_page(chromium, size)
    board = Board(page)
    while True:
        board.open_game(server, rules="novice", opponent="device")
        table = board.until_mine()
        player = table["decisions"][0]["player"]
        lines = table["position"]["lines"]
        places = [(line, end) for line in lines for end in lines[line]["ends"] if end["open"]]
        # A tile with dots of one colour only, and an end of the other.
        wrong = [
            (tile, line, end["number"])
            for tile in table["position"]["hands"][player]
            for line, end in places
            if tile[["white", "black"].index(line)] == "0"
        ]
        if wrong:
            break
    tile, line, number = wrong[0]
    board.side_of(player, table).locator(f".hand button[data-tile='{tile}']").click()
    page.locator(f"[data-target=place][data-line={line}][data-number='{number}']").click()
    why = page.get_by_role("dialog").locator(".why")
    expect(why).to_have_text(f"The tile {words_of(tile)} has no {line} dots.")
    shoot(page, "explained", size)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    # What can be done with more tiles is said with the place.
    holding = [m for m in table["moves"] if m["kind"] == "lay" and tile in m["tiles"]]
    if holding and all(len(move["tiles"]) > 1 for move in holding):
        at = f"{holding[0]['line'].capitalize()} {holding[0]['number']}"
        expect(page.locator(".sentence")).to_contain_text(re.compile(f"more tiles, .*{at}"))
    page.keyboard.press("Escape")
    expect(page.locator(".hand button[aria-pressed=true]")).to_have_count(0)
    page.context.close()


def test_a_takeback_is_asked_for_and_declined_in_view(server: str, chromium: Browser) -> None:
    ada, bo = new_page(chromium, PHONE), new_page(chromium, PHONE)
    host, guest = Board(ada), Board(bo)
    until_the_guest_is_to_move(host, guest, server)
    table = guest.until_mine()
    guest.decide(table, plain(table))
    asker, other = bo, ada
    guest.menu("Take back")
    box = other.get_by_role("alert").filter(has_text="take back the last move")
    expect(box).to_be_in_viewport(ratio=1)
    shoot(other, "takeback", PHONE)
    other.get_by_role("button", name="Decline").click()
    expect(asker.get_by_text("declined the takeback")).to_be_in_viewport(ratio=1)
    asker.get_by_role("button", name="Menu").click()
    menu = asker.get_by_role("dialog")
    expect(menu.get_by_role("button", name="Resign")).to_be_visible()
    expect(menu.get_by_role("button", name="Take back")).to_have_count(0)
    for page in (ada, bo):
        page.context.close()


def test_who_joins_can_say_their_name(server: str, chromium: Browser) -> None:
    ada, bo, late = (new_page(chromium, PHONE) for _ in range(3))
    made = Board(ada).open_game(server, rules="novice", opponent="link")
    bo.goto(made["invitation"]["url"])
    bo.get_by_label("name").fill("Bo")
    bo.get_by_role("button", name="Join").click()
    bo.wait_for_url("**/game/*")
    expect(ada.locator("section.dock.far .name")).to_contain_text("Bo")
    late.goto(made["invitation"]["url"])
    expect(late.get_by_text("already taken")).to_be_visible()
    shoot(late, "join-taken", PHONE)
    late.get_by_role("link", name="Back to the home page").click()
    expect(late.get_by_role("button", name=re.compile("^Play now"))).to_be_visible()
    for page in (ada, bo, late):
        page.context.close()


def test_a_wrong_address_is_told_by_the_page(server: str, chromium: Browser) -> None:
    page = new_page(chromium, PHONE, locale="fr-FR")
    answer = page.goto(f"{server}/nothing/of/this")
    assert answer
    assert answer.status == 404
    expect(page.get_by_role("heading", level=1)).to_have_text("Il n’y a rien ici")
    check_access(page)
    page.context.close()


def test_without_confirmation_one_tap_plays(server: str, chromium: Browser) -> None:
    page = new_page(chromium, PHONE)
    board = Board(page)
    table, move = with_single_row(board, server, opponent="device")
    board.menu("Settings")
    sheet = page.get_by_role("dialog")
    expect(sheet).to_be_visible()
    shoot(page, "settings", PHONE)
    check_access(page)
    sheet.get_by_label(re.compile("^Confirm each move")).uncheck()
    sheet.get_by_label("Dark").check()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    board.tile_of(move, table).click()
    board.place_of(move).click()
    assert board.until_moved(table)["last"] == move["text"]
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.context.close()


def test_a_finished_game_is_stepped_through(server: str, chromium: Browser) -> None:
    page = new_page(chromium, DESKTOP)
    board = Board(page)
    board.open_game(server, rules="novice", opponent="device")
    for _ in range(3):
        table = board.until_mine()
        board.send(table, plain(table)["text"])
    board.api("POST", f"/games/{board.game}/resign", {"request": "r-end", "seat": "A"})
    expect(page.locator(".outcome")).to_be_visible()
    # The result comes by itself a moment later, and lies over the list of moves.
    expect(page.locator(".result")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".result")).to_be_hidden()
    steps = board.table()["steps"]
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.split("/api/v1")[-1]))
    count = page.locator(".stepper .count")
    hand = page.locator("section.dock.near .hand")
    page.keyboard.press("Home")
    expect(count).to_have_text(f"0 / {len(steps)}")
    # Before the first draw: four tiles each, and neither line has a row.
    expect(hand.locator("li")).to_have_count(4)
    expect(page.locator(".line .row")).to_have_count(0)
    page.keyboard.press("ArrowRight")
    expect(hand.locator("li")).to_have_count(5 if steps[0]["player"] == "A" else 4)
    # A click in the list of moves leads there too.
    page.locator("aside .moves button").nth(1).click()
    expect(page.locator("aside .moves [aria-current=step]")).to_have_count(1)
    page.keyboard.press("End")
    expect(count).to_have_text(f"{len(steps)} / {len(steps)}")
    # All views are read at once, and only once.
    assert asked == [f"/games/{board.game}/steps"]
    page.context.close()


def test_two_tabs_show_the_same_game(server: str, chromium: Browser) -> None:
    page = new_page(chromium, DESKTOP)
    board = Board(page)
    board.open_game(server, rules="novice", opponent="device")
    other = page.context.new_page()
    other.goto(page.url)
    for mover, watcher in ((board, other), (Board(other), page)):
        table = mover.until_mine()
        move = next(move for move in table["moves"] if move["kind"] != "redraw")
        mover.page.bring_to_front()
        moves = mover.page.locator("aside .moves")
        before = moves.inner_text()
        mover.decide(table, move)
        expect(moves).not_to_have_text(before, use_inner_text=True)
        watcher.bring_to_front()
        written = moves.inner_text()
        expect(watcher.locator("aside .moves")).to_have_text(written, use_inner_text=True)
    page.context.close()


def test_ten_games_in_one_browser(server: str, chromium: Browser) -> None:
    first = new_page(chromium, DESKTOP)
    # Headless tabs are never hidden: which one is in front is told by hand.
    first.context.add_init_script(
        """Object.defineProperty(document, 'hidden', {get: () => window.isHidden ?? true})
        window.show = (yes) => {
            window.isHidden = !yes
            document.dispatchEvent(new Event('visibilitychange'))
        }"""
    )
    first.goto(server)
    boards = []
    for number in range(10):
        board = Board(first.context.new_page() if number else first)
        board.open_game(server, rules="novice", level="seedling")
        boards.append(board)
    for board in boards:
        board.page.evaluate("show(true)")
        table = board.until_mine()
        board.decide(table, plain(table))
        after = board.until_mine()
        expect(board.page.locator("aside .moves")).to_contain_text(
            str(sum(step["kind"] == "drawn" for step in after["steps"]))
        )
        board.page.evaluate("show(false)")
    first.context.close()


def test_a_game_whose_answer_is_lost_is_begun_once(server: str, chromium: Browser) -> None:
    page = new_page(chromium, PHONE)
    page.goto(server)
    lost: list[Json] = []

    def lose(route: Route) -> None:
        if route.request.method != "POST" or lost:
            route.continue_()
            return
        lost.append(route.fetch().json())
        route.abort()

    page.route("**/api/v1/games", lose)
    page.get_by_role("button", name="On this device").click()
    page.get_by_role("button", name="Start").click()
    page.wait_for_url(f"**/game/{lost[0]['id'] if lost else '*'}")
    assert page.url.endswith(lost[0]["id"])
    page.goto(server)
    expect(page.locator("a[href^='/game/']")).to_have_count(1)
    page.context.close()


def test_a_name_being_written_is_not_overwritten_by_the_one_that_comes_late(
    server: str, chromium: Browser
) -> None:
    page = new_page(chromium, DESKTOP)
    held: list[Route] = []
    page.route("**/api/v1/me", lambda route: held.append(route))
    with page.expect_request("**/api/v1/me"):
        page.goto(server)
    page.get_by_label("name").fill("Ada")
    with page.expect_response("**/api/v1/me") as answered:
        held.pop().continue_()
    answered.value.finished()
    page.evaluate("new Promise(requestAnimationFrame)")
    expect(page.get_by_label("name")).to_have_value("Ada")
    page.context.close()


def test_games_go_on_on_another_device(server: str, chromium: Browser) -> None:
    page, phone = new_page(chromium, DESKTOP), new_page(chromium, PHONE)
    board = Board(page)
    made = board.open_game(server, rules="novice", opponent="device")
    page.goto(server)
    page.get_by_label("name").fill("Ada")
    with page.expect_response(is_saved):
        page.get_by_role("button", name="Save").click()
    page.get_by_role("button", name=re.compile("another device", re.I)).click()
    url = page.get_by_role("dialog").get_by_role("textbox").input_value()
    phone.goto(url)
    expect(phone.get_by_role("heading", level=1)).to_be_visible()
    check_access(phone)
    shoot(phone, "continue", PHONE)
    phone.locator("main button").click()
    phone.wait_for_url(re.compile(r"/$"))
    expect(phone.locator(f"a[href='/game/{made['id']}']")).to_be_visible()
    expect(phone.get_by_label("name")).to_have_value("Ada")
    # The link was for once.
    again = new_page(chromium, PHONE)
    again.goto(url)
    again.locator("main button").click()
    expect(again.get_by_role("alert")).not_to_be_empty()
    for one in (page, phone, again):
        one.context.close()


def test_an_invitation_is_shared_with_the_sheet_of_the_system(
    server: str, chromium: Browser
) -> None:
    page = new_page(chromium, PHONE)
    page.add_init_script("navigator.share = async (what) => { window.shared = what }")
    page.goto(server.replace("127.0.0.1", "bossa.test"))
    page.get_by_role("button", name="Invite by link").click()
    page.get_by_role("button", name="Share").click()
    url = page.get_by_role("textbox").first.input_value()
    assert until(lambda: page.evaluate("window.shared?.url")) == url
    expect(page.get_by_role("img", name=re.compile("QR"))).to_be_visible()
    page.context.close()


@SIZES
def test_others_are_invited_to_watch(server: str, chromium: Browser, size: Any) -> None:
    page = new_page(chromium, size)
    board = Board(page)
    with_single_row(board, server, opponent="computer")
    board.menu("Let others watch")
    sheet = page.get_by_role("dialog", name="Let others watch")
    # A code for a camera would lead nowhere; how to let others in is said instead.
    expect(sheet).to_contain_text("nobody else can open it")
    expect(sheet).to_contain_text("bossa serve --host 0.0.0.0")
    expect(sheet.get_by_role("img", name=re.compile("QR"))).to_have_count(0)
    check_access(page)
    shoot(page, "watch", size)
    url = sheet.get_by_role("textbox").input_value()
    watcher = new_page(chromium, size)
    watcher.goto(url)
    expect(watcher.locator(".hand").first).to_be_visible()
    expect(watcher.locator(".watching")).to_be_visible()
    assert watcher.request.get(url.replace("/game/", "/api/v1/games/")).json()["you"] is None
    for one in (page, watcher):
        one.context.close()


def test_a_turn_calls_by_title_icon_and_notification(server: str, chromium: Browser) -> None:
    ada, bo = new_page(chromium, DESKTOP), new_page(chromium, DESKTOP)
    ada.context.grant_permissions(["notifications"])
    # Headless tabs are never hidden, and its notifications cannot be seen: both are told by hand.
    ada.add_init_script(
        """Object.defineProperty(document, 'hidden', {get: () => window.isHidden ?? false})
        window.notices = []
        window.Notification = class {
            static permission = 'granted'
            constructor(title) { window.notices.push(title) }
        }"""
    )
    board, other = Board(ada), Board(bo)
    until_the_guest_is_to_move(board, other, server)
    expect(ada).not_to_have_title(re.compile("Your turn"))
    ada.evaluate("window.isHidden = true")
    table = other.until_mine()
    other.decide(table, plain(table))
    expect(ada).to_have_title(re.compile("Your turn"))
    expect(ada.locator("link[rel=icon][sizes=any]")).to_have_attribute("href", re.compile("turn"))
    assert until(lambda: ada.evaluate("window.notices")) == ["Your turn"]
    for page in (ada, bo):
        page.context.close()


def test_a_clock_that_runs_out_ends_the_game_on_the_board(
    server: str, database: Path, chromium: Browser
) -> None:
    page = new_page(chromium, PHONE, locale="de-DE")
    board = Board(page)
    made = board.open_game(server, rules="novice", opponent="device", clock={"seconds": 60})
    expect(page.locator(".clock.running")).to_be_visible()
    shoot(page, "clock", PHONE)
    change(database, "UPDATE games SET left_a = 1, left_b = 1 WHERE id = ?", made["id"])
    expect(page.locator(".outcome")).to_be_visible()
    assert board.table()["outcome"]["ending"] == "time"
    page.context.close()


@pytest.mark.parametrize(
    ("clock", "words"),
    [
        ({"seconds": 600.0, "increment": 5.0}, "10 min + 5 s per move"),
        ({"days": 3}, "3 days"),
        (None, "Regular rules"),
    ],
)
def test_an_invitation_names_the_clock(
    server: str, chromium: Browser, clock: Json | None, words: str
) -> None:
    ada, bo = new_page(chromium, PHONE), new_page(chromium, PHONE)
    made = Board(ada).open_game(server, rules="regular", opponent="link", clock=clock)
    expect(ada.get_by_text(words)).to_be_visible()
    bo.goto(made["invitation"]["url"])
    expect(bo.get_by_text(words)).to_be_visible()
    bo.get_by_role("button", name="Join").click()
    bo.wait_for_url("**/game/*")
    for page in (ada, bo):
        expect(page.locator(".clock")).to_have_count(2 if clock else 0)
        page.context.close()


def test_a_game_left_alone_can_be_claimed(server: str, database: Path, chromium: Browser) -> None:
    ada, bo = new_page(chromium, PHONE), new_page(chromium, PHONE)
    board, other = Board(ada), Board(bo)
    made = until_the_guest_is_to_move(board, other, server)
    other.until_mine()
    far = ada.locator("section.dock.far")
    expect(far).not_to_contain_text("away")
    bo.context.close()
    expect(far).to_contain_text("away")
    for statement in (
        "UPDATE games SET idle_since = idle_since - 700 WHERE id = ?",
        "UPDATE presence SET seen_uptime = seen_uptime - 700 WHERE game = ?",
    ):
        change(database, statement, made["id"])
    ada.reload()
    shoot(ada, "claim", PHONE)
    ada.get_by_role("button", name="End the game").first.click()
    expect(ada.locator(".outcome")).to_be_visible()
    assert board.table()["outcome"] == {"ending": "abandoned", "winner": "A"}
    ada.context.close()


@SIZES
def test_a_chip_lies_in_a_stack(server: str, chromium: Browser, size: Any) -> None:
    page = new_page(chromium, size)
    board = Board(page)
    for _ in range(12):
        board.open_game(server, rules="novice+chips", opponent="device")
        while (table := board.until_mine())["status"] != "over":
            moves = table["moves"]
            stacked = [move for move in moves if move["kind"] == "stack" and "chip" in move]
            if table["phase"] == "play" and stacked:
                board.decide(table, stacked[0])
                layers = board.table()["position"]["lines"][stacked[0]["line"]]["rows"]
                row = next(row for row in layers if row["number"] == stacked[0]["number"])
                assert any(laid["chip"] for layer in row["layers"] for laid in layer)
                shoot(page, "chip-in-a-stack", size)
                page.context.close()
                return
            lays = [move for move in moves if move["kind"] == "lay" and "ends" not in move]
            plain = [move for move in lays if "chip" not in move]
            choice = (plain or lays or moves)[0]["text"]
            board.send(table, choice)
    pytest.fail("no game had a stack with a chip")
