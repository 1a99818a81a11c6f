"""What happened in a game: the ledger of skill and luck, marks and reasons."""

from bossa.analysis.document import document
from bossa.analysis.ledger import Decided, Entry, Kind, Review, Summary
from bossa.analysis.marks import Mark
from bossa.analysis.review import review

__all__ = ["Decided", "Entry", "Kind", "Mark", "Review", "Summary", "document", "review"]
