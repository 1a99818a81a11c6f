"""The first lesson as newcomers go through it: by touch on a phone, by keyboard at a desk."""

from functools import partial

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from tests.browser.board import DESKTOP, PHONE, new_page
from tests.browser.learner import Learner, words_of
from tests.browser.test_board import check_access
from tests.waiting import until

from bossa import Lay, read_move
from bossa.lessons import lesson
from bossa.lessons.script import PREFIX
from bossa.locales import texts

MOST = {"en": 20, "ja": 40}
"""Words, or characters in Japanese, before the first legal move: the name of the way in, and the
card."""


def said(language: str, message: str) -> str:
    return texts(language, "lessons")(PREFIX + message)


@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_newcomer_lays_a_tile_with_two_taps_and_wins_by_touch(
    server: str, chromium: Browser, language: str
) -> None:
    page = new_page(chromium, PHONE, locale=language)
    page.goto(server)
    way_in = page.locator(".learn strong")
    words = words_of(way_in, language)
    way_in.tap()
    learner = Learner(page)
    card = page.locator(".card h2, .card > p")
    steps = lesson("first").steps
    learner.await_step(steps[0])
    assert words + words_of(card, language) <= MOST[language]
    # The tile is picked, and the hand points at its place: two taps with the way in.
    expect(page.locator(".dock.near [aria-pressed=true]")).to_have_attribute("data-tile", "24")
    until(lambda: points_at(page, '.line.black [data-number="4"]'))
    learner.decide(read_move(steps[0].ways[0].choice))
    assert 1 + learner.taps == 2
    expect(learner.card).to_contain_text(said(language, "f1-after"))
    learner.go_on()
    for step in steps[1:]:
        learner.await_step(step)
        assert words_of(card, language) <= MOST[language]
        expect(page.locator(".dock.near .marks")).to_be_visible(visible=bool(step.markers))
        learner.do(step)
    expect(learner.card.locator(".dots .done")).to_have_count(len(steps))
    # Then at once a first real game.
    learner.card.locator(".button.main").tap()
    page.wait_for_url("**/game/*")
    expect(page.locator(".dock.near .hand button")).to_have_count(4)
    # Its tips lie over no row, and not over whose line it is.
    tip = page.locator(".tip")
    expect(tip).to_be_visible()
    seen = page.locator(".line .name, .line .row:not(.ghost)").all()
    until(lambda: all(is_clear(tip, one) for one in seen))


def test_the_keyboard_is_enough_and_the_lesson_is_taken_up_where_it_was_left(
    server: str, chromium: Browser
) -> None:
    page = new_page(chromium, DESKTOP)
    page.goto(f"{server}/learn/first")
    learner = Learner(page, by_keyboard=True)
    spoken = page.locator("p[role=status].unseen-text").first
    steps = lesson("first").steps
    for step in steps[:4]:
        learner.await_step(step)
        expect(spoken).to_contain_text(said("en", step.text))
        learner.do(step)
    learner.await_step(steps[4])
    page.goto(server)
    page.goto(f"{server}/learn")
    expect(page.locator("li.next")).to_contain_text("Go on")
    page.locator("li.next a").click()
    learner.await_step(steps[4])
    expect(learner.card).to_contain_text(said("en", "f5-title"))
    for step in steps[4:]:
        learner.do(step)
    expect(page.locator(".card .button.main")).to_be_focused()
    page.goto(f"{server}/learn")
    expect(page.locator("li").first).to_contain_text("Done")


def test_every_try_is_answered(server: str, chromium: Browser) -> None:
    page = new_page(chromium, PHONE)
    page.goto(f"{server}/learn/first")
    learner = Learner(page)
    learner.await_step(lesson("first").steps[0])
    answers = {
        "b4:13": "reply-count-black",  # refused, and the lesson says why
        "b4:13+21": "f1-later",  # legal, and taken back
        "b2:21+31": "allowed",  # legal, and not listed
    }
    for choice, reply in answers.items():
        learner.decide(read_move(choice))
        expect(learner.card.locator(".reply")).to_have_text(said("en", reply))
        expect(page.locator(".dock.near [aria-pressed=true]")).to_have_count(0)
        expect(page.locator(".dock.near .hand button")).to_have_count(5)
    # Refused, and the rules say why.
    learner.decide(read_move("b2:24"))
    expect(learner.card.locator(".reply")).to_have_text("The total is 4, not 2.")
    # The way leads on from here all the same; a move that loses is played out and taken back.
    leave_at(page, "first", 5)
    learner.await_step(lesson("first").steps[5])
    learner.decide(read_move("w1:11"))
    expect(learner.card.locator(".reply")).to_have_text(said("en", "reply-sixth-white"))
    expect(page.locator(".dock.far")).to_contain_text("6 of 6")
    learner.go_on()
    expect(page.locator(".dock.far")).to_contain_text("5 of 6")
    # Back goes to the step before; the cross leaves, and the step is kept.
    page.get_by_role("button", name="Back one step").tap()
    expect(learner.card).to_contain_text(said("en", "f5-title"))
    page.get_by_role("link", name="Leave the lesson").tap()
    page.wait_for_url("**/learn")
    expect(page.locator("li.next")).to_contain_text("Go on")


