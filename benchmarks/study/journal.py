"""A file with one JSON value a line, to which a run adds, and from which the next run goes on."""

import json
import os
from pathlib import Path
from typing import Any


class Journal:
    def __init__(self, path: Path) -> None:
        self._path = path

    def read(self) -> list[dict[str, Any]]:
        """All lines. A last line that an interrupt cut short is removed from the file."""
        if not self._path.exists():
            return []
        text = self._path.read_text("utf-8")
        complete = text[: text.rfind("\n") + 1]
        if complete != text:
            os.truncate(self._path, len(complete.encode("utf-8")))
        return [json.loads(line) for line in complete.splitlines()]

    def add(self, line: dict[str, Any]) -> None:
        with self._path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")
