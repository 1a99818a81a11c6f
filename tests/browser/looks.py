"""All states of the table in all sizes, languages and both themes, measured and photographed.

    python -m tests.browser.looks [FOLDER]
    python -m tests.browser.looks --sizes 390x844,844x390 --languages de,ja --states over,picked

Writes a picture of each and a contact sheet, `index.html`, and prints what does not fit.
"""

import argparse
import html
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.board import new_page
from tests.browser.chromium import launch
from tests.browser.gallery import build, settle, visit
from tests.browser.table import SIZES, faults
from tests.server.running import in_thread, settings_for

LOCALES = ("en-GB", "de-DE", "fr-FR", "it-IT", "ja-JP")
CASES = ["start", "set-up: choose", "set-up: keep", "full lines", "seven tiles in hand",
         "stack of three layers", "row of five, closed end", "chips on tiles and in hand",
         "near a win: both lines, seen by A", "no row fits", "novice: a line of twelve columns",
         "picked: a row", "picked: tiles that fit nowhere", "picked: an exchange",
         "picked: a redraw", "picked: a stack", "picked: a row that may lose",
         "over: B", "over: D", "over: E"]  # fmt: skip

STYLE = """
body { font: 14px sans-serif; background: #888 }
figure { display: inline-block; margin: 4px }
img { max-height: 320px; max-width: 480px }
figcaption { max-width: 480px }
.wrong { background: #fcc }
"""


def photograph(
    browser: Browser, server: str, gallery: Path, wanted: argparse.Namespace
) -> Iterator[str]:
    """A figure of the contact sheet for each state."""
    for width, height in wanted.sizes:
        for locale in wanted.languages:
            for theme in wanted.themes:
                size = {"width": width, "height": height}
                dark = theme == "dark"
                page = new_page(browser, size, dark=dark, locale=locale)
                for case in wanted.states:
                    yield _figure(page, server, gallery, wanted.folder, case, dark, locale)
                page.context.close()
        print(f"{width} x {height} done", file=sys.stderr)


def _figure(
    page: Page, server: str, gallery: Path, folder: Path, case: str, dark: bool, locale: str
) -> str:
    visit(page, server, gallery, case)
    settle(page)
    size = page.viewport_size
    assert size
    name = f"{size['width']}x{size['height']}-{locale[:2]}-{'dark' if dark else 'light'}-{case}"
    file = name.replace(" ", "-").replace(":", "").replace(",", "") + ".png"
    page.screenshot(path=folder / file)
    wrong = faults(page, is_novice="novice" in case or "three" in case)
    for fault in wrong:
        print(f"{name}: {fault}")
    style = ' class="wrong"' if wrong else ""
    words = html.escape("; ".join([name, *wrong]))
    return (
        f'<figure{style}><img src="{file}" loading="lazy"><figcaption>{words}</figcaption></figure>'
    )


def sizes(text: str) -> list[tuple[int, int]]:
    pairs = (size.split("x") for size in text.split(","))
    return [(int(width), int(height)) for width, height in pairs]


def languages(text: str) -> list[str]:
    return [locale for locale in LOCALES if locale[:2] in text.split(",")]


def states(text: str) -> list[str]:
    """Those whose names begin so."""
    return [case for case in CASES if case.startswith(tuple(text.split(",")))]


def read(words: list[str]) -> argparse.Namespace:
    """Everything, unless some of it is asked for."""
    parser = argparse.ArgumentParser(prog="python -m tests.browser.looks")
    parser.add_argument("folder", nargs="?", type=Path, default=Path("screenshots/looks"))
    parser.add_argument("--sizes", type=sizes, default=SIZES, help="such as 390x844,844x390")
    parser.add_argument("--languages", type=languages, default=LOCALES, help="such as de,ja")
    parser.add_argument("--themes", type=lambda text: text.split(","), default=["light", "dark"])
    parser.add_argument(
        "--states", type=states, default=CASES, help="how their names begin, such as over,picked"
    )
    return parser.parse_args(words)


def main() -> None:
    wanted = read(sys.argv[1:])
    folder = wanted.folder
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        build(Path(place) / "gallery")
        browser = launch(playwright)
        with in_thread(settings_for(f"sqlite:///{place}/bossa.db")) as server:
            figures = list(photograph(browser, server, Path(place) / "gallery", wanted))
        browser.close()
    sheet = f"<!doctype html><meta charset=utf-8><style>{STYLE}</style>{''.join(figures)}"
    (folder / "index.html").write_text(sheet, "utf-8")
    wrong = sum('class="wrong"' in figure for figure in figures)
    print(f"{len(figures)} pictures in {folder}, {wrong} with something wrong")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
