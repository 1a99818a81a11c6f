"""The five endings, their order, and the three endings for a player who leaves the game."""

import pytest
from tests.asking import after, drawn, moves, outcome, position

from bossa import (
    TILES,
    Choice,
    Deal,
    Ending,
    Game,
    Illegal,
    Phase,
    Player,
    read_position,
    view,
)

FIVE_ROWS_WHITE = "w4{owner}:2=24,3=10+22,5=50,6=12+51,7=11+20+42"


def test_X1_a_player_who_has_drawn_and_has_no_move_loses() -> None:
    # Neither 01 nor 10 fits anywhere, and no marker is left.
    where = position("w6A:7=20+50^24+51", "b5B:6=02+14^13+33", "10/-/-", "30,31,32/-/-",
                     act="A-draw", out="40,41")  # fmt: skip
    state = drawn(where, "01")
    assert outcome(state) == "D B"
    assert state.position.phase is Phase.PLAY


def test_X1_a_move_that_loses_counts_as_a_move() -> None:
    where = read_position(
        "regular A-draw w5B:2=10+14,3=31,4=20+23^12+32,6=60,7=33+40 b6A:4=03+41,5=05^15,7=01+06 "
        "A:11,24,30/-/- B:02,42,50/-/- out:04,22"
    )
    state = drawn(where, "51")
    assert state.outcome is None
    assert moves(state.position) == {"w1:11", "w8:11+24+51"}
    for move in moves(state.position):
        assert outcome(after(state.position, move)) == "B B"


@pytest.mark.parametrize(("chip", "row", "stuck"), [("d", "02+14", False), ("-", "01d+04", True)])
def test_X1_a_move_that_needs_the_chip_counts_as_a_move(chip: str, row: str, stuck: bool) -> None:
    where = position("w6A:7=20+50^24+51", f"b5B:6={row}^13+33", f"11/-/{chip}", "30,31,32/-/i",
                     rules="regular+chips", act="A-draw", out="40,41")  # fmt: skip
    state = drawn(where, "22")
    assert (state.outcome is not None) == stuck
    if not stuck:
        assert moves(state.position) == {"w5:11+22d", "b4:22d", "b4:11d+22"}


def test_X2_an_empty_hand_wins_by_a_row_or_by_a_stack() -> None:
    where = position("w5A", "b2B", "60/RXS/-", "05,20/RXS/-")
    assert outcome(after(where, "w6:60")) == "A A"
    where = position("w5A:6=23+40", "b2B", "15,50/RXS/-", "05,20/RXS/-")
    assert outcome(after(where, "w6^15+50")) == "A A"


def test_X2_with_the_sixth_row_on_the_opponents_line_it_is_called_C() -> None:
    white = FIVE_ROWS_WHITE.format(owner="B")
    where = position(white, "b2A", "21,60/RXS/-", "05,30/RXS/-")
    assert outcome(after(where, "w8:21+60")) == "C A"
    own = position(FIVE_ROWS_WHITE.format(owner="A"), "b2B", "21,60/RXS/-", "05,30/RXS/-")
    assert outcome(after(own, "w8:21+60")) == "A A"


def test_X2_comes_before_X3() -> None:
    """Last tiles as a sixth row: ending A on the player's line, C on the opponent's, never B."""
    for owner, ending in (("A", "A A"), ("B", "C A")):
        other = "B" if owner == "A" else "A"
        white = FIVE_ROWS_WHITE.format(owner=owner)
        where = position(white, f"b2{other}", "21,60/RXS/-", "05,30/RXS/-")
        assert outcome(after(where, "w8:21+60")) == ending


@pytest.mark.parametrize("owner", ["A", "B"])
def test_X3_six_rows_win_for_the_owner_whoever_laid_the_sixth(owner: str) -> None:
    other = "B" if owner == "A" else "A"
    where = position(
        FIVE_ROWS_WHITE.format(owner=owner), f"b2{other}", "21,60,33/RXS/-", "05,30/RXS/-"
    )
    state = after(where, "w8:21+60")
    assert outcome(state) == f"B {owner}"
    assert len(state.position.white.rows) == 6


def test_X3_a_stack_adds_no_row() -> None:
    where = position(FIVE_ROWS_WHITE.format(owner="A"), "b2B", "23,60,33/RXS/-", "05,30/RXS/-")
    assert after(where, "w2^23").outcome is None


