"""Lessons. They are the same for everybody, so each is made once."""

import gzip
from functools import cache

import msgspec
from starlette.responses import Response

from bossa.lessons import LESSONS, lesson
from bossa.server.http.metrics import Metrics
from bossa.server.protocol.lesson_view import (
    Counted,
    FigureBody,
    LessonList,
    LessonView,
    entry_of,
)
from bossa.server.protocol.refusals import Missing
from bossa.server.routes.context import Context
from bossa.server.routes.endpoint import Endpoints

endpoints = Endpoints()


@endpoints.get("/lessons", LessonList)
async def list_lessons(_context: Context) -> LessonList:
    """All lessons, in the order of learning."""
    return LessonList(lessons=tuple(entry_of(lesson(name)) for name in LESSONS))


@endpoints.get("/lessons/{lesson}", LessonView, description="With everything that happens in it.")
async def read_lesson(context: Context) -> Response:
    """A lesson, played by the rules."""
    content, headers = _written(lesson_of(context)), {"Vary": "Accept-Encoding"}
    if "gzip" in context.request.headers.get("accept-encoding", ""):
        content, headers["Content-Encoding"] = _compressed(lesson_of(context)), "gzip"
    return Response(content, headers=headers, media_type="application/json")


@endpoints.post("/lessons/{lesson}/figures", Counted, body=FigureBody, description="Counted.")
async def count_figure(context: Context, body: FigureBody) -> Counted:
    """A step was begun, finished or left. Nobody is asked who they are."""
    name, services = lesson_of(context), context.services
    services.figures_limit.check(context.client, "too-many-requests")
    await services.lesson_figures.count(name, body.step, body.kind)
    metrics: Metrics = context.request.app.state.metrics
    metrics.learnt(name, body.step, body.kind)
    return Counted()


def lesson_of(context: Context) -> str:
    name: str = context.request.path_params["lesson"]
    if name not in LESSONS:
        raise Missing("no-such-lesson")
    return name


@cache
def _written(name: str) -> bytes:
    return msgspec.json.encode(LessonView.of(lesson(name)))


@cache
def _compressed(name: str) -> bytes:
    """A twentieth: its boards differ by a few tiles."""
    return gzip.compress(_written(name))
