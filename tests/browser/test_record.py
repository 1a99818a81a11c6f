"""The page that opens a record: it is stepped through, or refused, and its seal is checked."""

import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect
from tests.browser.board import DESKTOP, PHONE, Board, new_page
from tests.browser.test_board import SIZES, check_access, shoot
from tests.server.running import Client

pytestmark = pytest.mark.slow

AGREES = "The deal matches its hash"
DIFFERS = "The deal does not match its hash or this game"


@pytest.fixture(scope="module")
def record(server: str) -> str:
    """The record of a finished game, as the server gives it."""
    client = Client(server)
    source = random.Random(7)
    game = client.create(rules="regular+chips", opponent="device")
    while game["status"] != "over":
        move = source.choice(game["moves"])["text"]
        game = client.decide(game, move).json()
    return client.http.get(f"/games/{game['id']}/record").text


def paste(page: Page, text: str) -> None:
    page.get_by_role("textbox", name="Record").fill(text)
    page.get_by_role("button", name="Open", exact=True).click()


def expect_end(page: Page) -> None:
    """The board is there, at the end of the game."""
    expect(page.locator(".stepper")).to_be_visible()
    expect(page.locator(".stepper .count")).to_have_text(re.compile(r"^(\d+) / \1$"))


def seal_of(page: Page) -> str:
    """What the page says of the seal: beside the board, or in the menu of a small window."""
    if not page.locator("aside").is_visible():
        page.get_by_role("button", name="Menu").first.click()
    result = page.locator(".result:visible")
    expect(result).to_be_visible()
    return result.inner_text()


@SIZES
def test_a_pasted_record_is_stepped_through(
    server: str, chromium: Browser, record: str, size: dict[str, int]
) -> None:
    page = new_page(chromium, size)
    page.goto(f"{server}/record")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    check_access(page)
    paste(page, record)
    expect_end(page)
    check_access(page)
    shoot(page, "record", size)
    back = page.get_by_role("button", name="One step back")
    total = int(page.locator(".stepper .count").inner_text().split("/")[1])
    back.click()
    expect(page.locator(".stepper .count")).to_have_text(f"{total - 1} / {total}")
    page.keyboard.press("Home")
    expect(page.locator(".stepper .count")).to_have_text(f"0 / {total}")
    page.keyboard.press("End")
    expect_end(page)
    assert seal_of(page).startswith(AGREES)
    page.context.close()


def test_a_file_is_chosen_or_dropped(
    server: str, chromium: Browser, record: str, tmp_path: Path
) -> None:
    page = new_page(chromium, DESKTOP)
    page.goto(f"{server}/record")
    file = tmp_path / "game.bossa"
    file.write_text(record, "utf-8")
    page.locator("input[type=file]").set_input_files(file)
    expect_end(page)
    page.get_by_role("button", name="Open another record").first.click()
    dropped = page.evaluate_handle(
        """(text) => {
            const data = new DataTransfer()
            data.items.add(new File([text], 'game.bossa'))
            return data
        }""",
        record,
    )
    page.locator("form").dispatch_event("drop", {"dataTransfer": dropped})
    expect_end(page)
    page.get_by_role("button", name="Open another record").first.click()
    big = tmp_path / "film.bossa"
    big.write_bytes(b"x" * 100_000)
    page.locator("input[type=file]").set_input_files(big)
    expect(page.get_by_role("alert")).to_have_text("This file is too large to be a record.")
    page.context.close()


def test_a_wrong_record_is_refused_where_it_is_wrong(
    server: str, chromium: Browser, record: str
) -> None:
    page = new_page(chromium, PHONE)
    page.goto(f"{server}/record")
    lines = record.split("\n")
    line = next(number for number, text in enumerate(lines, 1) if re.search(" [wb]\\d+:", text))
    lines[line - 1] = re.sub(r"([wb])(\d+):", r"\g<1>99:", lines[line - 1])
    paste(page, "\n".join(lines))
    problem = page.get_by_role("alert")
    expect(problem).to_have_text(re.compile(rf"^Line {line}, [wb]99:.*\(L\d\)$"))
    check_access(page)
    expect(page.locator(".stepper")).to_have_count(0)
    page.context.close()


@pytest.mark.parametrize(
    ("tag", "change"),
    [
        ("Salt", lambda value: value[::-1]),
        ("Hash", lambda value: value[::-1]),
        ("Deal", lambda value: re.sub(r"(\d\d),(\d\d) ", r"\2,\1 ", value)),
    ],
)
def test_a_tampered_record_is_caught(
    server: str, chromium: Browser, record: str, tag: str, change: object
) -> None:
    assert callable(change)
    page = new_page(chromium, DESKTOP)
    page.goto(f"{server}/record")
    changed = re.sub(rf'\[{tag} "(.*)"\]', lambda it: f'[{tag} "{change(it[1])}"]', record)
    assert changed != record
    paste(page, changed)
    expect_end(page)
    assert seal_of(page).startswith(DIFFERS)
    page.context.close()


def test_the_seal_is_checked_without_web_crypto_too(
    server: str, chromium: Browser, record: str
) -> None:
    """As over plain http in a home network."""
    page = new_page(chromium, DESKTOP)
    page.goto(f"{server.replace('127.0.0.1', 'bossa.test')}/record")
    assert page.evaluate("crypto.subtle === undefined")
    paste(page, record)
    expect_end(page)
    assert seal_of(page).startswith(AGREES)
    page.context.close()


def test_at_the_end_of_a_game_the_browser_checks_its_deal(server: str, chromium: Browser) -> None:
    page = new_page(chromium, DESKTOP)
    board = Board(page)
    game = board.open_game(server, rules="novice", opponent="device")
    seat = game["decisions"][0]["player"]
    board.api("POST", f"/games/{game['id']}/resign", {"request": "r", "seat": seat})
    seal = page.get_by_role("dialog").locator(".seal")
    page.goto(f"{server}/game/{game['id']}")
    page.get_by_role("button", name="Result").click()
    expect(seal).to_contain_text("A fair deal")
    page.route(f"**/api/v1/games/{game['id']}", _with_another_salt)
    page.reload()
    page.get_by_role("button", name="Result").click()
    expect(seal.get_by_role("alert")).to_contain_text("Do not trust this result")
    page.context.close()


def _with_another_salt(route: Route) -> None:
    game = route.fetch().json()
    game["reveal"]["salt"] = game["reveal"]["salt"][::-1]
    route.fulfill(json=game)
