"""Links by which a player continues on another device: single-use, and soon expired."""

from typing import Literal

from sqlalchemy import Connection, func, insert, select, update

from bossa.rules import NotNow
from bossa.server.accounts.merging import merge, seated
from bossa.server.accounts.players import Players
from bossa.server.accounts.tokens import Account, hashed, new_token, store_token
from bossa.server.games.service import GameService, Transaction
from bossa.server.protocol.refusals import Missing
from bossa.server.storage.database import Database
from bossa.server.storage.schema import games, links

LINK_SECONDS = 600

OwnGames = Literal["merge", "leave"]
"""What becomes of the games that a device has before it uses a link."""


class Links:
    def __init__(self, database: Database, games: GameService, players: Players) -> None:
        self.database = database
        self.games = games
        self.players = players

    async def create(self, account: Account) -> str:
        """The token of a new link."""
        token = new_token()
        expires = self.database.now + LINK_SECONDS
        row = insert(links).values(token_hash=hashed(token), player=account.id, expires_at=expires)
        await self.database.write(lambda connection: connection.execute(row))
        return token

    async def use(self, token: str, device: Account | None, own_games: OwnGames | None) -> Account:
        """The link's player, with the token that the device is to have: the old device keeps its
        own.

        A device that is another player already, with games, is asked first what becomes of them.
        Brought along, they become the link's player's, with all tokens of the player who had them.
        Used again by the device that used it, a link gives the same answer.
        """
        this = links.c.token_hash == hashed(token)
        query = select(links.c.player, links.c.used_at)
        query = query.where(this, links.c.expires_at > self.database.now)

        def work(transaction: Transaction) -> tuple[Account, list[str]]:
            connection = transaction.connection
            found = connection.execute(self.database.locking(query, links)).first()
            is_same = found is not None and device is not None and found.player == device.id
            if found is None or (found.used_at is not None and not is_same):
                raise Missing("no-such-link")
            if device and not is_same and own_games is None:
                _ask(connection, device)
            connection.execute(update(links).where(this).values(used_at=self.database.now))
            if device and is_same:
                return device, []
            if device and own_games == "merge":
                moved = merge(connection, device.id, found.player)
                self.players.notify(connection, device.id)
                for game in moved:
                    self.games.notify(connection, game)
                return Account(found.player, device.token), moved
            account = Account(found.player, new_token())
            store_token(connection, account, self.database.now)
            return account, []

        account, moved = await self.games.transact(work)
        if device and account.token == device.token:
            self.players.forget(device.id)
        for game in moved:
            self.games.refresh(game)
        return account


def _ask(connection: Connection, device: Account) -> None:
    """Refuse for as long as it is not said what becomes of the device's own games."""
    query = select(func.count()).select_from(games).where(seated(device.id))
    if count := connection.scalar(query):
        raise NotNow("device-has-games", count=count)
