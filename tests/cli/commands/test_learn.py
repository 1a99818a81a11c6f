"""`bossa learn`: the lessons at the terminal."""

from collections.abc import Callable
from pathlib import Path

import pytest
from tests.cli.running import Printed, bossa, in_process

from bossa.lessons import LESSONS, Step, lesson
from bossa.lessons.script import PREFIX
from bossa.locales import texts


def learn(*given: str, data: Path, typed: str = "") -> Printed:
    return in_process("learn", *given, stdin=typed, BOSSA_DATA_DIR=str(data))


def answers(step: Step) -> list[str]:
    """What is typed to do a step, and to go on."""
    if not step.ways:
        return [""]
    way = step.ways[0]
    return [way.choice, "", *([*answers(way.step), ""] if way.step else [])]


def words(text: str) -> str:
    """Without line ends and with plain spaces, as a terminal may break it anywhere."""
    return " ".join(text.split())


def sentences() -> Callable[[str], str]:
    say = texts("en", "lessons")
    return lambda message: words(say(message))


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_is_done_with_typed_moves_in_the_words_of_the_board(
    name: str, tmp_path: Path
) -> None:
    typed = [line for step in lesson(name).steps for line in answers(step)]
    done = learn(name, typed="\n".join(typed) + "\n", data=tmp_path)
    assert done.status == 0
    shown = words(done.out)
    say = sentences()
    for step in lesson(name).steps:
        assert say(PREFIX + step.text) in shown
        if step.ways:
            assert say(PREFIX + step.ways[0].after) in shown
    assert say("learn-end") in shown
    assert f"{name} " in (listed := learn("--list", data=tmp_path).out)
    assert "(done)" in next(line for line in listed.splitlines() if line.startswith(name))


def test_every_try_is_answered_and_it_is_taken_up_where_it_was_left(tmp_path: Path) -> None:
    tries = ["b4:13", "b4:13+21", "b2:21+31", "nonsense", "?", "b4:24", "", "back", "skip", "q"]
    left = bossa("learn", stdin="\n".join(tries) + "\n", data=tmp_path)
    say = sentences()
    shown = words(left.stdout)
    assert "(L3)" in shown
    for reply in ("reply-count-black", "f1-later", "allowed"):
        assert say(PREFIX + reply) in shown
    assert shown.count(say(f"{PREFIX}f1-text")) == 2
    assert say("learn-kept") in shown
    again = learn(typed="q\n", data=tmp_path)
    assert say(f"{PREFIX}f2-text") in words(again.out)


def test_a_losing_try_is_played_out_and_taken_back(tmp_path: Path) -> None:
    skipped = ["skip"] * 5
    tried = learn("first", typed="\n".join([*skipped, "w1:11", "", "q"]), data=tmp_path)
    shown = words(tried.out)
    say = sentences()
    assert say(f"{PREFIX}reply-sixth-white") in shown
    assert shown.count(say(f"{PREFIX}f6-text")) == 2


def test_progress_that_cannot_be_read_counts_as_nothing(tmp_path: Path) -> None:
    (tmp_path / "lessons.json").write_text("[]", "utf-8")
    begun = learn(typed="q\n", data=tmp_path)
    assert begun.status == 0
    assert sentences()(f"{PREFIX}f1-text") in words(begun.out)


def test_there_is_no_other_lesson(tmp_path: Path) -> None:
    assert learn("none", data=tmp_path).status == 2
