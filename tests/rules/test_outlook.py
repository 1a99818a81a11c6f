"""Compares `bossa.rules.outlook` with drawing every unseen tile and trying every move, and with a
plain way of counting in many more positions."""

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest
from tests.rules import plain_outlook

from bossa.rules import (
    RULE_SETS,
    Choice,
    Deal,
    Ending,
    Exchange,
    Game,
    Lay,
    Marker,
    Phase,
    Rules,
    Stack,
)
from bossa.rules.legal import legal
from bossa.rules.outlook import Outlooks
from bossa.rules.position import Position
from bossa.rules.turn import after_draw, after_move


def turns(rules: str, games: int = 12) -> Iterator[Position]:
    """Positions to play, of random games. Players lay where they can; in every second game they
    also use their markers early."""
    chance = random.Random(12)
    for number in range(games):
        game = Game.of_deal(Rules.of(rules), Deal.shuffled(chance))
        while not game.over:
            if game.position.phase is Phase.PLAY:
                yield game.position
            lays = [move for move in game.legal if isinstance(move, Lay)]
            uses_markers = number % 2 == 1 and chance.random() < 0.3
            game = game.play(chance.choice(game.legal if uses_markers else lays or game.legal))


def wins_of(after: Position) -> int:
    """Draws with which the player to draw has a row that wins."""
    count = 0
    for tile in after.unseen:
        drawn = after_draw(after, tile).position
        rows = [move for move in legal(drawn) if isinstance(move, Lay | Stack)]
        outcomes = [after_move(drawn, move).outcome for move in rows]
        count += any(
            found and found.winner is after.player and found.ending is not Ending.E
            for found in outcomes
        )
    return count


def stuck_of(after: Position) -> int:
    """Draws with which the player who has just moved has no move next time."""
    if after.pile_size < 2:
        return 0
    me = after.player.opponent
    side = after.side(me)
    if after.pile_size == 2:
        side = side.without_marker(Marker.REDRAW)
    mine = replace(after.with_side(me, side), player=me)
    return sum(after_draw(mine, tile).outcome is not None for tile in after.unseen)


@pytest.mark.parametrize("rules", [rules.name for rules in RULE_SETS])
def test_the_outlook_counts_the_draws_that_win_and_those_that_leave_no_move(rules: str) -> None:
    seen_wins, seen_stuck = 0, 0
    chance = random.Random(3)
    for position in turns(rules):
        moves = [move for move in legal(position) if isinstance(move, Lay | Stack | Exchange)]
        outlooks = Outlooks(position)
        for move in chance.sample(moves, min(3, len(moves))):
            state = after_move(position, move)
            found = outlooks.after(move)
            if state.outcome:
                assert found is None
                continue
            wins, stuck = wins_of(state.position), stuck_of(state.position)
            assert (found.wins, found.stuck) == (wins, stuck) if found else not (wins or stuck)
            assert not found or found.unseen == len(state.position.unseen)
            seen_wins += bool(wins)
            seen_stuck += bool(stuck)
    assert seen_wins
    assert seen_stuck


@pytest.mark.parametrize("rules", ["regular", "novice+chips"])
def test_a_threat_is_what_the_other_could_win_by_if_nothing_changed(rules: str) -> None:
    seen = 0
    for position in turns(rules):
        if position.pile_size == 0:
            assert Outlooks(position).threat is None
            continue
        found = Outlooks(position).threat
        other = replace(position, player=position.player.opponent, phase=Phase.DRAW)
        assert (found.wins if found else 0) == wins_of(other)
        seen += found is not None
    assert seen


@pytest.mark.parametrize("rules", [rules.name for rules in RULE_SETS])
def test_it_says_the_same_of_every_move_as_counting_in_a_plain_way(rules: str) -> None:
    positions = list(turns(rules, games=50))
    assert len(positions) > 500
    warned = 0
    for position in positions:
        outlooks = Outlooks(position)
        for move in legal(position):
            assert not isinstance(move, Choice)
            found = outlooks.after(move)
            assert found == plain_outlook.outlook(position, move), (position, move)
            warned += found is not None
        assert outlooks.threat == plain_outlook.threat(position), position
    assert warned > 500
