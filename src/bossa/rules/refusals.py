"""Why something is refused: a stable code, the rule it rests on, and the values a person needs.

The words are not here. `bossa.locales` turns a refusal into a sentence in five languages.
"""

from typing import Any


class Refusal(ValueError):
    """What the law, or a text form of it, does not allow.

    `code` is a stable word such as `wrong-total`, `rule` the id of the rule it rests on (or
    None), `values` plain strings and numbers for the sentence.
    """

    def __init__(self, code: str, rule: str | None = None, **values: str | int) -> None:
        super().__init__(code, rule, values)
        self.code = code
        self.rule = rule
        self.values = values
        self.line: int | None = None
        """In a record: the line, and the item on it, that is refused."""
        self.item = ""

    def at(self, line: int, item: str) -> "Refusal":
        """The same refusal, told where in a record it was met."""
        self.line = line
        self.item = item
        return self

    def __str__(self) -> str:
        rule = f" ({self.rule})" if self.rule else ""
        values = ", ".join(f"{name}={value}" for name, value in self.values.items())
        line = "" if self.line is None else f"line {self.line}, {self.item}: "
        return f"{line}{self.code}{rule}" + (f": {values}" if values else "")

    def __reduce__(self) -> tuple[Any, ...]:
        # A refusal crosses process borders; the values are keywords, which pickle would lose.
        place = {"line": self.line, "item": self.item}
        return _remake, (type(self), self.code, self.rule, self.values), place


class Unreadable(Refusal):
    """The text is not in the notation at all."""


class Illegal(Refusal):
    """It can be read, and the rules do not allow it."""


class NotNow(Refusal):
    """It might be legal at another time: not your turn, another phase, the game is over."""


def _remake(
    kind: type[Refusal], code: str, rule: str | None, values: dict[str, str | int]
) -> Refusal:
    return kind(code, rule, **values)
