"""The four rule sets as values. `Rules` holds all the differences between them."""

from dataclasses import dataclass

from bossa.rules.refusals import Unreadable

EDITION = "2023.1"
EDITIONS = (EDITION,)

BESIDE_DIE = (1, 2)  # L4, in every game


@dataclass(frozen=True, slots=True, repr=False)
class Rules:
    """One of the four games. Make one with `Rules.of("regular+chips")`."""

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
    edition: str = EDITION

    @classmethod
    def of(cls, name: str, edition: str = EDITION) -> "Rules":
        if edition not in EDITIONS:
            raise Unreadable("unknown-edition", edition=edition)
        rules = _BY_NAME.get(name)
        if rules is None:
            raise Unreadable("unknown-rules", name=name)
        return rules

    def sizes_beside(self, neighbour: int | None) -> tuple[int, ...]:
        """The sizes a row may have beside a row of size `neighbour`, or beside the die (None)."""
        if neighbour is None:
            return BESIDE_DIE
        return tuple(neighbour + step for step in self.size_steps if neighbour + step > 0)

    def __repr__(self) -> str:
        return f"Rules.of({self.name!r})"


def _regular(name: str, chips: bool) -> Rules:
    return Rules(
        name=name,
        lines_are_chosen=True,
        hands_open_from_deal=False,
        size_steps=(-1, 1),
        size_rule="L5",
        rows_to_win=6,
        chips=chips,
    )


def _novice(name: str, chips: bool) -> Rules:
    return Rules(
        name=name,
        lines_are_chosen=False,
        hands_open_from_deal=True,
        size_steps=(0, 1),
        size_rule="N2",
        rows_to_win=None,
        chips=chips,
    )


_BY_NAME = {
    "regular": _regular("regular", chips=False),
    "regular+chips": _regular("regular+chips", chips=True),
    "novice": _novice("novice", chips=False),
    "novice+chips": _novice("novice+chips", chips=True),
}

RULE_SETS = tuple(_BY_NAME.values())
