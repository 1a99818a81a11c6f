"""A deal: everything that chance decides in a game, in order."""

import random
from collections.abc import Iterable
from dataclasses import dataclass

from bossa.rules.position import HAND_SIZE
from bossa.rules.refusals import Illegal
from bossa.rules.tiles import TILES, Tile
from bossa.rules.words import Player

Roll = tuple[int, int]
"""The number on the white die, rolled by A, and on the black die, rolled by B (S2)."""

DIE = range(1, 7)


@dataclass(frozen=True, slots=True)
class Deal:
    """The 27 tiles in the order in which they are dealt, and every roll.

    First A's four tiles, then B's four, the pile with the next tile first, the removed tile (S1).
    """

    tiles: tuple[Tile, ...]
    rolls: tuple[Roll, ...]

    def __post_init__(self) -> None:
        if sorted(self.tiles) != list(TILES):
            raise Illegal("not-the-set", "T1")
        check_rolls(self.rolls)

    @classmethod
    def shuffled(cls, source: random.Random | None = None) -> "Deal":
        """A random deal. The randomness is the system's unless a source is given."""
        source = source or random.SystemRandom()
        tiles = list(TILES)
        source.shuffle(tiles)
        rolls: list[Roll] = []
        while not rolls or rolls[-1][0] == rolls[-1][1]:
            rolls.append((source.choice(DIE), source.choice(DIE)))
        return cls(tuple(tiles), tuple(rolls))

    def hand(self, player: Player) -> tuple[Tile, ...]:
        start = 0 if player is Player.A else HAND_SIZE
        return self.tiles[start : start + HAND_SIZE]

    @property
    def to_come(self) -> tuple[Tile, ...]:
        """The pile, next tile first, and after it the removed tile."""
        return self.tiles[2 * HAND_SIZE :]

    @property
    def pile(self) -> tuple[Tile, ...]:
        return self.to_come[:-1]

    @property
    def removed(self) -> Tile:
        return self.to_come[-1]


def check_rolls(rolls: Iterable[Roll]) -> None:
    """Refuse rolls that break S2: players roll again after equal numbers, and only then."""
    rolls = tuple(rolls)
    for die in (die for roll in rolls for die in roll):
        if die not in DIE:
            raise Illegal("no-such-die", "S2", die=die)
    if not rolls or rolls[-1][0] == rolls[-1][1]:
        raise Illegal("equal-dice", "S2")
    if any(white != black for white, black in rolls[:-1]):
        raise Illegal("rolled-again", "S2")
