"""A learner in the browser: does what a lesson wants, by touch or by keyboard."""

import re
from collections.abc import Iterator

from playwright.sync_api import Locator, Page, Position, expect

from bossa import Exchange, Lay, Redraw, Stack, read_move
from bossa.lessons import Step, lesson
from bossa.rules import Choice, Colour, Decision, Tile

MARKERS = {Redraw: 1, Exchange: 2, Stack: 3}
"""Their places in the dock."""


class Learner:
    def __init__(self, page: Page, by_keyboard: bool = False) -> None:
        self.page = page
        self.by_keyboard = by_keyboard
        self.taps = 0
        self.has_touch = page.evaluate("navigator.maxTouchPoints > 0")

    @property
    def card(self) -> Locator:
        return self.page.locator(".card")

    def walk(self, name: str) -> Iterator[Step]:
        """Go through a lesson that is open. Gives each step before it is done."""
        for step in lesson(name).steps:
            yield step
            self.do(step)

    def do(self, step: Step) -> None:
        self.await_step(step)
        if not step.ways:
            self.go_on()
            return
        way = step.ways[0]
        self.decide(read_move(way.choice))
        self.go_on()
        if way.step:
            self.do(way.step)
            self.press(self.page.locator(".card .button.main"))

    def await_step(self, step: Step) -> None:
        """Until something can be picked."""
        if step.ways and isinstance(read_move(step.ways[0].choice), Choice):
            expect(self.page.locator(".setting button").first).to_be_enabled()
        elif step.ways:
            expect(self.page.locator(".dock.near .hand button").first).to_be_visible()

    def go_on(self) -> None:
        button = self.page.locator(".card .button.main")
        expect(button).to_be_visible()
        self.press(button)

    def decide(self, decision: Decision) -> None:
        page = self.page
        self.put_back_others(decision)
        if isinstance(decision, Choice):
            order = {"white": 0, "black": 1, "first": 2}[decision.value]
            self.press(page.locator(".setting li button").nth(order))
            return
        if kind := MARKERS.get(type(decision)):
            self.pick_marker(kind)
        match decision:
            case Lay(colour, number, tiles) | Stack(colour, number, tiles):
                for laid in tiles:
                    if laid.chip:
                        self.pick_chip()
                        self.pick(str(laid.tile))
                for laid in tiles:
                    if not laid.chip:
                        self.pick(str(laid.tile))
                line = f'[data-line="{colour.value}"][data-number="{number}"]'
                # The card may cover the foot of a row or of a far place, never all of it.
                is_high = isinstance(decision, Stack) or colour is Colour.WHITE
                at: Position | None = {"x": 12, "y": 8} if is_high else None
                self.press(page.locator(f".line.{colour.value} {line}"), at)
            case Exchange(own, theirs):
                self.pick(str(own))
                self.press(page.locator(f'.dock.far [data-tile="{theirs}"]'))
                self.press(page.locator(".confirm .main"))
            case Redraw(tile):
                self.pick(str(tile))
                self.press(page.locator(".confirm .main"))

    def put_back_others(self, decision: Decision) -> None:
        """A lesson may have picked a tile already. Not every move wants it."""
        wanted = {str(tile) for tile in tiles_of(decision)}
        picked = self.page.locator(".dock.near [data-tile][aria-pressed=true]")
        for tile in [str(one.get_attribute("data-tile")) for one in picked.all()]:
            if tile not in wanted:
                self.press(self.page.locator(f'.dock.near [data-tile="{tile}"]'))

    def pick(self, tile: str) -> None:
        found = self.page.locator(f'.dock.near [data-tile="{tile}"]')
        if found.get_attribute("aria-pressed") != "true":
            self.press(found)

    def pick_marker(self, place: int) -> None:
        fold = self.page.locator(".dock.near .fold")
        expect(fold.or_(self.page.locator(".dock.near .actions")).first).to_be_visible()
        if fold.count():
            self.press(fold)
            self.press(self.page.locator(f".popover .actions li:nth-child({place}) button"))
            self.page.keyboard.press("Escape")
        else:
            self.press(self.page.locator(f".dock.near .actions li:nth-child({place}) button"))

    def pick_chip(self) -> None:
        self.press(self.page.locator(".dock.near .actions button.chip"))

    def press(self, target: Locator, at: Position | None = None) -> None:
        self.taps += 1
        if not self.by_keyboard:
            target.tap(position=at) if self.has_touch else target.click(position=at)
            return
        target.wait_for()
        self.reach(target)
        self.page.keyboard.press("Enter")

    def reach(self, target: Locator) -> None:
        """By the Tab key alone, from where the focus is."""
        for _ in range(60):
            if target.evaluate("element => element === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"the keyboard does not reach {target}")


def tiles_of(decision: Decision) -> list[Tile]:
    """The tiles of the hand that a decision is made with."""
    match decision:
        case Lay(_, _, tiles) | Stack(_, _, tiles):
            return [laid.tile for laid in tiles]
        case Exchange(own, _) | Redraw(own):
            return [own]
    return []


def words_of(shown: Locator, language: str) -> int:
    """The words of what is shown, or its characters in Japanese."""
    texts = shown.all_inner_texts()
    if language == "ja":
        return sum(len(text) for text in texts)
    return sum(len(re.findall(r"[\w’]+", text)) for text in texts)
