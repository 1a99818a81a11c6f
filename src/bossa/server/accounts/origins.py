"""Where games are begun from: networks, stored as keyed hashes.

They tell how many games come from one network, and no more: without the key of the database, which
is random, nobody can try out addresses against them.
"""

import hashlib
import hmac

from sqlalchemy import select

from bossa.server.storage.database import Database
from bossa.server.storage.schema import keys

LENGTH = 32
"""Hexadecimal digits that are stored."""


class Origins:
    def __init__(self, database: Database) -> None:
        self.database = database
        self._key: bytes | None = None

    async def of(self, network: str) -> str:
        if self._key is None:
            query = select(keys.c.value).where(keys.c.name == "origin")
            found = await self.database.read(
                lambda connection: connection.execute(query).scalar_one()
            )
            self._key = bytes.fromhex(found)
        return hmac.new(self._key, network.encode(), hashlib.sha256).hexdigest()[:LENGTH]
