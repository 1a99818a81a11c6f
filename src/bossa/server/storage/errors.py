"""What the database's driver itself said, below SQLAlchemy's wrapping."""

import sqlite3

from sqlalchemy.exc import DBAPIError

DAMAGED = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
"""SQLite's errors that a damaged file causes."""


def driver_error(error: Exception) -> BaseException | None:
    return error.orig if isinstance(error, DBAPIError) else error


def primary_code(error: Exception) -> int:
    """SQLite's code of an error. The lowest byte is the primary code, the others say more."""
    return getattr(driver_error(error), "sqlite_errorcode", 0) & 0xFF
