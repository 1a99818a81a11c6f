"""`serve`: the game server with its board."""

import asyncio
import gc
import os
import signal
import socket
import sys
import webbrowser
from contextlib import suppress
from threading import Thread
from typing import Annotated

import typer
from rich.console import Console

from bossa.cli.commands.extras import needs_server
from bossa.cli.commands.options import Language
from bossa.locales import texts
from bossa.rules import Unreadable

SWITCH = 0.0005
"""Seconds after which a busy thread lets another one on."""
COLLECTING = (700, 3, 3_000)
"""How often garbage is collected: a look through everything takes long enough to be felt, so it
comes a hundred times more rarely than usual."""
KEPT = 75
"""Seconds that a connection is kept without a request: longer than people think about a move, and
than proxies keep theirs."""
MACOS_OPEN_FILES = 10_240
"""macOS grants no more than this, whatever limit it reports."""
EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 - names of addresses, bound only when asked for

# A port that was in use a moment ago is free. On Windows SO_REUSEADDR would also share a port that
# another program listens on; there, this option keeps the port to ourselves.
_REUSE = getattr(socket, "SO_EXCLUSIVEADDRUSE", socket.SO_REUSEADDR)


def serve_command(
    host: Annotated[str | None, typer.Option(help="Address to listen on (HOST).")] = None,
    port: Annotated[
        int | None, typer.Option(min=0, max=65535, help="Port (PORT); another if it is taken.")
    ] = None,
    open_board: Annotated[
        bool, typer.Option("--open/--no-open", help="Open the board in the browser.")
    ] = False,
    lang: Language = "",
) -> None:
    """Serve the board: games against the computer, on one device, or by link."""
    needs_server()
    import uvicorn

    from bossa.server.app import create_app
    from bossa.server.http.logs import log_to
    from bossa.server.settings import Settings

    environment = dict(os.environ)
    if host is not None:
        environment["HOST"] = host
    if port is not None:
        environment["PORT"] = str(port)
    settings = Settings.of(environment)
    listening = _listening(settings.host, settings.port)
    taken = listening.getsockname()[1]
    say = texts(lang)
    log_to(sys.stderr, os.environ)
    console = Console(highlight=False)
    shown = "127.0.0.1" if settings.host in EVERYWHERE else settings.host
    address = settings.public_url or f"http://{f'[{shown}]' if ':' in shown else shown}:{taken}"
    app = create_app(settings)
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=list(settings.trusted_proxies),
        timeout_keep_alive=KEPT,
        timeout_graceful_shutdown=2,
    )

    # The thread that has waited for the disk is to go on at once.
    sys.setswitchinterval(SWITCH)
    # What is there now stays; of what comes, games last long, and most of the rest goes by itself.
    gc.freeze()
    gc.set_threshold(*COLLECTING)

    _raise_limit_of_open_files()
    # Told to end, it ends in order, as with Ctrl-C: nothing of its workers is left to others.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())

    async def serve() -> None:
        # Before it answers anybody: what is wrong with the database is said in one line.
        await app.state.services.start()
        console.print(say("serving", address=address))
        if settings.host in EVERYWHERE and not settings.public_url:
            console.print(say("serving-near", address=f"http://{_local_address()}:{taken}"))
        if open_board:
            # Some browsers give the terminal back only when they end.
            Thread(target=webbrowser.open, args=(address,), daemon=True).start()
        await uvicorn.Server(config).serve([listening])

    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(serve())


def _raise_limit_of_open_files() -> None:
    """Let the process open as many files as the system grants: each open board is a connection."""
    try:
        import resource
    except ImportError:
        # Windows has neither this module nor this limit.
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    for wanted in (most, MACOS_OPEN_FILES):
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
            return


def _listening(host: str, port: int) -> socket.socket:
    """A socket on the port, or on another when it is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for wanted in (port, 0):
        listening = socket.socket(family)
        listening.setsockopt(socket.SOL_SOCKET, _REUSE, 1)
        try:
            listening.bind((host, wanted))
            listening.listen(256)
        except OSError as error:
            listening.close()
            if wanted == 0:
                raise Unreadable("cannot-listen", host=host, reason=str(error)) from error
        else:
            return listening
    raise Unreadable("cannot-listen", host=host, reason="")


def _local_address() -> str:
    """This machine in the local network: the address it would send from. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])
