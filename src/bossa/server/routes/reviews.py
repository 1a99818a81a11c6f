"""Reviews of games, and values of positions."""

import re

from bossa.notation import Record, read_position, read_record, write_position
from bossa.rules import NotNow
from bossa.server.games.records import record_of
from bossa.server.http.errors import bad_request
from bossa.server.protocol.refusals import Missing
from bossa.server.protocol.review import (
    REVIEW_KEY,
    PositionValues,
    ReviewBody,
    ReviewQuery,
    ReviewState,
    ValuesBody,
)
from bossa.server.routes.context import Context
from bossa.server.routes.endpoint import Endpoints, query_of

endpoints = Endpoints()

_is_key = re.compile(REVIEW_KEY).fullmatch


@endpoints.post(
    "/reviews", ReviewState, body=ReviewBody, description="The review, or how far it is."
)
async def ask_for_review(context: Context, body: ReviewBody) -> ReviewState:
    """Of a finished game, or of a record."""
    record = await _record(context, body)

    async def player() -> str:
        return (await context.player_or_newcomer()).id

    def admit(owner: str) -> None:
        context.services.review_limits.check(owner, context.client)

    return await context.services.reviews.ask(record, player, await context.origin(), admit)


async def _record(context: Context, body: ReviewBody) -> Record:
    if (body.game is None) == (body.record is None):
        raise bad_request("body", "game")
    games = context.services.games
    if body.game is not None:
        game = await games.load(body.game)
        if not game.replay.is_ended:
            raise NotNow("still-going")
        return read_record(record_of(game))
    record = read_record(body.record or "")
    await games.running_positions.check_game(record.game)
    return record


def _key(context: Context) -> str:
    key: str = context.request.path_params["review"]
    if not _is_key(key):
        raise Missing("no-such-review")
    return key


@endpoints.get("/reviews/{review}", ReviewState, query=ReviewQuery)
async def read_review(context: Context) -> ReviewState:
    """How far a review is; with `seen`, once there is more."""
    seen = query_of(context.request, ReviewQuery).seen
    account = await context.account()
    player = account.id if account else None
    return await context.services.reviews.follow(_key(context), player, seen)


@endpoints.delete("/reviews/{review}", ReviewState, description="Cancelled.")
async def cancel_review(context: Context) -> ReviewState:
    """Cancel a review that one has asked for."""
    account = await context.player()
    return await context.services.reviews.cancel(_key(context), account.id)


@endpoints.post(
    "/positions/values", PositionValues, body=ValuesBody, description="What a position is worth."
)
async def value_position(context: Context, body: ValuesBody) -> PositionValues:
    """And each move, or each tile that can come."""
    position = read_position(body.position)
    if position.phase.is_setup:
        raise NotNow("no-values-of-set-up")
    services = context.services
    await services.games.running_positions.check(position)
    services.new_values.check(context.client, "too-many-values")
    return await services.values.of(write_position(position))
