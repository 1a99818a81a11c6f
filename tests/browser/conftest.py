"""A real Chromium, and a server with the board."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright
from tests.server.running import in_thread, settings_for

QUIET = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
         "--disable-background-networking", "--disable-component-update",
         "--disable-sync"]  # fmt: skip


@pytest.fixture(scope="session")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("board") / "bossa.db"


@pytest.fixture(scope="session")
def server(database: Path) -> Iterator[str]:
    with in_thread(settings_for(f"sqlite:///{database}")) as address:
        yield address


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    names = ("chromium", "chromium-browser", "google-chrome")
    with sync_playwright() as playwright:
        own = Path(playwright.chromium.executable_path)
        path = None if own.exists() else next(filter(None, map(shutil.which, names)), None)
        browser = playwright.chromium.launch(executable_path=path, args=QUIET)
        yield browser
        browser.close()
