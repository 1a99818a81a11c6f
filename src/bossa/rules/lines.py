"""Lines, rows and ends: the two runs of numbers around the dice."""

from collections.abc import Iterable
from dataclasses import dataclass

from bossa.rules.refusals import Illegal
from bossa.rules.ruleset import Rules
from bossa.rules.tiles import Layer
from bossa.rules.words import Colour, Player


@dataclass(frozen=True, slots=True)
class Row:
    """The tiles on one number, in layers from the bottom up (L3, A3)."""

    number: int
    layers: tuple[Layer, ...]

    @property
    def size(self) -> int:
        """How many tiles a layer has. A stack does not change it (A3)."""
        return len(self.layers[0])

    def stacked(self, layer: Layer) -> "Row":
        return Row(self.number, (*self.layers, layer))


@dataclass(frozen=True, slots=True)
class End:
    """An open end of a line: the next number, and the sizes that a row may have there."""

    colour: Colour
    number: int
    sizes: tuple[int, ...]
    beside_die: bool


@dataclass(frozen=True, slots=True)
class Line:
    """A die and the rows around it. `above` and `below` list rows outwards from the die (L1)."""

    colour: Colour
    die: int
    owner: Player | None = None
    above: tuple[Row, ...] = ()
    below: tuple[Row, ...] = ()

    @classmethod
    def of(cls, colour: Colour, die: int, owner: Player | None, rows: Iterable[Row]) -> "Line":
        """A line from its rows in any order. Refuses rows that cannot stand in one line."""
        by_number: dict[int, Row] = {}
        for row in rows:
            where = {"colour": colour.value, "number": row.number}
            if row.number < 1:
                raise Illegal("below-one", "L2", **where)
            if row.number == die:
                raise Illegal("row-on-die", "L1", **where)
            if row.number in by_number:
                raise Illegal("row-twice", "L1", **where)
            by_number[row.number] = row
        above = tuple(_outwards(by_number, die, 1))
        below = tuple(_outwards(by_number, die, -1))
        stray = by_number.keys() - {row.number for row in (*above, *below)}
        if stray:
            raise Illegal("gap", "L1", colour=colour.value, number=min(stray))
        return cls(colour, die, owner, above, below)

    @property
    def rows(self) -> tuple[Row, ...]:
        """The rows in ascending order of their numbers."""
        return (*reversed(self.below), *self.above)

    def row(self, number: int) -> Row | None:
        side = self.above if number > self.die else self.below
        place = abs(number - self.die) - 1
        return side[place] if 0 <= place < len(side) else None

    def ends(self, rules: Rules) -> tuple[End, ...]:
        """The lower end, unless its number would be below 1 (L2), and the upper end."""
        ends = []
        for side, step in ((self.below, -1), (self.above, 1)):
            number = self.die + step * (len(side) + 1)
            if number >= 1:
                sizes = rules.sizes_beside(side[-1].size if side else None)
                ends.append(End(self.colour, number, sizes, beside_die=not side))
        return tuple(ends)

    def with_row(self, row: Row) -> "Line":
        """The line with a row added at an end, or in place of the old row on that number."""
        if row.number > self.die:
            return Line(self.colour, self.die, self.owner, _put(self.above, row), self.below)
        return Line(self.colour, self.die, self.owner, self.above, _put(self.below, row))

    def owned_by(self, owner: Player | None) -> "Line":
        return Line(self.colour, self.die, owner, self.above, self.below)


def _outwards(rows: dict[int, Row], die: int, step: int) -> Iterable[Row]:
    number = die + step
    while number in rows:
        yield rows[number]
        number += step


def _put(side: tuple[Row, ...], row: Row) -> tuple[Row, ...]:
    kept = tuple(row if old.number == row.number else old for old in side)
    return kept if row in kept else (*side, row)
