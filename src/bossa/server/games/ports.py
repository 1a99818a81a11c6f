"""What the games need from rooms above them. The services hand it in."""

from collections.abc import Callable
from typing import Protocol

from sqlalchemy import Connection

from bossa.server.games.hosted import HostedGame

Publish = Callable[[str], None]
"""Tells everybody who subscribes to a game, in this process, that it has changed."""

Schedule = Callable[[Connection, HostedGame, str, int], None]
"""Stores the job of finding a hint, for a player and the number of a decision. Refused where too
many wait for this player already."""


class ComputerMoves(Protocol):
    """The jobs of computer players."""

    def schedule(self, connection: Connection, game: HostedGame) -> None:
        """In the transaction of the move that the job follows from. Replaces an earlier job of the
        same game. Refused where too many wait for the game's player already."""

    def cancel(self, connection: Connection, game: str) -> None: ...

    def wake(self) -> None:
        """There may be a new job."""
