"""A person at the board: what is clicked, pressed and read is what a person would."""

import json
import re
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect
from tests.waiting import until

Json = dict[str, Any]

PHONE, DESKTOP = {"width": 390, "height": 844}, {"width": 1440, "height": 900}
MARKER = {"redraw": "Redraw", "exchange": "Exchange", "stack": "Stack"}
FINAL = {
    "lay": re.compile("^Lay on "),
    "stack": re.compile("^Stack on (White|Black)"),
    "exchange": re.compile("^Exchange these tiles"),
    "redraw": re.compile("^Discard and draw"),
}
WAIT = 30_000
expect.set_options(timeout=WAIT)

SHOWN = """() => ({
    near: document.querySelectorAll('.dock.near .hand li').length,
    far: document.querySelectorAll('.dock.far .hand li').length,
    laid: document.querySelectorAll('.line .row:not(.ghost) .cell').length,
    lit: document.querySelector('.dock.lit')?.classList.contains('near') ? 'near' : 'far',
})"""
"""What tells one turn from the next."""


def new_page(
    browser: Browser,
    size: Any,
    dark: bool = False,
    locale: str = "en-GB",
    moving: bool = False,
    pace: str | None = "none",
) -> Page:
    """A window; things in it move, and the other's turn takes its time, only where that is asked
    for. Without a pace it has the one of newcomers."""
    context: BrowserContext = browser.new_context(
        viewport=size,
        color_scheme="dark" if dark else "light",
        locale=locale,
        reduced_motion="no-preference" if moving else "reduce",
        has_touch=size is PHONE,
        # Playwright sees no request that a service worker answers. test_offline.py is about it.
        service_workers="block",
    )
    context.set_default_timeout(WAIT)
    if pace is not None:
        settings = json.dumps({"pace": pace})
        context.add_init_script(f"localStorage['bossa.settings'] ??= {json.dumps(settings)}")
    page = context.new_page()
    page.on("pageerror", lambda error: _fail(error.message))
    return page


def _fail(message: str) -> None:
    raise AssertionError(message)


def drag(page: Page, tile: Locator, place: Locator, by_touch: bool) -> None:
    """As a hand does it: down, over there in a few steps, up."""
    for thing in (tile, place):
        # It waits until the thing stands still.
        thing.scroll_into_view_if_needed()
    start, end = tile.bounding_box(), place.bounding_box()
    assert start, tile
    assert end, place
    x, y = start["x"] + start["width"] / 2, start["y"] + start["height"] / 2
    to_x, to_y = end["x"] + end["width"] / 2, end["y"] + end["height"] / 2
    way = [(x + (to_x - x) * part / 8, y + (to_y - y) * part / 8) for part in range(9)]
    if not by_touch:
        page.mouse.move(x, y)
        page.mouse.down()
        for point in way:
            page.mouse.move(*point)
        page.mouse.up()
        return
    finger = page.context.new_cdp_session(page)
    for number, (at_x, at_y) in enumerate(way):
        kind = "touchMove" if number else "touchStart"
        points = [{"x": at_x, "y": at_y}]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def words_of(tile: str) -> str:
    """A tile's name for the ear."""
    white, black = tile[0], tile[1]
    dots = [f"white {white}" if white != "0" else "", f"black {black}" if black != "0" else ""]
    return "/".join(filter(None, dots))


