"""A deal as text, and its seal: a hash that shows later that nobody changed the deal."""

import hashlib
import re
import secrets
from dataclasses import dataclass

from bossa.notation.limits import check_size
from bossa.notation.moves import read_tile, shortened
from bossa.notation.positions import write_tiles
from bossa.rules.deal import Deal, Roll
from bossa.rules.refusals import Unreadable

SALT_BYTES = 32

_DEAL = re.compile(r"([0-9]{2}(?:,[0-9]{2})*) ([0-9]-[0-9](?:,[0-9]-[0-9])*)")


def read_deal(text: str) -> Deal:
    """Read a deal; refuse one without every tile once (T1), or with wrong rolls (S2)."""
    check_size(text)
    found = _DEAL.fullmatch(text)
    if not found:
        raise Unreadable("bad-deal", text=shortened(text))
    tiles = tuple(map(read_tile, found[1].split(",")))
    return Deal(tiles, tuple(map(_read_roll, found[2].split(","))))


def write_deal(deal: Deal) -> str:
    """Write the tiles in the order of `Deal.tiles`, then every roll, white die first."""
    return f"{write_tiles(deal.tiles)} {','.join(f'{w}-{b}' for w, b in deal.rolls)}"


def _read_roll(text: str) -> Roll:
    white, _, black = text.partition("-")
    return int(white), int(black)


@dataclass(frozen=True)
class SealedDeal:
    """A deal with a salt that nobody can guess.

    The players get the hash of both when the game begins, and deal and salt when it is over. So
    they can check that the deal is the same.
    """

    deal: Deal
    salt: str

    @classmethod
    def new(cls) -> "SealedDeal":
        """Make a deal and a salt from the system's randomness."""
        return cls.of_deal(Deal.shuffled())

    @classmethod
    def of_deal(cls, deal: Deal) -> "SealedDeal":
        """Give a deal a salt from the system's randomness."""
        return cls(deal, secrets.token_hex(SALT_BYTES))

    @classmethod
    def of(cls, text: str, salt: str) -> "SealedDeal":
        return cls(read_deal(text), salt)

    @property
    def text(self) -> str:
        return write_deal(self.deal)

    @property
    def hash(self) -> str:
        """SHA-256 of the salt, a space and the deal's text, in hexadecimal digits."""
        return hashlib.sha256(f"{self.salt} {self.text}".encode()).hexdigest()
