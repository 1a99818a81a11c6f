"""The board's pages and files."""

import hashlib
from collections.abc import Awaitable, Callable
from functools import lru_cache
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.types import Receive, Scope, Send

from bossa.locales.languages import nearest_language
from bossa.server.http.address import public_address
from bossa.server.http.assets import Assets
from bossa.server.http.errors import answer_to, bad_request, language_of
from bossa.server.http.files import Files
from bossa.server.http.heads import Head, with_head
from bossa.server.protocol.refusals import NoSuchPage, NotAllowed
from bossa.server.settings import Settings

READ = ["GET", "HEAD"]
STATIC = Path(__file__).parents[1] / "static"
GAME = "/game/{game}"
PAGES = {
    "/": ("page-title", "page-lead"),
    GAME: ("page-title", "page-lead"),
    "/games": ("page-games-title", "page-lead"),
    "/record": ("page-record-title", "page-lead"),
    "/learn": ("page-learn-title", "page-lead"),
    "/learn/{lesson}": ("page-learn-title", "page-lead"),
    "/join": ("page-join-title", "page-join-lead"),
    "/continue": ("page-continue-title", "page-lead"),
    "/review": ("page-review-title", "page-lead"),
    "/review/{game}": ("page-review-title", "page-lead"),
    "/analysis": ("page-analysis-title", "page-lead"),
    "/rules": ("page-rules-title", "page-lead"),
    "/how": ("page-rules-title", "page-lead"),
    "/sheet": ("page-sheet-title", "page-lead"),
    "/about": ("page-about-title", "page-lead"),
}
"""The addresses of all pages, with the messages of their title and description."""

GameHead = Callable[[str, str], Awaitable[Head | None]]
"""The head of a game's page in a language. None where there is no such game, or it cannot be read
now: the page itself says so."""


class Pages:
    def __init__(self, settings: Settings, game_head: GameHead) -> None:
        self._settings = settings
        self._game_head = game_head

    def routes(self) -> list[BaseRoute]:
        routes: list[BaseRoute] = []
        for path in PAGES:
            routes.append(Route(path, self._page_at(path), methods=READ))
            if path != "/":
                # The same page: people type the slash, and programs add it.
                routes.append(Route(f"{path}/", self._page_at(path), methods=READ))
        if STATIC.exists():
            routes += [
                Mount("/assets", Assets(directory=STATIC / "assets"), name="assets"),
                Mount("/", Files(directory=STATIC), name="static"),
            ]
        return routes

    def _page_at(self, path: str) -> Callable[[Request], Awaitable[Response]]:
        async def page(request: Request) -> Response:
            language = _language(request)
            head = None
            if path == GAME:
                head = await self._game_head(request.path_params["game"], language)
            return self._page(request, head or Head.of_page(*PAGES[path], language))

        return page

    def _page(self, request: Request, head: Head, status: int = 200) -> Response:
        index = STATIC / "index.html"
        if not index.exists():
            return PlainTextResponse("The board is not built: npm run build in frontend/.", 503)
        address = public_address(self._settings, request)
        page = with_head(_read(index, index.stat().st_mtime), head, address, request.url.path)
        content = page.encode()
        tag = f'"{hashlib.sha256(content).hexdigest()[:32]}"'
        headers = {"Cache-Control": "no-cache", "ETag": tag, "Vary": "Accept-Language"}
        if status == 200 and tag in request.headers.get("if-none-match", ""):
            return Response(None, 304, headers)
        return Response(content, status, headers, "text/html")

    async def answer_missing(self, request: Request, error: Exception) -> Response:
        """What the router itself refuses: nothing there, or not with this method."""
        status = error.status_code if isinstance(error, HTTPException) else 500
        if status == 405:
            answer = answer_to(NotAllowed("not-allowed"), request.headers)
            answer.headers["Allow"] = ", ".join(READ)
            return answer
        if status == 404 and _wants_page(request):
            # The board shows it in its own way.
            head = Head.of_page(*PAGES["/"], language_of(request.headers))
            return self._page(request, head, 404)
        if status == 404:
            return answer_to(NoSuchPage("no-such-page"), request.headers)
        return answer_to(bad_request("body"), request.headers)


def _language(request: Request) -> str:
    """The one that the address asks for (`/rules?lang=de`), else the reader's."""
    wanted = nearest_language(request.query_params.get("lang", ""))
    return wanted or language_of(request.headers)


@lru_cache(maxsize=1)
def _read(path: Path, _changed: float) -> str:
    """Read again when it has changed: a build may replace it."""
    return path.read_text("utf-8")


class NothingElse:
    """All paths of the protocol that are none, with any method. Else the files would answer, which
    refuse to be written to, even where there are none."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        answer = answer_to(NoSuchPage("no-such-page"), Headers(scope=scope))
        await answer(scope, receive, send)


def _wants_page(request: Request) -> bool:
    """Whether a person has followed a link, and not a program asked for a file."""
    is_page = "text/html" in request.headers.get("accept", "")
    return is_page and not request.url.path.startswith("/api/")
