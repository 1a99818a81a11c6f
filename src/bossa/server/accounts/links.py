"""Links by which a player continues on another device: single-use, and soon expired."""

from sqlalchemy import Connection, insert, select, update

from bossa.server.accounts.tokens import Account, hashed, new_token, store_token
from bossa.server.protocol.refusals import Missing
from bossa.server.storage.database import Database
from bossa.server.storage.schema import links

LINK_SECONDS = 600


class Links:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def create(self, account: Account) -> str:
        """The token of a new link."""
        token = new_token()
        expires = self.database.now + LINK_SECONDS
        row = insert(links).values(token_hash=hashed(token), player=account.id, expires_at=expires)
        await self.database.write(lambda connection: connection.execute(row))
        return token

    async def use(self, token: str) -> Account:
        """The link's player, with a token for the new device: the old device keeps its own."""
        this = links.c.token_hash == hashed(token)

        def work(connection: Connection) -> Account:
            valid = (links.c.used_at.is_(None)) & (links.c.expires_at > self.database.now)
            used = update(links).where(this, valid).values(used_at=self.database.now)
            if connection.execute(used).rowcount == 0:
                raise Missing("no-such-link")
            player = str(connection.scalar(select(links.c.player).where(this)))
            account = Account(player, new_token())
            store_token(connection, account, self.database.now)
            return account

        return await self.database.write(work)
