"""An endpoint: one request of the protocol, with the values that it takes and gives.

The same declaration serves the request and its description in the OpenAPI document.
"""

import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

import msgspec
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from bossa.rules import Refusal
from bossa.server.http.errors import answer_to, bad_request
from bossa.server.http.metrics import ROUTE
from bossa.server.http.pages import READ
from bossa.server.protocol.refusals import BadRequest, NotAllowed
from bossa.server.protocol.value import Body, Value
from bossa.server.routes.context import Context

ROOT = "/api/v1"

Handler = Callable[..., Awaitable[Value | Response]]
"""Takes the context and, where the endpoint has one, the body."""
Function = TypeVar("Function", bound=Handler)
Fields = TypeVar("Fields", bound=Body)

_encode: Callable[[Any], bytes] = msgspec.json.Encoder().encode


@dataclass(frozen=True)
class Endpoint:
    method: str
    path: str
    handler: Handler
    answer: type[Value] | None
    """None where the answer is no JSON: `content` describes it then."""
    body: type[Body] | None = None
    query: type[Body] | None = None
    header: type[Body] | None = None
    status: int = 200
    content: Mapping[str, Any] = field(default_factory=dict)
    description: str = "As it is now."


class Endpoints(list[Endpoint]):
    """The endpoints of a file."""

    def get(
        self, path: str, answer: type[Value] | None, **more: Any
    ) -> Callable[[Function], Function]:
        return self._add("GET", path, answer, more)

    def post(self, path: str, answer: type[Value], **more: Any) -> Callable[[Function], Function]:
        return self._add("POST", path, answer, more)

    def put(self, path: str, answer: type[Value], **more: Any) -> Callable[[Function], Function]:
        return self._add("PUT", path, answer, more)

    def delete(self, path: str, answer: type[Value], **more: Any) -> Callable[[Function], Function]:
        return self._add("DELETE", path, answer, more)

    def _add(
        self, method: str, path: str, answer: type[Value] | None, more: dict[str, Any]
    ) -> Callable[[Function], Function]:
        def add(handler: Function) -> Function:
            self.append(Endpoint(method, ROOT + path, handler, answer, **more))
            return handler

        return add


class PathApp:
    """All endpoints of one path, as an ASGI application. Refusals become answers here."""

    def __init__(self, path: str, endpoints: Mapping[str, Endpoint]) -> None:
        self.path = path
        self.endpoints = endpoints
        self._decoders = {
            method: msgspec.json.Decoder(endpoint.body)
            for method, endpoint in endpoints.items()
            if endpoint.body
        }

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        scope[ROUTE] = self.path
        request = Request(scope, receive)
        try:
            response = await self._answer(request)
        except Refusal as refusal:
            response = answer_to(refusal, request.headers)
            if isinstance(refusal, NotAllowed):
                response.headers["Allow"] = ", ".join(sorted(self.endpoints))
        await response(scope, receive, send)

    async def _answer(self, request: Request) -> Response:
        endpoint = self.endpoints.get(request.method)
        if endpoint is None:
            raise NotAllowed("not-allowed")
        context = Context(request, request.app.state.services)
        # Read first and everywhere: a body that is too large is refused as such, whatever is in it.
        content = b"" if request.method in READ else await request.body()
        arguments = []
        if endpoint.body:
            arguments.append(self._body(request, content))
        answer = await endpoint.handler(context, *arguments)
        if not isinstance(answer, Response):
            content = _encode(answer)
            answer = Response(content, endpoint.status, media_type="application/json")
        return context.complete(answer)

    def _body(self, request: Request, content: bytes) -> Body:
        if not is_json(request.headers.get("content-type", "")):
            raise bad_request("body")
        try:
            body: Body = self._decoders[request.method].decode(content)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise unreadable("body", error) from error
        return body


def is_json(content_type: str) -> bool:
    """Whether a media type is that of JSON, with or without parameters."""
    return content_type.partition(";")[0].strip().lower() == "application/json"


def routes_of(endpoints: list[Endpoint]) -> list[Route]:
    paths: dict[str, dict[str, Endpoint]] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method] = endpoint
    return [Route(path, PathApp(path, found)) for path, found in paths.items()]


def query_of(request: Request, kind: type[Fields]) -> Fields:
    """The parameters of an address."""
    return _converted(dict(request.query_params), kind, "query")


def header_of(headers: Headers, kind: type[Fields]) -> Fields:
    """The header fields that the endpoint declares."""
    names = [field.encode_name for field in msgspec.structs.fields(kind)]
    given = {name: headers[name] for name in names if name in headers}
    return _converted(given, kind, "header")


def _converted(given: dict[str, str], kind: type[Fields], where: str) -> Fields:
    try:
        return msgspec.convert(given, kind, strict=False)
    except msgspec.ValidationError as error:
        raise unreadable(where, error) from error


_PLACE = re.compile(r"at `\$\.?([^`]*)`")
_FIELD = re.compile(r"field `([^`]*)`")


def unreadable(where: str, error: Exception) -> BadRequest:
    """A refusal that names the place, as msgspec's message has it."""
    place, named = _PLACE.search(str(error)), _FIELD.search(str(error))
    parts = [found[1] for found in (place, named) if found and found[1]]
    return bad_request(where, *parts)
