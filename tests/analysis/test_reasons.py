"""Reasons tell facts that hold, for any two moves, and only facts that tell the moves apart."""

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import cast

from tests.analysis.sentences import KINDS, Explained, differences
from tests.kernel.search.positions import played
from tests.players.brute import late_position

from bossa.analysis.ledger import Reason
from bossa.analysis.reasons import reasons_for
from bossa.notation import read_move, read_position
from bossa.rules import RULE_SETS, Move, Position, Redraw, legal

PILES = (0, 0, 1, 1, 2, 2, 3, 4, 6, 10)
PAIRS = 24
"""Of moves, in each position."""


def reasons(position: str, move: str, better: str) -> tuple[Reason, ...]:
    """All reasons, in the notation of positions and moves."""
    return reasons_for(
        read_position(position), cast(Move, read_move(move)), cast(Move, read_move(better))
    )


def with_redraws() -> Iterator[Position]:
    """Late positions in which a redraw is possible, and the other has no marker."""
    for rules in RULE_SETS:
        for seed in range(6):
            for position in played(rules.name, "greedy", seed, 10):
                if any(isinstance(move, Redraw) for move in legal(position)):
                    other = position.player.opponent
                    bare = replace(position.side(other), markers=())
                    yield position.with_side(other, bare)


def test_reasons_for_any_two_moves_hold() -> None:
    told: Counter[str] = Counter()
    for rules in RULE_SETS:
        for number, pile in enumerate(PILES):
            position = late_position(rules.name, pile, seed=number)
            moves = cast(tuple[Move, ...], legal(position))
            source = random.Random(number)
            for _ in range(PAIRS):
                explained = Explained(position, source.choice(moves), source.choice(moves))
                for reason in reasons_for(position, explained.move, explained.better):
                    assert differences(explained, reason) == []
                    told[reason.message] += 1
    assert set(told) == set(KINDS) - {"rank"}, told


def test_redraws_are_compared_by_what_they_leave_the_other() -> None:
    told: Counter[str] = Counter()
    for position in with_redraws():
        moves = cast(tuple[Move, ...], legal(position))
        redraw = next(move for move in moves if isinstance(move, Redraw))
        for other in random.Random(1).sample(moves, min(9, len(moves))):
            for pair in ((redraw, other), (other, redraw)):
                for reason in reasons_for(position, *pair):
                    assert differences(Explained(position, *pair), reason) == []
                    told[reason.message] += 1
    # What a redraw brings is not known, nor the own next turn: nothing is told of that.
    assert told.keys() >= {"reason-other-wins", "reason-other-stuck", "reason-opens"}, told
    assert "reason-self-stuck" not in told


def test_a_redraw_that_lets_the_other_win() -> None:
    # B holds white 4: with one of the five tiles that have two white dots it lays both on White 6.
    # With a single tile on White 6, White 7 takes two: 30 and 31 can still come.
    position = "regular A-play w5A b2B A:11,12,32,33,60/RXS/- B:40/RXS/- out:-"
    reason, *more = reasons(position, "r11", "w6:60")
    assert [one.message for one in more] == ["reason-row", "reason-keeps"]
    assert reason == Reason("reason-other-wins", (("count", 5), ("better", 2), ("of", 21)))


def test_a_loss_by_the_end_of_the_pile_is_no_sixth_row() -> None:
    # A has two tiles. White 6 leaves B four; Black 7 is B's sixth row.
    position = (
        "regular B-play w2A:1=13^10^15,3=12+20,4=40,5=21+30 "
        "b1B:2=22,3=31+32,4=24,5=04+11,6=23+42+51 A:05,14/-/- B:01,02,03,06,60/-/- out:33,50"
    )
    assert reasons(position, "w6:60", "b7:01+06") == (Reason("reason-better-wins"),)


def test_a_row_that_both_moves_give_tells_nothing() -> None:
    position = (
        "regular+chips B-play w4B:2=21^20,3=13+32i,5=10+42 "
        "b5A:2=41+51,3=03,4=01+23,6=04+12^05+11 A:24,50/-/i B:02,22,31,33,40/-/- out:06,60"
    )
    told = {reason.message for reason in reasons(position, "b7:02+22+33", "b1:31")}
    assert "reason-gives-row" not in told
