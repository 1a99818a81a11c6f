"""Refusals: a stable code, the rule behind it, and the values that explain it to a person.

A refusal contains no text. `bossa.locales` turns it into a sentence in five languages.
"""

from typing import Any


class Refusal(ValueError):
    """The rules do not allow something, or its text cannot be read.

    `code` is a stable word such as `wrong-total`. `rule` is the id of the rule behind the refusal,
    or None. `values` are plain strings and numbers for the sentence.
    """

    def __init__(self, code: str, rule: str | None = None, **values: str | int) -> None:
        super().__init__(code, rule, values)
        self.code = code
        self.rule = rule
        self.values = values
        self.line: int | None = None
        """Where a record was refused: the line, and in `item` the text on that line."""
        self.item = ""

    def at(self, line: int, item: str) -> "Refusal":
        """Note where in a record the refusal happened, and return the same refusal."""
        self.line = line
        self.item = item
        return self

    def __str__(self) -> str:
        rule = f" ({self.rule})" if self.rule else ""
        values = ", ".join(f"{name}={value}" for name, value in self.values.items())
        line = "" if self.line is None else f"line {self.line}, {self.item}: "
        return f"{line}{self.code}{rule}" + (f": {values}" if values else "")

    def __reduce__(self) -> tuple[Any, ...]:
        # Refusals are sent between processes, and pickle would not pass `values` as keywords.
        place = {"line": self.line, "item": self.item}
        return _remake, (type(self), self.code, self.rule, self.values), place


class Unreadable(Refusal):
    """The input cannot be understood: for example, it is not in the notation at all."""


class Illegal(Refusal):
    """The input can be understood, but the rules do not allow it."""


class NotNow(Refusal):
    """It may be legal at another time: it is not your turn, another phase, or the game is over."""


def _remake(
    kind: type[Refusal], code: str, rule: str | None, values: dict[str, str | int]
) -> Refusal:
    return kind(code, rule, **values)
