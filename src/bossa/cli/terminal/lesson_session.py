"""A lesson at the terminal: the steps and words of the browser, with typed moves."""

from collections.abc import Callable
from typing import Literal

from bossa.cli.terminal.drawing import board
from bossa.cli.terminal.keyboard_game import PutAway
from bossa.cli.terminal.saved_games import HUMAN
from bossa.cli.terminal.screen import Screen
from bossa.cli.terminal.sentences import names_of_seats, outcome_in_words, step_in_words
from bossa.lessons import Lesson, Step, Try, Way
from bossa.lessons.practice import LEVEL
from bossa.lessons.script import PREFIX
from bossa.lessons.walking import YOU, after_try, after_way, asked, scenes
from bossa.locales import texts
from bossa.notation import read_move, write_move
from bossa.rules import Game, Refusal, view
from bossa.rules.reasons import check

Turn = Literal["next", "back"]
LINES_OF_CARD = 8
"""Below the board: the card, an answer and the prompt."""


class LessonSession:
    """Goes through a lesson until it is done or put away."""

    def __init__(
        self, lesson: Lesson, start: int, language: str, reached: Callable[[int], None]
    ) -> None:
        self.lesson = lesson
        self.start = start if 0 <= start < len(lesson.steps) else 0
        self.language = language
        self.reached = reached
        """Told the number of each step."""
        self.say = texts(language, "lessons")
        self.console = Screen()
        seats = {YOU: HUMAN, YOU.opponent: LEVEL}
        self.names = names_of_seats(seats, HUMAN, self.say)

    def run(self) -> bool:
        """Whether the lesson was done to its end."""
        self.console.print(self.say("learn-how"))
        found = list(scenes(self.lesson))
        number = self.start
        try:
            while number < len(found):
                self.reached(number)
                turn = self._step(found[number].step, found[number].game)
                number = number + 1 if turn == "next" else max(0, number - 1)
        except (PutAway, KeyboardInterrupt, EOFError):
            self.console.print()
            return False
        return True

    def _tell(self, message: str, style: str = "") -> None:
        self.console.print(self.say(PREFIX + message), style=style)

    def _show(self, game: Game) -> None:
        seen = view(game, YOU)
        drawn = board(
            seen.position, self.language, self.names, YOU, game.over, seen.steps, LINES_OF_CARD
        )
        self.console.print()
        self.console.print(drawn)
        self.console.print()

    def _card(self, step: Step, game: Game) -> None:
        self._show(game)
        self._tell(step.title, "bold")
        self._tell(step.text)

    def _step(self, step: Step, game: Game) -> Turn:
        self._card(step, game)
        if not step.ways:
            self._wait()
            return "next"
        misses = 0
        while True:
            answer = self.console.ask(self.say("learn-ask") + " ").strip()
            match answer.lower():
                case "" | "?":
                    self.console.print(self.say("learn-keys"))
                    if step.hint:
                        self._tell(step.hint)
                case "q":
                    raise PutAway
                case "skip":
                    return "next"
                case "back":
                    return "back"
                case _:
                    way = self._tried(step, game, answer)
                    if way:
                        return self._follow(step, game, way)
                    misses += 1
                    if misses > 1 and step.hint:
                        self._tell(step.hint)

    def _tried(self, step: Step, game: Game, answer: str) -> Way | None:
        """The way that an answer takes. Answers one that takes none."""
        try:
            decision = read_move(answer)
            choice = write_move(decision)
            if way := next((way for way in step.ways if way.choice == choice), None):
                return way
            tried = next((tried for tried in step.tries if tried.choice == choice), None)
            check(game.position, decision, YOU)
        except Refusal as refusal:
            self.console.print(self.say.refusal(refusal), style="red")
            known = (tried for tried in step.tries if tried.choice == answer and tried.reply)
            if listed := next(known, None):
                self._tell(listed.reply or "misfit")
            return None
        if tried and tried.answers is not None:
            self._lost(game, tried)
            self._card(step, game)
        else:
            self._tell(tried.reply if tried and tried.reply else "allowed")
        return None

    def _lost(self, game: Game, tried: Try) -> None:
        """What happens is played out, then taken back."""
        after = after_try(game, tried)
        self._tell_steps(game, after)
        self._show(after)
        if after.outcome:
            self.console.print(outcome_in_words(after.outcome, self.say, self.names), style="bold")
        self._tell(tried.reply or "lost")
        self._wait()

    def _tell_steps(self, before: Game, after: Game) -> None:
        for happened in after.steps[len(before.steps) :]:
            self.console.print(step_in_words(happened, self.say, self.names, self.console.form))

    def _follow(self, step: Step, game: Game, way: Way) -> Turn:
        after = after_way(game, way)
        self.console.print()
        self._tell(way.after, "bold")
        self._tell_steps(game, after)
        if way.other:
            self._tell(way.other)
        if after.outcome:
            self._show(after)
            self.console.print(outcome_in_words(after.outcome, self.say, self.names), style="bold")
        self._wait()
        if way.step is None:
            return "next"
        if self._step(way.step, asked(after, way.step)) == "back":
            return self._step(step, game)
        if step.summary:
            self._tell(step.summary)
        if self.console.ask(self.say("learn-another") + " ").strip().lower() == "a":
            return self._step(step, game)
        return "next"

    def _wait(self) -> None:
        if self.console.ask(self.say("learn-enter") + " ").strip().lower() == "q":
            raise PutAway