# With both hands 25 of the 27 tiles are seen: one tile is in the pile, one is removed.
LAST = {
    "white": "w4A:2=24^20,3=10+21,5=50,6=30+33",
    "black": "b3B:2=22,4=04,5=13+42^11+14,6=06",
    "out": "02,40",
}


@pytest.mark.parametrize(
    ("a", "b", "ending"),
    [
        ("05,12,32/-/-", "01,03,15,23,41,60/-/-", "E A"),
        ("01,03,05,12,15,32/-/-", "23,41,60/-/-", "E B"),
        ("03,05,12,15,32/-/-", "01,23,41,60/-/-", "E tie"),
    ],
)
def test_X4_with_an_empty_pile_fewer_tiles_win_and_equal_numbers_tie(
    a: str, b: str, ending: str
) -> None:
    where = position(a=a, b=b, act="A-draw", **LAST)
    assert where.pile_size == 1
    state = drawn(where, "31")
    assert state.outcome is None
    assert outcome(after(state.position, "b7:12+15" if "15" in a else "b7:05+12")) == ending


def test_X4_the_player_who_draws_the_last_tile_still_plays() -> None:
    where = position(a="05,12,32/-/-", b="01,03,15,23,41,60/-/-", act="A-draw", **LAST)
    state = drawn(where, "31")
    assert state.position.pile_size == 0
    assert state.position.phase is Phase.PLAY


def test_X1_comes_before_X4_when_the_last_tile_leaves_no_move() -> None:
    """B has fewer tiles than A and still loses."""
    where = read_position(
        "regular B-draw w5B:3=32,4=20+22,6=60,7=21+50^33+40,8=15+23+51 "
        "b4A:2=02,3=01+12,5=13+42^14+41,6=06 A:03,10,30/-/- B:04/-/- out:05,24"
    )
    assert where.pile_size == 1
    assert outcome(drawn(where, "31")) == "D A"


def test_X3_comes_before_X4() -> None:
    """The pile is empty and A has fewer tiles, but B's line gets its sixth row."""
    where = read_position(
        "regular B-play w6B:1=14,2=10+15,3=32^31,4=12+30,5=51^50 b1A:2=02,3=22+41,4=24,5=04+11 "
        "A:06,13/-/- B:03,05,20,23,33,40,42/-/- out:21,60"
    )
    assert where.pile_size == 0
    assert outcome(after(where, "w7:33+42")) == "B B"


def test_X2_comes_before_X3_and_X4() -> None:
    """The pile is empty and B's line gets its sixth row, but A's hand is empty."""
    where = read_position(
        "regular A-play w4A:2=24^20,3=10+21,5=50,6=30+33 "
        "b3B:2=22,4=04,5=13+42^11+14,6=06,7=15+32 A:05,12,31/-/- B:01,03,23,41,60/-/- out:02,40"
    )
    assert where.pile_size == 0
    assert outcome(after(where, "b8:05+12+31")) == "C A"


def test_N3_the_novice_game_has_no_six_row_ending() -> None:
    white = "w1-:2=20,3=30,4=40,5=50,6=60"
    where = position(white, "b6-", "22,51,11/RXS/-", "05,31/RXS/-", rules="novice")
    state = after(where, "w7:22+51")
    assert len(state.position.white.rows) == 6
    assert state.outcome is None


def test_N3_in_the_novice_game_an_empty_hand_is_always_A() -> None:
    white = "w1-:2=20,3=30,4=40,5=50,6=60"
    where = position(white, "b6-", "22,51/RXS/-", "05,31/RXS/-", rules="novice")
    assert outcome(after(where, "w7:22+51")) == "A A"


@pytest.mark.parametrize("ending", [Ending.RESIGN, Ending.TIME, Ending.ABANDONED])
@pytest.mark.parametrize("when", ["set-up", "turn"])
def test_a_player_can_leave_at_any_time_and_loses(ending: Ending, when: str) -> None:
    game = Game.of_deal("regular", Deal(TILES, ((5, 2),)))
    if when == "turn":
        game = game.play(Choice.WHITE)
    for player in Player:
        over = game.leave(player, ending)
        assert over.outcome is not None
        assert over.outcome.ending is ending
        assert over.outcome.winner is player.opponent
        assert view(over, None).removed == TILES[-1]


def test_a_player_cannot_leave_with_an_ending_of_play() -> None:
    game = Game.of_deal("regular", Deal(TILES, ((5, 2),)))
    with pytest.raises(Illegal):
        game.leave(Player.A, Ending.D)
