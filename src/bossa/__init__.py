"""Bossa (坊茶), a two-player tile game from Sapporo.

The law of the game is in `bossa.rules`, its text forms in `bossa.notation`; what most programs
need of both is here. Importing this needs no third-party package.
"""

from bossa.notation import (
    Record,
    read_move,
    read_position,
    read_record,
    write_move,
    write_position,
    write_record,
)
from bossa.rules import *  # noqa: F403
from bossa.rules import __all__ as _of_rules

__version__ = "0.1.0"

__all__ = [
    *_of_rules,
    "Record",
    "read_move",
    "read_position",
    "read_record",
    "write_move",
    "write_position",
    "write_record",
]
