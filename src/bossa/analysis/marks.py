"""Marks of decisions by the chance of winning that they lose.

Reviews, retries and puzzles use this one table.
"""

from fractions import Fraction

from bossa.rules.words import Word


class Mark(Word):
    GOOD = "good"
    CLOSE = "close"  # it seems to lose something, but that is not certain
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"
    FORCED = "forced"  # there was no other move


LEAST_LOSS = {
    Mark.BLUNDER: Fraction(10, 100),
    Mark.MISTAKE: Fraction(5, 100),
    Mark.INACCURACY: Fraction(2, 100),
}
"""The least chance of winning that a decision with this mark loses. Less is good."""


def mark_of(loss: Fraction, within: Fraction = Fraction(0)) -> Mark:
    """The mark of a loss that is certain up to `within`.

    A decision gets the mark that it deserves even if it loses as little as is possible. If that is
    none, it is close.
    """
    if loss < LEAST_LOSS[Mark.INACCURACY]:
        return Mark.GOOD
    for mark, least in LEAST_LOSS.items():
        if loss - within >= least:
            return mark
    return Mark.CLOSE
