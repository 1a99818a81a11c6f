"""`learn`: the lessons at the terminal."""

from typing import Annotated

import typer

from bossa.cli.commands.options import Language, one_of
from bossa.cli.terminal.lesson_progress import Progress, keep_progress, read_progress
from bossa.cli.terminal.screen import Screen
from bossa.lessons import LESSONS, lesson
from bossa.lessons.practice import LEVEL
from bossa.lessons.script import PREFIX
from bossa.locales import texts


def learn_command(
    name: Annotated[
        str | None,
        typer.Argument(metavar="LESSON", callback=one_of(LESSONS), help=", ".join(LESSONS)),
    ] = None,
    listed: Annotated[bool, typer.Option("--list", help="List the lessons.")] = False,
    lang: Language = "",
) -> None:
    """Learn the game by playing: short lessons, in the words of the board in the browser."""
    # Imported here, with all that draws: that is much to load for commands that draw nothing.
    from bossa.cli.terminal.lesson_session import LessonSession

    known = read_progress()
    if listed:
        _list(known, lang)
        return
    wanted = name or next((one for one in LESSONS if not known.get(one, Progress()).is_done), None)
    chosen = wanted or LESSONS[0]
    before = known.get(chosen, Progress())

    def reached(step: int) -> None:
        keep_progress(chosen, Progress(step, before.is_done))

    say, screen = texts(lang, "lessons"), Screen()
    screen.print(say(PREFIX + lesson(chosen).title), style="bold")
    if not LessonSession(lesson(chosen), before.step, lang, reached).run():
        screen.print(say("learn-kept"))
        screen.print(f"bossa learn {chosen}", style="bold")
        return
    keep_progress(chosen, Progress(0, True))
    screen.print()
    screen.print(say("learn-end"), style="bold")
    following = LESSONS[LESSONS.index(chosen) + 1 :][:1]
    for one in following:
        screen.print(f"bossa learn {one}")
    screen.print(f"bossa play --opponent {LEVEL}")


def _list(known: dict[str, Progress], language: str) -> None:
    say, screen = texts(language, "lessons"), Screen()
    for one in LESSONS:
        progress = known.get(one, Progress())
        state = "yes" if progress.is_done else "begun" if progress.step else "no"
        screen.print(f"{one:<9}", say(PREFIX + lesson(one).title), say("learn-state", done=state))
