"""Messages of other server processes, passed on in this one."""

from typing import Protocol

from bossa.server.games.service import GameService
from bossa.server.live.hub import Hub
from bossa.server.live.presence import Presence
from bossa.server.storage.database import Database


class PlayerNotices(Protocol):
    """What the listener needs of the players."""

    def take_notice(self, message: str) -> bool:
        """Whether the message is about a player."""

    def forget_all(self) -> None:
        """Messages may have been missed."""


class Listener:
    def __init__(
        self,
        database: Database,
        service: GameService,
        hub: Hub,
        presence: Presence,
        players: PlayerNotices,
    ) -> None:
        self.database = database
        self.games = service
        self.hub = hub
        self.presence = presence
        self.players = players

    async def run(self) -> None:
        """For as long as the connection holds."""
        try:
            await self.database.listen(self._connected, self._take_notice)
        finally:
            # Messages are missed from now on: streams read from the database.
            self.games.updates.pause()

    def _connected(self) -> None:
        """Messages may have been missed before: what is cached may be old."""
        self.games.updates.resume()
        self.players.forget_all()
        self.hub.publish_all()
        self.games.computer_moves.wake()

    def _take_notice(self, message: str) -> None:
        if self.players.take_notice(message):
            return
        if game := self.games.take_notice(message):
            self.presence.check(game)
