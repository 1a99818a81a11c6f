"""`serve`: run the game server with its board."""

import gc
import os
import signal
import socket
import sys
from contextlib import suppress
from threading import Thread
from typing import Annotated

import typer

from bossa.cli.commands.extras import needs_server
from bossa.cli.commands.options import Language
from bossa.cli.terminal.screen import Screen
from bossa.locales import texts
from bossa.rules import Unreadable

THREAD_SWITCH_SECONDS = 0.0005
"""A busy thread lets another run after this time. Python's default is ten times longer."""
GC_THRESHOLDS = (700, 3, 3_000)
"""A full garbage collection takes long enough to delay an answer. So it runs a hundred times more
rarely than by default."""
MACOS_OPEN_FILES = 10_240
"""macOS grants no more than this, whatever limit it reports."""
ALL_INTERFACES = ("0.0.0.0", "::")  # noqa: S104 - bound only when the user asks for it

# On POSIX: take a port again that a server has just closed. On Windows SO_REUSEADDR would let two
# servers listen on one port, so the option that forbids this is set instead.
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
    import asyncio
    import webbrowser

    import uvicorn

    from bossa.server.app import create_app
    from bossa.server.http.front import front_config
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
    console = Screen()
    shown = "127.0.0.1" if settings.host in ALL_INTERFACES else settings.host
    address = settings.public_url or f"http://{f'[{shown}]' if ':' in shown else shown}:{taken}"
    app = create_app(settings)
    config = front_config(app, settings)

    # A thread that waited for the disk should run again at once.
    sys.setswitchinterval(THREAD_SWITCH_SECONDS)
    # All objects so far live as long as the process: the collector need not visit them again.
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)

    _raise_limit_of_open_files()
    # SIGTERM ends the server in order, like Ctrl-C, so that its workers end too.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())

    async def serve() -> None:
        # Opened before the first request: a refusal of the database is then printed as one line.
        await app.state.services.start()
        console.print(say("serving", address=address))
        if settings.host in ALL_INTERFACES and not settings.public_url:
            console.print(say("serving-near", address=f"http://{_local_address()}:{taken}"))
        if open_board:
            # In a thread, because some browsers return only when they are closed.
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
    """Open a socket on the port, or on any free port if that one is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for wanted in (port, 0):
        listening = socket.socket(family)
        listening.setsockopt(socket.SOL_SOCKET, _REUSE, 1)
        try:
            listening.bind((host, wanted))
            listening.listen(256)
        except (OSError, TypeError, UnicodeError) as error:
            # The last two: what no host can be called.
            listening.close()
            if wanted == 0:
                raise Unreadable("cannot-listen", host=host, reason=str(error)) from error
        else:
            return listening
    raise Unreadable("cannot-listen", host=host, reason="")


def _local_address() -> str:
    """Find this machine's address in the local network. Connecting a UDP socket sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])
