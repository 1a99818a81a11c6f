"""A visit: one request, of somebody, at this house. Every route of the protocol begins with it."""

from collections.abc import Awaitable
from dataclasses import dataclass
from typing import Annotated, Any, Generic, TypeVar

import orjson
from fastapi import Cookie, Depends, Request, Response

from bossa.server.accounts.players import Visitor
from bossa.server.games.hosted import NotYours
from bossa.server.games.replay import Course
from bossa.server.games.row import Entry
from bossa.server.http.errors import language_of
from bossa.server.http.middleware import COOKIE, check_room
from bossa.server.protocol.snapshot import table
from bossa.server.services import House

Json = dict[str, Any]

YEARS = 2 * 365 * 86_400
"""Seconds that the cookie is kept."""

Who = TypeVar("Who", Visitor, Visitor | None, covariant=True)
Token = Annotated[str | None, Cookie(alias=COOKIE)]


class Written(Response):
    """JSON that is written as it is: it was made by us, and checking it again takes long."""

    media_type = "application/json"

    def render(self, content: Json) -> bytes:
        return orjson.dumps(content)


@dataclass(frozen=True)
class Visit(Generic[Who]):
    request: Request
    visitor: Who
    response: Response | None = None
    """Where a cookie was put for a visitor who has just become a player."""

    @property
    def house(self) -> House:
        return _house(self.request)

    @property
    def player(self) -> str | None:
        return self.visitor.id if self.visitor else None

    @property
    def client(self) -> str:
        return _client(self.request)

    @property
    def language(self) -> str:
        return language_of(self.request.headers)

    async def shown(self, entry: Entry, course: Course, status: int = 200) -> Written:
        """The answer that shows a game as it is now."""
        invitation = None
        if self.visitor and entry.status == "waiting" and entry.seats_of(self.visitor.id):
            token = await self.house.visitors.invitation_of(self.visitor, entry)
            if token:
                url = f"{self.house.address(self.request)}/join#{token}"
                invitation = {"url": url, "reachable": self.house.is_reachable(self.request)}
        written = Written(table(entry, course, self.player, invitation), status)
        if self.response:
            written.headers.raw.extend(self.response.headers.raw)
        return written

    async def shown_after(self, acting: Awaitable[tuple[Entry, Course]]) -> Written:
        return await self.shown(*await acting)


def _house(request: Request) -> House:
    house: House = request.app.state.house
    return house


def _client(request: Request) -> str:
    """The address that a request comes from."""
    return request.client.host if request.client else ""


async def _find(request: Request, token: str | None) -> Visitor | None:
    return await _house(request).visitors.find(token)


# Each asks for all it needs by itself: what depends on what depends on something else is resolved
# anew for every request, and takes longer than the request.


async def anybody(request: Request, token: Token = None) -> Visit[Visitor | None]:
    return Visit(request, await _find(request, token))


async def player(request: Request, token: Token = None) -> Visit[Visitor]:
    visitor = await _find(request, token)
    if visitor is None:
        raise NotYours("not-your-seat")
    return Visit(request, visitor)


async def welcome(request: Request, response: Response, token: Token = None) -> Visit[Visitor]:
    """A visit of somebody who is made a player now where that was not so."""
    visitor = await _find(request, token)
    if visitor is None:
        house = _house(request)
        check_room(house.newcomers, _client(request), "too-many-newcomers")
        visitor = await house.visitors.welcome()
        give_cookie(house, request, response, visitor)
    return Visit(request, visitor, response)


def give_cookie(house: House, request: Request, response: Response, visitor: Visitor) -> None:
    secure = house.address(request).startswith("https:")
    response.set_cookie(
        COOKIE, visitor.token, YEARS, httponly=True, samesite="lax", secure=secure, path="/"
    )


ByAnybody = Annotated[Visit[Visitor | None], Depends(anybody)]
ByPlayer = Annotated[Visit[Visitor], Depends(player)]
ByNewcomer = Annotated[Visit[Visitor], Depends(welcome)]
