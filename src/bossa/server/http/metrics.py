"""Metrics of the running server, for Prometheus and the log. They hold no address and no secret."""

import logging
from collections.abc import Callable

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.exposition import generate_latest
from starlette.types import Scope

METHODS = ("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH")
ROUTE = "bossa.route"
"""Where a route notes its path in the scope: which game it was is nobody's business."""

log = logging.getLogger("bossa.requests")


class Metrics:
    media_type = CONTENT_TYPE_LATEST

    def __init__(self, subscriptions: Callable[[], int]) -> None:
        self._registry = CollectorRegistry()
        self._answers = Counter(
            "bossa_answers", "Requests answered", ["method", "status"], registry=self._registry
        )
        self._took = Histogram("bossa_answer_seconds", "Time to answer", registry=self._registry)
        self._dropped = Counter(
            "bossa_dropped_connections",
            "Connections ended because the client was too slow",
            ["waiting_for"],
            registry=self._registry,
        )
        self._lessons = Counter(
            "bossa_lessons",
            "Steps of lessons that were begun, finished and left",
            ["lesson", "step", "kind"],
            registry=self._registry,
        )
        listeners = Gauge("bossa_listeners", "Open streams", registry=self._registry)
        listeners.set_function(subscriptions)

    def answered(self, scope: Scope, status: int, seconds: float) -> None:
        method = scope["method"] if scope["method"] in METHODS else "other"
        self._answers.labels(method, status).inc()
        self._took.observe(seconds)
        log.info("%s %s %d %.1f ms", method, scope.get(ROUTE, "-"), status, 1000 * seconds)

    def dropped(self, waiting_for: str) -> None:
        self._dropped.labels(waiting_for).inc()

    def learnt(self, lesson: str, step: str, kind: str) -> None:
        self._lessons.labels(lesson, step, kind).inc()

    @property
    def text(self) -> bytes:
        return generate_latest(self._registry)
