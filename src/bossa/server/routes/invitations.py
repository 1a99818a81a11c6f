"""Invitations: to look at one, and to take the seat."""

from typing import Any

from bossa.server.games.clock import Clock
from bossa.server.protocol.answers import ClockSetting, InvitationView
from bossa.server.protocol.requests import TokenBody
from bossa.server.protocol.snapshot import Snapshot
from bossa.server.routes.context import Context
from bossa.server.routes.endpoint import Endpoints

endpoints = Endpoints()


@endpoints.post("/invitations/look", InvitationView, body=TokenBody)
async def look_at_invitation(context: Context, body: TokenBody) -> InvitationView:
    """Claims nothing."""
    account = await context.account()
    opened = await context.services.invitations.open(body.token)
    game = opened.game
    rules: Any = game.rules
    return InvitationView(
        rules=rules,
        by=opened.by,
        open=opened.is_open,
        clock=_setting(game.clock),
        game=game.id if account and game.seats_of(account.id) else None,
        watch=None if opened.is_open else game.id,
    )


def _setting(clock: Clock | None) -> ClockSetting | None:
    if clock is None:
        return None
    control = clock.control
    return ClockSetting(seconds=control.seconds, increment=control.increment, days=control.days)


@endpoints.post("/invitations", Snapshot, body=TokenBody)
async def claim_invitation(context: Context, body: TokenBody) -> Snapshot:
    account = await context.player_or_newcomer()
    game = await context.services.invitations.claim(account, body.token)
    return await context.snapshot(game, account)
