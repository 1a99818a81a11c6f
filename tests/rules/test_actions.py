from tests.asking import after, drawn, moves, position, why_not

from bossa import Marker, Tile


def test_A1_redraw_discards_a_tile_and_brings_another() -> None:
    where = position()
    assert moves(where, "r") == {"r11", "r12", "r32", "r33"}
    state = after(where, "r11", "60")
    assert state.position.out == (Tile(1, 1),)
    assert state.position.a.tiles == (Tile(1, 2), Tile(3, 2), Tile(3, 3), Tile(6, 0))
    assert state.position.pile_size == where.pile_size - 1


# For positions with an empty pile: with A's hand and the discards, 26 of the 27 tiles are seen.
WHITE = "w4A:2=24^20,3=10+21,5=50,6=30+33"
BLACK = "b3B:2=22,4=04,5=13+42^11+14,6=06,7=15+32"
THEIRS = "01,03,23,41,60/-/-"


def test_A1_there_is_no_redraw_from_an_empty_pile() -> None:
    where = position(WHITE, BLACK, "02,05,12,31/R/-", THEIRS, out="40")
    assert where.pile_size == 0
    assert moves(where, "r") == set()
    assert why_not(where, "r05") == ("pile-empty", "A1")


def test_A2_exchange_swaps_two_tiles_and_the_player_chooses_both() -> None:
    where = position(a="11,12/RXS/-", b="05,20/RXS/-")
    assert moves(where, "x") == {"x11-05", "x11-20", "x12-05", "x12-20"}
    state = after(where, "x11-20")
    assert state.position.a.tiles == (Tile(1, 2), Tile(2, 0))
    assert state.position.b.tiles == (Tile(0, 5), Tile(1, 1))
    assert why_not(where, "x11-60") == ("not-in-other-hand", "A2")


def test_A3_a_stack_has_as_many_tiles_as_the_row_and_the_same_total() -> None:
    where = position("w5A:6=23+40", "b2B", "15,50,60,33,30/RXS/-", "05,20,31/RXS/-")
    assert moves(where, "w6^") == {"w6^15+50", "w6^30+33"}
    assert why_not(where, "w6^60") == ("size-of-stack", "A3")
    assert why_not(where, "w6^15+33") == ("wrong-total", "A3")
    assert why_not(where, "w7^15+60") == ("not-a-row", "A3")
    assert why_not(where, "w5^50") == ("stack-on-die", "A3")


def test_A3_a_stack_changes_neither_number_nor_size_and_adds_no_row() -> None:
    where = position("w5A:6=23+40", "b2B", "15,50,60/RXS/-", "05,20,31/RXS/-")
    line = after(where, "w6^15+50").position.white
    assert [(row.number, row.size, len(row.layers)) for row in line.rows] == [(6, 2, 2)]
    assert line.ends(where.rules) == where.white.ends(where.rules)


def test_A3_both_players_may_stack_on_the_same_row() -> None:
    where = position("w5A:6=23+40", "b2B", "15,50,60/RXS/-", "33,30,31/RXS/-")
    where = after(where, "w6^15+50").position
    state = after(drawn(where, "01").position, "w6^30+33")
    assert [len(row.layers) for row in state.position.white.rows] == [3]


def test_A4_an_action_uses_up_its_marker() -> None:
    where = position("w5A:6=23+40", "b2B", "15,50,60/RXS/-", "05,20,31/RXS/-")
    for move, brought, marker in (
        ("r15", "33", Marker.REDRAW),
        ("x15-05", None, Marker.EXCHANGE),
        ("w6^15+50", None, Marker.STACK),
    ):
        state = after(where, move, brought)
        left = [m for m in Marker if m is not marker]
        assert list(state.position.a.markers) == left
        assert list(state.position.b.markers) == list(Marker)
    used = position(WHITE, BLACK, "05,12,31/-/-", THEIRS, out="02,40")
    for move in ("r05", "x05-01", "b4^31"):
        assert why_not(used, move) == ("marker-used", "A4")
    assert not any(text[0] in "xr" or "^" in text for text in moves(used))
