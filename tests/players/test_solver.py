import json
import signal
import subprocess
import sys
from dataclasses import replace
from fractions import Fraction

import pytest
from tests.cli.running import at_a_terminal, bossa, processor_seconds
from tests.kernel.search.unpruned import values
from tests.players.brute import late_position, value, values_of_moves
from tests.players.stopping import stop_after

from bossa import RULE_SETS, Illegal, Phase, Position, Rules, read_move, read_position, write_move
from bossa.players.solver import Solver

LATE = (
    "regular+chips A-play w4B:2=23,3=11+20,5=50,6=05i+10^21+40 b6A:3=32+41,4=04,5=42d+51,7=02+15 "
    "A:06,13,30,33/XS/- B:01/R/- out:22"
)
EARLY = "regular A-draw w5A b2B A:11,12,32,33/RXS/- B:05,20,31,41/RXS/- out:-"


@pytest.mark.parametrize("rules", RULE_SETS, ids=lambda rules: rules.name)
@pytest.mark.parametrize(("pile", "seeds"), [(0, 12), (1, 8), (2, 4)])
def test_the_solver_finds_what_trying_everything_finds(rules: Rules, pile: int, seeds: int) -> None:
    solver = Solver(1 << 20)
    for seed in range(seeds):
        position = late_position(rules.name, pile, seed)
        solution = solver.solve(position)
        assert solution.exact
        assert solution.value.low == pytest.approx(value(position), abs=1e-9)
        expected = values_of_moves(position)
        assert set(solution.moves) == set(expected)
        for move, bounds in solution.moves.items():
            assert bounds.low == pytest.approx(expected[move], abs=1e-9)


def assert_exact(position: Position) -> None:
    solution = Solver(1 << 24).solve(position)
    value, moves = values(position)
    assert solution.exact
    assert solution.value.low == pytest.approx(float(value), abs=1e-12)
    assert {move: bounds.low for move, bounds in solution.moves.items()} == {
        move: pytest.approx(float(exact), abs=1e-12) for move, exact in moves.items()
    }


@pytest.mark.parametrize("rules", RULE_SETS, ids=lambda rules: rules.name)
@pytest.mark.parametrize(("pile", "seeds"), [(3, 20), (4, 20), (5, 20), (6, 2)])
def test_the_solver_finds_what_a_search_without_cuts_finds(
    rules: Rules, pile: int, seeds: int
) -> None:
    for seed in range(seeds):
        assert_exact(late_position(rules.name, pile, seed))


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
)
def test_a_bound_is_never_taken_for_the_value(text: str, move: str, exact: Fraction) -> None:
    """Here a quotient rounds to the other side of the window, which its sum has already left."""
    position = read_position(text)
    assert values(position)[1][read_move(move)] == exact
    assert_exact(position)


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
    assert solution.value.low == pytest.approx(value(before), abs=1e-9)


def test_a_small_table_changes_nothing_but_the_time() -> None:
    positions = [late_position("regular+chips", 4, seed) for seed in range(4)]
    for position in positions:
        small, large = Solver(1 << 10).solve(position), Solver(1 << 24).solve(position)
        assert small.value.low == pytest.approx(large.value.low, abs=1e-9)


def test_a_search_that_is_stopped_gives_bounds_around_the_value() -> None:
    position = read_position(LATE)
    exact = Solver().solve(position)
    hurried = Solver().solve(position, seconds=0.0)
    assert hurried.value.low <= exact.value.low <= hurried.value.high
    for move, bounds in hurried.moves.items():
        assert bounds.low - 1e-9 <= exact.moves[move].low <= bounds.high + 1e-9


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


def test_a_lost_position_is_worth_nothing() -> None:
    stuck: Position = read_position(
        "regular A-play w6A:7=20+50^24+51 b5B:6=02+14^13+33 A:01,10/-/- B:30,31,32/-/- out:40,41"
    )
    solution = Solver(1 << 20).solve(stuck)
    assert (solution.value.low, solution.moves) == (0.0, {})


def test_the_command_prints_each_move_with_its_value() -> None:
    lines = [line.split() for line in bossa("solve", LATE).stdout.splitlines()]
    solution = Solver().solve(read_position(LATE))
    found = {move: float(text) for text, move in lines}
    assert found == {
        write_move(move): pytest.approx(bounds.low, abs=1e-6)
        for move, bounds in solution.moves.items()
    }
    assert [float(text) for text, _ in lines] == sorted(found.values(), reverse=True)


def test_the_command_answers_many_positions_and_says_when_time_was_up() -> None:
    done = bossa("solve", "-", stdin=f"{LATE}\nnonsense\n")
    good, bad = map(json.loads, done.stdout.splitlines())
    assert done.returncode == 2
    assert good["position"] == LATE
    assert good["value"] == max(good["moves"].values())
    assert bad["error"]["code"] == "bad-fields"
    stopped = json.loads(bossa("solve", "--seconds", "0.2", "-", stdin=f"{EARLY}\n").stdout)
    assert stopped["stopped"] is True
    assert "value" not in stopped
    assert stopped["bounds"][0] <= stopped["bounds"][1]
    assert "bounds" in bossa("solve", "--seconds", "0.2", EARLY).stdout


def test_interrupted_the_command_gives_the_bounds_it_has() -> None:
    with at_a_terminal("solve", EARLY, until="Searching") as process:
        process.send_signal(signal.SIGINT)
        out, _ = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "–" in out.decode()


def test_interrupted_a_batch_gives_the_bounds_of_the_last_position() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "bossa", "solve", "-"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(f"{LATE}\n{EARLY}\n{EARLY}\n")
        process.stdin.flush()
        assert "value" in json.loads(process.stdout.readline())
        before = processor_seconds(process)
        # Reading the next position takes a thousandth of that, so the search has begun.
        while processor_seconds(process) < before + 0.5:
            assert process.poll() is None
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert err == ""
    assert process.returncode == 130
    assert json.loads(out)["stopped"]


def test_warming_up_says_when_it_is_ready() -> None:
    assert "Ready" in bossa("warm").stdout
