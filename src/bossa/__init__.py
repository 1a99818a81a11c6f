"""Bossa (坊茶), a two-player tile game from Sapporo.

`bossa.rules` implements the rules, `bossa.notation` reads and writes them as text. This package
exports what most programs need of both. Importing it needs no third-party package.
"""

from bossa.notation import (
    Record,
    read_deal,
    read_move,
    read_position,
    read_record,
    write_deal,
    write_move,
    write_position,
    write_record,
)
from bossa.rules import *  # noqa: F403
from bossa.rules import __all__ as _names_of_rules

__version__ = "0.1.0"

__all__ = [
    *_names_of_rules,
    "Record",
    "read_deal",
    "read_move",
    "read_position",
    "read_record",
    "write_deal",
    "write_move",
    "write_position",
    "write_record",
]
