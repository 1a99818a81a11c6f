"""Refusals as answers: a status, a code, the rule, the values, and the text in the language of the
request.

A refusal of the server carries its status. Those of the rules, which know no HTTP, are mapped here
by class.
"""

import msgspec
from starlette.datastructures import Headers
from starlette.responses import Response

from bossa.locales import texts
from bossa.locales.languages import nearest_language
from bossa.rules import Illegal, NotNow, Refusal, Unreadable
from bossa.server.protocol.answers import RefusalView, Refused
from bossa.server.protocol.refusals import Away, BadRequest, ServerRefusal, TooMany, TooSoon

RETRY_AFTER = 1
"""Seconds after which a client that was refused for too many of something, or by a server that
cannot answer now, may try again. A client that is refused again waits again."""

STATUS_OF_RULES: dict[type[Refusal], int] = {
    Refusal: 422,
    Illegal: 422,
    Unreadable: 422,
    NotNow: 409,
}


def status_of(refusal: Refusal) -> int:
    if isinstance(refusal, ServerRefusal):
        return refusal.status
    return STATUS_OF_RULES[type(refusal)]


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


def refusal_view(refusal: Refusal, language: str) -> RefusalView:
    return RefusalView(
        code=refusal.code,
        rule=refusal.rule,
        values=refusal.values,
        text=texts(language).explain(refusal),
    )


def answer_to(refusal: Refusal, headers: Headers) -> Response:
    body = Refused(error=refusal_view(refusal, language_of(headers)))
    status = status_of(refusal)
    wait = refusal.values["seconds"] if isinstance(refusal, TooSoon) else RETRY_AFTER
    more = {"Retry-After": str(wait)} if status in (TooMany.status, Away.status) else None
    return Response(msgspec.json.encode(body), status, more, "application/json")


def bad_request(*where: object) -> BadRequest:
    """A request that cannot be read, and the place in it."""
    return BadRequest("bad-request", where=".".join(map(str, where)))
