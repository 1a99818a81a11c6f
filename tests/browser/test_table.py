"""The table in windows of all sizes, with the hardest positions."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.board import new_page
from tests.browser.gallery import settle, visit
from tests.browser.table import SIZES, faults

pytestmark = pytest.mark.slow

HARD = ["seven tiles in hand", "row of five, closed end", "novice: a line of twelve columns",
        "stack of three layers", "picked: an exchange", "picked: a row that may lose",
        "set-up: choose"]  # fmt: skip


@pytest.mark.parametrize("locale", ["de-DE", "ja-JP"])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_everything_is_in_view_and_in_reach(
    server: str, gallery: Path, chromium: Browser, width: int, height: int, locale: str
) -> None:
    page = new_page(chromium, {"width": width, "height": height}, locale=locale)
    wrong = []
    for case in HARD:
        visit(page, server, gallery, case)
        settle(page)
        wrong += [f"{case}: {fault}" for fault in faults(page, "novice" in case or "three" in case)]
    assert wrong == []
    page.context.close()


BESIDE = """() => [...document.querySelectorAll(
    '.hand li, .confirm .main, .actions li, .line, .name .called, .say')]
    .filter((one) => one.getBoundingClientRect().width > 0)
    .filter((one) => {
        const box = one.getBoundingClientRect()
        return box.left < -1 || box.right > innerWidth + 1 || box.width < 20
    })
    .map((one) => one.outerHTML.slice(0, 120))"""
"""What cannot be scrolled to, or has hardly any width left."""


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390), (820, 1180), (1440, 900)])
def test_text_twice_as_large_can_be_read_and_played(
    server: str, gallery: Path, chromium: Browser, width: int, height: int
) -> None:
    page = new_page(chromium, {"width": width, "height": height}, locale="de-DE")
    page.add_init_script(
        """document.addEventListener('DOMContentLoaded',
            () => { document.documentElement.style.fontSize = '200%' })"""
    )
    for case in ("start", "picked: a row", "chips on tiles and in hand", "seven tiles in hand"):
        visit(page, server, gallery, case)
        settle(page)
        assert page.evaluate(BESIDE) == [], case
        button = page.locator(".confirm .main")
        button.scroll_into_view_if_needed()
        expect(button).to_be_in_viewport(ratio=1)
    page.context.close()


@pytest.mark.parametrize(("width", "height"), [(820, 1180), (1366, 768), (1440, 900)])
def test_zoomed_to_twice_the_size_nothing_is_cut(
    server: str, gallery: Path, chromium: Browser, width: int, height: int
) -> None:
    """A browser that zooms lays the page out in half of the window."""
    context = chromium.new_context(
        viewport={"width": width // 2, "height": height // 2},
        device_scale_factor=2,
        locale="de-DE",
        reduced_motion="reduce",
    )
    page = context.new_page()
    wrong = []
    for case in ("seven tiles in hand", "picked: an exchange", "over: D", "set-up: choose"):
        visit(page, server, gallery, case)
        settle(page)
        wrong += [f"{case}: {fault}" for fault in faults(page, is_novice=False)]
    assert wrong == []
    context.close()


SIGNS = {
    "chips on tiles and in hand": [
        ".tile .face", ".tile circle.white", ".tile circle.black", ".die .frame", ".die circle",
        ".outline", ".line .plate", ".near .marker", ".line.white .ledge", ".line.black .ledge",
        ".dock.lit",
    ],
    "near a win: both lines, seen by A": [
        ".danger .outline", ".crystal .on path", ".crystal .last path", ".track.close",
    ],
    "picked: a row": [".hand .picked .lift", ".chosen .outline", ".confirm .main"],
    "over: D": [".blocked .outline", ".stone .body"],
}  # fmt: skip
"""What has to be seen when the system chooses the colours, by the state that shows it."""

UNSEEN = """(selectors) => selectors.filter((selector) => {
    const found = [...document.querySelectorAll(selector)]
        .filter((one) => one.getBoundingClientRect().width > 0)
    if (found.length === 0) return true
    const clear = (colour) => colour === 'none' || /rgba\\(.*, 0\\)|transparent/.test(colour)
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = 'Canvas'
    const ground = getComputedStyle(probe).color
    probe.remove()
    const differs = (colour) => colour && !clear(colour) && colour !== ground
    return !found.every((one) => {
        const style = getComputedStyle(one)
        if (one instanceof SVGElement && one.tagName !== 'svg')
            return differs(style.fill) || differs(style.stroke)
        return differs(style.backgroundColor)
            || (style.borderTopStyle !== 'none' && differs(style.borderTopColor)
                && parseFloat(style.borderTopWidth) > 0)
            || (style.outlineStyle !== 'none' && differs(style.outlineColor))
            || (one.textContent.trim() && differs(style.color))
    })
})"""
"""Signs that cannot be told from the ground."""


def test_forced_colours_keep_every_sign(server: str, gallery: Path, chromium: Browser) -> None:
    context = chromium.new_context(
        viewport={"width": 390, "height": 844}, forced_colors="active", reduced_motion="reduce"
    )
    page = context.new_page()
    for case, selectors in SIGNS.items():
        visit(page, server, gallery, case)
        expect(page.locator(".table .dock")).to_have_count(2)
        assert page.evaluate("matchMedia('(forced-colors: active)').matches")
        assert page.evaluate(UNSEEN, selectors) == [], case
    context.close()
