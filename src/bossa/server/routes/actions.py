"""What a player does in a game (docs/protocol.md)."""

from bossa.server.games import actions
from bossa.server.games.actions import Action
from bossa.server.games.greetings import greet
from bossa.server.protocol.requests import (
    ActionBody,
    AnswerBody,
    DecisionBody,
    GreetingBody,
    HintBody,
    player_of,
)
from bossa.server.protocol.snapshot import Snapshot
from bossa.server.routes.context import Context
from bossa.server.routes.endpoint import Endpoints

endpoints = Endpoints()


async def _perform(context: Context, request: str, action: Action) -> Snapshot:
    account = await context.player()
    game = await context.services.games.perform(context.game_id, account.id, request, action)
    return await context.snapshot(game, account)


@endpoints.post("/games/{game}/decisions", Snapshot, body=DecisionBody)
async def decide(context: Context, body: DecisionBody) -> Snapshot:
    action = actions.decide(body.decision, body.choice, player_of(body.seat))
    return await _perform(context, body.request, action)


@endpoints.post("/games/{game}/resign", Snapshot, body=ActionBody)
async def resign(context: Context, body: ActionBody) -> Snapshot:
    return await _perform(context, body.request, actions.resign(player_of(body.seat)))


@endpoints.post("/games/{game}/call-off", Snapshot, body=ActionBody)
async def call_off(context: Context, body: ActionBody) -> Snapshot:
    return await _perform(context, body.request, actions.CALL_OFF)


@endpoints.post("/games/{game}/takeback", Snapshot, body=ActionBody)
async def take_back(context: Context, body: ActionBody) -> Snapshot:
    return await _perform(context, body.request, actions.TAKE_BACK)


@endpoints.post("/games/{game}/takeback/answer", Snapshot, body=AnswerBody)
async def answer_takeback(context: Context, body: AnswerBody) -> Snapshot:
    return await _perform(context, body.request, actions.answer_takeback(body.accept))


@endpoints.post("/games/{game}/rematch", Snapshot, body=ActionBody)
async def rematch(context: Context, body: ActionBody) -> Snapshot:
    limit = context.services.new_games
    action = actions.rematch(
        lambda: limit.check(context.client, "too-many-new-games"), await context.origin()
    )
    return await _perform(context, body.request, action)


@endpoints.post("/games/{game}/claim", Snapshot, body=ActionBody)
async def claim(context: Context, body: ActionBody) -> Snapshot:
    return await _perform(context, body.request, actions.CLAIM)


@endpoints.post("/games/{game}/greetings", Snapshot, body=GreetingBody)
async def send_greeting(context: Context, body: GreetingBody) -> Snapshot:
    return await _perform(context, body.request, greet(body.greeting))


@endpoints.post("/games/{game}/hints", Snapshot, body=HintBody)
async def ask_hint(context: Context, body: HintBody) -> Snapshot:
    """First a nudge, which comes as an event; asked again, the move."""
    account = await context.player()
    game = await context.services.hints.ask(
        context.game_id, account.id, body.request, body.decision, player_of(body.seat)
    )
    return await context.snapshot(game, account)
