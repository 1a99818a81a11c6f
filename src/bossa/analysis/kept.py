"""A file that keeps the figures of reviewed games, so that an interrupted run can go on."""

import hashlib
import json
import os
from pathlib import Path

from bossa.analysis.game_figures import GameFigures
from bossa.notation import Record, write_record
from bossa.players.version import VERSION
from bossa.rules import Unreadable

_BEGIN = '{"key": '


def key_of(record: Record, seconds: float) -> str:
    """What a review is known by: the record, the evaluator's version, and how long it may solve."""
    told = f"{VERSION}\n{float(seconds)}\n{write_record(record)}"
    return hashlib.sha256(told.encode()).hexdigest()


class Kept:
    """One game a line, as JSON. Nothing is ever removed but a last line that was cut short."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def read(self) -> dict[str, GameFigures]:
        """The figures by their key. Refuses a file that holds anything else."""
        try:
            text = self._path.read_text("utf-8")
        except FileNotFoundError:
            return {}
        except (OSError, ValueError) as error:
            raise self._refused() from error
        complete = text[: text.rfind("\n") + 1]
        cut_short = text[len(complete) :]
        found = {}
        for line in complete.splitlines():
            try:
                data = json.loads(line)
                found[str(data["key"])] = GameFigures.of_json(data["figures"])
            except (ValueError, KeyError, TypeError) as error:
                raise self._refused() from error
        if cut_short:
            if cut_short[: len(_BEGIN)] != _BEGIN[: len(cut_short)]:
                raise self._refused()
            os.truncate(self._path, len(complete.encode("utf-8")))
        return found

    def add(self, key: str, figures: GameFigures) -> None:
        try:
            with self._path.open("a", encoding="utf-8") as file:
                file.write(json.dumps({"key": key, "figures": figures.as_json()}) + "\n")
        except OSError as error:
            reason = error.strerror or ""
            raise Unreadable("cannot-write", path=str(self._path), reason=reason) from error

    def _refused(self) -> Unreadable:
        return Unreadable("bad-kept", path=str(self._path))
