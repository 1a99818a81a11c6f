"""What a position or a move is worth, and how sure that is."""

from dataclasses import dataclass
from fractions import Fraction

from bossa.rules.words import Word

MILLION = 1_000_000


class Sure(Word):
    """How a chance of winning was found."""

    EXACT = "exact"
    BOUNDED = "bounded"
    ESTIMATED = "estimated"


@dataclass(frozen=True, slots=True)
class Worth:
    """A chance of winning, where a tie counts half.

    The true chance is at most `within` away: always where it is bounded, in 95 of 100 cases where
    it is estimated. All chances are fractions, so that their differences add up exactly.
    """

    chance: Fraction
    within: Fraction = Fraction(0)
    sure: Sure = Sure.EXACT

    @classmethod
    def between(cls, low: Fraction, high: Fraction) -> "Worth":
        """Exact if the bounds are equal. Otherwise the middle of them."""
        if low == high:
            return cls(low)
        return cls((low + high) / 2, (high - low) / 2, Sure.BOUNDED)

    @classmethod
    def estimate(cls, chance: float, within: float) -> "Worth":
        """An estimate in whole millionths."""
        return cls(in_millionths(chance), in_millionths(within), Sure.ESTIMATED)

    @property
    def low(self) -> Fraction:
        return max(Fraction(0), self.chance - self.within)

    @property
    def high(self) -> Fraction:
        return min(Fraction(1), self.chance + self.within)

    @property
    def exact(self) -> bool:
        return self.sure is Sure.EXACT

    def turned(self) -> "Worth":
        """The same for the other player."""
        return Worth(1 - self.chance, self.within, self.sure)


def mean(worths: "list[Worth]") -> Worth:
    """The mean over what is equally likely: as sure as the least sure of them."""
    count = len(worths)
    sure = max((worth.sure for worth in worths), key=list(Sure).index)
    within = sum((worth.within for worth in worths), Fraction(0)) / count
    chance = sum((worth.chance for worth in worths), Fraction(0)) / count
    if sure is Sure.ESTIMATED:
        return Worth.estimate(float(chance), float(within))
    return Worth(chance, within, sure)


def in_millionths(chance: float) -> Fraction:
    return Fraction(round(chance * MILLION), MILLION)
