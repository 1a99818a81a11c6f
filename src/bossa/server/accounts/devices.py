"""The devices of a player: each has a token of its own, which can be revoked."""

from dataclasses import dataclass

from sqlalchemy import Connection, delete, select

from bossa.server.accounts.players import Players
from bossa.server.accounts.tokens import Account, hashed
from bossa.server.storage.database import Database
from bossa.server.storage.schema import links, tokens


@dataclass(frozen=True)
class Device:
    since: float
    seen_at: float
    """To the day."""
    is_this: bool


class Devices:
    def __init__(self, database: Database, players: Players) -> None:
        self.database = database
        self.players = players

    async def of(self, account: Account) -> list[Device]:
        """The first one first."""
        query = select(tokens).where(tokens.c.player == account.id).order_by(tokens.c.created_at)
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        this = hashed(account.token)
        return [Device(row.created_at, row.seen_at, row.token_hash == this) for row in rows]

    async def sign_out_others(self, account: Account) -> int:
        """Revoke all tokens but this one, and links that were not used. Gives how many devices."""
        is_own = tokens.c.player == account.id
        others = delete(tokens).where(is_own, tokens.c.token_hash != hashed(account.token))
        unused = delete(links).where(links.c.player == account.id, links.c.used_at.is_(None))

        def work(connection: Connection) -> int:
            connection.execute(unused)
            signed_out = connection.execute(others).rowcount
            self.players.notify(connection, account.id)
            return signed_out

        signed_out = await self.database.write(work)
        self.players.forget(account.id)
        return signed_out
