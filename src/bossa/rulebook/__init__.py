"""The rules for people, as data: parts, sections, statements with their ids, and examples that the
rules themselves prove.

The words are in the catalogues `rules.ftl`; every message that belongs to a value here is named by
it.
"""

from bossa.rulebook.contents import (
    PARTS,
    RECONSTRUCTED,
    REFUSED,
    RULING,
    SECTIONS,
    SOURCES,
    STATEMENTS,
    address_of,
    statement,
)
from bossa.rulebook.example import Example, Shown
from bossa.rulebook.statement import Part, Section, Statement

__all__ = [
    "PARTS",
    "RECONSTRUCTED",
    "REFUSED",
    "RULING",
    "SECTIONS",
    "SOURCES",
    "STATEMENTS",
    "Example",
    "Part",
    "Section",
    "Shown",
    "Statement",
    "address_of",
    "statement",
]
