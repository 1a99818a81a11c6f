from tests.asking import moves, position, why_not


def test_N2_a_row_has_as_many_tiles_as_its_neighbour_or_one_more() -> None:
    where = position("w5-:6=60", "b2-", "10,20,50,41,40/RXS/-", "05,21/RXS/-", rules="novice")
    assert moves(where, "w7:") == {"w7:20+50"}
    where = position("w2-:3=30", "b6-", "40,10,31,20,21/RXS/-", "05,22/RXS/-", rules="novice")
    assert moves(where, "w4:") == {"w4:10+31", "w4:20+21", "w4:40"}
    where = position("w2-:3=10+20", "b6-", "40,11,31,12,21/RXS/-", "05,22/RXS/-", rules="novice")
    assert moves(where, "w4:") == {"w4:11+31", "w4:11+12+21", "w4:12+31"}
    assert why_not(where, "w4:40") == ("size-beside-row", "N2")


def test_N2_beside_the_die_a_row_has_one_or_two_tiles_as_in_the_regular_game() -> None:
    where = position("w5-", "b2-", "10,20,30,60,42/RXS/-", "05,21,31/RXS/-", rules="novice")
    assert moves(where, "w6:") == {"w6:20+42", "w6:60"}
    assert why_not(where, "w6:10+20+30") == ("size-beside-die", "L4")
