"""Players: guests, who are known by a token, and the computer players."""

import secrets
import time
from dataclasses import dataclass

from sqlalchemy import Connection, Float, bindparam, insert, select, update

from bossa.players import LEVELS
from bossa.server.accounts.names import clean_name
from bossa.server.accounts.tokens import LONGEST_TOKEN, Account, hashed, new_token, store_token
from bossa.server.accounts.visits import DAY, Visits
from bossa.server.games.new_game import computer_id
from bossa.server.games.ports import Publish
from bossa.server.storage.database import Database
from bossa.server.storage.schema import NOBODY, players, tokens

MOST_CACHED = 10_000
REMEMBERED = 300.0
"""Seconds for which the holder of a token is not looked up again, unless a change is reported."""

NOTICE = "player "
"""Begins the message to other processes that the tokens of a player have changed."""


def topic_of(player: str) -> str:
    """The hub's topic of a player: published when tokens of theirs have changed."""
    return NOTICE + player


@dataclass(frozen=True)
class _Cached:
    account: Account
    until: float


class Players:
    def __init__(self, database: Database, visits: Visits, publish: Publish) -> None:
        self.database = database
        self.visits = visits
        self.publish = publish
        self._cached: dict[str, _Cached] = {}
        self._changes = 0
        """Reported so far: an answer of the database that is older than the last is not cached."""
        is_due = tokens.c.seen_at < database.now - bindparam("day", type_=Float)
        holder = select(tokens.c.player, is_due.label("is_due"))
        self._holder = database.prepare(holder.where(tokens.c.token_hash == bindparam("hash")))

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
        """The player who holds a token."""
        if not token or len(token) > LONGEST_TOKEN:
            return None
        cached = self._cached.get(token)
        if cached and time.monotonic() < cached.until:
            return cached.account
        changes = self._changes
        values = {"hash": hashed(token), "day": DAY}
        found = await self.database.read(lambda connection: self._holder.rows(connection, values))
        if not found:
            self._cached.pop(token, None)
            return None
        if found[0]["is_due"]:
            self.visits.note(hashed(token))
        account = Account(found[0]["player"], token)
        if changes == self._changes:
            if len(self._cached) >= MOST_CACHED:
                self._cached.clear()
            self._cached[token] = _Cached(account, time.monotonic() + REMEMBERED)
        return account

    def is_known(self, token: str) -> bool:
        """Whether a token was recently found to be a player's."""
        return token in self._cached

    # Tokens that are revoked, or become another player's

    def notify(self, connection: Connection, player: str) -> None:
        """Tell other processes that the tokens of a player have changed."""
        self.database.notify(connection, NOTICE + player)

    def take_notice(self, message: str) -> bool:
        """Whether it is a message of `notify`."""
        if not message.startswith(NOTICE):
            return False
        self.forget(message.removeprefix(NOTICE))
        return True

    def forget(self, player: str) -> None:
        """The tokens of a player have changed: streams that were opened with them look again."""
        self._changes += 1
        of_others = {t: c for t, c in self._cached.items() if c.account.id != player}
        self._cached = of_others
        self.publish(topic_of(player))

    def forget_all(self) -> None:
        """Messages may have been missed."""
        self._changes += 1
        self._cached.clear()

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
