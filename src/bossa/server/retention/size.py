"""How much room a database takes."""

from dataclasses import dataclass

from sqlalchemy import text

from bossa.server.storage.database import Database


@dataclass(frozen=True)
class Size:
    used: int
    """Bytes."""
    free: int
    """Bytes that removed rows have left, for new ones. Of PostgreSQL that is not known."""


async def size_of(database: Database) -> Size:
    async def number(query: str) -> int:
        return int(await database.read(lambda c: c.execute(text(query)).scalar_one()))

    if database.is_shared:
        return Size(await number("SELECT pg_database_size(current_database())"), 0)
    page = await number("PRAGMA page_size")
    free = await number("PRAGMA freelist_count") * page
    return Size(await number("PRAGMA page_count") * page - free, free)
