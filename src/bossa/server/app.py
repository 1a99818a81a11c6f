"""The application: the protocol, the board's files, health and figures."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, JSONResponse, PlainTextResponse
from fastapi.staticfiles import StaticFiles
from starlette.exceptions import HTTPException
from starlette.routing import Match, Route
from starlette.types import Scope

from bossa import __version__
from bossa.rules import Refusal
from bossa.server.http.assets import Assets
from bossa.server.http.errors import answer_to, bad_request
from bossa.server.http.metrics import Figures
from bossa.server.http.middleware import Guard
from bossa.server.routes.actions import acts
from bossa.server.routes.games import api
from bossa.server.services import House
from bossa.server.settings import Settings

READ = ["GET", "HEAD"]
STATIC = Path(__file__).parent / "static"
PAGES = ("/", "/game/{game}", "/join", "/continue", "/how")


class NoSuchPage(Refusal):
    pass


class NotAllowed(Refusal):
    pass


def create_app(settings: Settings) -> FastAPI:
    house = House(settings)
    figures = Figures(house.hub)

    @asynccontextmanager
    async def open_house(_app: FastAPI) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    app = FastAPI(
        title="Bossa",
        version=__version__,
        lifespan=open_house,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.state.house = house
    # The first is looked at first: most requests are moves.
    app.include_router(acts)
    app.include_router(api)
    _add_refusals(app)
    _add_figures(app, house, figures)
    _add_pages(app)
    is_known = house.visitors.is_known
    app.add_middleware(Guard, settings=settings, figures=figures, is_known=is_known)
    return app


def _add_refusals(app: FastAPI) -> None:
    @app.exception_handler(Refusal)
    async def refused(request: Request, refusal: Refusal) -> JSONResponse:
        return answer_to(refusal, request.headers)

    @app.exception_handler(RequestValidationError)
    async def unreadable(request: Request, error: RequestValidationError) -> JSONResponse:
        return answer_to(bad_request(*error.errors()[0]["loc"]), request.headers)

    @app.exception_handler(HTTPException)
    async def missing(request: Request, error: HTTPException) -> Response:
        if error.status_code == 405:
            answer = answer_to(NotAllowed("not-allowed"), request.headers)
            answer.headers["Allow"] = ", ".join(sorted(_methods(request.scope)))
            return answer
        if error.status_code == 404 and _wants_page(request):
            # The board says it in its own way.
            return _page(404)
        if error.status_code == 404:
            return answer_to(NoSuchPage("no-such-page"), request.headers)
        return answer_to(bad_request("body"), request.headers)


def _wants_page(request: Request) -> bool:
    """Whether a person has followed a link, and no program has asked for a file."""
    is_page = "text/html" in request.headers.get("accept", "")
    return is_page and not request.url.path.startswith("/api/")


def _page(status: int = 200) -> Response:
    index = STATIC / "index.html"
    if not index.exists():
        return PlainTextResponse("The board is not built: npm run build in frontend/.", 503)
    return FileResponse(index, status, headers={"Cache-Control": "no-cache"})


def _methods(scope: Scope) -> set[str]:
    """What can be done at an address; a page can be read."""
    found: set[str] = set() if scope["path"].startswith("/api/") else set(READ)
    for route in (*acts.routes, *api.routes):
        if isinstance(route, Route) and route.matches(scope)[0] is not Match.NONE:
            found |= route.methods or set()
    return found


def _add_figures(app: FastAPI, house: House, figures: Figures) -> None:
    @app.api_route("/healthz", methods=READ, include_in_schema=False)
    async def health() -> JSONResponse:
        well = await house.is_well()
        return JSONResponse({"well": well}, 200 if well else 503)

    @app.get("/metrics", include_in_schema=False)
    async def metrics() -> Response:
        return Response(figures.text, media_type=figures.media_type)


def _add_pages(app: FastAPI) -> None:
    async def page() -> Response:
        return _page()

    for path in PAGES:
        app.api_route(path, methods=READ, include_in_schema=False)(page)
    if STATIC.exists():
        app.mount("/assets", Assets(directory=STATIC / "assets"), name="assets")
        app.mount("/", StaticFiles(directory=STATIC), name="static")
