"""Reads the lessons from `data`."""

import json
from functools import cache
from importlib.resources import files
from typing import Any

from bossa.lessons.script import Answer, Lesson, Part, Step, Try, Way
from bossa.notation import read_move, read_position, read_tile
from bossa.rules import Ending, Player, Tile

LESSONS = ("first", "markers", "start", "chips", "endings", "novice")
"""In the order in which they are offered."""


def read_data(name: str) -> dict[str, Any]:
    text = files("bossa.lessons").joinpath("data", f"{name}.json").read_text("utf-8")
    data: dict[str, Any] = json.loads(text)
    return data


@cache
def lesson(name: str) -> Lesson:
    """The lesson of a name. There is none for a name that is not in `LESSONS`."""
    if name not in LESSONS:
        raise LookupError(name)
    return Lesson(name, tuple(map(_part, read_data(name)["parts"])))


def _part(data: dict[str, Any]) -> Part:
    start = read_position(data["start"])
    white, black = start.lines
    rolls = data.get("rolls", f"{white.die}-{black.die}").split(",")
    return Part(
        start,
        tuple((int(roll[0]), int(roll[2])) for roll in rolls),
        tuple(map(_step, data["steps"])),
        Ending(data["ending"]) if "ending" in data else None,
    )


def _step(data: dict[str, Any]) -> Step:
    return Step(
        data["id"],
        _tile(data, "draw"),
        tuple(data.get("glow", ())),
        data.get("glows", "later"),
        tuple(data.get("about", ())),
        data.get("markers"),
        data.get("hint", False),
        data.get("show", False),
        tuple(map(_try, data.get("tries", ()))),
        tuple(_ways(data)),
    )


def _ways(data: dict[str, Any]) -> list[Way]:
    if "ways" in data:
        return [
            Way(
                way["id"],
                way["choice"],
                then=read_move(way["then"]) if "then" in way else None,
                answer=_answer(way["answer"]) if "answer" in way else None,
                step=_step(way["step"]),
            )
            for way in data["ways"]
        ]
    answer = _answer(data["answer"]) if "answer" in data else None
    return [
        Way(data["id"], choice, _tile(data, "brings"), answer=answer)
        for choice in data.get("wanted", ())
    ]


def _try(data: dict[str, Any]) -> Try:
    answers = tuple(map(_answer, data["answers"])) if "answers" in data else None
    return Try(
        data["try"],
        data.get("reply"),
        data.get("refused"),
        data.get("rule"),
        _tile(data, "brings"),
        answers,
        Ending(data["ending"]) if "ending" in data else None,
        Player(data["winner"]) if data.get("winner") else None,
    )


def _answer(data: dict[str, Any]) -> Answer:
    move = read_move(data["move"]) if "move" in data else None
    return Answer(read_tile(data["draw"]), move, _tile(data, "brings"))


def _tile(data: dict[str, Any], name: str) -> Tile | None:
    return read_tile(data[name]) if name in data else None
