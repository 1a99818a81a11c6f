"""A deal that can be checked: its hash goes out first, the deal itself when the game is over."""

import hashlib
import secrets
from dataclasses import dataclass

from bossa.notation.moves import read_tile
from bossa.rules.deal import Deal

SALT_BYTES = 32


@dataclass(frozen=True)
class SealedDeal:
    """The deal, a salt that nobody can guess, and the hash of both."""

    deal: Deal
    salt: str

    @classmethod
    def new(cls) -> "SealedDeal":
        """From the system's randomness."""
        return cls(Deal.shuffled(), secrets.token_hex(SALT_BYTES))

    @classmethod
    def of(cls, text: str, salt: str) -> "SealedDeal":
        tiles, _, rolls = text.partition(" ")
        numbers = [tuple(map(int, roll.split("-"))) for roll in rolls.split(",")]
        pairs = tuple((white, black) for white, black in numbers)
        return cls(Deal(tuple(map(read_tile, tiles.split(","))), pairs), salt)

    @property
    def text(self) -> str:
        """The tiles in order, and every roll, white die first."""
        tiles = ",".join(map(str, self.deal.tiles))
        return f"{tiles} {','.join(f'{white}-{black}' for white, black in self.deal.rolls)}"

    @property
    def hash(self) -> str:
        return hashlib.sha256(f"{self.salt} {self.text}".encode()).hexdigest()
