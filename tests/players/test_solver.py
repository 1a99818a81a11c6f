import threading
from dataclasses import replace

import pytest
from tests.cli.running import bossa
from tests.players.brute import late_position, value, values_of_moves
from tests.players.stopping import stop_after

from bossa import (
    RULE_SETS,
    Illegal,
    Phase,
    Position,
    Redraw,
    Rules,
    Tile,
    draws,
    read_move,
    read_position,
)
from bossa.players.solver import Solver
from bossa.rules.turn import after_draw, after_move

LATE = (
    "regular+chips A-play w4B:2=23,3=11+20,5=50,6=05i+10^21+40 b6A:3=32+41,4=04,5=42d+51,7=02+15 "
    "A:06,13,30,33/XS/- B:01/R/- out:22"
)
TOO_LARGE = "regular A-draw w5A b2B A:11/RXS/- B:05/RXS/- out:-"
EARLY = "regular A-draw w5A b2B A:11,12,32,33/RXS/- B:05,20,31,41/RXS/- out:-"


@pytest.mark.parametrize("rules", RULE_SETS, ids=lambda rules: rules.name)
@pytest.mark.parametrize(("pile", "seeds"), [(0, 12), (1, 8), (2, 4)])
def test_the_solver_finds_what_trying_everything_finds(rules: Rules, pile: int, seeds: int) -> None:
    solver = Solver(1 << 20)
    for seed in range(seeds):
        position = late_position(rules.name, pile, seed)
        solution = solver.solve(position)
        assert solution.exact
        assert solution.value.low == value(position)
        assert {move: bounds.low for move, bounds in solution.moves.items()} == values_of_moves(
            position
        )


def test_moves_come_best_first_and_the_best_is_the_value() -> None:
    solution = Solver().solve(read_position(LATE))
    values = [bounds.low for bounds in solution.moves.values()]
    assert values == sorted(values, reverse=True)
    assert solution.value.low == values[0]


def test_a_position_to_draw_has_a_value_and_no_moves() -> None:
    position = late_position("regular", 2, 1)
    hand = position.side(position.player).tiles[1:]
    before = replace(position, phase=Phase.DRAW)
    before = before.with_side(position.player, replace(position.side(position.player), hand=hand))
    solution = Solver(1 << 20).solve(before)
    assert solution.moves == {}
    assert solution.value.low == value(before)


def test_a_small_table_changes_nothing_but_the_time() -> None:
    positions = [late_position("regular+chips", 4, seed) for seed in range(4)]
    for position in positions:
        small, large = Solver(1 << 10).solve(position), Solver(1 << 24).solve(position)
        assert (small.value, small.moves) == (large.value, large.moves)


def test_a_search_that_is_stopped_gives_bounds_around_the_value() -> None:
    position = read_position(LATE)
    exact = Solver().solve(position)
    hurried = Solver().solve(position, seconds=0.0)
    assert hurried.value.low <= exact.value.low <= hurried.value.high
    for move, bounds in hurried.moves.items():
        assert bounds.low <= exact.moves[move].low <= bounds.high


@pytest.mark.parametrize("after", [0.0, 0.5])
def test_a_search_can_be_stopped_from_another_thread(after: float) -> None:
    """Also before it has begun. Without the stop, the search would take hours."""
    solver = Solver(1 << 24)
    solution = solver.solve(read_position(EARLY), stop=stop_after(after))
    assert not solution.exact
    assert 0.0 <= solution.value.low <= solution.value.high <= 1.0
    assert solver.solve(read_position(LATE)).exact, "the next question is another one"


def test_a_position_of_the_set_up_is_refused() -> None:
    with pytest.raises(Illegal):
        Solver().solve(
            read_position("regular A-choose w5- b2- A:11,12,32,33/RXS/- B:?/RXS/- out:-")
        )


def test_a_position_with_too_many_unseen_tiles_is_refused() -> None:
    """A win would be worth more than a machine word holds."""
    with pytest.raises(Illegal) as refused:
        Solver().solve(read_position(TOO_LARGE))
    assert refused.value.code == "too-large-to-solve"
    assert refused.value.values == {"unseen": 25, "most": 20}


