"""What a lesson consists of. You are always A, at the bottom; the other player is B.

Moves, tiles and positions are in the notation. Messages are named by their id without `lesson-`.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from bossa.rules import Decision, Ending, Player, Position, Tile
from bossa.rules.deal import Roll

PREFIX = "lesson-"

Glow = Literal["picked", "at-once", "marker-at-once", "later"]
"""When the way is shown: at once, with its tiles picked already, so that only a tap on the place is
left; at once; the marker at once and its tiles later; after a miss."""


@dataclass(frozen=True)
class Answer:
    """The other player's turn: the tile that comes, and the move. None: there is no move."""

    draw: Tile
    move: Decision | None
    brings: Tile | None = None


@dataclass(frozen=True)
class Try:
    """Something that is not wanted, and what is said to it."""

    choice: str
    reply: str | None
    """None where the sentence of the rules' own refusal says it all."""
    code: str | None = None
    """Why the rules refuse it; None: it is legal."""
    rule: str | None = None
    brings: Tile | None = None
    answers: tuple[Answer, ...] | None = None
    """What is played out before it is taken back; None: it is taken back at once."""
    ending: Ending | None = None
    """How the game ends after them, if it does."""
    winner: Player | None = None


@dataclass(frozen=True)
class Way:
    """A choice that is wanted, and how the story goes on."""

    id: str
    """Of what is said after it."""
    choice: str
    brings: Tile | None = None
    then: Decision | None = None
    """What the other player chooses in the set-up."""
    answer: Answer | None = None
    step: "Step | None" = None
    """A step that only this way leads to."""

    @property
    def after(self) -> str:
        return f"{self.id}-after"

    @property
    def other(self) -> str | None:
        """What is said to the other player's turn."""
        return f"{self.id}-other" if self.answer else None


@dataclass(frozen=True)
class Step:
    """One card: something to do, or only to read where there is no way."""

    id: str
    draw: Tile | None = None
    glow: tuple[str, ...] = ()
    """Tiles (`24`, `their-13`), places (`b4`), markers (`X`) and chips (`d`) that show the way."""
    glows: Glow = "later"
    about: tuple[str, ...] = ()
    """Places that the text speaks of though they do not glow: the card covers no line of theirs."""
    markers: str | None = None
    """The markers that can be seen; None: all."""
    has_hint: bool = False
    shows_sum: bool = False
    """The arithmetic of the wanted row is drawn in the card."""
    tries: tuple[Try, ...] = ()
    ways: tuple[Way, ...] = ()

    @property
    def title(self) -> str:
        return f"{self.id}-title"

    @property
    def text(self) -> str:
        return f"{self.id}-text"

    @property
    def hint(self) -> str | None:
        return f"{self.id}-hint" if self.has_hint else None

    @property
    def branches(self) -> bool:
        """Whether each way has a step of its own. Then there is a word to all of them at last."""
        return any(way.step for way in self.ways)

    @property
    def summary(self) -> str | None:
        return f"{self.id}-after" if self.branches else None

    @property
    def messages(self) -> Iterator[str]:
        """The ids of everything that is said in it."""
        yield from (self.title, self.text)
        yield from (said for said in (self.hint, self.summary) if said)
        yield from (tried.reply for tried in self.tries if tried.reply)
        for way in self.ways:
            yield way.after
            if way.other:
                yield way.other
            if way.step:
                yield from way.step.messages


@dataclass(frozen=True)
class Part:
    """A game from a position on."""

    start: Position
    rolls: tuple[Roll, ...]
    steps: tuple[Step, ...]
    ending: Ending | None
    """How it ends, won by A; None: it does not."""


@dataclass(frozen=True)
class Lesson:
    id: str
    parts: tuple[Part, ...]

    @property
    def title(self) -> str:
        return f"{self.id}-title"

    @property
    def lead(self) -> str:
        return f"{self.id}-lead"

    @property
    def steps(self) -> tuple[Step, ...]:
        return tuple(step for part in self.parts for step in part.steps)

    @property
    def messages(self) -> Iterator[str]:
        yield from (self.title, self.lead)
        for step in self.steps:
            yield from step.messages


GENERAL = ("allowed", "misfit", "pick-first", "lost")
"""What is said in any lesson: to a legal move that is not listed, to one that fits nowhere when
nobody can say why, to a place without a tile, to a lost game."""
