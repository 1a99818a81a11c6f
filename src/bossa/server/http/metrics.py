"""Figures of the running server, for Prometheus and the log: no address, no secret."""

import logging

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.exposition import generate_latest
from starlette.types import Scope

from bossa.server.live.hub import Hub

log = logging.getLogger("bossa.requests")


class Figures:
    media_type = CONTENT_TYPE_LATEST

    def __init__(self, hub: Hub) -> None:
        self._registry = CollectorRegistry()
        self._answers = Counter(
            "bossa_answers", "Requests answered", ["method", "status"], registry=self._registry
        )
        self._took = Histogram("bossa_answer_seconds", "Time to answer", registry=self._registry)
        listeners = Gauge("bossa_listeners", "Open streams", registry=self._registry)
        listeners.set_function(lambda: hub.listeners)

    def answered(self, scope: Scope, status: int, seconds: float) -> None:
        """The route stands for the path: which game it was is nobody's business."""
        method = scope["method"] if scope["method"] in _METHODS else "other"
        self._answers.labels(method, status).inc()
        self._took.observe(seconds)
        where = getattr(scope.get("route"), "path", "-")
        log.info("%s %s %d %.1f ms", method, where, status, 1000 * seconds)

    @property
    def text(self) -> bytes:
        return generate_latest(self._registry)


_METHODS = ("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH")
