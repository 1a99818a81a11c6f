"""The lessons are true: the rules play every one of them."""

import re
from dataclasses import replace
from importlib.resources import files
from pathlib import Path

import pytest
from tests.locales.test_catalogues import messages

from bossa import Game, Lay, read_move, read_position, write_move, write_position
from bossa.lessons import LESSONS, PRACTICE, Lesson, Step, lesson
from bossa.lessons.checking import check_lesson, messages_of, winning
from bossa.lessons.reading import read_data
from bossa.lessons.script import GENERAL, PREFIX
from bossa.lessons.walking import Scene, after_way, asked, scenes
from bossa.locales import LANGUAGES, texts
from bossa.notation import read_tile
from bossa.rules import Player, Redraw

MOST_WORDS = 20
MOST_JAPANESE = 40
MOST_LETTERS = 140
"""A card holds about three lines on a phone."""


def scene(step: str) -> Scene:
    found = (scene for name in LESSONS for scene in scenes(lesson(name)))
    return next(scene for scene in found if scene.step.id == step)


@pytest.mark.parametrize("name", LESSONS)
def test_everything_in_a_lesson_happens_as_it_says(name: str) -> None:
    check_lesson(lesson(name))


def changed(name: str, step: str, **fields: object) -> Lesson:
    """The lesson with one step changed."""
    found = lesson(name)
    parts = tuple(
        replace(
            part,
            steps=tuple(
                replace(one, **fields) if one.id == step else one  # type: ignore[arg-type]
                for one in part.steps
            ),
        )
        for part in found.parts
    )
    return Lesson(name, parts)


def first_step() -> Step:
    return lesson("first").steps[0]


def test_a_wanted_move_that_is_not_legal_is_found() -> None:
    way = replace(first_step().ways[0], choice="b4:13")
    with pytest.raises(ValueError, match="f1: b4:13 is refused"):
        check_lesson(changed("first", "f1", ways=(way,), tries=()))


def test_a_try_that_is_refused_for_another_reason_is_found() -> None:
    wrong = replace(first_step().tries[0], code="no-dots", rule="T4")
    with pytest.raises(ValueError, match="f1: b4:13 is refused as"):
        check_lesson(changed("first", "f1", tries=(wrong,)))


def test_a_try_that_does_not_lose_as_promised_is_found() -> None:
    tries = scene("f6").step.tries
    lost = next(tried for tried in tries if tried.choice == "x05-04")
    with pytest.raises(ValueError, match="f6: x05-04 ends"):
        check_lesson(changed("first", "f6", tries=(replace(lost, winner=Player.A),)))


def test_an_ending_other_than_promised_is_found() -> None:
    found = lesson("first")
    part = replace(found.parts[0], ending=None)
    with pytest.raises(ValueError, match="f7"):
        check_lesson(Lesson("first", (part,)))


# What the texts of lessons say of their positions


@pytest.mark.parametrize("step", ["f4", "f5"])
def test_nothing_else_fits(step: str) -> None:
    found = scene(step)
    rows = [write_move(move) for move in found.game.legal if isinstance(move, Lay)]
    assert rows == [way.choice for way in found.step.ways]


def test_only_the_exchange_saves_you_and_every_legal_move_has_its_answer() -> None:
    found = scene("f6")
    listed = {tried.choice for tried in found.step.tries} | {"x05-13"}
    assert {write_move(move) for move in found.game.legal} <= listed

    def is_saved(game: Game) -> bool:
        return not game.over and not any(winning(game.draw(read_tile("51"))))

    moves = [move for move in found.game.legal if not isinstance(move, Redraw)]
    saved = [write_move(move) for move in moves if is_saved(found.game.play(move))]
    assert saved == ["x05-13"]


@pytest.mark.parametrize("step", ["f7", "c1", "c2", "e2", "e3", "m3", "m7", "n2"])
def test_only_what_is_wanted_wins(step: str) -> None:
    found = scene(step)
    assert {write_move(move) for move in winning(found.game)} == {
        way.choice for way in found.step.ways
    }


