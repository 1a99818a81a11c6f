"""Which lessons were done at this terminal, and where one was left."""

import json
from dataclasses import dataclass
from pathlib import Path

from bossa.cli.terminal.files import read_at_most, write_whole
from bossa.folders import data_folder
from bossa.lessons import LESSONS


@dataclass(frozen=True)
class Progress:
    step: int = 0
    is_done: bool = False


def path() -> Path:
    return data_folder() / "lessons.json"


def read_progress() -> dict[str, Progress]:
    """What was learnt so far. A file that cannot be read counts as nothing: lessons begin anew."""
    try:
        data = json.loads(read_at_most(str(path()))) if path().exists() else {}
        return {
            name: Progress(int(data[name]["step"]), bool(data[name]["done"]))
            for name in LESSONS
            if name in data
        }
    except (ValueError, LookupError, TypeError, AttributeError, RecursionError):
        return {}


def keep_progress(name: str, progress: Progress) -> None:
    known = read_progress() | {name: progress}
    data = {found: {"step": one.step, "done": one.is_done} for found, one in known.items()}
    write_whole(path(), json.dumps(data, indent=1))
