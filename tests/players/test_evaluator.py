"""One answer to what a position is worth, wherever it is asked for."""

import random
from fractions import Fraction

import pytest

from bossa.players import named, play_out
from bossa.players.evaluator import SOLVED_PILE, Evaluator
from bossa.players.solver import Bounds, Solution, Solver
from bossa.players.worth import MILLION, Sure, Worth, mean
from bossa.rules import RULE_SETS, Game, Phase, Player, Position, Redraw
from bossa.rules.turn import after_draw


@pytest.fixture(scope="module")
def evaluator() -> Evaluator:
    return Evaluator(seconds=20.0)


def positions(rules: str, phase: Phase) -> list[Position]:
    """The positions of a game that comes near the end of the pile."""
    source = random.Random(f"{rules} evaluator")
    player = named("engine:1", source)
    while True:
        game = play_out(Game.new(rules, source), dict.fromkeys(Player, player))
        if game.position.pile_size < 5:
            running = [state.position for state in game.states if not state.outcome]
            return [position for position in running if position.phase is phase]


def test_near_the_end_values_are_those_of_the_solver(evaluator: Evaluator) -> None:
    late = [one for one in positions("regular+chips", Phase.PLAY) if one.pile_size <= 6]
    compared = 0
    for position in late:
        exact = Solver(1 << 26).solve(position)
        found = evaluator.moves(position)
        assert found == {move: Worth(bounds.low) for move, bounds in exact.moves.items()}
        assert evaluator.of(position) == Worth(exact.value.low)
        compared += len(found)
    assert compared > 10


@pytest.mark.parametrize("rules", [rules.name for rules in RULE_SETS])
def test_the_worth_of_a_draw_is_the_mean_of_what_can_come(rules: str, evaluator: Evaluator) -> None:
    found = positions(rules, Phase.DRAW)
    early = next(position for position in found if position.pile_size >= 16)
    late = next(position for position in found if position.pile_size <= 6)
    for position in (early, late):
        worth = evaluator.of(position)
        assert worth.exact == (position is late)
        chances = [one.chance for one in evaluator.tiles(position).values()]
        assert len(chances) == len(position.unseen)
        average = sum(chances, Fraction(0)) / len(chances)
        assert abs(worth.chance - average) <= Fraction(1, 2 * MILLION) * (position is early)


def test_an_estimate_depends_on_the_position_alone() -> None:
    found = [one for one in positions("regular", Phase.DRAW) if one.pile_size > 12]
    first, second = Evaluator(), Evaluator(threads=2)
    second.prepare(found)
    for position in reversed(found):
        second.moves(next(iter(positions("regular", Phase.PLAY))))
        assert first.of(position) == second.of(position)
        assert first.of(position).chance.denominator <= MILLION


def test_the_best_move_is_worth_what_is_said_of_the_position_after_it(
    evaluator: Evaluator,
) -> None:
    for position in positions("regular+chips", Phase.PLAY):
        best, worth = next(iter(evaluator.moves(position).items()))
        assert evaluator.of(position).chance == worth.chance
        if not isinstance(best, Redraw):
            assert evaluator.after(position, best) == worth
        if position.pile_size <= SOLVED_PILE - 2:
            break


def test_in_one_game_what_was_not_solved_in_time_is_not_tried_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    late = [one for one in positions("novice", Phase.DRAW) if one.pile_size <= SOLVED_PILE]
    first, *before = sorted(late, key=lambda one: one.pile_size)[-3:]
    tried: list[Position] = []

    def solve(_self: Solver, position: Position, *_: object, **__: object) -> Solution:
        tried.append(position)
        return Solution(Bounds(Fraction(0), Fraction(1)), {}, 0, exact=False)

    monkeypatch.setattr(Solver, "solve", solve)
    evaluator = Evaluator()
    with evaluator.in_one_game():
        for position in (first, *before):
            assert evaluator.of(position).sure is Sure.ESTIMATED
    assert tried == [first]
    # Another game is tried from its end again.
    another = after_draw(first, first.unseen[0]).position
    evaluator.of(another)
    assert another in tried


def test_a_mean_is_as_sure_as_the_least_sure_part() -> None:
    exact, bounded = Worth(Fraction(1, 3)), Worth.between(Fraction(1, 4), Fraction(1, 2))
    assert mean([exact, bounded]).sure is Sure.BOUNDED
    assert mean([exact, bounded]).chance == Fraction(17, 48)
    estimated = mean([exact, bounded, Worth.estimate(0.5, 0.1)])
    assert estimated.sure is Sure.ESTIMATED
    assert estimated.chance.denominator <= MILLION
    assert bounded.turned() == Worth.between(Fraction(1, 2), Fraction(3, 4))
