"""The stream of a game's events to one client: numbered, resumable, and without secrets."""

from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import msgspec
from anyio import CancelScope

from bossa.rules import Player
from bossa.server.games.events import Event
from bossa.server.games.hosted import HostedGame
from bossa.server.games.replay import is_secret
from bossa.server.games.service import GameService
from bossa.server.games.snapshots import snapshot_of
from bossa.server.live.hub import Hub
from bossa.server.protocol.refusals import Away, Damaged, Missing
from bossa.server.protocol.snapshot import GameEvent, Here, Snapshot

_encode: Callable[[Any], bytes] = msgspec.json.Encoder().encode


UNTOLD = frozenset({"steps", "hint", "prepared"})
"""What stays on the server: a hint's text is in the snapshot of who asked for it."""


def event_for(
    event: Event, game: HostedGame, viewer: Player | None, snapshot: Snapshot | None
) -> GameEvent:
    """An event as a viewer may know it."""
    payload = {name: value for name, value in event.payload.items() if name not in UNTOLD}
    if is_secret(event, game.replay, viewer):
        payload["choice"] = None
    kind: Any = event.kind
    return GameEvent(number=event.number, kind=kind, snapshot=snapshot, **payload)


@dataclass(frozen=True)
class Session:
    """In whose name a stream was opened."""

    topic: str
    """Published when the session may have ended."""
    holds: Callable[[], Awaitable[bool]]


async def stream(
    games: GameService,
    hub: Hub,
    game: str,
    player: str | None,
    after: int,
    session: Session | None = None,
) -> AsyncIterator[bytes]:
    """What happened after an event, and then what happens, for as long as the client listens and
    its session holds."""
    sent_here: Here | None = None
    topics = [game, session.topic] if session else [game]
    async with hub.subscribed(*topics) as news:
        while True:
            news.clear()
            # A client that disconnects must not interrupt the database.
            with CancelScope(shield=True):
                try:
                    if session and not await session.holds():
                        return
                    update = await games.update_after(game, after)
                except (Away, Missing, Damaged):
                    return  # The client reconnects, and is sent what it missed, or the refusal.
            # Sent in one piece: half of the work is in the sending.
            message = bytearray()
            if update.events:
                viewer = update.game.viewer_for(player)
                for event in update.events:
                    is_last = event.number == update.game.number
                    snapshot = snapshot_of(update.game, player) if is_last else None
                    data = _encode(event_for(event, update.game, viewer, snapshot))
                    message += b"id: %d\r\ndata: %b\r\n\r\n" % (event.number, data)
                after = update.game.number
            if (here := _here(update.game)) != sent_here:
                sent_here = here
                message += b"event: here\r\ndata: %b\r\n\r\n" % _encode(here)
            if message:
                yield bytes(message)
            await news.wait()


def _here(game: HostedGame) -> Here:
    seats = game.row.seats
    return Here(
        A=seats[Player.A].here,
        B=seats[Player.B].here,
        thinking=game.computer_decision is not None,
    )
