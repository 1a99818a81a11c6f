"""Reads files up to the size limit, and writes files atomically."""

import os
import sys
import tempfile
from pathlib import Path

from bossa.folders import make_private_folder
from bossa.notation.limits import MOST_BYTES
from bossa.rules import Unreadable


def read_at_most(path: str) -> bytes:
    """Read a file, or standard input for `-`.

    At most one byte more than the limit is read, which is enough to see that a file is too big.
    """
    if path == "-":
        return sys.stdin.buffer.read(MOST_BYTES + 1)
    try:
        with Path(path).open("rb") as file:
            return file.read(MOST_BYTES + 1)
    except OSError as error:
        raise Unreadable("no-such-file", path=path, reason=error.strerror or "") from error


def write_whole(path: Path, text: str) -> None:
    """Write a temporary file and rename it, so that nobody ever sees half a file. It is for its
    owner alone."""
    try:
        make_private_folder(path.parent)
        handle, beside = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    except OSError as error:
        raise Unreadable("cannot-write", path=str(path), reason=error.strerror or "") from error
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(beside).replace(path)
    except OSError as error:
        Path(beside).unlink(missing_ok=True)
        raise Unreadable("cannot-write", path=str(path), reason=error.strerror or "") from error
