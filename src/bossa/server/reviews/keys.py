"""What a review is known by."""

import hashlib

from bossa.notation import Record, write_record
from bossa.notation.tags import PRACTICE, TAKEBACKS, read_count


def bare(record: Record) -> str:
    """The record without names, dates, comments and what lay face down: what is reviewed."""
    kept = ("Rules", "Edition", "Rolls", "Hands", "Result", "Ending")
    tags = tuple((name, value) for name, value in record.tags if name in kept)
    counts = ((name, read_count(record.tags, name)) for name in (TAKEBACKS, PRACTICE))
    more = tuple((name, str(count)) for name, count in counts if count)
    return write_record(Record(record.game, (*tags, *more)))


def key_of(text: str, version: str) -> str:
    """The key of a bare record's review by a version of the evaluator. Tags in another order give
    another key: the review is made twice then, and right."""
    return hashlib.sha256(f"{version}\n{text}".encode()).hexdigest()
