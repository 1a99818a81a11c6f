"""The service worker: what opens without a server, and how a new version comes."""

import shutil
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from tests.browser.board import WAIT, Board, Json
from tests.server.running import in_thread, settings_for
from tests.waiting import until

from bossa.server.http import pages

pytestmark = pytest.mark.slow

IS_WAITING = "async () => (await navigator.serviceWorker.ready).waiting !== null"
"""Whether a new version waits until somebody asks for it."""


@pytest.fixture
def context(chromium: Browser) -> Iterator[BrowserContext]:
    context = chromium.new_context(locale="en-GB", reduced_motion="reduce")
    context.set_default_timeout(WAIT)
    yield context
    context.close()


def kept(page: Page) -> list[str]:
    """The paths of everything that is kept."""
    return list(
        page.evaluate(
            """async () => {
                const paths = []
                for (const name of await caches.keys())
                    for (const { url } of await (await caches.open(name)).keys())
                        paths.push(new URL(url).pathname)
                return paths
            }"""
        )
    )


def until_kept(page: Page) -> None:
    """Until the service worker answers this page, and has its texts."""
    until(lambda: page.evaluate("navigator.serviceWorker.controller !== null"))
    until(lambda: any(path.startswith("/assets/web-") for path in kept(page)))


def until_record_is_kept(page: Page, game: Json) -> None:
    parts = {f"/api/v1/games/{game['id']}/{part}" for part in ("steps", "record")}
    until(lambda: parts <= set(kept(page)))


def finished_game(board: Board, address: str) -> Json:
    made = board.open_game(address, rules="novice", opponent="device")
    seat = made["decisions"][0]["player"]
    return board.api("POST", f"/games/{made['id']}/resign", {"request": "r", "seat": seat})


def test_without_a_server_the_shell_the_rules_and_finished_games_open(
    tmp_path: Path, context: BrowserContext
) -> None:
    page = context.new_page()
    board = Board(page)
    with ExitStack() as running:
        address = running.enter_context(in_thread(settings_for(f"sqlite:///{tmp_path / 'b.db'}")))
        page.goto(address)
        until_kept(page)
        until(lambda: "/api/v1/rules" in kept(page))
        notice = page.get_by_text("No connection.")
        expect(notice).to_be_hidden()
        game = finished_game(board, address)
        assert game["status"] == "over"
        running_game = board.open_game(address, rules="novice", opponent="device")
        record = f"/api/v1/games/{running_game['id']}/record"
        page.evaluate(f"async () => (await fetch('{record}')).text()")
        page.goto(f"{address}/game/{game['id']}")
        expect(page.locator(".hand").first).to_be_visible()
        until_record_is_kept(page, game)

    paths = kept(page)
    assert f"/api/v1/games/{game['id']}" in paths
    assert not any(running_game["id"] in path for path in paths), "nothing of a running game"
    assert not any(path.startswith("/api/v1/me") for path in paths)

    page.goto(address)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(notice).to_be_visible()
    # All rules with their pictures, though they were never opened before.
    page.goto(f"{address}/rules#L5")
    expect(page.locator("#L5.here")).to_contain_text("exactly one tile more or one tile fewer")
    expect(page.locator("#L5 figure .line")).to_have_count(3)
    page.goto(f"{address}/game/{game['id']}")
    expect(page.locator(".hand").first).to_be_visible()
    lost = page.locator(".lost")
    expect(lost).to_be_visible()
    # It can be stepped through, though nobody did so before.
    page.get_by_role("button", name="To the beginning").click()
    expect(page.get_by_role("button", name="To the beginning")).to_be_disabled()
    page.get_by_role("button", name="One step forward").click()
    expect(page.get_by_role("button", name="To the beginning")).to_be_enabled()
    expect(page.locator(".end .problem")).to_have_count(0)
    # A game that goes on is not there, and the page says why.
    page.goto(f"{address}/game/{running_game['id']}")
    expect(lost).to_be_visible()
    expect(page.locator(".hand")).to_have_count(0)


def test_the_notice_goes_when_the_connection_is_back(server: str, context: BrowserContext) -> None:
    page = context.new_page()
    page.goto(server)
    until_kept(page)
    context.set_offline(True)
    expect(page.get_by_text("No connection.")).to_be_visible()
    context.set_offline(False)
    expect(page.get_by_text("No connection.")).to_be_hidden()


