"""The requests of the protocol (docs/protocol.md)."""

from bossa.server.routes import (
    actions,
    games,
    invitations,
    lessons,
    players,
    positions,
    reviews,
    rules,
)

# The first is matched first: most requests are moves.
ENDPOINTS = [
    *actions.endpoints,
    *games.endpoints,
    *positions.endpoints,
    *rules.endpoints,
    *reviews.endpoints,
    *invitations.endpoints,
    *lessons.endpoints,
    *players.endpoints,
]
