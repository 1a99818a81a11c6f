"""What a player does in a game (docs/protocol.md)."""

from fastapi import APIRouter

from bossa.notation import read_move
from bossa.rules import Refusal
from bossa.rules.reasons import reasons
from bossa.server.accounts.players import Visitor
from bossa.server.games import actions as deeds
from bossa.server.games.actions import Deed
from bossa.server.games.hosted import check_open, seat_for
from bossa.server.http.endpoint import Acting, GameId
from bossa.server.http.errors import as_json
from bossa.server.http.identity import ByPlayer, Visit, Written
from bossa.server.protocol.answers import REFUSALS, TABLE, Checked
from bossa.server.protocol.board import move_seen
from bossa.server.protocol.requests import Answering, Asking, Checking, Deciding

acts = APIRouter(prefix="/api/v1", route_class=Acting, responses=REFUSALS)


async def _done(game: str, visit: Visit[Visitor], request: str, deed: Deed) -> Written:
    return await visit.shown_after(visit.house.games.act(game, visit.visitor.id, request, deed))


@acts.post("/games/{game}/decisions", responses=TABLE)
async def decide(game: GameId, body: Deciding, visit: ByPlayer) -> Written:
    deed = deeds.decide(body.decision, body.choice, body.player)
    return await _done(game, visit, body.request, deed)


@acts.post("/games/{game}/check", responses={200: {"model": Checked}})
async def check_choices(game: GameId, body: Checking, visit: ByPlayer) -> Written:
    entry, course = await visit.house.games.look(game)
    seat = seat_for(entry, course, visit.visitor.id, None)
    check_open(entry, course)
    answers = []
    for choice in body.choices:
        makes = None
        try:
            decision = read_move(choice)
            found = list(reasons(course.game.position, decision, seat))
            if not found:
                makes = move_seen(course.game.position, decision)
        except Refusal as refusal:
            found = [refusal]
        refusals = [as_json(refusal, visit.language) for refusal in found]
        answers.append({"choice": choice, "move": makes, "refusals": refusals})
    return Written({"answers": answers})


@acts.post("/games/{game}/resign", responses=TABLE)
async def resign(game: GameId, body: Asking, visit: ByPlayer) -> Written:
    return await _done(game, visit, body.request, deeds.resign(body.player))


@acts.post("/games/{game}/call-off", responses=TABLE)
async def call_off(game: GameId, body: Asking, visit: ByPlayer) -> Written:
    return await _done(game, visit, body.request, deeds.CALL_OFF)


@acts.post("/games/{game}/takeback", responses=TABLE)
async def take_back(game: GameId, body: Asking, visit: ByPlayer) -> Written:
    return await _done(game, visit, body.request, deeds.TAKE_BACK)


@acts.post("/games/{game}/takeback/answer", responses=TABLE)
async def answer_takeback(game: GameId, body: Answering, visit: ByPlayer) -> Written:
    return await _done(game, visit, body.request, deeds.answer_takeback(body.accept))


@acts.post("/games/{game}/rematch", responses=TABLE)
async def rematch(game: GameId, body: Asking, visit: ByPlayer) -> Written:
    del body  # an offer made twice is one offer
    return await visit.shown_after(visit.house.games.rematch(game, visit.visitor.id))


@acts.post("/games/{game}/claim", responses=TABLE)
async def claim(game: GameId, body: Asking, visit: ByPlayer) -> Written:
    return await _done(game, visit, body.request, deeds.CLAIM)
