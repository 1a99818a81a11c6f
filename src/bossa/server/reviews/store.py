"""Reviews that were made, in the database."""

import msgspec
from sqlalchemy import Connection, bindparam, select

from bossa.server.protocol.review import Review
from bossa.server.storage.database import Database
from bossa.server.storage.schema import reviews

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Review).decode


class ReviewStore:
    def __init__(self, database: Database) -> None:
        self.database = database
        new = {
            "key": bindparam("key"),
            "content": bindparam("content"),
            "created_at": database.now,
        }
        self._insert = database.prepare(
            database.insert(reviews).values(new).on_conflict_do_nothing()
        )
        self._content = database.prepare(
            select(reviews.c.content).where(reviews.c.key == bindparam("key"))
        )

    def put(self, connection: Connection, key: str, review: Review) -> None:
        row = {"key": key, "content": _encode(review).decode()}
        self._insert.run(connection, row)

    async def find(self, key: str) -> Review | None:
        rows = await self.database.read(
            lambda connection: self._content.rows(connection, {"key": key})
        )
        return _decode(rows[0]["content"]) if rows else None
