"""Players: guests, who are known by a token, and the computer players."""

import secrets

from sqlalchemy import Connection, bindparam, insert, select, update

from bossa.players import LEVELS
from bossa.server.accounts.names import clean_name
from bossa.server.accounts.tokens import LONGEST_TOKEN, Account, hashed, new_token, store_token
from bossa.server.games.new_game import computer_id
from bossa.server.storage.database import Database
from bossa.server.storage.schema import NOBODY, players, tokens

MOST_CACHED = 10_000


class Players:
    def __init__(self, database: Database) -> None:
        self.database = database
        self._cached: dict[str, Account] = {}
        holder = select(tokens.c.player).where(tokens.c.token_hash == bindparam("hash"))
        self._holder = database.prepare(holder)

    async def add_computers(self) -> None:
        """The computer players, one for each level, and the guest who stands for all that were
        removed."""
        rows = [
            {"id": computer_id(level), "kind": "computer", "created_at": 0.0} for level in LEVELS
        ]
        rows.append({"id": NOBODY, "kind": "guest", "created_at": 0.0})
        missing = self.database.insert(players).on_conflict_do_nothing()
        await self.database.write(lambda connection: connection.execute(missing, rows))

    async def find(self, token: str | None) -> Account | None:
        """The player who holds a token. That never changes, so it is cached."""
        if not token or len(token) > LONGEST_TOKEN:
            return None
        if cached := self._cached.get(token):
            return cached
        hash_ = {"hash": hashed(token)}
        found = await self.database.read(lambda connection: self._holder.rows(connection, hash_))
        if not found:
            return None
        if len(self._cached) >= MOST_CACHED:
            self._cached.clear()
        self._cached[token] = Account(found[0]["player"], token)
        return self._cached[token]

    def is_known(self, token: str) -> bool:
        """Whether a token was recently found to be a player's."""
        return token in self._cached

    async def create_guest(self) -> Account:
        account = Account(secrets.token_hex(12), new_token())

        def work(connection: Connection) -> None:
            row = {"id": account.id, "kind": "guest", "created_at": self.database.now}
            connection.execute(insert(players).values(row))
            store_token(connection, account, self.database.now)

        await self.database.write(work)
        return account

    async def name_of(self, account: Account) -> str | None:
        query = select(players.c.name).where(players.c.id == account.id)
        return await self.database.read(lambda connection: connection.scalar(query))

    async def rename(self, account: Account, name: str) -> str:
        name = clean_name(name)
        change = update(players).where(players.c.id == account.id).values(name=name)
        await self.database.write(lambda connection: connection.execute(change))
        return name
