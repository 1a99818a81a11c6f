"""The requests of the protocol (docs/protocol.md), but for those by which a player acts."""

from datetime import UTC, datetime
from typing import Annotated, Any

from fastapi import APIRouter, Header, Query, Response
from fastapi.responses import PlainTextResponse

from bossa import __version__
from bossa.locales.languages import LANGUAGES
from bossa.notation import Record, write_record
from bossa.players import LEVELS
from bossa.rules import RULE_SETS, NotNow, Refusal
from bossa.server.accounts.players import LINK_SECONDS
from bossa.server.games.row import Entry
from bossa.server.games.service import Wish
from bossa.server.http.endpoint import GameId
from bossa.server.http.identity import ByAnybody, ByNewcomer, Written, give_cookie
from bossa.server.http.middleware import check_room
from bossa.server.live.stream import Streamed, stream
from bossa.server.protocol.answers import (
    RECORD,
    REFUSALS,
    STREAM,
    TABLE,
    About,
    GamesList,
    InvitationSeen,
    Link,
    Me,
    Table,
)
from bossa.server.protocol.requests import Carrying, GameWish, Naming
from bossa.server.protocol.snapshot import table_at

Json = dict[str, Any]

HEARTBEAT = 15
SLOW = 20.0
"""Seconds in which a client must take what it is sent."""

api = APIRouter(prefix="/api/v1", responses=REFUSALS)


# Games as they are seen


@api.get("/games/{game}/events", response_class=Response, responses=STREAM)
async def watch_game(
    game: GameId,
    visit: ByAnybody,
    after: Annotated[int, Query(ge=0, le=100_000)] = 0,
    last_event_id: Annotated[int | None, Header(ge=0, le=100_000)] = None,
) -> Streamed:
    house, player, client = visit.house, visit.player, visit.client
    house.audience.check_room(player, client)
    _, course = await house.games.look(game)
    number = after if last_event_id is None else last_event_id
    if number > course.number:
        # The games were brought back from a copy that knows less than the listener.
        number = 0
    events = house.attended(game, player, client, stream(house.games, game, player, number))
    return Streamed(events, ping=HEARTBEAT, send_timeout=SLOW)


@api.get("/games/{game}", responses=TABLE)
async def read_game(
    game: GameId, visit: ByAnybody, step: Annotated[int | None, Query(ge=0, le=200)] = None
) -> Written:
    entry, course = await visit.house.games.look(game)
    if step is not None:
        return Written(table_at(entry, course, visit.player, step))
    return await visit.shown(entry, course)


@api.get("/games/{game}/record", response_class=Response, responses=RECORD)
async def record(game: GameId, visit: ByAnybody) -> PlainTextResponse:
    entry, course = await visit.house.games.look(game)
    if entry.status == "waiting":
        raise NotNow("no-record-yet")
    text = write_record(Record.of(course.game, visit.house.tags(entry, course)))
    name = f'attachment; filename="bossa-{entry.id[:8]}.bossa"'
    return PlainTextResponse(text, headers={"Content-Disposition": name})


# Games, and how people come to them


@api.post("/games", status_code=201, responses={201: {"model": Table}})
async def create_game(body: GameWish, visit: ByNewcomer) -> Written:
    clock = body.clock
    if clock and (clock.seconds is None) == (clock.days is None):
        raise Refusal("bad-clock")
    wish = Wish(
        body.rules,
        body.opponent,
        body.level,
        body.player,
        clock.seconds if clock else None,
        clock.increment if clock else 0.0,
        clock.days if clock else None,
    )
    check_room(visit.house.new_games, visit.client, "too-many-new-games")
    inviting = visit.house.visitors.inviting(visit.visitor)
    entry, course = await visit.house.games.create(visit.visitor.id, wish, inviting, body.request)
    return await visit.shown(entry, course, 201)


@api.get("/games", responses={200: {"model": GamesList}})
async def my_games(visit: ByAnybody) -> Written:
    player = visit.player
    if player is None:
        return Written({"games": []})
    found = await visit.house.games.of_player(player)
    return Written({"games": [_summary(entry, player) for entry in found]})


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


@api.post("/invitations/look", response_model=None, responses={200: {"model": InvitationSeen}})
async def look_at_invitation(body: Carrying, visit: ByAnybody) -> Json:
    entry, by, is_open = await visit.house.visitors.look_at_invitation(body.token)
    clock = entry.clock
    return {
        "rules": entry.rules,
        "by": by,
        "open": is_open,
        "clock": {"seconds": clock.seconds, "increment": clock.increment, "days": clock.days}
        if clock
        else None,
        "game": entry.id if entry.seats_of(visit.player) else None,
    }


@api.post("/invitations", responses=TABLE)
async def claim_invitation(body: Carrying, visit: ByNewcomer) -> Written:
    game = await visit.house.visitors.claim_invitation(visit.visitor, body.token)
    return await visit.shown_after(visit.house.games.look(game))


# Visitors


@api.get("/about", response_model=None, responses={200: {"model": About}})
async def about(visit: ByAnybody) -> Json:
    return {
        "version": __version__,
        "levels": list(LEVELS),
        "rules": [rules.name for rules in RULE_SETS],
        "languages": list(LANGUAGES),
        "reachable": visit.house.is_reachable(visit.request),
    }


@api.get("/me", response_model=None, responses={200: {"model": Me}})
async def me(visit: ByAnybody) -> Json:
    visitor = visit.visitor
    return {"name": await visit.house.visitors.name_of(visitor) if visitor else None}


@api.post("/me", response_model=None, responses={200: {"model": Me}})
async def be_somebody(visit: ByNewcomer) -> Json:
    """Makes a newcomer a player, and nothing else: who has lost the answer asks again."""
    return {"name": await visit.house.visitors.name_of(visit.visitor)}


@api.put("/me", response_model=None, responses={200: {"model": Me}})
async def name_me(body: Naming, visit: ByNewcomer) -> Json:
    return {"name": await visit.house.visitors.rename(visit.visitor, body.name)}


@api.post("/me/links", status_code=201, response_model=None, responses={201: {"model": Link}})
async def make_link(visit: ByNewcomer) -> Json:
    token = await visit.house.visitors.make_link(visit.visitor)
    url = f"{visit.house.address(visit.request)}/continue#{token}"
    return {"url": url, "seconds": LINK_SECONDS}


@api.post("/links", response_model=None, responses={200: {"model": Me}})
async def use_link(body: Carrying, visit: ByAnybody, response: Response) -> Json:
    house = visit.house
    visitor = await house.visitors.use_link(body.token)
    give_cookie(house, visit.request, response, visitor)
    return {"name": await house.visitors.name_of(visitor)}
