"""Finds messages by their id and fills in their variables."""

import re
from functools import cache
from importlib.resources import files

from bossa.rules.refusals import Refusal

PARTS = ("refusals", "terminal", "server", "pages")
"""The catalogues of what the program itself says."""
OF_DATA = ("lessons", "rules", "reasons")
"""Catalogues whose messages are named by data. They are large, and read only where they are wanted;
the board reads them too."""
OF_BOARD = ("web", "learn", "review")
"""Catalogues of the board. The review's words are read for a review in the terminal too."""

LONGEST_VALUE = 60


class Texts:
    """The messages of one language: what the program itself says, and the catalogues of `more`."""

    def __init__(self, language: str, *more: str) -> None:
        # Imported here: it takes a third of the start of a command, and most commands say nothing.
        from fluent.runtime import FluentBundle, FluentResource

        self.language = language
        # No Unicode isolation marks: terminals print them, and none of our languages needs them.
        self._bundle = FluentBundle([language], use_isolating=False)
        for part in (*PARTS, *more):
            source = files("bossa.locales").joinpath(language, f"{part}.ftl").read_text("utf-8")
            self._bundle.add_resource(FluentResource(source))

    def __call__(self, message: str, **values: str | int) -> str:
        """The text of a message. A missing message or variable is a bug and raises LookupError."""
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise LookupError(f"{self.language}: {message} has no text")
        shown = {name: _without_breaks(value) for name, value in values.items()}
        text, errors = self._bundle.format_pattern(pattern, shown)
        if errors:
            raise LookupError(f"{self.language}: {message}: {errors}")
        return str(text)

    def refusal(self, refusal: Refusal) -> str:
        """A refusal as one line of text, with the id of the rule."""
        values = {name: _shortened(value) for name, value in refusal.values.items()}
        text = self(refusal.code, **values)
        if refusal.rule:
            text = self("with-rule", text=text, rule=refusal.rule)
        if refusal.line is not None:
            text = self("in-record", line=str(refusal.line), item=refusal.item, text=text)
        return _in_one_line(text)

    def explain(self, refusal: Refusal) -> str:
        """The same for people at the board: tiles in words, without the id of the rule.

        What is wrong in a record is said as in `refusal`: who has one reads notation.
        """
        if refusal.line is not None:
            return self.refusal(refusal)
        values = {
            name: self("tile-in-words", white=int(value[0]), black=int(value[1]))
            if name == "tile" and isinstance(value, str) and _is_tile(value)
            else _shortened(value)
            for name, value in refusal.values.items()
        }
        return _in_one_line(self(refusal.code, **values))


@cache
def texts(language: str, *more: str) -> Texts:
    return Texts(language, *more)


def say(refusal: Refusal, language: str = "en") -> str:
    """A refusal as a sentence."""
    return texts(language).refusal(refusal)


_is_tile = re.compile("[0-6]{2}").fullmatch


def _without_breaks(value: str | int) -> str | int:
    """A value from outside cannot begin a line that looks like ours."""
    return re.sub(r"[\r\n]+", " ", value) if isinstance(value, str) else value


def _in_one_line(text: str) -> str:
    # Not \s: that would also replace the no-break spaces before French colons.
    return re.sub(r"[ \t\r\n]+", " ", text).strip()


def _shortened(value: str | int) -> str | int:
    if isinstance(value, str) and len(value) > LONGEST_VALUE:
        return value[: LONGEST_VALUE - 1] + "…"
    return value
