"""Hints: a legal move, and figures that the rules confirm."""

import random
from collections.abc import Iterator

import pytest
from tests.players.brute import late_position

from bossa import RULE_SETS, Game, NotNow, Player, Position, Redraw, Rules, legal
from bossa.notation import read_position
from bossa.players.hints import Leaves, described, hint_for
from bossa.rules import Choice, Colour, Lay, Outcome, Tile


def positions(rules: Rules) -> Iterator[Position]:
    """From the beginning, the middle and the end of random games."""
    for pile in (10, 4, 1, 0):
        yield late_position(rules.name, pile, seed=pile)


def ways_on(position: Position, move: object) -> Iterator[tuple[Tile | None, Game]]:
    """The game after a move, for each tile that a redraw can bring."""
    game = Game.of_position(position)
    for brought in position.unseen if isinstance(move, Redraw) else [None]:
        yield brought, game.play(move, brought=brought)  # type: ignore[arg-type]


def wins_now(game: Game, player: Player) -> bool:
    return any(
        after.outcome and after.outcome.winner is player
        for move in game.legal
        for _, after in ways_on(game.position, move)
    )


def result_for(outcome: Outcome, player: Player) -> str:
    return {None: "ties", player: "wins"}.get(outcome.winner, "loses")


@pytest.mark.parametrize("rules", RULE_SETS, ids=lambda rules: rules.name)
def test_what_a_move_leaves_is_what_the_rules_say_tile_by_tile(rules: Rules) -> None:
    for position in positions(rules):
        other = position.player.opponent
        moves = list(legal(position))
        for move in random.Random(1).sample(moves, min(3, len(moves))):
            assert not isinstance(move, Choice)
            told = described(position, move)
            wins, stuck = set(), set()
            for brought, game in ways_on(position, move):
                if game.outcome:
                    assert told.ends == result_for(game.outcome, position.player)
                    assert told.leaves is None
                    continue
                assert told.ends is None
                for tile in set(position.unseen) - {brought}:
                    drawn = game.draw(tile)
                    if drawn.over:
                        stuck.add(tile)
                    elif wins_now(drawn, other):
                        wins.add(tile)
            if told.leaves:
                counted = (len(position.unseen), len(wins), len(stuck))
                assert counted == (told.leaves.unseen, told.leaves.wins, told.leaves.stuck)


def test_what_a_move_leaves_in_positions_that_can_be_counted_by_hand() -> None:
    position = read_position("regular A-play w5A b2B A:11,12,32,33,60/RXS/- B:40/RXS/- out:-")
    # B holds white 4. With one of the five tiles that have two white dots it lays both on White 6.
    redraw = described(position, Redraw(Tile(1, 1)))
    assert redraw.leaves == Leaves(unseen=21, wins=5, stuck=0, tiles=2, rows=6)
    assert (redraw.left, redraw.ends) == (5, None)
    # With a single tile on White 6, White 7 takes two: 30 and 31 can still come.
    lay = described(position, Lay(Colour.WHITE, 6, [Tile(6, 0)]))
    assert lay.leaves == Leaves(unseen=21, wins=2, stuck=0, tiles=2, rows=6)
    # B has white 5 and no marker. Two white dots win on White 7; one or three black ones can be
    # laid; with 02, 04, 05, 06, 10, 14, 15 and 42 B has no move.
    position = read_position(
        "regular A-play w5A:4=41^40 b2B A:11,12,32,33,60/RXS/- B:50/-/- out:30"
    )
    lay = described(position, Lay(Colour.WHITE, 6, [Tile(6, 0)]))
    assert lay.leaves == Leaves(unseen=18, wins=5, stuck=8, tiles=2, rows=6)


@pytest.mark.parametrize("rules", RULE_SETS, ids=lambda rules: rules.name)
def test_the_rows_that_the_other_needs_are_counted_where_rows_win(rules: Rules) -> None:
    position = late_position(rules.name, 16, seed=3)
    other = position.player.opponent
    redraw = next(move for move in legal(position) if isinstance(move, Redraw))
    leaves = described(position, redraw).leaves
    assert leaves
    if rules.rows_to_win is None:
        assert leaves.rows is None
    else:
        (line,) = (line for line in position.lines if line.owner is other)
        assert leaves.rows == rules.rows_to_win - len(line.rows)


@pytest.mark.slow
@pytest.mark.parametrize("rules", RULE_SETS, ids=lambda rules: rules.name)
def test_a_hint_is_a_legal_move_with_what_follows_from_it(rules: Rules) -> None:
    for position in positions(rules):
        hint = hint_for(position)
        assert hint.move in legal(position)
        assert hint == described(position, hint.move)


@pytest.mark.slow
def test_a_win_at_once_is_the_hint() -> None:
    # One tile in hand, and it fits on White 4.
    position = read_position("regular A-play w5A b2B A:40/RXS/- B:05,12,33/RXS/- out:-")
    assert hint_for(position).ends == "wins"


@pytest.mark.slow
def test_there_are_no_hints_in_the_set_up() -> None:
    game = Game.new("regular", random.Random(1))
    assert game.position.phase.is_setup
    with pytest.raises(NotNow, match="no-hints-in-setup"):
        hint_for(game.position)
