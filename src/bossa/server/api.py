"""The requests of the protocol (docs/protocol.md)."""

from collections.abc import Awaitable
from datetime import UTC, datetime
from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Cookie, Depends, Header, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse
from sse_starlette import EventSourceResponse

from bossa import __version__
from bossa.locales.languages import LANGUAGES
from bossa.notation import Record, read_move, write_record
from bossa.players import LEVELS
from bossa.rules import RULE_SETS, Player, Refusal
from bossa.rules.reasons import reasons
from bossa.server.bodies import (
    Answering,
    Asking,
    Carrying,
    Checking,
    Deciding,
    GameWish,
    Naming,
)
from bossa.server.course import Course
from bossa.server.entry import Entry
from bossa.server.games import Wish
from bossa.server.guard import COOKIE, check_newcomer
from bossa.server.house import House
from bossa.server.refusing import as_json, language_of
from bossa.server.seating import NotYours, check_open, seat_for
from bossa.server.stream import stream
from bossa.server.table import table, table_at
from bossa.server.visitors import LINK_SECONDS, Visitor

Json = dict[str, Any]

HEARTBEAT = 15
SLOW = 20.0
"""Seconds in which a client must take what it is sent."""
YEARS = 2 * 365 * 86_400
"""Seconds that the cookie is kept."""

api = APIRouter(prefix="/api/v1")


class Written(Response):
    """JSON that is written as it is: it was made by us, and checking it again takes long."""

    media_type = "application/json"

    def render(self, content: Json) -> bytes:
        return orjson.dumps(content)


GameId = Annotated[str, Path(pattern="^[0-9a-f]{20}$")]


async def house_of(request: Request) -> House:
    house: House = request.app.state.house
    return house


async def language(request: Request) -> str:
    return language_of(request.headers)


AtHouse = Annotated[House, Depends(house_of)]
Language = Annotated[str, Depends(language)]


async def known(house: AtHouse, bossa: Annotated[str | None, Cookie()] = None) -> Visitor | None:
    return await house.visitors.find(bossa)


Known = Annotated[Visitor | None, Depends(known)]


async def welcomed(visitor: Known, house: AtHouse, request: Request, response: Response) -> Visitor:
    """The visitor, made a player now where that was not so."""
    if visitor:
        return visitor
    check_newcomer(house.newcomers, request.client.host if request.client else "")
    visitor = await house.visitors.welcome()
    _give_cookie(house, request, response, visitor)
    return visitor


Welcomed = Annotated[Visitor, Depends(welcomed)]


async def seated(visitor: Known) -> Visitor:
    if visitor is None:
        raise NotYours("not-your-seat")
    return visitor


Seated = Annotated[Visitor, Depends(seated)]


def _give_cookie(house: House, request: Request, response: Response, visitor: Visitor) -> None:
    secure = house.address(request).startswith("https:")
    response.set_cookie(
        COOKIE, visitor.token, YEARS, httponly=True, samesite="lax", secure=secure, path="/"
    )


async def _table(
    house: House, request: Request, entry: Entry, course: Course, visitor: Visitor | None
) -> Json:
    invitation = None
    if visitor and entry.status == "waiting" and entry.seats_of(visitor.id):
        token = await house.visitors.invitation_of(visitor, entry)
        if token:
            url = f"{house.address(request)}/join#{token}"
            invitation = {"url": url, "reachable": house.is_reachable(request)}
    return table(entry, course, visitor.id if visitor else None, invitation)


async def _after(
    house: House, request: Request, visitor: Visitor, acting: Awaitable[tuple[Entry, Course]]
) -> Written:
    entry, course = await acting
    return Written(await _table(house, request, entry, course, visitor))


def _with_cookie(table: Json, response: Response, status: int = 200) -> Written:
    """An answer to a visitor who may just have become a player."""
    written = Written(table, status)
    written.headers.raw.extend(response.headers.raw)
    return written


def _player(name: str | None) -> Player | None:
    return Player(name) if name else None