def leave_at(page: Page, name: str, step: int) -> None:
    """Open the page again as somebody who left at a step."""
    kept = f'{{"lessons": {{"{name}": {{"step": {step}, "isDone": false}}}}}}'
    page.evaluate("kept => localStorage.setItem('bossa.learnt', kept)", kept)
    page.reload()


def test_a_lesson_goes_on_without_a_connection(server: str, chromium: Browser) -> None:
    page = new_page(chromium, PHONE)
    page.goto(f"{server}/learn/novice")
    learner = Learner(page)
    steps = lesson("novice").steps
    learner.await_step(steps[0])
    page.context.set_offline(True)
    learner.decide(read_move("b1:04"))
    expect(learner.card.locator(".reply")).to_have_text(said("en", "misfit"))
    for step in steps:
        learner.do(step)
    expect(learner.card.locator(".dots .done")).to_have_count(len(steps))


@pytest.mark.parametrize("dark", [False, True])
def test_axe_finds_nothing(server: str, chromium: Browser, dark: bool) -> None:
    page = new_page(chromium, PHONE, dark=dark)
    page.goto(f"{server}/learn")
    page.locator("li.next").wait_for()
    check_access(page)
    page.locator("li.next a").tap()
    Learner(page).await_step(lesson("first").steps[0])
    check_access(page)


def test_the_hand_points_along_the_wanted_move_only_and_the_board_does_not_warn(
    server: str, chromium: Browser
) -> None:
    page = new_page(chromium, PHONE)
    page.goto(f"{server}/learn/endings")
    leave_at(page, "endings", 3)
    learner = Learner(page)
    learner.await_step(lesson("endings").steps[3])
    # A miss, and the way is shown.
    learner.decide(read_move("b2:01"))
    pointer = page.locator(".pointer")
    expect(pointer).to_be_visible()
    assert points_at(page, '.dock.near [data-tile="12"]')
    learner.pick("12")
    until(lambda: points_at(page, '.line.black [data-number="2"]'))
    # It leaves Seedling without a move, and might leave you without one: the lesson says so.
    expect(page.locator(".danger")).to_have_count(0)
    # With a tile too many nothing leads on.
    learner.pick("01")
    expect(pointer).to_have_count(0)


def points_at(page: Page, selector: str) -> bool:
    """Whether the hand's finger is on an element."""
    hand = page.locator(".pointer").bounding_box()
    place = page.locator(selector).bounding_box()
    assert hand
    assert place
    return (
        place["x"] <= hand["x"] <= place["x"] + place["width"]
        and place["y"] <= hand["y"] <= place["y"] + place["height"]
    )


def test_a_card_leaves_the_rows_that_are_laid_in_view(server: str, chromium: Browser) -> None:
    page = new_page(chromium, PHONE, locale="de")
    page.goto(f"{server}/learn/first")
    learner = Learner(page)
    for step in lesson("first").steps[:2]:
        learner.await_step(step)
        way = step.ways[0]
        move = read_move(way.choice)
        answer = way.answer and way.answer.move
        assert isinstance(move, Lay)
        assert isinstance(answer, Lay)
        learner.decide(move)
        expect(learner.card).to_contain_text(said("de", f"{step.id}-other"))
        for laid in (move, answer):
            place = page.locator(f'li[data-ask="place {laid.colour.value} {laid.number}"]')
            until(partial(is_clear, learner.card, place.locator(".row")))
        learner.go_on()
    # On the smallest phone, too: on white it lays, and of black it speaks.
    page.set_viewport_size({"width": 320, "height": 568})
    leave_at(page, "first", 3)
    learner.await_step(lesson("first").steps[3])
    rows = page.locator(".line.black .row:not(.ghost)")
    until(lambda: rows.count() == 3 and all(is_clear(learner.card, row) for row in rows.all()))


def is_clear(card: Locator, what: Locator) -> bool:
    """Whether a card covers nothing of something on the table."""
    over, under = card.bounding_box(), what.bounding_box()
    assert over
    assert under
    return (
        over["x"] >= under["x"] + under["width"]
        or over["x"] + over["width"] <= under["x"]
        or over["y"] >= under["y"] + under["height"]
        or over["y"] + over["height"] <= under["y"]
    )
