"""The OpenAPI document, made from the endpoints and the values of the protocol."""

from typing import Any

import msgspec

from bossa import __version__
from bossa.lessons import LESSONS
from bossa.server.protocol.answers import Refused
from bossa.server.protocol.review import REVIEW_KEY
from bossa.server.protocol.snapshot import GameEvent, Heartbeat, Here
from bossa.server.protocol.value import GAME_ID, Body
from bossa.server.routes.endpoint import Endpoint

Json = dict[str, Any]

REFUSED = {
    "4XX": "Refused. 403: not your seat. 404: nothing there, or nothing that you may know of. "
    "405: not with this method. 409: not now. 413: too large. 422: unreadable, or not legal. "
    "429: too many.",
    "503": "The server's database is away: ask again.",
}

STREAM = "text/event-stream"
EVENTS: dict[str, Any] = {"here": Here, "heartbeat": Heartbeat}
"""The named events of a stream; those of the game have a number instead."""


def document(endpoints: list[Endpoint]) -> Json:
    values = {endpoint.answer for endpoint in endpoints} | {e.body for e in endpoints}
    kinds = [kind for kind in values if kind] + [Refused, GameEvent, *EVENTS.values()]
    kinds.sort(key=lambda kind: kind.__name__)
    _, schemas = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    paths: Json = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Bossa", "version": __version__},
        "paths": paths,
        "components": {"schemas": schemas},
    }


def _operation(endpoint: Endpoint) -> Json:
    refused = _json(Refused)
    answers = {status: {"description": text, **refused} for status, text in REFUSED.items()}
    content = _json(endpoint.answer) if endpoint.answer else {"content": endpoint.content}
    good = {"description": endpoint.description, **content}
    operation: Json = {
        "operationId": endpoint.handler.__name__,
        "summary": (endpoint.handler.__doc__ or "").partition("\n")[0],
        "parameters": _parameters(endpoint),
        "responses": {str(endpoint.status): good, **answers},
    }
    if endpoint.body:
        operation["requestBody"] = {"required": True, **_json(endpoint.body)}
    return operation


def _json(kind: type) -> Json:
    return {"content": {"application/json": {"schema": _reference(kind)}}}


def _reference(kind: type) -> Json:
    return {"$ref": f"#/components/schemas/{kind.__name__}"}


def _parameters(endpoint: Endpoint) -> list[Json]:
    found: list[Json] = []
    values: tuple[tuple[str, Json], ...] = (
        ("game", {"pattern": GAME_ID}),
        ("lesson", {"enum": list(LESSONS)}),
        ("review", {"pattern": REVIEW_KEY}),
    )
    for name, value in values:
        if f"{{{name}}}" in endpoint.path:
            schema: Json = {"type": "string", **value}
            found.append({"name": name, "in": "path", "required": True, "schema": schema})
    for where, kind in (("query", endpoint.query), ("header", endpoint.header)):
        found += _fields(where, kind)
    return found


def _fields(where: str, kind: type[Body] | None) -> list[Json]:
    if kind is None:
        return []
    schema = msgspec.json.schema(kind)["$defs"][kind.__name__]
    return [
        {"name": name, "in": where, "required": name in schema["required"], "schema": field}
        for name, field in schema["properties"].items()
    ]


def _data(kind: type) -> Json:
    content = {"contentMediaType": "application/json", "contentSchema": _reference(kind)}
    return {"type": "string", **content}


def _event(data: type, **names: Json) -> Json:
    properties = {**names, "data": _data(data)}
    return {"type": "object", "properties": properties, "required": list(properties)}


STREAM_CONTENT: Json = {
    STREAM: {
        "schema": {"type": "string"},
        # As OpenAPI 3.2 has it; older tools ignore it.
        "itemSchema": {
            "oneOf": [
                _event(GameEvent, id={"type": "string"}),
                *(_event(kind, event={"const": name}) for name, kind in EVENTS.items()),
            ]
        },
    }
}
