"""Invitations to the empty seat of a game.

An invitation is single-use and claimed by a POST: a link preview claims nothing. Its token is made
from the inviter's own token and the game, so that the inviter can be shown it again although only
its hash is stored; the inviter never learns the guest's token.
"""

import hashlib
import hmac
from dataclasses import dataclass

from sqlalchemy import insert, select, update

from bossa.rules import NotNow, Player
from bossa.server.accounts.tokens import Account, hashed
from bossa.server.games.hosted import HostedGame
from bossa.server.games.row import GameRow
from bossa.server.games.service import GameService, Transaction
from bossa.server.protocol.refusals import Missing
from bossa.server.storage.database import Database
from bossa.server.storage.schema import invitations, players


@dataclass(frozen=True)
class OpenedInvitation:
    game: GameRow
    by: str | None
    """The inviter's name."""
    is_open: bool


def _token(inviter: Account, game: str) -> str:
    return hmac.new(inviter.token.encode(), game.encode(), hashlib.sha256).hexdigest()[:40]


class Invitations:
    def __init__(self, database: Database, service: GameService) -> None:
        self.database = database
        self.games = service

    def create(self, transaction: Transaction, inviter: Account, game: HostedGame) -> None:
        """The invitation to a new game, where it has an empty seat."""
        empty = [seat for seat, who in game.row.seats.items() if who.player is None]
        if not empty:
            return
        row = insert(invitations).values(
            token_hash=hashed(_token(inviter, game.id)),
            game=game.id,
            seat=empty[0].value,
            by=inviter.id,
        )
        transaction.connection.execute(row)

    async def token_of(self, inviter: Account, game: str) -> str | None:
        """The token of a game's invitation, for the device that made it."""
        token = _token(inviter, game)
        query = select(invitations.c.game).where(invitations.c.token_hash == hashed(token))
        found = await self.database.read(lambda connection: connection.scalar(query))
        return token if found else None

    async def open(self, token: str) -> OpenedInvitation:
        """Claims nothing."""
        query = (
            select(invitations.c.game, invitations.c.claimed_at, players.c.name)
            .join(players, players.c.id == invitations.c.by)
            .where(invitations.c.token_hash == hashed(token))
        )
        found = await self.database.read(lambda connection: connection.execute(query).first())
        if found is None:
            raise Missing("no-such-invitation")
        game = await self.games.load(found.game)
        is_open = found.claimed_at is None and game.is_waiting
        return OpenedInvitation(game.row, found.name, is_open)

    async def claim(self, guest: Account, token: str) -> HostedGame:
        """Take the seat. Of several who try at once, one gets it."""
        this = invitations.c.token_hash == hashed(token)

        def work(transaction: Transaction) -> HostedGame:
            connection = transaction.connection
            query = select(invitations.c.game, invitations.c.seat, invitations.c.by)
            found = connection.execute(query.where(this)).first()
            if found is None:
                raise Missing("no-such-invitation")
            if found.by == guest.id:
                raise NotNow("own-invitation")
            game = transaction.load(found.game)
            seat = Player(found.seat)
            if game.row.seats[seat].player == guest.id:
                return game  # Claimed before: the first answer may have been lost.
            unclaimed = update(invitations).where(this, invitations.c.claimed_at.is_(None))
            claimed = connection.execute(unclaimed.values(claimed_at=self.database.now))
            if claimed.rowcount == 0 or not game.is_waiting:
                raise NotNow("seat-is-taken")
            return transaction.join(game.id, seat, guest.id)

        return await self.games.transact(work)
