from tests.asking import after, moves, position, why_not

MANY = "10,20,30,12,41,60/RXS/-"


def test_L1_a_line_grows_at_both_ends() -> None:
    where = position("w5A", "b2B", "60,40,10,30/RXS/-", "05,20,31,41/RXS/-")
    assert {"w6:60", "w4:40"} <= moves(where)
    assert why_not(where, "w7:10+60") == ("not-an-end", "L1")
    assert why_not(where, "w5:10+40") == ("not-an-end", "L1")
    where = position("w5A:4=40,6=60", "b2B", "10,20,30,50/RXS/-", "05,21,31,41/RXS/-")
    assert {"w3:10+20", "w7:20+50"} <= moves(where)
    assert why_not(where, "w4:10+30") == ("not-an-end", "L1")


def test_L2_numbers_begin_at_one_and_have_no_upper_limit() -> None:
    where = position("w5A", "b1B", "01,11,02/RXS/-", "05,20,31,41/RXS/-")
    assert moves(where, "b") == {"b2:01+11", "b2:02"}
    assert why_not(where, "b0:01") == ("below-one", "L2")
    high = "w6A:7=10+60,8=11+20+50,9=41+51"
    where = position(high, "b2B", "12,30,32,42/RXS/-", "05/RXS/-")
    assert moves(where, "w10:") == {"w10:30+32+42"}


def test_L3_the_tiles_of_a_row_add_up_to_its_number() -> None:
    where = position("w5A", "b2B", MANY, "05,21,31/RXS/-")
    assert moves(where, "w6:") == {"w6:60", "w6:20+41"}
    assert why_not(where, "w6:20+30") == ("wrong-total", "L3")


def test_L4_beside_the_die_a_row_has_one_or_two_tiles() -> None:
    where = position("w5A", "b2B", "10,20,30,60,42/RXS/-", "05,21,31/RXS/-")
    assert moves(where, "w6:") == {"w6:20+42", "w6:60"}
    assert why_not(where, "w6:10+20+30") == ("size-beside-die", "L4")


def test_L5_farther_out_a_row_has_one_tile_more_or_fewer_than_its_neighbour() -> None:
    one = position("w5A:6=60", "b2B", "10,20,50,41/RXS/-", "05,21,31/RXS/-")
    assert moves(one, "w7:") == {"w7:20+50"}
    assert why_not(one, "w7:10+20+41") == ("size-beside-row", "L5")
    two = position("w3A:4=11+30", "b6B", "50,10,20,21,40/RXS/-", "05,31/RXS/-")
    assert moves(two, "w5:") == {"w5:10+20+21", "w5:50"}
    assert why_not(two, "w5:10+40") == ("size-beside-row", "L5")


def test_L5_the_neighbour_is_the_row_towards_the_die_not_the_row_laid_last() -> None:
    where = position("w5A:4=40,6=23+41", "b2B", "10,20,30,60/RXS/-", "05,21,31/RXS/-")
    assert moves(where, "w3:") == {"w3:10+20"}
    assert moves(where, "w7:") == set()


def test_L6_both_players_lay_rows_on_both_lines() -> None:
    for act in ("A-play", "B-play"):
        where = position("w5A", "b2B", "60,03/RXS/-", "40,01/RXS/-", act=act)
        assert moves(where, "w")
        assert moves(where, "b")


def test_laying_a_row_makes_a_new_position_and_leaves_the_old_one_unchanged() -> None:
    where = position("w5A", "b2B", "60,03,11/RXS/-")
    state = after(where, "w6:60")
    assert [row.number for row in state.position.white.rows] == [6]
    assert where.white.rows == ()
