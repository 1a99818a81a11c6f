"""What a review is known by."""

import hashlib
import re

from bossa.notation import Record, write_record

_TAKEBACKS = re.compile("[0-9]{1,4}").fullmatch


def takebacks_of(record: Record) -> int:
    """How many moves were taken back, as the record has it."""
    text = dict(record.tags).get("Takebacks", "")
    return int(text) if _TAKEBACKS(text) else 0


def bare(record: Record) -> str:
    """The record without names, dates, comments and what lay face down: what is reviewed."""
    kept = ("Rules", "Edition", "Rolls", "Hands", "Result", "Ending")
    tags = tuple((name, value) for name, value in record.tags if name in kept)
    taken_back = takebacks_of(record)
    more = (("Takebacks", str(taken_back)),) if taken_back else ()
    return write_record(Record(record.game, (*tags, *more)))


def key_of(text: str, version: str) -> str:
    """The key of a bare record's review by a version of the evaluator. Tags in another order give
    another key: the review is made twice then, and right."""
    return hashlib.sha256(f"{version}\n{text}".encode()).hexdigest()
