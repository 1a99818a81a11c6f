"""What the rulebook consists of, and the messages that say it."""

from dataclasses import dataclass

from bossa.rulebook.example import Example


@dataclass(frozen=True, slots=True)
class Statement:
    """One rule. Its id is the one of docs/rules.md, and its anchor on the page."""

    id: str
    examples: tuple[Example, ...] = ()
    is_ruling: bool = False
    """Whether the rulebooks leave something open that is decided here."""

    @property
    def message(self) -> str:
        return f"rule-{self.id}"

    @property
    def ruling_message(self) -> str:
        """What the rulebooks leave open, and what holds."""
        return f"rule-{self.id}-ruling"

    def caption_message(self, example: Example) -> str:
        return f"example-{self.id}-{example.name}"


@dataclass(frozen=True, slots=True)
class Section:
    """The rules with one letter."""

    letter: str
    statements: tuple[Statement, ...]

    @property
    def message(self) -> str:
        return f"section-{self.letter}"


@dataclass(frozen=True, slots=True)
class Part:
    """A game, or what is added to it."""

    name: str
    sections: tuple[Section, ...]

    @property
    def message(self) -> str:
        return f"part-{self.name}"

    @property
    def lead_message(self) -> str:
        """What the part is, below its title."""
        return f"part-{self.name}-lead"
