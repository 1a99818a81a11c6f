"""A lesson with everything that its board needs: one request, and the rest works without a server.

Messages are named by their ids in `lessons.ftl`.
"""

from typing import Annotated, Literal

from msgspec import Meta, structs

from bossa.lessons import Lesson, Step, Try, Way
from bossa.lessons.script import PREFIX
from bossa.lessons.walking import YOU, after_try, after_way, asked, scenes
from bossa.rules import Game
from bossa.server.protocol.board_view import BoardView
from bossa.server.protocol.value import Body, Number, Value

LessonId = Annotated[str, Meta(pattern="^[a-z]{1,20}$")]
StepId = Annotated[str, Meta(pattern="^[a-z][a-z0-9-]{0,19}$")]
Message = Annotated[str, Meta(description="The id of a message of the lessons' catalogue.")]


class TryView(Value):
    """Something that is not wanted, and what is said to it."""

    choice: str
    reply: Annotated[
        Message | None, Meta(description="Null where the sentence of the refusal says it all.")
    ]
    is_legal: bool
    played: Annotated[
        BoardView | None,
        Meta(description="After it was played out; null where it is taken back at once."),
    ]


class WayView(Value):
    """A choice that is wanted, and how the story goes on."""

    choice: str
    after: Annotated[Message, Meta(description="Said to the move.")]
    other: Annotated[Message | None, Meta(description="Said to the other player's turn.")]
    done: Annotated[BoardView, Meta(description="After the other player's turn.")]
    step: Annotated["StepView | None", Meta(description="A step that only this way leads to.")]


class StepView(Value):
    """One card: something to do, or only to read where there is no way."""

    id: StepId
    title: Message
    text: Message
    hint: Annotated[Message | None, Meta(description="Said after a miss.")]
    summary: Annotated[Message | None, Meta(description="Said when one of several ways is done.")]
    glow: Annotated[
        tuple[str, ...],
        Meta(
            description="Tiles (`24`, `their-13`), places (`b4`), markers (`X`) and chips (`d`) "
            "that show the way."
        ),
    ]
    glows: Annotated[
        Literal["picked", "at-once", "marker-at-once", "later"],
        Meta(
            description="When: picked is at once, with the wanted tiles picked already; later is "
            "after a miss, or when nothing happens for some seconds."
        ),
    ]
    about: Annotated[
        tuple[str, ...], Meta(description="Places that the text speaks of and that do not glow.")
    ]
    markers: Annotated[str | None, Meta(description="Markers that can be seen; null: all.")]
    shows_sum: Annotated[bool, Meta(description="Whether the arithmetic is drawn in the card.")]
    board: BoardView
    tries: tuple[TryView, ...]
    ways: tuple[WayView, ...]


class LessonView(Value):
    id: LessonId
    title: Message
    lead: Message
    steps: tuple[StepView, ...]

    @classmethod
    def of(cls, lesson: Lesson) -> "LessonView":
        return cls(
            id=lesson.id,
            title=_id(lesson.title),
            lead=_id(lesson.lead),
            steps=tuple(_step(scene.step, scene.game) for scene in scenes(lesson)),
        )


class LessonEntry(Value):
    """A lesson in the list."""

    id: LessonId
    title: Message
    lead: Message
    steps: Annotated[Number, Meta(description="How many.")]


class LessonList(Value):
    lessons: Annotated[tuple[LessonEntry, ...], Meta(description="In the order of learning.")]


class FigureBody(Body):
    """Something that happened in a lesson, without a word about who it was."""

    step: StepId
    kind: Literal["began", "finished", "left"]


class Counted(Value):
    """It was counted."""


def entry_of(lesson: Lesson) -> LessonEntry:
    return LessonEntry(
        id=lesson.id,
        title=_id(lesson.title),
        lead=_id(lesson.lead),
        steps=len(lesson.steps),
    )


def _id(message: str) -> str:
    return PREFIX + message


def _step(step: Step, game: Game) -> StepView:
    return StepView(
        id=step.id,
        title=_id(step.title),
        text=_id(step.text),
        hint=_id(step.hint) if step.hint else None,
        summary=_id(step.summary) if step.summary else None,
        glow=step.glow,
        glows=step.glows,
        about=step.about,
        markers=step.markers,
        shows_sum=step.shows_sum,
        board=BoardView.of(game, YOU),
        tries=tuple(_try(tried, game) for tried in step.tries),
        ways=tuple(_way(way, game) for way in step.ways),
    )


def _try(tried: Try, game: Game) -> TryView:
    return TryView(
        choice=tried.choice,
        reply=_id(tried.reply) if tried.reply else None,
        is_legal=tried.code is None,
        played=None if tried.answers is None else _shown(after_try(game, tried)),
    )


def _way(way: Way, game: Game) -> WayView:
    after = after_way(game, way)
    return WayView(
        choice=way.choice,
        after=_id(way.after),
        other=_id(way.other) if way.other else None,
        done=_shown(after),
        step=_step(way.step, asked(after, way.step)) if way.step else None,
    )


def _shown(game: Game) -> BoardView:
    """Only looked at: nobody picks a move there."""
    return structs.replace(BoardView.of(game, YOU), moves=())
