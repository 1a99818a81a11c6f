"""Preview pictures, and the heads of games' pages, which name them."""

import asyncio
import hashlib
import re
from collections.abc import Awaitable, Callable, Hashable

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from bossa import __version__
from bossa.locales import LANGUAGES, texts
from bossa.rules import Refusal
from bossa.server.games.row import GameRow
from bossa.server.http.errors import answer_to
from bossa.server.http.heads import Head
from bossa.server.http.pages import GAME, PAGES, READ
from bossa.server.jobs.kinds import Call
from bossa.server.previews.of_game import caption_of, names_of, picture_of
from bossa.server.previews.pictures import draw_card, draw_game
from bossa.server.protocol.refusals import Missing, NoSuchPage
from bossa.server.protocol.value import GAME_ID
from bossa.server.services import Services

FOR_A_WEEK = "public, max-age=604800"
FOR_A_DAY = "public, max-age=86400"
NOT_YET = "no-cache"
PATIENCE = 3.0
"""Seconds that a page waits for what its head says."""

Handler = Callable[[Request], Awaitable[Response]]

_is_game = re.compile(GAME_ID).fullmatch


class Pictures:
    def __init__(self, services: Services) -> None:
        self._services = services

    def routes(self) -> list[BaseRoute]:
        return [
            Route(f"{GAME}/preview.png", _answering(self._game), methods=READ),
            Route("/card/{language}.png", _answering(self._card), methods=READ),
        ]

    async def head(self, game: str, language: str) -> Head | None:
        """Of a game's page. None where nothing can be said of it."""
        if not _is_game(game) or self._services.overload.is_overloaded:
            return None
        row = await self._row(game)
        if row is None:
            return None
        names = names_of(row, language)
        description = caption_of(row).written(language, names)
        if row.is_waiting:
            title = texts(language)(PAGES["/"][0])
            return Head(language, title, description, f"/card/{language}.png")
        a, b = names.values()
        title = texts(language)("page-game-title", a=a, b=b)
        image = f"/game/{game}/preview.png?v={row.number}&lang={language}"
        return Head(language, title, description, image)

    async def _row(self, game: str) -> GameRow | None:
        """None where the game is unknown or damaged, or the database does not answer: the page says
        so, and comes without delay."""
        reading = asyncio.ensure_future(self._services.games.row(game))
        # Not cancelled: nothing may interrupt the database.
        await asyncio.wait({reading}, timeout=PATIENCE)
        if not reading.done():
            reading.add_done_callback(lambda read: read.cancelled() or read.exception())
            return None
        try:
            return reading.result()
        except Refusal:
            return None

    async def _game(self, request: Request) -> Response:
        game: str = request.path_params["game"]
        if not _is_game(game):
            raise Missing("no-such-game")
        found = await self._services.games.load(game)
        language = request.query_params.get("lang", "")
        language = language if language in LANGUAGES else "en"
        picture = picture_of(found, language)
        if picture is None:
            return await self._answer(request, *_card_in(language), NOT_YET)
        key = found.id, found.number, language, tuple(picture.names.values())
        is_last = request.query_params.get("v") == str(found.number)
        caching = FOR_A_WEEK if is_last else NOT_YET
        return await self._answer(request, key, Call(draw_game, (picture,)), caching)

    async def _card(self, request: Request) -> Response:
        language: str = request.path_params["language"]
        if language not in LANGUAGES:
            raise NoSuchPage("no-such-page")
        return await self._answer(request, *_card_in(language), FOR_A_DAY)

    async def _answer(self, request: Request, key: Hashable, call: Call, caching: str) -> Response:
        # From the key and not from the picture: what the client has already is not drawn again.
        digest = hashlib.sha256(repr((__version__, key)).encode()).hexdigest()
        headers = {"Cache-Control": caching, "ETag": f'"{digest[:32]}"'}
        if headers["ETag"] in request.headers.get("if-none-match", ""):
            return Response(None, 304, headers)
        png = await self._services.previews.of(key, call)
        return Response(png, 200, headers, "image/png")


def _card_in(language: str) -> tuple[Hashable, Call]:
    return ("card", language), Call(draw_card, (language,))


def _answering(handler: Handler) -> Handler:
    """Refusals become answers."""

    async def answer(request: Request) -> Response:
        try:
            return await handler(request)
        except Refusal as refusal:
            return answer_to(refusal, request.headers)

    return answer
