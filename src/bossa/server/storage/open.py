"""Opens the database that an address names."""

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from bossa.rules import Unreadable
from bossa.server.storage.database import Database
from bossa.server.storage.postgres import PostgresDatabase
from bossa.server.storage.sqlite import SqliteDatabase


def open_database(url: str) -> Database:
    try:
        address = make_url(url)
    except ArgumentError as error:
        # The rest of the address may hold a password.
        raise Unreadable("bad-database", url=url.partition(":")[0]) from error
    match address.get_backend_name():
        case "sqlite":
            return SqliteDatabase(address)
        case "postgresql":
            return PostgresDatabase(address)
    raise Unreadable("bad-database", url=address.render_as_string())
