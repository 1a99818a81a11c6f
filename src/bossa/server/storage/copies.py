"""Copies of an SQLite database that may be in use: backups, and the copy before a migration."""

import errno
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from bossa.folders import create_private_file
from bossa.rules import Unreadable
from bossa.server.storage.errors import DAMAGED, primary_code


def copy_database(source: Path, target: Path) -> None:
    """The copy appears whole or not at all."""
    partial = target.with_name(f"{target.name}.partial")
    try:
        with _new_file(partial):
            _copy(source, partial)
        partial.rename(target)
    except OSError as error:
        raise Unreadable("cannot-write", path=str(target), reason=error.strerror or "") from error
    except sqlite3.Error as error:
        if primary_code(error) in DAMAGED:
            raise Unreadable("database-damaged") from error
        raise Unreadable("cannot-write", path=str(target), reason=str(error)) from error


@contextmanager
def _new_file(path: Path) -> Iterator[None]:
    """A private file in place of what an interrupted copy left. It goes if this one fails."""
    path.unlink(missing_ok=True)
    handle = create_private_file(path)
    try:
        yield
        if not os.path.samestat(os.fstat(handle), path.stat()):
            # Another process copies to the same place, and took ours for one that was left.
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST))
    except BaseException:
        os.close(handle)
        path.unlink(missing_ok=True)
        raise
    os.close(handle)


def _copy(source: Path, target: Path) -> None:
    with closing(sqlite3.connect(source)) as have, closing(sqlite3.connect(target)) as copy:
        # A copy that fails is thrown away: no journal that could be left beside it.
        copy.execute("PRAGMA journal_mode=OFF")
        have.backup(copy)