@api.get("/about")
async def about(house: AtHouse, request: Request) -> Json:
    return {
        "version": __version__,
        "levels": list(LEVELS),
        "rules": [rules.name for rules in RULE_SETS],
        "languages": list(LANGUAGES),
        "reachable": house.is_reachable(request),
    }


@api.get("/me")
async def me(visitor: Known, house: AtHouse) -> Json:
    return {"name": await house.visitors.name_of(visitor) if visitor else None}


@api.put("/me")
async def name_me(body: Naming, visitor: Welcomed, house: AtHouse) -> Json:
    return {"name": await house.visitors.rename(visitor, body.name)}


@api.post("/me/links", status_code=201)
async def make_link(visitor: Welcomed, house: AtHouse, request: Request) -> Json:
    token = await house.visitors.make_link(visitor)
    return {"url": f"{house.address(request)}/continue#{token}", "seconds": LINK_SECONDS}


@api.post("/links")
async def use_link(body: Carrying, house: AtHouse, request: Request, response: Response) -> Json:
    visitor = await house.visitors.use_link(body.token)
    _give_cookie(house, request, response, visitor)
    return {"name": await house.visitors.name_of(visitor)}


@api.post("/games", status_code=201, response_class=Written)
async def create_game(
    body: GameWish, visitor: Welcomed, house: AtHouse, request: Request, response: Response
) -> Written:
    clock = body.clock
    if clock and (clock.seconds is None) == (clock.days is None):
        raise Refusal("bad-clock")
    wish = Wish(
        body.rules,
        body.opponent,
        body.level,
        _player(body.seat),
        clock.seconds if clock else None,
        clock.increment if clock else 0.0,
        clock.days if clock else None,
    )
    entry, course = await house.games.create(visitor.id, wish)
    if entry.status == "waiting":
        await house.visitors.invite(visitor, entry)
    table = await _table(house, request, entry, course, visitor)
    return _with_cookie(table, response, 201)


@api.get("/games")
async def my_games(visitor: Known, house: AtHouse) -> Json:
    if visitor is None:
        return {"games": []}
    return {
        "games": [_summary(entry, visitor.id) for entry in await house.games.of_player(visitor.id)]
    }


def _summary(entry: Entry, player: str) -> Json:
    seats = entry.seats_of(player)
    others = [who.name for who in entry.seats.values() if who.player not in (player, None)]
    outcome = {"ending": entry.ending, "winner": entry.winner} if entry.ending else None
    return {
        "id": entry.id,
        "rules": entry.rules,
        "opponent": entry.opponent,
        "level": entry.level,
        "you": "both" if len(seats) > 1 else seats[0].value,
        "with": others[0] if others else None,
        "status": entry.status,
        "your_turn": any(seat.value in entry.deciders for seat in seats),
        "outcome": outcome,
        "changed": f"{datetime.fromtimestamp(entry.changed_at, UTC):%Y-%m-%dT%H:%M:%SZ}",
    }


@api.get("/games/{game}", response_class=Written)
async def read_game(
    game: GameId,
    visitor: Known,
    house: AtHouse,
    request: Request,
    step: Annotated[int | None, Query(ge=0, le=200)] = None,
) -> Written:
    entry, course = await house.games.look(game)
    if step is not None:
        return Written(table_at(entry, course, visitor.id if visitor else None, step))
    return Written(await _table(house, request, entry, course, visitor))


@api.get("/games/{game}/events", response_class=EventSourceResponse)
async def watch_game(
    game: GameId,
    visitor: Known,
    house: AtHouse,
    after: Annotated[int, Query(ge=0, le=100_000)] = 0,
    last_event_id: Annotated[int | None, Header(ge=0, le=100_000)] = None,
) -> EventSourceResponse:
    await house.games.look(game)
    number = after if last_event_id is None else last_event_id
    player = visitor.id if visitor else None
    events = house.attended(game, player, stream(house.games, game, player, number))
    return EventSourceResponse(events, ping=HEARTBEAT, send_timeout=SLOW)


