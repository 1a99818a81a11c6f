"""The rulebook as the board draws it: what is said is in the catalogues, by the ids here."""

from typing import Annotated

from msgspec import Meta

from bossa.rulebook import PARTS, Example, Part, Section, Shown, Statement
from bossa.rules import EDITION, Player, view
from bossa.server.protocol.board_view import Outcome, Position
from bossa.server.protocol.value import TileCode, Value


class RuleExample(Value):
    name: Annotated[str, Meta(description="Unique in its statement.")]
    shown: Annotated[Shown, Meta(description="What to draw: a line, both, a hand, both hands.")]
    before: Position
    move: Annotated[str | None, Meta(description="Null: the position is the example.")]
    brought: Annotated[TileCode | None, Meta(description="By a redraw.")]
    after: Annotated[Position | None, Meta(description="Null: refused, or nothing is tried.")]
    refused: Annotated[str | None, Meta(description="The code of the refusal.")]
    outcome: Outcome | None
    can_be_tried: bool
    printed: Annotated[bool, Meta(description="Paper has room for some only.")]

    @classmethod
    def of(cls, example: Example) -> "RuleExample":
        start = example.start()
        after = example.played() if example.move and not example.refused else None
        return cls(
            name=example.name,
            shown=example.shown,
            before=Position.of(view(start, Player.A).position),
            move=example.move or None,
            brought=example.brought or None,
            after=Position.of(view(after, Player.A).position) if after else None,
            refused=example.refused or None,
            outcome=Outcome.of(example.outcome),
            can_be_tried=example.can_be_tried,
            printed=example.is_printed,
        )


class RuleStatement(Value):
    id: Annotated[str, Meta(description="As refusals name it: `L5`.")]
    ruling: Annotated[bool, Meta(description="Decided here; the rulebooks leave it open.")]
    examples: tuple[RuleExample, ...]

    @classmethod
    def of(cls, statement: Statement) -> "RuleStatement":
        examples = tuple(map(RuleExample.of, statement.examples))
        return cls(id=statement.id, ruling=statement.is_ruling, examples=examples)


class RuleSection(Value):
    letter: str
    statements: tuple[RuleStatement, ...]

    @classmethod
    def of(cls, section: Section) -> "RuleSection":
        return cls(
            letter=section.letter, statements=tuple(map(RuleStatement.of, section.statements))
        )


class RulePart(Value):
    name: str
    sections: tuple[RuleSection, ...]

    @classmethod
    def of(cls, part: Part) -> "RulePart":
        return cls(name=part.name, sections=tuple(map(RuleSection.of, part.sections)))


class Rulebook(Value):
    edition: str
    parts: tuple[RulePart, ...]

    @classmethod
    def whole(cls) -> "Rulebook":
        return cls(edition=EDITION, parts=tuple(map(RulePart.of, PARTS)))
