"""The requests of the protocol (docs/protocol.md)."""

from bossa.server.routes import actions, games, invitations, players, positions

# The first is matched first: most requests are moves.
ENDPOINTS = [
    *actions.endpoints,
    *games.endpoints,
    *positions.endpoints,
    *invitations.endpoints,
    *players.endpoints,
]