def test_the_largest_position_is_not_refused_and_its_bounds_are_sound() -> None:
    """20 unseen tiles, the most."""
    largest = read_position("regular A-draw w5A:6=60,7=24+50 b2B A:11,12/RXS/- B:05,20/RXS/- out:-")
    value = Solver(1 << 20).solve(largest, nodes=10_000).value
    assert 0 <= value.low < value.high <= 1


def test_a_lost_position_is_worth_nothing() -> None:
    stuck: Position = read_position(
        "regular A-play w6A:7=20+50^24+51 b5B:6=02+14^13+33 A:01,10/-/- B:30,31,32/-/- out:40,41"
    )
    solution = Solver(1 << 20).solve(stuck)
    assert solution.value.low == solution.value.high == 0
    assert solution.moves == {}


def test_the_best_move_alone_is_found_and_proven_with_less_work() -> None:
    works = 0
    for seed in range(6):
        position = late_position("regular+chips", 5, seed)
        everything = Solver(1 << 24).solve(position)
        best = Solver(1 << 24).solve(position, valued=())
        works += everything.nodes - best.nodes
        assert best.exact
        assert best.value == everything.value
        first, value = next(iter(best.moves.items()))
        assert value == everything.value
        assert everything.moves[first] == value
        for move, bounds in best.moves.items():
            assert bounds.low <= everything.moves[move].low <= bounds.high <= value.low
    assert works > 0


def test_a_given_move_is_valued_beside_the_best() -> None:
    position = late_position("regular", 5, 1)
    everything = Solver(1 << 24).solve(position)
    worst = list(everything.moves)[-1]
    found = Solver(1 << 24).solve(position, valued=(worst,))
    assert found.exact
    assert found.value == everything.value
    assert found.moves[worst] == everything.moves[worst] != found.value


def test_a_given_move_that_is_not_legal_is_refused() -> None:
    with pytest.raises(Illegal):
        Solver(1 << 20).solve(read_position(LATE), valued=(read_move("w1:11"),))


@pytest.mark.parametrize("threads", [2, 5])
def test_threads_find_the_same_values(threads: int) -> None:
    together, alone = Solver(1 << 22, threads), Solver(1 << 22)
    for seed in range(4):
        position = late_position("novice", 5, seed)
        for valued in (None, ()):
            found, expected = (one.solve(position, valued=valued) for one in (together, alone))
            assert found.exact
            assert found.value == expected.value
            if valued is None:
                assert found.moves == expected.moves


def test_a_stop_ends_every_thread() -> None:
    before = threading.active_count()
    solution = Solver(1 << 22, threads=3).solve(read_position(EARLY), stop=stop_after(0.3))
    assert not solution.exact
    assert threading.active_count() == before


def test_the_positions_of_one_game_help_each_other() -> None:
    """The next position of a game needs less work after the one before."""
    kept, new = Solver(1 << 24), Solver(1 << 24)
    first = late_position("regular", 6, 5)
    states = [
        after_move(first, move) for move in kept.solve(first).moves if not isinstance(move, Redraw)
    ]
    second = next(state.position for state in states if not state.outcome)
    second = after_draw(second, tile_of(second)).position
    later, alone = kept.solve(second), new.solve(second)
    assert later == replace(alone, nodes=later.nodes)
    assert later.nodes < alone.nodes / 2


def tile_of(position: Position) -> Tile:
    return next(iter(draws(position)))


def test_a_solver_that_has_forgotten_does_what_a_new_one_does() -> None:
    """As often as there are generations, and after larger questions and kept ones too."""
    position = late_position("regular", 5, 1)
    fresh = Solver(1 << 22).solve(position, nodes=1000)
    assert not fresh.exact
    used = Solver(1 << 22)
    used.solve(late_position("regular", 6, 2))
    for _ in range(20):
        used.solve(late_position("regular", 4, 3))
        assert used.solve(position, nodes=1000) == fresh


def test_warming_up_says_when_it_is_ready() -> None:
    assert "Ready" in bossa("warm").stdout
