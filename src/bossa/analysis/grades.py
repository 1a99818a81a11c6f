"""Grades: which computer player loses about as much in a decision.

The bounds lie half way between the means of the levels, measured by
`python -m benchmarks.grades --games 25 --threads 1 --seconds 0.3` (docs/analysis.md has the table).
"""

from fractions import Fraction

from bossa.players.levels import LEVELS

MOST_LOSS = {
    "master": Fraction(11, 1000),
    "teahouse": Fraction(37, 1000),
    "kettle": Fraction(58, 1000),
    "cup": Fraction(76, 1000),
    "leaf": Fraction(105, 1000),
}
"""A player who loses at most so much in a decision plays like this level."""


FEWEST = 6
"""Fewer decisions say too little about a player."""


def grade_of(per_decision: Fraction, decisions: int) -> str | None:
    """The level that plays like this; None after too few decisions."""
    if decisions < FEWEST:
        return None
    return next((name for name in MOST_LOSS if per_decision <= MOST_LOSS[name]), LEVELS[0])
