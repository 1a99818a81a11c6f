"""Opens the database that an address names."""

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from bossa.rules import Unreadable
from bossa.server.storage.database import Database
from bossa.server.storage.postgres import PostgresDatabase
from bossa.server.storage.sqlite import SqliteDatabase


def read_address(url: str) -> URL:
    """Refuse an address that is neither a file of SQLite's nor a database of PostgreSQL's. SQLite
    in memory is refused too: it could not be shared by reader and writer, nor outlast the server.
    """
    # The rest of the address may hold a password.
    refusal = Unreadable("bad-database", url=url.partition(":")[0])
    try:
        address = make_url(url)
    except (ArgumentError, ValueError) as error:  # the latter for a port that is no number
        raise refusal from error
    match address.get_backend_name():
        case "sqlite":
            is_file = address.database and address.database != ":memory:" and not address.query
            if not is_file or address.host:
                raise refusal
        case "postgresql":
            pass
        case _:
            raise refusal
    return address


def open_database(url: str) -> Database:
    address = read_address(url)
    if address.get_backend_name() == "sqlite":
        return SqliteDatabase(address)
    return PostgresDatabase(address)
