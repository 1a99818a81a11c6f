"""Reading no more than is allowed, and writing so that nothing is left half written."""

import os
import sys
import tempfile
from pathlib import Path

from bossa.notation.limits import MOST_BYTES
from bossa.rules import Unreadable


def read_at_most(path: str) -> bytes:
    """The bytes of a file, or of standard input for `-`; one more than is allowed, at most."""
    if path == "-":
        return sys.stdin.buffer.read(MOST_BYTES + 1)
    try:
        with Path(path).open("rb") as file:
            return file.read(MOST_BYTES + 1)
    except OSError as error:
        raise Unreadable("no-such-file", path=path, reason=error.strerror or "") from error


def write_whole(path: Path, text: str) -> None:
    """Write beside and rename: another reader sees the old file or the new one."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
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
