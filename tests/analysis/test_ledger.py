"""The ledger adds up: start, luck and skill are the result, to the last fraction."""

import random
from fractions import Fraction
from itertools import pairwise

import pytest

from bossa.analysis import Kind, Mark, Review, review
from bossa.analysis.ledger import START
from bossa.analysis.shown import shown
from bossa.players import named
from bossa.players.evaluator import Evaluator
from bossa.players.worth import Sure
from bossa.rules import RULE_SETS, Choice, Chosen, Ending, Game, Moved, Phase, Player, Redraw, view

RULES = [rules.name for rules in RULE_SETS]


@pytest.fixture(scope="module")
def evaluator() -> Evaluator:
    return Evaluator(seconds=0.3)


def played(rules: str, seed: int, most: int = 100) -> Game:
    """A game in which every third move is any move, so that something is lost."""
    source = random.Random(f"{rules} {seed}")
    player = named("seedling", source)
    game = Game.new(rules, source)
    while not game.over and len(game.steps) < most:
        seat = game.position.player
        decision = player.think(view(game, seat)).choice
        if source.random() < 0.33:
            decision = source.choice(game.legal)
        game = game.play(decision, by=seat)
    return game


def check(found: Review) -> None:
    total = START + sum((entry.change for entry in found.entries), Fraction(0))
    if found.result is not None:
        assert total == found.result
    # So does what is shown, in tenths of a point.
    sums = shown(found)
    parts = [part.change for part in (*sums.luck, *sums.moves)] + [
        change for _, change in sums.left
    ]
    assert sums.start + sum(parts) == sums.end
    if found.result is not None:
        assert sums.end == 1000 * found.result
    value = START
    for entry in found.entries:
        value += entry.change
        assert entry.after.chance == value
        if entry.decided:
            assert entry.decided.loss >= 0
            assert (entry.decided.loss == 0) == (entry.decided.rank == 1)
            # A decision changes the chance by what it loses, and by nothing else.
            sign = -1 if entry.player is Player.A else 1
            assert entry.change == sign * entry.decided.loss
    for player in Player:
        summary = found.summary(player)
        if found.result is not None:
            other = found.summary(player.opponent)
            assert summary.adjusted == START - summary.loss + other.loss + _left(found, player)


def _left(found: Review, player: Player) -> Fraction:
    """What leaving without a decision (time, abandonment) changed for a player."""
    sign = 1 if player is Player.A else -1
    left = (e.change for e in found.entries if e.kind is Kind.LEFT and e.decided is None)
    return sum(left, Fraction(0)) * sign


@pytest.mark.parametrize("rules", RULES)
def test_a_game_adds_up(rules: str, evaluator: Evaluator) -> None:
    game = played(rules, 1)
    found = review(game, evaluator)
    check(found)
    draws = sum(1 for step in game.steps if isinstance(step, Moved) and step.brought)
    expected = len(game.steps) + draws + 1
    assert len(found.entries) == expected
    late = [entry for entry in found.entries if entry.after.sure is Sure.EXACT]
    assert late, "the end of every game is solved"
    compared = 0
    for before, entry in pairwise(found.entries):
        if entry.kind is Kind.DRAW and before.after.exact and entry.after.exact:
            # The row of tiles and the ledger tell the same of the tile that came.
            chances = {f"+{tile}": chance for tile, chance in entry.tiles}
            assert chances[entry.what] == entry.after.chance
            average = sum(chances.values(), Fraction(0)) / len(chances)
            assert average == before.after.chance
            compared += 1
    assert compared


LEAVINGS = [
    ("regular", 12, Ending.RESIGN),
    ("novice", 9, Ending.TIME),
    ("regular+chips", 15, Ending.ABANDONED),
    ("regular", 1, Ending.RESIGN),
    ("regular", 0, Ending.TIME),
]


@pytest.mark.parametrize(("rules", "most", "ending"), LEAVINGS)
@pytest.mark.parametrize("player", list(Player))
def test_a_game_that_somebody_left_adds_up(
    rules: str, most: int, ending: Ending, player: Player, evaluator: Evaluator
) -> None:
    game = played(rules, 2, most).leave(player, ending)
    found = review(game, evaluator)
    check(found)
    left = found.entries[-1]
    assert left.kind is Kind.LEFT
    assert left.what == ending.value
    assert (left.decided is not None) == (ending is Ending.RESIGN)
    in_setup = game.states[-1].position.phase.is_setup
    assert any(entry.kind is Kind.DEAL for entry in found.entries) != in_setup


def test_a_game_that_goes_on_has_a_sum_and_no_result(evaluator: Evaluator) -> None:
    found = review(played("regular", 3, 14), evaluator)
    check(found)
    assert found.result is None
    assert found.summary(Player.A).adjusted is None


def test_what_a_redraw_brings_is_luck(evaluator: Evaluator) -> None:
    game = next(
        game
        for game in (played("regular", seed, 30) for seed in range(100))
        if any(isinstance(step, Moved) and isinstance(step.move, Redraw) for step in game.steps)
    )
    found = review(game, evaluator)
    number = next(n for n, s in enumerate(game.steps) if isinstance(s, Moved) and s.brought)
    decision, luck = (entry for entry in found.entries if entry.step == number)
    assert (decision.kind, luck.kind) == (Kind.MOVE, Kind.DRAW)
    chances = [chance for _, chance in luck.tiles]
    average = sum(chances, Fraction(0)) / len(chances)
    assert abs(decision.after.chance - average) <= Fraction(1, 1_000_000)


def test_a_forced_move_is_not_counted(evaluator: Evaluator) -> None:
    for seed in range(20):
        game = played("regular", seed)
        forced = [
            number
            for number, state in enumerate(game.states[:-1])
            if state.position.phase is Phase.PLAY and len(game.at(number).legal) == 1
        ]
        if forced:
            break
    found = review(game, evaluator)
    marks = {entry.step: entry.decided.mark for entry in found.entries if entry.decided}
    assert all(marks[number] is Mark.FORCED for number in forced)
    decisions = sum(found.summary(player).decisions for player in Player)
    assert decisions == sum(mark is not Mark.FORCED for mark in marks.values())


def test_choices_are_judged_by_what_the_chooser_knows(evaluator: Evaluator) -> None:
    """Another hand of the other player changes nothing."""
    one = Game.new("regular", random.Random(5))
    chooser = one.position.player
    other = chooser.opponent
    unseen = tuple(sorted(one.start.unseen))[:4]
    side = one.start.side(other)
    two = Game(one.start.with_side(other, type(side)(unseen)), one.rolls)
    values = []
    for game in (one, two):
        entry = review(game.play(Choice.WHITE), evaluator).entries[0]
        assert entry.kind is Kind.CHOICE
        assert entry.decided
        values.append(entry.decided.considered)
    assert values[0] == values[1]


@pytest.mark.parametrize("prepared", [1, 2, 8, 15, 9999])
def test_nobody_is_judged_by_what_was_prepared(evaluator: Evaluator, prepared: int) -> None:
    game = played("regular", 2)
    found = review(game, evaluator, prepared=prepared)
    check(found)
    judged = [entry.step for entry in found.entries if entry.decided]
    decisions = [n for n, step in enumerate(game.steps) if isinstance(step, Chosen | Moved)]
    assert judged == [number for number in decisions if number >= prepared]
    assert [entry.kind for entry in found.entries].count(Kind.DEAL) == 1
    assert all(entry.step >= min(prepared, len(game.steps)) for entry in found.entries)
