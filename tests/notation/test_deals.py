"""Deals as text, and their seal."""

import random

import hypothesis.strategies as st
import pytest
from hypothesis import given
from tests.asking import said

from bossa import TILES, Deal, Refusal, Unreadable, read_deal, write_deal
from bossa.notation import SealedDeal

DEAL = Deal(TILES, ((3, 3), (5, 2)))
TEXT = "01,02,03,04,05,06,10,11,12,13,14,15,20,21,22,23,24,30,31,32,33,40,41,42,50,51,60 3-3,5-2"


def test_a_deal_is_its_tiles_in_order_and_its_rolls() -> None:
    assert write_deal(DEAL) == TEXT
    assert read_deal(TEXT) == DEAL


@given(st.integers())
def test_every_deal_reads_back(seed: int) -> None:
    deal = Deal.shuffled(random.Random(seed))
    assert read_deal(write_deal(deal)) == deal


WRONG = [
    # what is changed, into what, code, rule
    ("01,", "", "not-the-set", "T1"),
    ("01,", "02,", "not-the-set", "T1"),
    ("01,", "00,", "no-such-tile", "T1"),
    ("01,", "77,", "no-such-tile", "T1"),
    ("01,", "1,", "bad-deal", None),
    ("01,", "01d,", "bad-deal", None),
    ("01,", "01, ", "bad-deal", None),
    ("01,", "０1,", "bad-deal", None),
    (" 3-3,5-2", "", "bad-deal", None),
    (" 3-3,5-2", " ", "bad-deal", None),
    (" 3-3,5-2", "  3-3,5-2", "bad-deal", None),
    ("5-2", "5-2\n", "bad-deal", None),
    ("5-2", "5-２", "bad-deal", None),
    ("5-2", "w5 b2", "bad-deal", None),
    ("5-2", "7-2", "no-such-die", "S2"),
    ("5-2", "5-5", "equal-dice", "S2"),
    ("3-3", "3-4", "rolled-again", "S2"),
]


@pytest.mark.parametrize(("old", "new", "code", "rule"), WRONG)
def test_a_wrong_deal_is_refused(old: str, new: str, code: str, rule: str | None) -> None:
    assert old in TEXT
    with pytest.raises(Refusal) as refused:
        read_deal(TEXT.replace(old, new, 1))
    assert (refused.value.code, refused.value.rule) == (code, rule)
    said(refused.value)


@given(st.text(max_size=200))
def test_any_text_is_refused(text: str) -> None:
    with pytest.raises(Refusal) as refused:
        read_deal(text)
    said(refused.value)


def test_a_deal_over_one_megabyte_is_refused() -> None:
    with pytest.raises(Unreadable) as refused:
        read_deal(TEXT.replace("3-3", ",".join(["3-3"] * 300_000)))
    assert refused.value.code == "too-big"


def test_the_hash_is_that_of_salt_and_text() -> None:
    """The hash of a known deal must never change: it verifies the games of older servers."""
    sealed = SealedDeal(DEAL, "00" * 32)
    assert sealed == SealedDeal.of(TEXT, "00" * 32)
    assert sealed.text == TEXT
    assert sealed.hash == "e84e3eab3ea36eae30ed238503813d8abbc89a509bfee70ce62a18d9041f808b"
    assert SealedDeal(DEAL, "11" * 32).hash != sealed.hash


def test_every_new_deal_has_a_salt_of_its_own() -> None:
    one, other = SealedDeal.new(), SealedDeal.new()
    assert one.deal != other.deal
    assert one.salt != other.salt
    assert len(bytes.fromhex(one.salt)) == 32
