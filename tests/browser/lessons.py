"""Every lesson in every language, by touch on a phone and by keyboard at a desk.

    python -m tests.browser.lessons [LESSON ...] [--languages en,ja]

Each step is done as it is wanted; before it, every try of the lesson that a person can make on the
board is made, and must be answered in the words of the lesson. Prints a line for each walk.
"""

import argparse
import tempfile
import time
from itertools import product

from playwright.sync_api import Browser, expect, sync_playwright
from tests.browser.board import DESKTOP, PHONE, new_page
from tests.browser.chromium import launch
from tests.browser.learner import Learner
from tests.server.running import in_thread, settings_for

from bossa import Exchange, Lay, Redraw, Stack, read_move
from bossa.lessons import LESSONS, Step, Try, lesson
from bossa.lessons.script import PREFIX
from bossa.locales import LANGUAGES, texts


def walk(browser: Browser, server: str, name: str, language: str, by_keyboard: bool) -> int:
    """Go through a lesson. Returns how many tries were answered."""
    page = new_page(browser, DESKTOP if by_keyboard else PHONE, locale=language)
    page.goto(f"{server}/learn/{name}")
    learner = Learner(page, by_keyboard)
    say = texts(language, "lessons")
    count = 0
    for step in lesson(name).steps:
        learner.await_step(step)
        expect(learner.card).to_contain_text(say(PREFIX + step.text))
        for tried in step.tries:
            if can_be_made(step, tried):
                count += 1
                learner.await_step(step)
                learner.decide(read_move(tried.choice))
                reply = learner.card.locator(".reply")
                expect(reply).to_be_visible()
                if tried.reply:
                    expect(reply).to_have_text(say(PREFIX + tried.reply))
                if tried.answers is not None:
                    learner.go_on()
                clear(learner)
        learner.do(step)
    expect(learner.card.locator(".dots .done")).to_have_count(len(lesson(name).steps))
    page.context.close()
    return count


def can_be_made(step: Step, tried: Try) -> bool:
    """Whether the board offers it: no other tiles, places, markers and chips than there are."""
    move = read_move(tried.choice)
    hidden = step.markers is not None
    match move:
        case Lay(_, _, tiles):
            is_place = tried.code not in {"not-an-end", "setup-first"}
            return is_place and not any(laid.chip for laid in tiles)
        case Stack() | Redraw() | Exchange():
            return tried.code is None and not hidden
    return False


def clear(learner: Learner) -> None:
    """Nothing is picked."""
    learner.page.keyboard.press("Escape")
    expect(learner.page.locator(".dock.near [aria-pressed=true]")).to_have_count(0)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.browser.lessons")
    parser.add_argument("lessons", nargs="*", default=LESSONS)
    parser.add_argument("--languages", default=",".join(LANGUAGES))
    asked = parser.parse_args()
    began = time.monotonic()
    with (
        tempfile.TemporaryDirectory() as folder,
        in_thread(settings_for(f"sqlite:///{folder}/bossa.db")) as server,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        ways = product(asked.lessons, asked.languages.split(","), (False, True))
        for name, language, by_keyboard in ways:
            count = walk(browser, server, name, language, by_keyboard)
            by = "keyboard, 1440x900" if by_keyboard else "touch, 390x844"
            print(f"{name}, {language}, {by}: {count} tries answered", flush=True)
        browser.close()
    print(f"{time.monotonic() - began:.0f} s")


if __name__ == "__main__":
    main()
