"""The rulebook. It is the same for everybody, in every language."""

import gzip
import hashlib
from dataclasses import dataclass
from functools import cache

import msgspec
from starlette.responses import Response

from bossa.server.protocol.rulebook import Rulebook
from bossa.server.routes.context import Context
from bossa.server.routes.endpoint import Endpoints

endpoints = Endpoints()


@dataclass(frozen=True)
class _Made:
    plain: bytes
    compressed: bytes
    tag: str


@cache
def _rulebook() -> _Made:
    """Made once a process: it changes with the program only."""
    content = msgspec.json.encode(Rulebook.whole())
    tag = f'"{hashlib.sha256(content).hexdigest()[:32]}"'
    return _Made(content, gzip.compress(content, mtime=0), tag)


@endpoints.get("/rules", Rulebook, description="The same for everybody.")
async def show_rules(context: Context) -> Response:
    """All rules by their ids, with examples. The words are in the board's catalogues."""
    made, asked = _rulebook(), context.request.headers
    headers = {"Cache-Control": "no-cache", "ETag": made.tag, "Vary": "Accept-Encoding"}
    if made.tag in asked.get("if-none-match", ""):
        return Response(None, 304, headers)
    content = made.plain
    if "gzip" in asked.get("accept-encoding", ""):
        content, headers["Content-Encoding"] = made.compressed, "gzip"
    return Response(content, 200, headers, "application/json")