def test_the_other_player_is_stuck_whatever_comes() -> None:
    game = scene("e4").game
    locked = game.play(read_move("b2:12"))
    outcomes = [locked.draw(tile).outcome for tile in locked.position.unseen]
    assert all(outcome and outcome.winner is Player.A for outcome in outcomes)
    opened = game.play(read_move("b2:01+41"))
    assert not any(opened.draw(tile).over for tile in opened.position.unseen)


@pytest.mark.parametrize(("step", "way"), [("s2", 0), ("s2", 1), ("s2", 2), ("s3", 0), ("s3", 1)])
def test_every_row_on_your_own_line_is_wanted_after_the_choice(step: str, way: int) -> None:
    found = scene(step)
    chosen = found.step.ways[way]
    assert chosen.step
    game = asked(after_way(found.game, chosen), chosen.step)
    own = next(line for line in game.position.lines if line.owner is Player.A)
    rows = {
        write_move(move)
        for move in game.legal
        if isinstance(move, Lay) and move.colour is own.colour
    }
    assert rows == {wanted.choice for wanted in chosen.step.ways}


# Words


def test_every_message_is_there_and_none_is_left_over() -> None:
    needed = messages_of(map(lesson, LESSONS), GENERAL)
    assert set(messages("en", "lessons")) == set(needed)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_is_short(language: str) -> None:
    say = texts(language, "lessons")
    for name in messages("en", "lessons"):
        text = say(name)
        if language == "ja":
            assert len(text) <= MOST_JAPANESE, (name, len(text))
        elif language == "en":
            assert words(text) <= MOST_WORDS, (name, words(text))
        else:
            assert len(text) <= MOST_LETTERS, (name, len(text))


def words(text: str) -> int:
    return len(re.findall(r"[\w’]+", text))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_stands_before_the_first_move_is_read_in_seconds(language: str) -> None:
    say, step = texts(language, "lessons"), first_step()
    read = [texts(language, "web")("learn"), *map(say, (PREFIX + step.title, PREFIX + step.text))]
    count, most = (len, MOST_JAPANESE) if language == "ja" else (words, MOST_WORDS)
    assert sum(map(count, read)) <= most


def test_no_lesson_has_words_of_a_language() -> None:
    for path in files("bossa.lessons").joinpath("data").iterdir():
        values = re.findall(r'"([^"]*)"', path.read_text("utf-8"))
        prose = [value for value in values if re.search(r"[a-z]{3,} [a-z]{2,}", value)]
        assert not prose, path.name


# The practice game


def test_the_practice_game_begins_with_nine_tiles_in_the_pile() -> None:
    game = PRACTICE.game
    assert write_position(game.position) == read_data("practice")["position"]
    assert game.position == read_position(read_data("practice")["position"])
    assert game.position.pile_size == 9
    assert game.position.player is Player.A
    assert game.position.black.owner is Player.A


def test_the_practice_game_again_has_other_tiles_to_come() -> None:
    again = {PRACTICE.shuffled().deal for _ in range(5)}
    assert len(again) > 1
    for practice in (PRACTICE.shuffled() for _ in range(20)):
        assert practice.game.position == PRACTICE.game.position
        assert sorted(practice.deal.tiles) == sorted(PRACTICE.deal.tiles)


def test_the_browser_lists_the_same_lessons() -> None:
    source = Path(__file__).parents[2] / "frontend/src/lessons.ts"
    listed = re.search(r"LESSONS.*?= \[(.*?)\]", source.read_text("utf-8"))
    assert listed
    assert re.findall("'(.*?)'", listed[1]) == list(LESSONS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_page_calls_lessons_by_their_names(language: str) -> None:
    """It has only its own catalogue."""
    first_page, say = texts(language, "web"), texts(language, "lessons")
    for number, name in enumerate((name for name in LESSONS if name != "novice"), 1):
        text = first_page("learn-further-what", lesson=name, number=number, most=5)
        assert text.endswith(say(f"lesson-{name}-title"))
