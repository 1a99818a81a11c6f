"""The ledger as it is shown: whole tenths of a point, rounded first and then subtracted.

So all that is shown adds up to the last digit. The page of the board does the same
(`review/shown.ts`). The review itself is exact.
"""

from dataclasses import dataclass
from fractions import Fraction

from bossa.analysis.ledger import START, Decided, Entry, Kind, Review
from bossa.analysis.marks import LEAST_LOSS
from bossa.notation import write_move
from bossa.rules import Player
from bossa.rules.words import Word

MILLION = 1_000_000


class Part(Word):
    """What a row of the ledger is made of."""

    DEAL = "deal"
    DRAWS = "draws"
    MISTAKES = "mistakes"
    UNCLEAR = "unclear"  # decisions without a mark, of both players


@dataclass(frozen=True, slots=True)
class Change:
    """What one kind of entries changed A's chance by, in tenths of a point."""

    part: Part
    player: Player | None
    change: int


@dataclass(frozen=True, slots=True)
class Shown:
    """From an even game by luck, moves and leaving to the end, in tenths of a point, for A."""

    start: int
    luck: tuple[Change, ...]
    moves: tuple[Change, ...]
    left: tuple[tuple[Player, int], ...]
    """Time and abandonment: neither luck nor moves."""
    end: int


def tenths(chance: Fraction) -> int:
    """Half goes to the even number, so that a chance and the other player's add up to 100.0."""
    return round(Fraction(round(chance * MILLION), MILLION // 1000))


def loss_of(decided: Decided, entry: Entry) -> int:
    """What a decision lost for who made it."""
    worths = {write_move(move): worth for move, worth in decided.considered}
    played = worths.get(entry.what)
    if played:
        return tenths(decided.considered[0][1].chance) - tenths(played.chance)
    return abs(tenths(entry.after.chance) - tenths(entry.after.chance - entry.change))


def changes_of(entries: tuple[Entry, ...]) -> tuple[int, ...]:
    """What each entry changed A's chance by."""
    before = tenths(START)
    found = []
    for entry in entries:
        if entry.kind is Kind.CHOICE and entry.decided:
            # Nobody knows the deal when a choice is made: it is judged by itself.
            loss = loss_of(entry.decided, entry)
            change = -loss if entry.player is Player.A else loss
        else:
            change = tenths(entry.after.chance) - before
        before += change
        found.append(change)
    return tuple(found)


def shown(review: Review) -> Shown:
    changes = list(zip(review.entries, changes_of(review.entries), strict=True))

    def total(part: Part | None, player: Player | None = None) -> int:
        return sum(
            change
            for entry, change in changes
            if part_of(entry) is part and player in (None, entry.player)
        )

    def both(part: Part) -> tuple[Change, ...]:
        return tuple(Change(part, player, total(part, player)) for player in Player)

    luck = (Change(Part.DEAL, None, total(Part.DEAL)), *both(Part.DRAWS))
    unclear = Change(Part.UNCLEAR, None, total(Part.UNCLEAR))
    moves = (*both(Part.MISTAKES), *([unclear] if unclear.change else []))
    left = tuple((player, change) for player in Player if (change := total(None, player)))
    end = tenths(START) + sum(change for _, change in changes)
    return Shown(tenths(START), luck, moves, left, end)


def part_of(entry: Entry) -> Part | None:
    """None for time and abandonment."""
    if entry.kind is Kind.DEAL:
        return Part.DEAL
    if entry.kind is Kind.DRAW:
        return Part.DRAWS
    if entry.decided is None:
        return None
    return Part.MISTAKES if entry.decided.mark in LEAST_LOSS else Part.UNCLEAR
