"""A real Chromium: Playwright's own, or one of the machine."""

import shutil
from pathlib import Path

from playwright.sync_api import Browser, Playwright

QUIET = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
         "--disable-background-networking", "--disable-component-update",
         "--disable-sync",
         # A name that is no secure context over plain http, as in a home network.
         "--host-resolver-rules=MAP bossa.test 127.0.0.1"]  # fmt: skip
NAMES = ("chromium", "chromium-browser", "google-chrome")


def launch(playwright: Playwright) -> Browser:
    own = Path(playwright.chromium.executable_path)
    path = None if own.exists() else next(filter(None, map(shutil.which, NAMES)), None)
    return playwright.chromium.launch(executable_path=path, args=QUIET)
