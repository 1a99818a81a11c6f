"""Answers held against the OpenAPI document: what it does not describe is not sent."""

import re
from functools import cache
from typing import Any

import httpx
from jsonschema_rs import Draft202012Validator

from bossa.server.routes import ENDPOINTS, openapi

Json = dict[str, Any]


def check_response(answer: httpx.Response) -> None:
    """Refuse an answer of the protocol whose status, type or content is not described.

    Of a stream the events are for `check_event`: it has no end that could be waited for.
    """
    asked = answer.request.method, answer.request.url.path
    described = _described(*asked)
    if described is None:
        return
    status = str(answer.status_code)
    if status not in described:
        status = f"{status[0]}XX"
    media_type = answer.headers["content-type"].partition(";")[0]
    assert media_type in described[status]["content"], (asked, status, media_type)
    if media_type == "application/json":
        answer.read()
        schema = described[status]["content"][media_type]["schema"]["$ref"]
        _validator(schema).validate(answer.json())


def check_event(data: Json, kind: str = "message") -> None:
    """Refuse the data of an event that is not described: numbered ones are messages."""
    _event_validator(kind).validate(data)


@cache
def document() -> Json:
    return openapi.document(ENDPOINTS)


@cache
def _described(method: str, path: str) -> Json | None:
    """The answers to a request; None when there is no such request."""
    for known, operations in document()["paths"].items():
        if re.fullmatch(re.sub(r"\{\w+\}", "[^/]+", known), path):
            operation = operations.get(method.lower())
            return operation["responses"] if operation else None
    return None


@cache
def _validator(reference: str) -> Draft202012Validator:
    return Draft202012Validator({"$ref": reference, "components": document()["components"]})


@cache
def _event_validator(kind: str) -> Draft202012Validator:
    stream = document()["paths"]["/api/v1/games/{game}/events"]["get"]["responses"]["200"]
    described = stream["content"]["text/event-stream"]["itemSchema"]["oneOf"]
    event = dict(zip(("message", "here", "heartbeat"), described, strict=True))[kind]
    schema = event["properties"]["data"]["contentSchema"]
    return Draft202012Validator({**schema, "components": document()["components"]})
