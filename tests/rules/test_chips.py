from tests.asking import after, drawn, moves, position, why_not

from bossa import Chip

CHIPS = "regular+chips"


def test_E2_a_chip_is_used_once_and_stays_on_its_tile() -> None:
    where = position("w5A", "b2B", "30,11,12/RXS/d", "05,20,31/RXS/i", CHIPS)
    state = after(where, "w6:30d")
    row = state.position.white.row(6)
    assert row is not None
    assert [str(laid) for laid in row.layers[0]] == ["30d"]
    assert state.position.a.chips == ()
    assert state.position.b.chips == (Chip.INVERTER,)
    later = drawn(after(drawn(state.position, "01").position, "r05", "02").position, "03").position
    assert why_not(later, "b1:11d") == ("chip-not-held", "E2")
    assert not any("d" in text for text in moves(later))


def test_E2_a_chip_not_kept_or_not_in_the_game_cannot_be_used() -> None:
    where = position("w5A", "b2B", "30,11,12/RXS/d", "05,20,31/RXS/i", CHIPS)
    assert why_not(where, "w6:30i") == ("chip-not-held", "E2")
    plain = position("w5A", "b2B", "30,11,12/RXS/-", "05,20,31/RXS/-")
    assert why_not(plain, "w6:30d") == ("chip-not-held", "E2")


def test_E3_the_doubler_doubles_one_tile_and_the_others_count_once() -> None:
    where = position("w5A", "b1B", "20,21,30,60/RXS/d", "05,22,31/RXS/i", CHIPS)
    assert {"w6:20d+21", "w6:20+21d", "w6:30d"} <= moves(where)
    assert "w6:60d" not in moves(where)
    assert "b2:21d" in moves(where)


def test_E4_the_inverter_swaps_the_colours_of_one_tile() -> None:
    where = position("w5A", "b2B", "14,20,06,40/RXS/i", "05,22,31/RXS/i", CHIPS)
    assert {"w6:14i+20", "w6:06i"} <= moves(where)
    assert why_not(where, "w4:40i") == ("no-dots", "T4")
    assert "b1:14i" in moves(where)


def test_E5_a_row_has_at_most_one_chip_and_it_changes_no_size() -> None:
    where = position("w5A", "b2B", "14,20,30,11/RXS/i", "05,22,31/RXS/i", CHIPS)
    assert why_not(where, "w6:14i+20i") == ("two-chips", "E5")
    assert why_not(where, "w6:11i+20+30") == ("size-beside-die", "L4")
    assert not any(text.count("i") > 1 for text in moves(where))


def test_E5_a_chip_can_be_used_in_a_stack() -> None:
    where = position("w5A:6=23+40", "b2B", "14,20,50,10/RXS/i", "05,22,31/RXS/i", CHIPS)
    assert {"w6^14i+20", "w6^10+50"} <= moves(where)
    state = after(where, "w6^14i+20")
    assert state.position.a.chips == ()


def test_E6_a_chip_is_used_only_where_it_changes_what_the_tile_counts() -> None:
    where = position("w5A", "b1B", "22,40,33/RXS/i", "05,20,31/RXS/i", CHIPS)
    assert "w6:22+40" in moves(where)
    assert "w6:22i+40" not in moves(where)
    assert why_not(where, "w6:22i+40") == ("chip-without-effect", "E6")
    assert "b2:22" in moves(where)
    assert "b2:22i" not in moves(where)
