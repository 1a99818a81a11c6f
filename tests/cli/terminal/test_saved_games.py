"""Saved games: read as they were written, and refused when somebody changed them."""

import json
import random
from contextlib import suppress
from pathlib import Path

import hypothesis.strategies as st
import pytest
from hypothesis import given
from tests.asking import said

from bossa import RULE_SETS, Deal, Game, Player, Rules, Unreadable, read_deal
from bossa.cli.terminal.saved_games import HUMAN, Saved, read_saved, write_saved

SEATS = {Player.A: HUMAN, Player.B: "greedy"}

TILES_IN_ORDER = "40,15,60,31,21,02,10,33,06,14,12,50,30,22,24,51,41,01,32,03,05,23,20,42,04,13,11"

VERSION_1: dict[str, object] = {
    "version": 1,
    "rules": "regular+chips",
    "edition": "2023.1",
    "rolls": [[3, 3], [6, 3]],
    "tiles": TILES_IN_ORDER.split(","),
    "seats": {"A": "human", "B": "greedy"},
    "decisions": [
        ["A", "white"], ["A", "keep-d"], ["B", "keep-d"], ["B", "x02-15"], ["A", "x02-06"],
        ["B", "r02"],
    ],
}  # fmt: skip


@pytest.mark.parametrize("rules", RULE_SETS, ids=lambda rules: rules.name)
def test_a_game_is_read_as_it_was_put_away_after_every_decision(
    rules: Rules, tmp_path: Path
) -> None:
    source = random.Random(7)
    deal = Deal.shuffled(source)
    game = Game.of_deal(rules, deal)
    path = tmp_path / "game.json"
    while not game.over:
        saved = Saved(deal, game, SEATS)
        write_saved(path, saved)
        assert read_saved(path) == saved
        game = game.play(source.choice(game.legal))


def test_a_chip_that_B_kept_first_is_kept(tmp_path: Path) -> None:
    deal = Deal.shuffled(random.Random(7))
    game = Game.of_deal("novice+chips", deal)
    game = game.play(game.legal[0], by=Player.B)
    write_saved(tmp_path / "game.json", Saved(deal, game, SEATS))
    assert read_saved(tmp_path / "game.json").game == game


def test_the_deal_stands_in_the_file_in_its_text_form(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    deal = Deal.shuffled(random.Random(7))
    write_saved(path, Saved(deal, Game.of_deal("novice", deal), SEATS))
    data = json.loads(path.read_text("utf-8"))
    assert data["version"] == 2
    assert read_deal(data["deal"]) == deal
    assert not {"rolls", "tiles"} & data.keys()


def test_a_game_put_away_by_version_1_can_be_taken_up(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(VERSION_1), "utf-8")
    saved = read_saved(path)
    assert saved.seats == SEATS
    assert saved.deal.rolls == ((3, 3), (6, 3))
    assert [str(tile) for tile in saved.deal.tiles] == VERSION_1["tiles"]
    assert len(saved.game.steps) == 10
    write_saved(path, saved)
    assert read_saved(path) == saved
    assert json.loads(path.read_text("utf-8"))["version"] == 2


def refused(path: Path) -> None:
    """The file is refused, with a sentence in every language."""
    with pytest.raises(Unreadable) as refusal:
        read_saved(path)
    assert refusal.value.code == "bad-saved-game"
    said(refusal.value)


CHANGES: list[tuple[str, object]] = [
    ("version", 3), ("version", None), ("version", [2]),
    ("rules", "blitz"), ("edition", "1"),
    ("decisions", [["A", "r77"]]), ("decisions", [["C", "white"]]), ("decisions", [[]]),
    ("decisions", [["A", 7]]),
    ("seats", {}), ("seats", {"A": "human", "B": "nobody"}), ("seats", {"A": [], "B": "human"}),
]  # fmt: skip
OF_VERSION_1: list[tuple[str, object]] = [
    ("tiles", ["01"]), ("tiles", None), ("rolls", [[5, 5]]), ("rolls", [[5]]),
]  # fmt: skip
OF_VERSION_2: list[tuple[str, object]] = [
    ("deal", ""), ("deal", None), ("deal", 7), ("deal", "01,02 5-2"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("version", "field", "value"),
    [(1, *change) for change in CHANGES + OF_VERSION_1]
    + [(2, *change) for change in CHANGES + OF_VERSION_2],
)
def test_a_file_that_somebody_changed_is_refused(
    tmp_path: Path, version: int, field: str, value: object
) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(VERSION_1), "utf-8")
    if version == 2:
        write_saved(path, read_saved(path))
    data = json.loads(path.read_text("utf-8"))
    path.write_text(json.dumps(data | {field: value}), "utf-8")
    refused(path)
    del data[field]
    path.write_text(json.dumps(data), "utf-8")
    refused(path)


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b"{}", b"7", b"\xff", b"[" * 900_000])
def test_other_files_are_refused(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(data)
    refused(path)


def test_a_file_over_one_megabyte_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(b" " * 1_000_001)
    with pytest.raises(Unreadable) as refusal:
        read_saved(path)
    assert refusal.value.code == "too-big"


@given(st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4),
    max_leaves=10,
), st.sampled_from(sorted(VERSION_1)))  # fmt: skip
def test_any_value_in_any_field_is_read_or_refused(
    tmp_path_factory: pytest.TempPathFactory, value: object, field: str
) -> None:
    path = tmp_path_factory.getbasetemp() / "any.json"
    path.write_text(json.dumps(VERSION_1 | {field: value}), "utf-8")
    with suppress(Unreadable):
        read_saved(path)
