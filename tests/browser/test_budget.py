"""What the first page costs who opens it for the first time, and what a review adds."""

from dataclasses import dataclass

import pytest
from playwright.sync_api import Browser, Page, Request, expect
from tests.server.running import Client
from tests.waiting import until

pytestmark = pytest.mark.slow

BUDGET = 200_000
"""The most bytes on the wire, header fields included, until the page is quiet."""
USABLE = 1_000
"""The most milliseconds until there is something to press."""
MOBILE = {
    "offline": False,
    "latency": 40,
    "downloadThroughput": 10e6 / 8,
    "uploadThroughput": 5e6 / 8,
}
"""A common mobile network: 10 Mbit/s, 40 ms."""
VISITS = 10
"""Other tests run beside this one: the best of so many counts."""


@dataclass
class Visit:
    sent: dict[str, float]
    """Bytes by address."""
    usable: float


def visit(browser: Browser, address: str, language: str) -> Visit:
    context = browser.new_context(locale=language, service_workers="block")
    page = context.new_page()
    tools = context.new_cdp_session(page)
    paths: dict[str, str] = {}
    sent: dict[str, float] = {}
    tools.on(
        "Network.requestWillBeSent",
        lambda it: paths.update({it["requestId"]: it["request"]["url"]}),
    )
    tools.on(
        "Network.loadingFinished",
        lambda it: sent.update({it["requestId"]: it["encodedDataLength"]}),
    )
    lost: set[str] = set()
    tools.on("Network.loadingFailed", lambda it: lost.add(it["requestId"]))
    tools.send("Network.enable")
    tools.send("Network.emulateNetworkConditions", MOBILE)
    page.goto(address)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.locator("main").get_by_role("button").first).to_be_enabled()
    page.evaluate("document.fonts.ready")
    # Not Playwright's idle network: it may wait for good where other tests keep the machine busy.
    until(lambda: page.evaluate("true") and paths.keys() <= sent.keys() | lost)
    # The page is empty until all of it is drawn at once, so the first paint is the whole page.
    first = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime"
    painted = until(lambda: page.evaluate(first))
    context.close()
    return Visit({paths[one]: size for one, size in sent.items()}, painted)


@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_first_page_is_small_and_soon_there(
    chromium: Browser, server: str, language: str
) -> None:
    visits: list[Visit] = []
    while len(visits) < VISITS and not any(one.usable < USABLE for one in visits):
        visits.append(visit(chromium, server, language))
    for one in visits:
        names = [name.removeprefix(server) for name in one.sent]
        # The page, its script and style, a catalogue, two faces and what it asks the server.
        assert sum(name.startswith("/assets/web-") for name in names) == 1, names
        assert sum(name.endswith(".woff2") for name in names) == 2, names
        assert sum(name.startswith("/api/") for name in names) >= 1, names
        assert sum(one.sent.values()) < BUDGET, one.sent
    best = min(one.usable for one in visits)
    print(f"{language}: {max(sum(one.sent.values()) for one in visits):.0f} bytes, {best:.0f} ms")
    assert best < USABLE


REVIEW_BUDGET = 40_000
"""The most bytes that a review, or the analysis board, adds to what a game has loaded."""


def files_of(page: Page, address: str, ready: str) -> dict[str, int]:
    """The page's own files, each with the size of its body on the wire."""
    requests: list[Request] = []

    def note(request: Request) -> None:
        requests.append(request)

    page.on("requestfinished", note)
    page.goto(address)
    expect(page.locator(ready).first).to_be_visible()
    page.remove_listener("requestfinished", note)
    return {
        request.url.rpartition("/assets/")[2]: request.sizes()["responseBodySize"]
        for request in requests
        if "/assets/" in request.url
    }


def test_a_review_adds_little_and_loads_only_when_it_is_wanted(
    chromium: Browser, server: str
) -> None:
    ada = Client(server)
    game = ada.create(rules="novice", opponent="device")
    context = chromium.new_context(service_workers="block")
    context.add_cookies([{"name": "bossa", "value": ada.http.cookies["bossa"], "url": server}])
    page = context.new_page()
    first = files_of(page, server, "main button")
    played = files_of(page, f"{server}/game/{game['id']}", ".line")
    seen = first | played
    assert not [name for name in seen if name.lower().startswith(("review", "analysis"))], seen
    ada.act(game["id"], "resign")
    known: dict[str, int] = {}
    for address in (f"{server}/review/{game['id']}", f"{server}/analysis"):
        found = files_of(page, address, ".small-table")
        # What was loaded before comes from the browser's cache, without a size.
        known |= {name: max(size, known.get(name, 0)) for name, size in found.items()}
        added = {name: known[name] for name in found if name not in seen}
        print(f"{address.removeprefix(server)}: {sum(added.values())} bytes")
        assert any(name.lower().startswith(("review", "analysis")) for name in added), added
        assert sum(added.values()) < REVIEW_BUDGET, added
    context.close()
