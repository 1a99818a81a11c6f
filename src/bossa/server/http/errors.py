"""Refusals as answers: a status, a code, the rule, the values, and the text for who asked."""

from typing import Any

from starlette.datastructures import Headers
from starlette.responses import JSONResponse

from bossa.locales import texts
from bossa.locales.languages import nearest_language
from bossa.rules import NotNow, Refusal

STATUS = {
    "Missing": 404,
    "NotYours": 403,
    "Foreign": 403,
    "TooLarge": 413,
    "TooMany": 429,
    "NotNow": 409,
    "NoSuchPage": 404,
    "NotAllowed": 405,
    "Away": 503,
}
"""By kind of refusal; 422 for any other."""


def language_of(headers: Headers) -> str:
    """The first of the languages asked for that is one of ours."""
    wanted = []
    for part in headers.get("accept-language", "")[:500].split(","):
        tag, _, quality = part.partition(";q=")
        try:
            weight = float(quality or 1)
        except ValueError:
            continue
        if language := nearest_language(tag.strip()):
            wanted.append((-weight, language))
    return min(wanted)[1] if wanted else "en"


def as_json(refusal: Refusal, language: str) -> dict[str, Any]:
    return {
        "code": refusal.code,
        "rule": refusal.rule,
        "values": refusal.values,
        "text": texts(language).explain(refusal),
    }


def status_of(refusal: Refusal) -> int:
    if isinstance(refusal, NotNow):
        return STATUS["NotNow"]
    return STATUS.get(type(refusal).__name__, 422)


def bad_request(*where: object) -> Refusal:
    """A request that cannot be read, and the place in it."""
    return Refusal("bad-request", where=".".join(map(str, where)))


def answer_to(refusal: Refusal, headers: Headers) -> JSONResponse:
    body = {"error": as_json(refusal, language_of(headers))}
    return JSONResponse(body, status_of(refusal))
