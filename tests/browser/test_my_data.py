"""What a visitor decides about devices and data, in a real browser."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.board import Board, new_page
from tests.browser.test_around import is_saved
from tests.browser.test_board import SIZES, check_access, shoot

pytestmark = pytest.mark.slow


def link_of(board: Board) -> str:
    return str(board.api("POST", "/me/links", {})["url"])


@SIZES
def test_a_device_with_games_is_asked_and_brings_them_along(
    server: str, chromium: Browser, size: Any
) -> None:
    ada, phone = (new_page(chromium, size, locale="de-DE") for _ in range(2))
    host, other = Board(ada), Board(phone)
    host.open_game(server, opponent="device")
    for _ in range(2):
        other.open_game(server, opponent="device")
    phone.goto(link_of(host))
    phone.get_by_role("button", name="Hier weiterspielen").click()
    question = phone.get_by_role("alert")
    expect(question).to_contain_text("Auf diesem Gerät gibt es schon 2 Spiele.")
    expect(question).to_contain_text("nicht mehr öffnen")
    shoot(phone, "continue-own", size)
    check_access(phone)
    # By keyboard: the first of the two answers.
    phone.get_by_role("button", name="Mitnehmen").press("Enter")
    phone.wait_for_url(f"{server}/")
    expect(phone.locator(".games li")).to_have_count(3)
    for page in (ada, phone):
        page.context.close()


@SIZES
def test_a_visitor_signs_out_other_devices_downloads_and_deletes(
    server: str, chromium: Browser, size: Any, tmp_path: Path
) -> None:
    page, other = (new_page(chromium, size, locale="de-DE") for _ in range(2))
    board = Board(page)
    game = board.open_game(server, opponent="device")["id"]
    other.goto(link_of(board))
    other.get_by_role("button", name="Hier weiterspielen").click()
    other.wait_for_url(f"{server}/")
    page.goto(server)
    page.get_by_label("Dein Name").fill("Ada")
    with page.expect_response(is_saved):
        page.get_by_role("button", name="Speichern").click()
    opened = page.get_by_role("button", name="Deine Daten")
    opened.scroll_into_view_if_needed()
    shoot(page, "me", size)
    opened.click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("button", name="Andere Geräte abmelden").click()
    expect(sheet.get_by_role("status")).to_have_text("Ein Gerät wurde abgemeldet.")
    shoot(page, "my-data", size)
    check_access(page)
    with page.expect_download() as download:
        sheet.get_by_role("link", name="Herunterladen").click()
    download.value.save_as(tmp_path / "data.json")
    data = json.loads((tmp_path / "data.json").read_text("utf-8"))
    assert (data["name"], [found["id"] for found in data["games"]]) == ("Ada", [game])
    sheet.get_by_role("button", name="Alles löschen").press("Enter")
    shoot(page, "delete-data", size)
    check_access(page)
    sheet.get_by_role("button", name="Alles behalten").click()
    expect(sheet.get_by_role("button", name="Alles löschen")).to_be_visible()
    sheet.get_by_role("button", name="Alles löschen").click()
    sheet.get_by_role("button", name="Ja, alles löschen").click()
    expect(sheet).to_be_hidden()
    expect(page.get_by_text("Deine Daten sind gelöscht.")).to_be_visible()
    expect(page.locator(f"a[href='/game/{game}']")).to_have_count(0)
    expect(page.get_by_label("Dein Name")).to_have_value("")
    assert page.context.cookies() == []
    for used in (page, other):
        used.context.close()
