"""The application: the protocol, the board's pages, health and metrics."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp

from bossa.server.http.answers import Answers, answer_error
from bossa.server.http.metrics import Metrics
from bossa.server.http.middleware import Guard
from bossa.server.http.pages import READ, NothingElse, Pages
from bossa.server.routes import ENDPOINTS
from bossa.server.routes.context import Context
from bossa.server.routes.endpoint import Endpoint, routes_of
from bossa.server.routes.openapi import document
from bossa.server.routes.pictures import Pictures
from bossa.server.services import Services
from bossa.server.settings import Settings


class Application(Starlette):
    def build_middleware_stack(self) -> ASGIApp:
        """Starlette has its own middleware outermost, which answers when all else has failed."""
        return Answers(super().build_middleware_stack(), self.state.metrics)


def create_app(settings: Settings) -> Starlette:
    services = Services(settings)
    metrics = Metrics(lambda: services.hub.subscriptions)
    pictures = Pictures(services)
    pages = Pages(settings, pictures.head)

    @asynccontextmanager
    async def running(_app: Starlette) -> AsyncIterator[None]:
        await services.start()
        try:
            yield
        finally:
            await services.stop()

    async def health(_request: Request) -> JSONResponse:
        parts = await services.health.parts()
        well = all(parts.values())
        return JSONResponse({"well": well, "parts": parts}, 200 if well else 503)

    async def show_metrics(_request: Request) -> Response:
        return Response(metrics.text, media_type=metrics.media_type)

    async def openapi(_context: Context) -> Response:
        return Response(_document(), media_type="application/json")

    app = Application(
        lifespan=running,
        routes=[
            *routes_of(ENDPOINTS),
            *routes_of([Endpoint(method, "/api/openapi.json", openapi, None) for method in READ]),
            Route("/api/{path:path}", NothingElse()),
            Route("/healthz", health, methods=READ),
            Route("/metrics", show_metrics),
            *pictures.routes(),
            *pages.routes(),
        ],
        exception_handlers={HTTPException: pages.answer_missing, Exception: answer_error},
        middleware=[
            Middleware(
                Guard,
                settings=settings,
                overload=services.overload,
                is_known=services.players.is_known,
            )
        ],
    )
    app.state.metrics = metrics
    app.state.services = services
    return app


@cache
def _document() -> bytes:
    return msgspec.json.encode(document(ENDPOINTS))