@api.post("/games/{game}/decisions", response_class=Written)
async def decide(
    game: GameId, body: Deciding, visitor: Seated, house: AtHouse, request: Request
) -> Written:
    acting = house.games.decide(
        game, visitor.id, body.request, body.decision, body.choice, _player(body.seat)
    )
    return await _after(house, request, visitor, acting)


@api.post("/games/{game}/check")
async def check_choices(
    game: GameId, body: Checking, visitor: Seated, house: AtHouse, language: Language
) -> Json:
    entry, course = await house.games.look(game)
    seat = seat_for(entry, course, visitor.id, None)
    check_open(entry, course)
    answers = []
    for choice in body.choices:
        try:
            found = list(reasons(course.game.position, read_move(choice), seat))
        except Refusal as refusal:
            found = [refusal]
        refusals = [as_json(refusal, language) for refusal in found]
        answers.append({"choice": choice, "refusals": refusals})
    return {"answers": answers}


@api.post("/games/{game}/resign", response_class=Written)
async def resign(
    game: GameId, body: Asking, visitor: Seated, house: AtHouse, request: Request
) -> Written:
    acting = house.games.resign(game, visitor.id, body.request, _player(body.seat))
    return await _after(house, request, visitor, acting)


@api.post("/games/{game}/call-off", response_class=Written)
async def call_off(
    game: GameId, body: Asking, visitor: Seated, house: AtHouse, request: Request
) -> Written:
    acting = house.games.call_off(game, visitor.id, body.request)
    return await _after(house, request, visitor, acting)


@api.post("/games/{game}/takeback", response_class=Written)
async def take_back(
    game: GameId, body: Asking, visitor: Seated, house: AtHouse, request: Request
) -> Written:
    acting = house.games.take_back(game, visitor.id, body.request)
    return await _after(house, request, visitor, acting)


@api.post("/games/{game}/takeback/answer", response_class=Written)
async def answer_takeback(
    game: GameId, body: Answering, visitor: Seated, house: AtHouse, request: Request
) -> Written:
    acting = house.games.answer_takeback(game, visitor.id, body.request, body.accept)
    return await _after(house, request, visitor, acting)


@api.post("/games/{game}/rematch", response_class=Written)
async def rematch(
    game: GameId, body: Asking, visitor: Seated, house: AtHouse, request: Request
) -> Written:
    del body  # an offer made twice is one offer
    return await _after(house, request, visitor, house.games.rematch(game, visitor.id))


@api.post("/games/{game}/claim", response_class=Written)
async def claim(
    game: GameId, body: Asking, visitor: Seated, house: AtHouse, request: Request
) -> Written:
    acting = house.games.claim(game, visitor.id, body.request)
    return await _after(house, request, visitor, acting)


@api.get("/games/{game}/record", response_class=PlainTextResponse)
async def record(game: GameId, house: AtHouse) -> PlainTextResponse:
    entry, course = await house.games.look(game)
    text = write_record(Record.of(course.game, house.tags(entry, course)))
    name = f'attachment; filename="bossa-{entry.id[:8]}.bossa"'
    return PlainTextResponse(text, headers={"Content-Disposition": name})


@api.post("/invitations/look")
async def look_at_invitation(body: Carrying, house: AtHouse) -> Json:
    entry, by, is_open = await house.visitors.look_at_invitation(body.token)
    clock = entry.clock
    return {
        "rules": entry.rules,
        "by": by,
        "open": is_open,
        "clock": {"seconds": clock.seconds, "increment": clock.increment, "days": clock.days}
        if clock
        else None,
    }


@api.post("/invitations", response_class=Written)
async def claim_invitation(
    body: Carrying, visitor: Welcomed, house: AtHouse, request: Request, response: Response
) -> Written:
    game = await house.visitors.claim_invitation(visitor, body.token)
    entry, course = await house.games.look(game)
    return _with_cookie(await _table(house, request, entry, course, visitor), response)
