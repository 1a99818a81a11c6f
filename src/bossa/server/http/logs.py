"""Logs, one JSON object a line.

The level is set for what is ours: at their finer levels the libraries below tell what nobody may
know, such as the deal that goes to the database and the hands that go to their players.
"""

import json
import logging
from collections.abc import Mapping
from typing import TextIO

from bossa.rules import Unreadable

LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")


class Lines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": self.formatTime(record),
            "level": record.levelname,
            "from": record.name,
            "text": record.getMessage(),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def log_to(stream: TextIO, environment: Mapping[str, str]) -> None:
    """At the level of `BOSSA_LOG`."""
    wanted = environment.get("BOSSA_LOG") or "WARNING"
    if wanted.upper() not in LEVELS:
        raise Unreadable("bad-setting", name="BOSSA_LOG", value=wanted)
    handler = logging.StreamHandler(stream)
    handler.setFormatter(Lines())
    logging.basicConfig(handlers=[handler], level=logging.WARNING)
    logging.getLogger("bossa").setLevel(wanted.upper())
