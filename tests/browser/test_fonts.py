"""The two faces: they have every letter that our texts use, and nothing jumps when they come."""

import string
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, ViewportSize
from tests.waiting import until

from bossa.locales.texts import OF_BOARD, OF_DATA

pytestmark = pytest.mark.slow

LOCALES = Path(__file__).parents[2] / "src/bossa/locales"
ALWAYS = string.digits + string.ascii_letters + "ÄÖÜäöüßàâæçéèêëîïôœùûÿìòÀÂÆÇÉÈÊËÎÏÔŒÙÛÌÒ"
"""Figures and the letters of our four Latin languages, whether a text of today uses them or not."""


@pytest.fixture
def page(chromium: Browser, server: str) -> Iterator[Page]:
    context = chromium.new_context(locale="en", service_workers="block")
    page = context.new_page()
    page.goto(server)
    page.get_by_role("heading").first.wait_for()
    page.evaluate("document.fonts.ready")
    yield page
    context.close()


def faces_of(page: Page, text: str, variable: str) -> set[str]:
    """The faces that Chromium really draws a text with."""
    page.evaluate(
        """async ([text, variable]) => {
            document.body.replaceChildren(document.createElement('p'))
            const p = document.querySelector('p')
            p.textContent = text
            p.style.fontFamily = `var(${variable})`
            await document.fonts.load(`1rem ${getComputedStyle(p).fontFamily}`, text)
            // The tools tell what was drawn: that is the next frame.
            await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
        }""",
        [text, variable],
    )
    tools = page.context.new_cdp_session(page)
    tools.send("DOM.enable")
    tools.send("CSS.enable")
    root = tools.send("DOM.getDocument")["root"]["nodeId"]
    node = tools.send("DOM.querySelector", {"nodeId": root, "selector": "p"})["nodeId"]
    used = tools.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
    return {("web:" if font["isCustomFont"] else "system:") + font["familyName"] for font in used}


@pytest.mark.parametrize(
    ("variable", "face"), [("--face", "Figtree"), ("--face-head", "Zen Antique Soft")]
)
def test_a_face_has_every_letter_of_the_latin_catalogues(
    page: Page, variable: str, face: str
) -> None:
    letters = set(ALWAYS)
    for language in ("en", "de", "fr", "it"):
        for part in (*OF_BOARD, *OF_DATA):
            letters |= set((LOCALES / language / f"{part}.ftl").read_text("utf-8"))
    text = "".join(sorted(one for one in letters if one.isprintable()))
    (used,) = faces_of(page, text, variable)
    assert used.startswith(f"web:{face}")


def test_japanese_has_the_faces_of_the_system_and_our_figures(page: Page) -> None:
    page.evaluate("document.documentElement.lang = 'ja'")
    for variable, face in (("--face", "Figtree"), ("--face-head", "Zen Antique Soft")):
        (figures,) = faces_of(page, "1234 ABC", variable)
        assert figures.startswith(f"web:{face}")
        assert not any(one.startswith("web:") for one in faces_of(page, "坊茶…", variable))


def test_nothing_jumps_when_the_faces_come(chromium: Browser, server: str) -> None:
    """Each face is held back until the page is measured, then let through."""
    size: ViewportSize = {"width": 390, "height": 664}
    context = chromium.new_context(locale="en", viewport=size, service_workers="block")
    page = context.new_page()
    held: list[Route] = []
    page.route("**/*.woff2", lambda route: held.append(route))
    page.goto(server, wait_until="commit")
    page.get_by_role("heading").first.wait_for()
    heights = """() => [...document.querySelectorAll('h1, h2, p, button, a')]
        .map((one) => one.getBoundingClientRect().height)"""
    # Each question lets the routes be heard.
    until(lambda: page.evaluate("document.fonts.size > 0") and len(held) == 2)
    before = page.evaluate(heights)
    for route in held:
        route.continue_()
    page.evaluate("document.fonts.ready")
    loaded = "[...document.fonts].filter((one) => one.status === 'loaded').length >= 2"
    until(lambda: page.evaluate(loaded))
    after = page.evaluate(heights)
    assert len(before) > 5
    assert after == pytest.approx(before, abs=1)
    context.close()
