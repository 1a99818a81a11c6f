"""What a request costs in the framework and in the encoding (decision 8).

    python -m benchmarks.frameworks

calls the same small application, in this process and without a network, written for Starlette with
msgspec (as the server is), FastAPI with Pydantic, and Litestar with msgspec. Then it makes and
encodes the snapshots of a game as msgspec structs and as dictionaries with orjson, and times a
garbage collection beside thousands of each. All are measured in turn, several times over.
"""

import asyncio
import gc
import random
import statistics
import time
from collections.abc import Awaitable, Callable
from typing import Any

import fastapi
import litestar
import msgspec
import orjson
import pydantic
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message

from bossa import Game
from bossa.server.protocol.board_view import BoardView
from bossa.server.protocol.requests import DecisionBody

ROUNDS, REQUESTS = 9, 500
CACHED = 4_000

BODY = b'{"decision": 9, "choice": "w6:23+40", "request": "0123456789abcdef"}'
SCOPE = {
    "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": "POST",
    "path": "/games/0123456789abcdef0123/decisions", "query_string": b"", "root_path": "",
    "raw_path": b"/games/0123456789abcdef0123/decisions", "scheme": "http",
    "headers": [(b"host", b"here"), (b"content-type", b"application/json"),
                (b"content-length", str(len(BODY)).encode()), (b"cookie", b"bossa=token")],
    "client": ("127.0.0.1", 1), "server": ("here", 80), "state": {},
}  # fmt: skip


def positions() -> list[Game]:
    source = random.Random(1)
    game, found = Game.new("regular+chips", source), []
    while not game.over:
        game = game.play(source.choice(game.legal))
        found.append(game)
    return found


GAMES = positions()
VIEW = BoardView.of(GAMES[len(GAMES) // 2], None)
ANSWER = msgspec.json.encode(VIEW)


def need(*values: object) -> None:
    """A handler uses what it is given."""
    if not all(values):
        raise ValueError(values)


def on_starlette() -> ASGIApp:
    decoder = msgspec.json.Decoder(DecisionBody)

    async def decide(request: Request) -> Response:
        decoder.decode(await request.body())
        need(request.path_params["game"], request.cookies["bossa"])
        return Response(msgspec.json.encode(VIEW), media_type="application/json")

    return Starlette(routes=[Route("/games/{game}/decisions", decide, methods=["POST"])])


def on_fastapi() -> ASGIApp:
    app = fastapi.FastAPI()

    class Decision(pydantic.BaseModel):
        decision: int = pydantic.Field(ge=1, le=10_000)
        choice: str = pydantic.Field(min_length=1, max_length=60)
        request: str = pydantic.Field(min_length=1, max_length=64)

    async def player(bossa: str | None = fastapi.Cookie(None)) -> str:
        return bossa or ""

    @app.post("/games/{game}/decisions")
    async def decide(
        game: str, _body: Decision, player: str = fastapi.Depends(player)
    ) -> fastapi.Response:
        need(game, player)
        return fastapi.Response(msgspec.json.encode(VIEW), media_type="application/json")

    return app


def on_litestar() -> ASGIApp:
    @litestar.post("/games/{game:str}/decisions")
    async def decide(
        game: str, data: DecisionBody, bossa: str = litestar.params.Parameter(cookie="bossa")
    ) -> BoardView:
        need(game, data, bossa)
        return VIEW

    app: Any = litestar.Litestar([decide])
    return app


async def called(app: ASGIApp) -> int:
    """The status of one request."""
    sent: list[Message] = []
    is_asked = False

    async def receive() -> Message:
        nonlocal is_asked
        if is_asked:
            return {"type": "http.disconnect"}
        is_asked = True
        return {"type": "http.request", "body": BODY, "more_body": False}

    async def send(message: Message) -> None:
        sent.append(message)

    await app({**SCOPE, "headers": list(SCOPE["headers"])}, receive, send)
    return int(sent[0]["status"])


async def seconds_of(work: Callable[[], Awaitable[object]], times: int) -> float:
    start = time.perf_counter()
    for _ in range(times):
        await work()
    return (time.perf_counter() - start) / times


async def compare_frameworks() -> None:
    apps = {"Starlette": on_starlette(), "FastAPI": on_fastapi(), "Litestar": on_litestar()}
    for name, app in apps.items():
        need(await called(app) in (200, 201), name)
    took: dict[str, list[float]] = {name: [] for name in apps}
    for _ in range(ROUNDS):
        for name, app in apps.items():
            took[name].append(await seconds_of(lambda app=app: called(app), REQUESTS))
    print("A request, without network and database (microseconds, median and spread):")
    show(took)


def as_dictionaries(view: BoardView) -> Any:
    return msgspec.to_builtins(view)


def compare_encoding() -> None:
    views = [BoardView.of(game, None) for game in GAMES]
    dictionaries = [as_dictionaries(view) for view in views]
    encode = msgspec.json.Encoder().encode
    took: dict[str, list[float]] = {"msgspec": [], "orjson": []}
    for _ in range(ROUNDS):
        for name, function, values in (
            ("msgspec", encode, views),
            ("orjson", orjson.dumps, dictionaries),
        ):
            start = time.perf_counter()
            for _ in range(20):
                for value in values:
                    function(value)
            took[name].append((time.perf_counter() - start) / 20 / len(values))
    size = statistics.mean(len(encode(view)) for view in views)
    print(f"\nEncoding what a board draws, {size:.0f} bytes on average (microseconds):")
    show(took)


def compare_collections() -> None:
    """How long a full garbage collection takes beside so many cached views."""
    took: dict[str, list[float]] = {"nothing cached": [], "structs": [], "dictionaries": []}
    makers: dict[str, Callable[[Game], Any]] = {
        "nothing cached": lambda _game: None,
        "structs": lambda game: BoardView.of(game, None),
        "dictionaries": lambda game: as_dictionaries(BoardView.of(game, None)),
    }
    for name, make in makers.items():
        cached = [make(GAMES[number % len(GAMES)]) for number in range(CACHED)]
        gc.collect()
        for _ in range(ROUNDS):
            start = time.perf_counter()
            gc.collect()
            took[name].append(time.perf_counter() - start)
        del cached
    print(f"\nA full garbage collection beside {CACHED:,} cached views (microseconds):")
    show(took)


def show(took: dict[str, list[float]]) -> None:
    first = statistics.median(next(iter(took.values())))
    for name, times in took.items():
        middle = statistics.median(times)
        low, high = min(times), max(times)
        print(
            f"  {name:<15} {1e6 * middle:9.1f}   {1e6 * low:9.1f} to {1e6 * high:9.1f}"
            f"   {middle / first:5.2f} times"
        )


if __name__ == "__main__":
    asyncio.run(compare_frameworks())
    compare_encoding()
    compare_collections()
