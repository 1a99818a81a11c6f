"""Checks that every response and every event of a stream matches the OpenAPI document."""

import re
from functools import cache
from typing import Any

import httpx
from jsonschema_rs import Draft202012Validator

from bossa.server.routes import ENDPOINTS, openapi

Json = dict[str, Any]


def check_response(answer: httpx.Response) -> None:
    """Fail if the status, the media type or the JSON of a response is not in the document.

    Paths outside the protocol, such as pages, are not checked. A stream has no end, so its events
    are checked one by one with `check_event`.
    """
    request = answer.request.method, answer.request.url.path
    responses = _responses(*request)
    if responses is None:
        return
    status = str(answer.status_code)
    if status not in responses:
        status = f"{status[0]}XX"
    media_type = answer.headers["content-type"].partition(";")[0]
    assert media_type in responses[status]["content"], (request, status, media_type)
    if media_type == "application/json":
        answer.read()
        schema = responses[status]["content"][media_type]["schema"]["$ref"]
        _validator(schema).validate(answer.json())


def check_event(data: Json, kind: str = "message") -> None:
    """Fail if the data of an event does not match. Numbered events have the kind `message`."""
    _event_validator(kind).validate(data)


@cache
def document() -> Json:
    return openapi.document(ENDPOINTS)


@cache
def _responses(method: str, path: str) -> Json | None:
    """The responses that the document has for a request. None if it does not have the request."""
    for template, operations in document()["paths"].items():
        if re.fullmatch(re.sub(r"\{\w+\}", "[^/]+", template), path):
            operation = operations.get(method.lower())
            return operation["responses"] if operation else None
    return None


@cache
def _validator(reference: str) -> Draft202012Validator:
    return Draft202012Validator({"$ref": reference, "components": document()["components"]})


@cache
def _event_validator(kind: str) -> Draft202012Validator:
    stream = document()["paths"]["/api/v1/games/{game}/events"]["get"]["responses"]["200"]
    schemas = stream["content"]["text/event-stream"]["itemSchema"]["oneOf"]
    event = dict(zip(("message", "here", "heartbeat"), schemas, strict=True))[kind]
    schema = event["properties"]["data"]["contentSchema"]
    return Draft202012Validator({**schema, "components": document()["components"]})
