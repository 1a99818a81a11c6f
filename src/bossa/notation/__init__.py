"""The text forms of the rules: moves, positions, records, deals. Every text written reads back."""

from bossa.notation.deals import SealedDeal, read_deal, write_deal
from bossa.notation.moves import read_move, read_tile, write_move
from bossa.notation.positions import read_position, write_position
from bossa.notation.records import Record, read_record, write_record

__all__ = [
    "Record",
    "SealedDeal",
    "read_deal",
    "read_move",
    "read_position",
    "read_record",
    "read_tile",
    "write_deal",
    "write_move",
    "write_position",
    "write_record",
]
