"""Draws the icons of the installed board from public/favicon.svg: `make icons`.

They change rarely, so the pictures are in the repository and a build needs no browser.
"""

import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).parents[1] / "public"
TABLE = "#ece4d3"
TILE_RATIO = 78 / 72

ICONS = {
    # name: (pixels, share of the width that the tile takes, background)
    "favicon-32.png": (32, 0.92, None),
    "icon-192.png": (192, 0.86, None),
    "icon-512.png": (512, 0.86, None),
    # A system cuts its own shape out of these: the tile lies within the circle of 80 %.
    "icon-maskable-512.png": (512, 0.55, TABLE),
    "apple-touch-icon.png": (180, 0.62, TABLE),
}


def drawing(tile: str, pixels: int, share: float, background: str | None) -> str:
    width = pixels * share
    height = width * TILE_RATIO
    place = (
        f"position:absolute;left:{(pixels - width) / 2}px;top:{(pixels - height) / 2}px;"
        f"width:{width}px;height:{height}px"
    )
    fill = f"background:{background}" if background else ""
    return f'<body style="margin:0;{fill}"><div style="{place}">{tile}</div></body>'


def main() -> None:
    tile = (PUBLIC / "favicon.svg").read_text("utf-8").replace('"-3 0 78 78"', '"0 0 72 78"')
    with sync_playwright() as playwright:
        own = Path(playwright.chromium.executable_path)
        path = None if own.exists() else shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        for name, (pixels, share, background) in ICONS.items():
            page = browser.new_page(viewport={"width": pixels, "height": pixels})
            page.set_content(drawing(tile, pixels, share, background))
            page.screenshot(path=PUBLIC / name, omit_background=background is None)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
