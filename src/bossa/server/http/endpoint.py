"""The route of what a player does in a game: FastAPI documents it, and is asked no more than that.

For every request FastAPI looks anew at what a route wants and where that may come from. Here all
routes want the same: a game, a body, and the visit of a player.
"""

import re
from collections.abc import Callable, Coroutine
from typing import Annotated, Any, get_type_hints

from fastapi import Path, Request, Response
from fastapi.routing import APIRoute
from pydantic import ValidationError

from bossa.server.http.errors import bad_request
from bossa.server.http.identity import player
from bossa.server.http.middleware import COOKIE
from bossa.server.protocol.requests import Body

GAME = "^[0-9a-f]{20}$"
_is_game = re.compile(GAME).fullmatch

GameId = Annotated[str, Path(pattern=GAME)]


class Acting(APIRoute):
    """For endpoints `(game: GameId, body, visit: ByPlayer) -> Response`."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        endpoint = self.endpoint
        kind: type[Body] = get_type_hints(endpoint)["body"]

        async def handle(request: Request) -> Response:
            game: str = request.path_params["game"]
            if not _is_game(game):
                raise bad_request("path", "game")
            body = await _body_of(request, kind)
            visit = await player(request, request.cookies.get(COOKIE))
            answer: Response = await endpoint(game, body, visit)
            return answer

        return handle


async def _body_of(request: Request, kind: type[Body]) -> Body:
    if not request.headers.get("content-type", "").startswith("application/json"):
        raise bad_request("body")
    try:
        return kind.model_validate_json(await request.body())
    except ValidationError as error:
        raise bad_request("body", *error.errors()[0]["loc"]) from error
