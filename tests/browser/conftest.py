"""A real Chromium, and a server with the board."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright
from tests.browser.chromium import launch
from tests.browser.gallery import build
from tests.server.running import in_thread, settings_for


@pytest.fixture(scope="session")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("board") / "bossa.db"


@pytest.fixture(scope="session")
def server(database: Path) -> Iterator[str]:
    with in_thread(settings_for(f"sqlite:///{database}")) as address:
        yield address


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def gallery(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("gallery")
    build(folder)
    return folder
