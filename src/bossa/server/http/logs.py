"""The log: each line is one JSON object, and safe to be read at a terminal.

`BOSSA_LOG` sets the level of our own loggers only. Libraries stay at WARNING: at DEBUG they log
secrets, such as the deal on its way to the database and the hands on their way to the players.
"""

import json
import logging
from collections.abc import Mapping
from typing import TextIO

from bossa.escaping import escaped
from bossa.rules import Unreadable

LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")


class JsonFormatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": self.formatTime(record),
            "level": record.levelname,
            "from": record.name,
            "text": record.getMessage(),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        # Readable in any language, but for what a terminal would obey.
        return escaped(json.dumps(line, ensure_ascii=False))


def log_to(stream: TextIO, environment: Mapping[str, str]) -> None:
    """Write the log to a stream, at the level of `BOSSA_LOG`."""
    wanted = environment.get("BOSSA_LOG") or "WARNING"
    if wanted.upper() not in LEVELS:
        raise Unreadable("bad-setting", name="BOSSA_LOG", value=wanted)
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonFormatter())
    logging.basicConfig(handlers=[handler], level=logging.WARNING)
    logging.getLogger("bossa").setLevel(wanted.upper())
