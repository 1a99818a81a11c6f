"""The four rule sets as values. `Rules` holds all the differences between them."""

from dataclasses import dataclass

from bossa.rules.refusals import Unreadable

EDITION = "2023.1"
"""The edition that new games are played under. A game keeps the one it was begun under."""

BESIDE_DIE = (1, 2)  # L4, in every game


@dataclass(frozen=True, slots=True, repr=False)
class Rules:
    """One of the four games of an edition. Take one with `Rules.of("regular+chips")`."""

    name: str
    lines_are_chosen: bool
    """Whether the players choose and own lines (S3 to S5). If not, nobody owns a line and the
    higher die plays first (N1)."""
    hands_open_from_deal: bool
    """Whether hands are open from the deal (N1). If not, they are open after the set-up (S6)."""
    size_steps: tuple[int, ...]
    """How many tiles more or fewer a row may have than its neighbour towards the die."""
    size_rule: str
    """The id of the rule about `size_steps`: L5 or N2."""
    rows_to_win: int | None
    """How many rows on a line end the game (X3). None: no number of rows does (N3)."""
    chips: bool
    """Whether the expansion is played (K3)."""
    edition: str

    @classmethod
    def of(cls, name: str, edition: str = EDITION) -> "Rules":
        """The rule set of that name in that edition."""
        if edition not in EDITIONS:
            raise Unreadable("unknown-edition", edition=edition)
        for rules in EDITIONS[edition]:
            if rules.name == name:
                return rules
        raise Unreadable("unknown-rules", name=name)

    def sizes_beside(self, neighbour: int | None) -> tuple[int, ...]:
        """The sizes a row may have beside a row of size `neighbour`, or beside the die (None)."""
        if neighbour is None:
            return BESIDE_DIE
        return tuple(neighbour + step for step in self.size_steps if neighbour + step > 0)

    def __repr__(self) -> str:
        edition = "" if self.edition == EDITION else f", {self.edition!r}"
        return f"Rules.of({self.name!r}{edition})"


def _regular(edition: str, chips: bool) -> Rules:
    return Rules(
        name="regular+chips" if chips else "regular",
        lines_are_chosen=True,
        hands_open_from_deal=False,
        size_steps=(-1, 1),
        size_rule="L5",
        rows_to_win=6,
        chips=chips,
        edition=edition,
    )


def _novice(edition: str, chips: bool) -> Rules:
    return Rules(
        name="novice+chips" if chips else "novice",
        lines_are_chosen=False,
        hands_open_from_deal=True,
        size_steps=(0, 1),
        size_rule="N2",
        rows_to_win=None,
        chips=chips,
        edition=edition,
    )


EDITIONS = {
    "2023.1": (
        _regular("2023.1", chips=False),
        _regular("2023.1", chips=True),
        _novice("2023.1", chips=False),
        _novice("2023.1", chips=True),
    ),
}
"""The rule sets of each edition that a game can have been played under."""

RULE_SETS = EDITIONS[EDITION]
"""The four games that can be begun."""
