import pickle

import pytest
from tests.asking import moves, position, why_not

from bossa import TILES, Colour, Illegal, Laid, Rules, Tile, read_move, reasons


def test_T1_there_are_27_different_tiles_with_one_to_six_dots() -> None:
    assert len(set(TILES)) == 27
    assert all(1 <= tile.white + tile.black <= 6 for tile in TILES)
    for colour in Colour:
        counts = [sum(tile.dots(colour) == n for tile in TILES) for n in range(1, 7)]
        assert counts == [6, 5, 4, 3, 2, 1]
    assert sum(tile.black == 0 for tile in TILES) == 6
    assert sum(tile.white == 0 for tile in TILES) == 6
    assert sum(tile.white > 0 and tile.black > 0 for tile in TILES) == 15


@pytest.mark.parametrize("dots", [(0, 0), (4, 3), (7, 0), (0, 7), (-1, 3)])
def test_T1_no_other_tile_can_be_made(dots: tuple[int, int]) -> None:
    with pytest.raises(Illegal) as refused:
        Tile(*dots)
    assert (refused.value.code, refused.value.rule) == ("no-such-tile", "T1")


def test_T2_a_tile_counts_as_one_colour_and_never_as_the_sum() -> None:
    where = position("w4A", "b1B", "23,51/RXS/-")
    assert "w5:51" in moves(where)
    assert "w5:23" not in moves(where)
    assert "w3:23" not in moves(where)
    assert "b2:23" not in moves(where)


def test_T3_tiles_laid_together_count_as_the_sum_of_one_colour() -> None:
    where = position("w5A", "b4B", "24,41/RXS/-", "05,20,31,40/RXS/-")
    assert moves(where, "w6") == {"w6:24+41"}
    assert moves(where, "b5") == {"b5:24+41"}


def test_T4_a_tile_without_dots_of_a_colour_is_not_a_zero() -> None:
    where = position("w5A", "b2B", "60,05,11/RXS/-", "04,20,31,41/RXS/-")
    assert "w6:60" in moves(where)
    assert "w6:05+60" not in moves(where)
    assert why_not(where, "w6:05+60") == ("no-dots", "T4")
    assert why_not(where, "b3:11+60") == ("no-dots", "T4")


def test_a_tile_survives_repr_and_pickle_and_sorts_by_its_dots() -> None:
    for tile in TILES:
        assert eval(repr(tile)) == tile  # noqa: S307
        assert pickle.loads(pickle.dumps(tile)) == tile  # noqa: S301
    assert list(TILES) == sorted(TILES, key=str)
    assert (Tile(2, 3).white, Tile(2, 3).black) == (2, 3)


def test_a_refusal_survives_pickle() -> None:
    where = position()
    refusal = next(reasons(where, read_move("w7:11+12"))).at(3, "w7:11+12")
    again = pickle.loads(pickle.dumps(refusal))  # noqa: S301
    assert type(again) is type(refusal)
    assert str(again) == str(refusal)
    assert (again.code, again.rule, again.values) == (refusal.code, refusal.rule, refusal.values)


def test_the_repr_of_a_value_is_code_for_that_value() -> None:
    import bossa

    where = position("w5A:4=14i,6=23+40^15+50", "b2B", "11,12,32,33/RXS/d", "05,20,31,41/X/-",
                     rules="regular+chips", out="04")  # fmt: skip
    for value in (where, *bossa.legal(where), Laid(Tile(1, 4)), Rules.of("novice+chips")):
        assert eval(repr(value), vars(bossa)) == value  # noqa: S307
