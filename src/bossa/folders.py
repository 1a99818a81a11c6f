"""The user's data folder, and files that are for their owner alone.

On Windows a file has the rights of its folder, and those of the user's data folder are private.
"""

import os
import stat
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from platformdirs import user_data_path

PRIVATE_FILE = 0o600
PRIVATE_FOLDER = 0o700


def data_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """The folder named by BOSSA_DATA_DIR, or else the system's place for a program's data."""
    folder = environment.get("BOSSA_DATA_DIR")
    return Path(folder) if folder else user_data_path("bossa")


def make_private_folder(path: Path) -> None:
    """Create a folder, and those above it that are missing. One that exists stays as it is."""
    if not path.is_dir():
        make_private_folder(path.parent)
        path.mkdir(PRIVATE_FOLDER, exist_ok=True)


def create_private_file(path: Path) -> int:
    """Create an empty file, which must not exist, and return its open descriptor."""
    return os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE_FILE)


def make_file_private(path: Path) -> None:
    """Take the rights of all others from a file, if it exists and is ours."""
    if not hasattr(os, "geteuid"):
        return
    # Some file systems know no rights.
    with suppress(OSError):
        found = path.lstat()
        is_ours = stat.S_ISREG(found.st_mode) and found.st_uid == os.geteuid()
        if is_ours and stat.S_IMODE(found.st_mode) & ~PRIVATE_FOLDER:
            path.chmod(PRIVATE_FILE)
