"""The solver against searches that are plain and separate."""

from collections import Counter
from fractions import Fraction
from itertools import islice

import pytest
from tests.kernel.search.plain import Memo, Values, values, values_with_cuts
from tests.kernel.search.positions import KINDS, played, with_pile

from bossa import RULE_SETS, Position, Rules, read_move, read_position, write_position
from bossa.players.solver import Solution, Solver

POSITIONS = {"random": 100, "greedy": 60, "engine:10": 18}
"""How many positions of each kind of play are compared in each rule set, or a few more: games are
taken whole. The engine keeps its markers: its positions are by far the largest."""
MOST_PLAIN = 1_000_000
"""Where a search without cuts would look at more positions to draw, one with other cuts and another
order than the solver's takes its place."""


class Searches:
    """Both searches with their memos: what these have holds for every position."""

    def __init__(self) -> None:
        self._plain, self._with_cuts = Memo(1 << 27), Memo(1 << 27)
        self.too_large = 0

    def values(self, position: Position) -> Values:
        found = values(position, self._plain, MOST_PLAIN)
        if found is None:
            self.too_large += 1
            return values_with_cuts(position, self._with_cuts)
        return found


@pytest.fixture(scope="module")
def searches() -> Searches:
    return Searches()


def assert_exact(position: Position, solution: Solution, expected: Values) -> None:
    value, moves = expected
    assert solution.exact
    assert solution.value.low == value, write_position(position)
    found = {move: bounds.low for move, bounds in solution.moves.items()}
    assert found == moves, write_position(position)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("rules", RULE_SETS, ids=lambda rules: rules.name)
def test_the_solver_finds_what_a_search_without_cuts_finds(
    rules: Rules, kind: str, searches: Searches
) -> None:
    """Every position of these games with at most 6 tiles in the pile, to play and to draw: none is
    left out for its size. Few are too large for a search without cuts, nearly all of them the
    engine's."""
    solver = Solver(1 << 24)
    compared = Counter[int]()
    searches.too_large = 0
    seed = 0
    while compared.total() < POSITIONS[kind]:
        for position in played(rules.name, kind, seed, 6):
            assert_exact(position, solver.solve(position), searches.values(position))
            compared[position.pile_size] += 1
        seed += 1
    assert compared[6] >= 4
    assert searches.too_large <= compared.total() // (3 if kind == "engine:10" else 12)
    print(f"{compared.total()} compared, {searches.too_large} with cuts")


@pytest.mark.parametrize("rules", RULE_SETS, ids=lambda rules: rules.name)
def test_bounds_of_a_search_that_is_stopped_contain_the_values(
    rules: Rules, searches: Searches
) -> None:
    stopped = 0
    for position in islice(with_pile(rules.name, 5), 12):
        value, moves = searches.values(position)
        for nodes in (1, 10, 100, 1000):
            solution = Solver(1 << 20).solve(position, nodes=nodes)
            stopped += not solution.exact
            assert solution.value.low <= value <= solution.value.high
            for move, bounds in solution.moves.items():
                assert bounds.low <= moves[move] <= bounds.high
    assert stopped >= 12


@pytest.mark.parametrize("rules", RULE_SETS, ids=lambda rules: rules.name)
def test_the_searches_agree_with_each_other_also_when_their_memos_are_full(rules: Rules) -> None:
    large, small, with_cuts, small_with_cuts = (Memo(1 << n) for n in (24, 12, 24, 12))
    for position in islice(with_pile(rules.name, 4), 8):
        expected = values(position, large)
        assert values(position, small) == expected
        assert values_with_cuts(position, with_cuts) == expected
        assert values_with_cuts(position, small_with_cuts) == expected


@pytest.mark.parametrize(
    ("text", "move", "exact"),
    [
        (
            "regular B-play w2A:1=11,3=13+24,4=40,5=22+31 b4B:2=42,3=02+41,5=03+32 "
            "A:50/RS/- B:01,10,14,15,21,51,60/S/- out:30",
            "b6:01+14+51",
            Fraction(447, 560),
        ),
        (
            "regular B-play w1B:2=23,3=10+24,4=40,5=20+30 "
            "b3A:2=02,4=12+42,5=05,6=14+22,7=13+33+51 A:01,06/S/- B:03,04,11/RXS/- out:50",
            "x11-01",
            Fraction(217, 360),
        ),
    ],
    ids=["b6:01+14+51", "x11-01"],
)
def test_a_bound_is_never_taken_for_the_value(
    text: str, move: str, exact: Fraction, searches: Searches
) -> None:
    """A search in floating point gave 0.799008 and 0.6500 here: a quotient rounded to the other
    side of the window, which its sum had already left."""
    position = read_position(text)
    expected = searches.values(position)
    assert expected[1][read_move(move)] == exact
    assert_exact(position, Solver(1 << 24).solve(position), expected)
