"""Eight worked examples. Each shows one or several rules at work in one position."""

from tests.asking import after, drawn, moves, outcome, position, why_not

from bossa import read_position


def test_example_1_beside_the_die() -> None:
    where = position("w5A", "b2B", "10,40,23,41,60/RXS/-", "05,20,31/RXS/-")
    assert moves(where, "w6:") == {"w6:60", "w6:23+40", "w6:23+41"}
    assert moves(where, "w4:") == {"w4:40", "w4:41"}


def test_example_2_two_tiles_beside_one() -> None:
    where = position("w5A:6=60", "b2B", "23,50,10,20,41/RXS/-", "05,21,31/RXS/-")
    assert "w7:23+50" in moves(where)
    assert all(text.count("+") == 1 for text in moves(where, "w7:"))


def test_example_3_three_tiles_or_one_beside_two() -> None:
    where = position("w5A:6=23+40", "b2B", "10,20,41,30/RXS/d", "05,21,31/RXS/i", "regular+chips")
    assert {"w7:10+20+41", "w7:10d+20+30"} <= moves(where, "w7:")
    assert all(text.count("+") == 2 for text in moves(where, "w7:"))


def test_example_4_nothing_below_one() -> None:
    where = position("w5A", "b1B", "01,02,11/RXS/-", "05,21,31/RXS/-")
    assert moves(where, "b0") == set()
    assert why_not(where, "b0:01") == ("below-one", "L2")


def test_example_5_a_stack_of_two() -> None:
    where = position("w5A:6=23+40", "b2B", "15,50,60/RXS/-", "05,21,31/RXS/-")
    assert "w6^15+50" in moves(where)
    assert why_not(where, "w6^60") == ("size-of-stack", "A3")


def test_example_6_chips() -> None:
    inverter = position("w5A", "b2B", "14,20,22,40/RXS/i", "05,21,31/RXS/i", "regular+chips")
    assert "w6:14i+20" in moves(inverter)
    assert why_not(inverter, "w6:22i+40") == ("chip-without-effect", "E6")
    assert why_not(inverter, "w4:40i") == ("no-dots", "T4")
    doubler = position("w5A", "b2B", "20,21,40/RXS/d", "05,22,31/RXS/i", "regular+chips")
    assert "w6:20d+21" in moves(doubler)


def test_example_7_the_sixth_row_on_the_opponents_line() -> None:
    five = "w4B:2=24,3=10+22,5=50,6=12+51,7=11+20+42"
    assert (
        outcome(after(position(five, "b2A", "21,60,33/RXS/-", "05,30/RXS/-"), "w8:21+60")) == "B B"
    )
    assert outcome(after(position(five, "b2A", "21,60/RXS/-", "05,30/RXS/-"), "w8:21+60")) == "C A"


def test_example_8_the_last_tile() -> None:
    table = {
        "white": "w4A:2=24^20,3=10+21,5=50,6=30+33",
        "black": "b3B:2=22,4=04,5=13+42^11+14,6=06",
    }
    where = position(
        **table, a="03,05,12,15,32/-/-", b="01,23,41,60/-/-", act="A-draw", out="02,40"
    )
    state = drawn(where, "31")
    assert state.position.pile_size == 0
    assert outcome(after(state.position, "b7:12+15")) == "E tie"
    stuck = read_position(
        "regular A-draw w5A:3=32,4=20+22,6=60,7=21+50^33+40,8=15+23+51 "
        "b4B:2=02,3=01+12,5=13+42^14+41,6=06 A:04,05/R/- B:03,10,30/-/- out:24"
    )
    assert stuck.pile_size == 1
    assert outcome(drawn(stuck, "31")) == "D B"
