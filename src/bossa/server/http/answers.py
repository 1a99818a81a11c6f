"""What every answer of the application passes last: it is counted, and kept out of caches."""

import time

from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from bossa.server.http.errors import answer_to
from bossa.server.http.metrics import Metrics
from bossa.server.protocol.refusals import Unforeseen


class Answers:
    """Outermost, so that no answer passes by it."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        start = time.perf_counter()

        async def counted_send(message: Message) -> None:
            if message["type"] == "http.response.start":
                if scope["path"].startswith("/api/"):
                    MutableHeaders(scope=message).setdefault("Cache-Control", "no-store")
                self.metrics.answered(scope, message["status"], time.perf_counter() - start)
            await send(message)

        await self.app(scope, receive, counted_send)


async def answer_error(request: Request, _error: Exception) -> Response:
    """The answer where our code has failed. The error itself goes on, and into the log."""
    return answer_to(Unforeseen("server-error"), request.headers)
