"""The user's data folder, where the server and the command keep their files."""

import os
from collections.abc import Mapping
from pathlib import Path

from platformdirs import user_data_path


def data_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """The folder named by BOSSA_DATA_DIR, or else the system's place for a program's data."""
    folder = environment.get("BOSSA_DATA_DIR")
    return Path(folder) if folder else user_data_path("bossa")