class Board:
    """The page of a game."""

    def __init__(self, page: Page) -> None:
        self.page = page

    @property
    def game(self) -> str:
        return self.page.url.rstrip("/").split("/")[-1].split("#")[0]

    def api(self, method: str, path: str, body: Json | None = None) -> Json:
        """What the board itself could ask, with the same cookie."""
        return dict(
            self.page.evaluate(
                """async ([method, path, body]) => (await fetch('/api/v1' + path, {method,
                    headers: {'Content-Type': 'application/json'},
                    body: body && JSON.stringify(body)})).json()""",
                [method, path, body],
            )
        )

    def table(self) -> Json:
        return self.api("GET", f"/games/{self.game}")

    def send(self, table: Json, choice: str) -> None:
        """Make a decision without the board's help: what comes of it is seen there."""
        open_ = table["decisions"][0]
        body = {"decision": open_["number"], "choice": choice, "request": f"r{table['number']}"}
        seat = {"seat": open_["player"]} if table["you"] == "both" else {}
        self.api("POST", f"/games/{self.game}/decisions", body | seat)

    def open_game(self, address: str, **wish: Any) -> Json:
        self.page.goto(address)
        made = self.api("POST", "/games", {"level": "seedling", **wish})
        self.page.goto(f"{address}/game/{made['id']}")
        return made

    def until_mine(self) -> Json:
        """The table when there is something to decide, or the game is over."""

        def mine() -> Json | None:
            table = self.table()
            return table if table["moves"] or table["status"] == "over" else None

        return until(mine)

    def side_of(self, player: str, table: Json) -> Locator:
        near = table["you"] if table["you"] != "both" else "A"
        return self.page.locator("section.dock.near" if player == near else "section.dock.far")

    def until_shown(self, table: Json) -> None:
        """Until the page has got there: what was done elsewhere comes to it a moment later."""
        near = table["you"] if table["you"] in ("A", "B") else "A"
        sizes, lines = table["position"]["hand_sizes"], table["position"]["lines"].values()
        layers = [layer for line in lines for row in line["rows"] for layer in row["layers"]]
        wanted = {
            "near": sizes[near],
            "far": sizes["B" if near == "A" else "A"],
            "laid": sum(map(len, layers)),
            "lit": "near" if table["decisions"][0]["player"] == near else "far",
        }
        until(lambda: self.page.evaluate(SHOWN) == wanted)

    def decide(self, table: Json, move: Json, by_keyboard: bool = False) -> None:
        """Choose what the move needs, and make it final; then wait until it is done."""
        if table["phase"] == "play":
            self.until_shown(table)
        press = self._press if by_keyboard else self._click
        find = self._tile_by_name if by_keyboard else self._tile
        if move["kind"] == "choice":
            press(self.page.locator(".setup ul button").nth(table["moves"].index(move)))
        else:
            player = table["decisions"][0]["player"]
            other = "B" if player == "A" else "A"
            side = self.side_of(player, table)
            if move["kind"] != "lay":
                name = MARKER[move["kind"]]
                press(self.page.get_by_role("button", name=name, exact=True).first)
            if "chip" in move:
                press(self.page.locator(".actions button.chip").first)
                press(find(side, move["chip"]["tile"]))
            for tile in move["tiles"]:
                if tile != move.get("chip", {}).get("tile"):
                    press(find(side, tile))
            if "theirs" in move:
                press(find(self.side_of(other, table), move["theirs"]))
            if "line" in move:
                place = self.place_of(move)
                if "chosen" not in (place.get_attribute("class") or ""):
                    press(place)
            press(self.page.get_by_role("button", name=FINAL[move["kind"]]))
        self.until_decided(table)

    def until_decided(self, table: Json) -> None:
        """Until this player's decision is taken: the other may take one at the same time."""
        seats = "AB" if table["you"] == "both" else table["you"]
        mine = next(open_ for open_ in table["decisions"] if open_["player"] in seats)
        until(lambda: mine not in self.table()["decisions"])

    def until_moved(self, table: Json) -> Json:
        """The table when something has happened since."""

        def moved() -> Json | None:
            now = self.table()
            return now if now["number"] != table["number"] else None

        return until(moved)

    def menu(self, name: str) -> None:
        """Choose something beside playing."""
        self.page.get_by_role("button", name="Menu").click()
        self.page.get_by_role("dialog").get_by_role("button", name=name).click()

    def place_of(self, move: Json) -> Locator:
        """Where a row is laid or stacked."""
        return self.page.locator(
            f"[data-target=place][data-line={move['line']}][data-number='{move['number']}']"
        )

    def tile_of(self, move: Json, table: Json) -> Locator:
        """The first tile of a move, in the hand of who is to play."""
        side = self.side_of(table["decisions"][0]["player"], table)
        return self._tile(side, move["tiles"][0])

    def _tile(self, side: Locator, tile: str) -> Locator:
        return side.locator(f".hand button[data-tile='{tile}']")

    def _tile_by_name(self, side: Locator, tile: str) -> Locator:
        # Playwright hands the pattern to the page between slashes.
        spoken = words_of(tile).replace("/", r"\/")
        name = re.compile(f"^{spoken}( |$)")
        return side.get_by_role("button", name=name)

    def _click(self, where: Locator) -> None:
        where.click()

    def _press(self, where: Locator) -> None:
        where.focus()
        self.page.keyboard.press("Enter")