def test_kept_games_go_with_the_player(server: str, context: BrowserContext) -> None:
    page = context.new_page()
    board = Board(page)
    page.goto(server)
    until_kept(page)
    game = finished_game(board, server)
    page.goto(f"{server}/game/{game['id']}")
    until_record_is_kept(page, game)
    page.evaluate("async () => void (await fetch('/api/v1/me', {method: 'DELETE'}))")
    assert not any(game["id"] in path for path in kept(page))


@pytest.fixture
def own_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of what is built, which a test may change as an update of the server does."""
    files = tmp_path / "static"
    shutil.copytree(pages.STATIC, files)
    monkeypatch.setattr(pages, "STATIC", files)
    return files


def release(files: Path) -> None:
    """Put a new version there: its script has another name."""
    (script,) = (files / "assets").glob("index-*.js")
    script.rename(script.with_name("index-next.js"))
    for name in ("index.html", "sw.js"):
        path = files / name
        text = path.read_text("utf-8")
        assert script.name in text
        path.write_text(text.replace(script.name, "index-next.js"), "utf-8")
    worker = files / "sw.js"
    text = worker.read_text("utf-8")
    assert '"version":"' in text
    worker.write_text(text.replace('"version":"', '"version":"next-'), "utf-8")


def test_a_new_version_is_offered_and_never_forced(
    tmp_path: Path, own_files: Path, context: BrowserContext
) -> None:
    page = context.new_page()
    board = Board(page)
    with in_thread(settings_for(f"sqlite:///{tmp_path / 'b.db'}")) as address:
        page.goto(address)
        until_kept(page)
        offer = page.get_by_text("A new version is ready.")
        made = board.open_game(address, rules="novice", opponent="device")
        expect(page.locator(".hand").first).to_be_visible()
        other = context.new_page()
        other.goto(address)
        for one in (page, other):
            one.evaluate("window.isSamePage = true")

        release(own_files)
        page.evaluate("navigator.serviceWorker.ready.then((one) => one.update())")
        expect(offer).to_be_visible()
        # The game goes on in the page that is there, and the new version waits.
        board.send(made, made["moves"][0]["text"])
        board.until_moved(made)
        assert page.evaluate("window.isSamePage")
        assert page.evaluate(IS_WAITING)

        with page.expect_navigation():
            page.get_by_role("button", name="Reload").click()
        expect(page.locator(".hand").first).to_be_visible()
        assert page.locator("script[src]").get_attribute("src") == "/assets/index-next.js"
        until(lambda: not page.evaluate(IS_WAITING))
        expect(offer).to_be_hidden()
        # Another tab goes on, and has the offer too.
        assert other.evaluate("window.isSamePage")
        expect(other.get_by_text("A new version is ready.")).to_be_visible()


def test_who_loads_the_page_anew_has_the_new_version_and_is_offered_nothing(
    tmp_path: Path, own_files: Path, context: BrowserContext
) -> None:
    page = context.new_page()
    with in_thread(settings_for(f"sqlite:///{tmp_path / 'b.db'}")) as address:
        page.goto(address)
        until_kept(page)
        release(own_files)
        page.reload()
        assert page.locator("script[src]").get_attribute("src") == "/assets/index-next.js"
        until(lambda: page.evaluate(IS_WAITING))
        # The page asks the waiting worker whether it is of its own version; when this is
        # answered, so is that.
        page.evaluate(
            """navigator.serviceWorker.ready.then(({ waiting }) => new Promise((resolve) => {
                const { port1, port2 } = new MessageChannel()
                port1.onmessage = resolve
                waiting.postMessage({ kind: 'has', script: '' }, [port2])
            }).then(() => true))"""
        )
        expect(page.get_by_text("A new version is ready.")).to_be_hidden()


def test_over_plain_http_there_is_no_service_worker(server: str, context: BrowserContext) -> None:
    page = context.new_page()
    page.goto(server.replace("127.0.0.1", "bossa.test"))
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert not page.evaluate("isSecureContext")
    assert not page.evaluate("'serviceWorker' in navigator")


def test_the_board_can_be_installed(server: str, context: BrowserContext) -> None:
    """By Chromium's own judgement."""
    page = context.new_page()
    page.goto(server)
    until_kept(page)
    tools = context.new_cdp_session(page)
    manifest = tools.send("Page.getAppManifest")
    assert manifest["url"].endswith("/manifest.webmanifest")
    assert manifest["errors"] == []
    # A private window, as the tests have it, is the only thing that keeps it from being installed.
    errors = tools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [one["errorId"] for one in errors] == ["in-incognito"]
