"""The file of an SQLite database, before it is opened: what it is, and whose."""

import glob
import os
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from bossa.folders import create_private_file, make_file_private
from bossa.rules import Unreadable
from bossa.server.storage.copies import copy_database
from bossa.server.storage.errors import DAMAGED, primary_code
from bossa.server.storage.migrate import check_revision, newest_revision

SIDE_FILES = ("-wal", "-shm", "-journal", ".lock")
"""What stands beside a database: SQLite's log, index and journal, and our lock."""
COPIES = ".revision-"
"""Copies from before migrations, with the revision behind it."""


def prepare_file(path: Path) -> None:
    """Refuse a file that is no database of ours, keep it from other users, and keep a copy of it
    before it is migrated.

    SQLite gives its log the rights of the database. So the database is private from the first.
    """
    try:
        if not path.exists():
            os.close(create_private_file(path))
    except OSError as error:
        raise Unreadable("cannot-write", path=str(path), reason=error.strerror or "") from error
    revision = revision_of(path)
    make_file_private(path)
    for side in (*SIDE_FILES, f"{COPIES}*"):
        for file in path.parent.glob(f"{glob.escape(path.name)}{side}"):
            make_file_private(file)
    if revision and revision != newest_revision():
        check_revision([revision])
        copy = path.with_name(f"{path.name}{COPIES}{revision}")
        if not copy.exists():
            copy_database(path, copy)


def revision_of(path: Path) -> str | None:
    """The revision of the tables in a file; None for a file that is empty yet. Refuses a file that
    is not a database of ours."""
    try:
        file = path.stat()
    except OSError as error:
        raise Unreadable("no-such-file", path=str(path), reason=error.strerror or "") from error
    if not stat.S_ISREG(file.st_mode):
        raise Unreadable("not-our-database", path=str(path))
    if file.st_nlink > 1:
        # By each name SQLite keeps another log: neither server would see what the other writes.
        raise Unreadable("database-linked", path=str(path))
    with _refusing(path), closing(sqlite3.connect(path)) as database:
        tables = {name for (name,) in database.execute("SELECT name FROM sqlite_master")}
        if not tables:
            return None
        if not {"alembic_version", "games"} <= tables:
            raise Unreadable("not-our-database", path=str(path))
        found = database.execute("SELECT version_num FROM alembic_version").fetchone()
    return str(found[0]) if found else None


@contextmanager
def _refusing(path: Path) -> Iterator[None]:
    try:
        yield
    except sqlite3.Error as error:
        match primary_code(error):
            case sqlite3.SQLITE_NOTADB | sqlite3.SQLITE_ERROR:
                # No database at all, or other columns than ours.
                raise Unreadable("not-our-database", path=str(path)) from error
            case code if code in DAMAGED:
                raise Unreadable("database-damaged") from error
        raise Unreadable("cannot-open-database", reason=str(error)) from error
