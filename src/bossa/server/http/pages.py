"""The board's pages and files."""

from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

from bossa.server.http.assets import Assets
from bossa.server.http.errors import answer_to, bad_request
from bossa.server.protocol.refusals import NoSuchPage, NotAllowed

READ = ["GET", "HEAD"]
STATIC = Path(__file__).parents[1] / "static"
PAGES = ("/", "/game/{game}", "/join", "/continue", "/how")


def page_routes() -> list[BaseRoute]:
    async def page(_request: Request) -> Response:
        return _page()

    routes: list[BaseRoute] = [Route(path, page, methods=READ) for path in PAGES]
    if STATIC.exists():
        routes += [
            Mount("/assets", Assets(directory=STATIC / "assets"), name="assets"),
            Mount("/", StaticFiles(directory=STATIC), name="static"),
        ]
    return routes


def _page(status: int = 200) -> Response:
    index = STATIC / "index.html"
    if not index.exists():
        return PlainTextResponse("The board is not built: npm run build in frontend/.", 503)
    return FileResponse(index, status, headers={"Cache-Control": "no-cache"})


class NothingElse:
    """All paths of the protocol that are none, with any method. Else the files would answer, which
    refuse to be written to, even where there are none."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        answer = answer_to(NoSuchPage("no-such-page"), Headers(scope=scope))
        await answer(scope, receive, send)


async def answer_missing(request: Request, error: Exception) -> Response:
    """What the router itself refuses: nothing there, or not with this method."""
    status = error.status_code if isinstance(error, HTTPException) else 500
    if status == 405:
        answer = answer_to(NotAllowed("not-allowed"), request.headers)
        answer.headers["Allow"] = ", ".join(READ)
        return answer
    if status == 404 and _wants_page(request):
        # The board shows it in its own way.
        return _page(404)
    if status == 404:
        return answer_to(NoSuchPage("no-such-page"), request.headers)
    return answer_to(bad_request("body"), request.headers)


def _wants_page(request: Request) -> bool:
    """Whether a person has followed a link, and not a program asked for a file."""
    is_page = "text/html" in request.headers.get("accept", "")
    return is_page and not request.url.path.startswith("/api/")
