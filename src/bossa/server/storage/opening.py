"""Why a database could not be opened, in one line."""

from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import quote, quote_plus

from sqlalchemy import URL
from sqlalchemy.exc import DBAPIError

from bossa.rules import Unreadable
from bossa.server.protocol.refusals import Away

NO_RIGHTS = ("42501", "25006")
"""PostgreSQL's codes: this user may not make tables, or nobody may write."""


@contextmanager
def opening(url: URL) -> Iterator[None]:
    """A database that is away before it was ever there is refused with the reason: somebody is
    looking at the terminal now. The password in the address is not told."""
    try:
        yield
    except Away as away:
        if away.code != "database-away":
            raise
        reason = _words_of(away.__cause__, url)
        raise Unreadable("cannot-open-database", reason=reason) from away
    except DBAPIError as error:
        if getattr(error.orig, "sqlstate", None) not in NO_RIGHTS:
            raise
        raise Unreadable("cannot-open-database", reason=_words_of(error, url)) from error


def _words_of(error: BaseException | None, url: URL) -> str:
    """What the driver said. Some errors have no words, such as that time is up."""
    said = getattr(error, "orig", None) or error
    # SQLAlchemy puts the name of a class before what PostgreSQL says.
    said = getattr(said, "__cause__", None) or said
    words = str(said) or type(said).__name__
    for password in filter(None, map(str, (url.password or "", url.query.get("password", "")))):
        for form in (password, quote(password, safe=" +"), quote_plus(password)):
            words = words.replace(form, "***")
    return words
