"""Games: to begin one, to see one, and to watch it."""

from collections.abc import AsyncIterator
from contextlib import nullcontext
from typing import Annotated

from msgspec import Meta, field
from starlette.responses import PlainTextResponse

from bossa.lessons import PRACTICE, Practice
from bossa.rules import NotNow, Player, Refusal
from bossa.server.accounts.names import clean_name
from bossa.server.accounts.players import topic_of
from bossa.server.accounts.tokens import Account
from bossa.server.games.clock import TimeControl
from bossa.server.games.moments import game_at
from bossa.server.games.new_game import NewGame
from bossa.server.games.records import record_of
from bossa.server.http.errors import bad_request
from bossa.server.http.sse import EventStream
from bossa.server.live.stream import Session, stream
from bossa.server.protocol.answers import GameSteps
from bossa.server.protocol.game_list import GameList, ListQuery
from bossa.server.protocol.requests import ClockBody, MomentBody, NewGameBody, player_of
from bossa.server.protocol.snapshot import Snapshot
from bossa.server.protocol.value import Body
from bossa.server.routes.context import Context
from bossa.server.routes.endpoint import Endpoints, header_of, query_of
from bossa.server.routes.openapi import STREAM_CONTENT
from bossa.server.services import Services

endpoints = Endpoints()

EventNumber = Annotated[int, Meta(ge=0, le=100_000)]


class EventsQuery(Body):
    after: EventNumber = 0


class EventsHeader(Body):
    last_event_id: EventNumber | None = field(name="Last-Event-ID", default=None)


@endpoints.get(
    "/games/{game}/events",
    None,
    query=EventsQuery,
    header=EventsHeader,
    content=STREAM_CONTENT,
    description="Server-sent events: those of the game, each with its number as id, `here` when "
    "somebody comes or goes, and a `heartbeat` every 15 seconds.",
)
async def watch_game(context: Context) -> EventStream:
    services, account = context.services, await context.account()
    player = account.id if account else None
    after = query_of(context.request, EventsQuery).after
    last = header_of(context.request.headers, EventsHeader).last_event_id
    services.streams.check(player, context.client)
    game = await services.games.load(context.game_id)
    number = after if last is None else last
    if number > game.number:
        # The database was restored from a copy that knows less than the client.
        number = 0
    return EventStream(_attended(context, game.id, account, number))


async def _attended(
    context: Context, game: str, account: Account | None, after: int
) -> AsyncIterator[bytes]:
    """The stream, counted against the limits, with its player shown as here."""
    services = context.services
    player = account.id if account else None
    session = _session(services, account) if account else None
    here = services.presence.present(game, player) if player else nullcontext()
    with services.streams.counted(player, context.client), here:
        async for message in stream(services.games, services.hub, game, player, after, session):
            yield message


def _session(services: Services, account: Account) -> Session:
    """It ends when the device is signed out, or becomes another player."""

    async def holds() -> bool:
        return await services.players.find(account.token) == account

    return Session(topic_of(account.id), holds)


@endpoints.get("/games/{game}", Snapshot)
async def read_game(context: Context) -> Snapshot:
    game = await context.services.games.load(context.game_id)
    return await context.snapshot(game, await context.account())


@endpoints.get(
    "/games/{game}/record",
    None,
    content={"text/plain": {"schema": {"type": "string"}}},
    description="The record, in the notation.",
)
async def read_record(context: Context) -> PlainTextResponse:
    game = await context.services.games.load(context.game_id)
    name = f'attachment; filename="bossa-{game.id[:8]}.bossa"'
    return PlainTextResponse(record_of(game), headers={"Content-Disposition": name})


@endpoints.get(
    "/games/{game}/steps",
    GameSteps,
    description="What a board draws before the first step of a finished game and after each.",
)
async def read_steps(context: Context) -> GameSteps:
    """All at once, so that a finished game can be stepped through without a connection."""
    game = await context.services.games.load(context.game_id)
    if not game.replay.is_ended:
        raise NotNow("still-going")
    return GameSteps.of(game.game)


@endpoints.post("/games", Snapshot, body=NewGameBody, status=201)
async def create_game(context: Context, body: NewGameBody) -> Snapshot:
    services = context.services
    control, names = _control(body.clock), _names(body)
    account = await context.player_or_newcomer()
    services.new_games.check(context.client, "too-many-new-games")
    origin = await context.origin()
    if body.practice:
        known = await services.games.has_practised(account.id)
        practice = PRACTICE.shuffled() if known else PRACTICE
        new = NewGame.practising(account.id, practice, origin)
    elif body.moment:
        practice = await _practice_from(services, body.moment)
        new = NewGame.playing_on(account.id, practice, body.level, origin)
    else:
        new = NewGame(
            account.id,
            body.rules,
            body.opponent,
            body.level,
            player_of(body.seat),
            control,
            names=names,
            origin=origin,
        )
    game = await services.games.create(
        new,
        body.request,
        lambda transaction, game: services.invitations.create(transaction, account, game),
    )
    return await context.snapshot(game, account)


async def _practice_from(services: Services, moment: MomentBody) -> Practice:
    """Refused where two people play: the computer's moves would help one of them."""
    game = game_at(moment.record, moment.step, moment.then)
    await services.games.running_positions.check_game(game)
    return Practice.of_game(game)


def _control(clock: ClockBody | None) -> TimeControl | None:
    if clock is None:
        return None
    if (clock.seconds is None) == (clock.days is None):
        raise Refusal("bad-clock")
    return TimeControl(clock.seconds, clock.increment, clock.days)


def _names(body: NewGameBody) -> dict[Player, str | None] | None:
    """Checked like those of players."""
    if body.names is None:
        return None
    if body.opponent != "device":
        raise bad_request("body", "names")
    given = {Player.A: body.names.A, Player.B: body.names.B}
    return {seat: clean_name(name) if name else None for seat, name in given.items()}


@endpoints.get("/games", GameList, query=ListQuery)
async def my_games(context: Context) -> GameList:
    """The open games, those that wait for the player first; or a page of the finished ones."""
    query = query_of(context.request, ListQuery)
    if not query.finished and (query.before or query.result or query.opponent):
        raise bad_request("query", "finished")
    account = await context.account()
    if account is None:
        return GameList(games=(), next=None)
    listing = context.services.listing
    if query.finished:
        return await listing.finished_games(account.id, query)
    return await listing.open_games(account.id)
