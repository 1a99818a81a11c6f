"""How the application is served: uvicorn with our connections."""

import asyncio
from functools import partial
from typing import cast

import uvicorn
from starlette.applications import Starlette

from bossa.server.http.connection import Connection, ConnectionLimits
from bossa.server.http.security import security_headers
from bossa.server.settings import Settings

KEEP_ALIVE_SECONDS = 75
"""An idle connection stays open for longer than people think about a move, and for longer than
proxies keep theirs open."""
SHUTDOWN_SECONDS = 2
"""What is under way when the server is asked to stop has this time to end."""

DEFAULT_LIMITS = ConnectionLimits()


def front_config(
    app: Starlette,
    settings: Settings,
    *,
    port: int = 0,
    limits: ConnectionLimits = DEFAULT_LIMITS,
    shutdown_seconds: int = SHUTDOWN_SECONDS,
) -> uvicorn.Config:
    connection = partial(Connection, limits=limits, metrics=app.state.metrics)
    return uvicorn.Config(
        app,
        port=port,
        # uvicorn only calls it.
        http=cast(type[asyncio.Protocol], connection),
        ws="none",
        log_config=None,
        access_log=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=list(settings.trusted_proxies),
        # On every answer, also on those that the application never sees.
        headers=list(security_headers(settings).items()),
        server_header=False,
        timeout_keep_alive=KEEP_ALIVE_SECONDS,
        timeout_graceful_shutdown=shutdown_seconds,
    )
