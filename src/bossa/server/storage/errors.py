"""What the database's driver itself said, below SQLAlchemy's wrapping."""

from sqlalchemy.exc import DBAPIError


def driver_error(error: Exception) -> BaseException | None:
    return error.orig if isinstance(error, DBAPIError) else error
