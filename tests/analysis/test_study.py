"""The sums of `benchmarks.study`, on made-up games whose figures are known."""

import random
from pathlib import Path
from typing import Any

import pytest
from benchmarks.study.openings import owned, worth
from benchmarks.study.outcomes import Duel, each, explained, mean_of, measured, needed
from benchmarks.study.report import put_into, report

from bossa.rules import RULE_SETS

SKILL = 0.1


def game(seat: str, luck: float, won: float, names: dict[str, str]) -> dict[str, Any]:
    """A game in which `luck` and the result are told for the second player of the pair."""
    sign = -1 if seat == "A" else 1
    result = won if seat == "B" else 1 - won
    sides = {
        key.lower(): {
            "name": names[key], "played_first": key == "A", "line": None, "decisions": 5,
            "loss": 0.25, "luck": 0.0, "result": result if key == "A" else 1 - result,
        }
        for key in "AB"
    }  # fmt: skip
    changes = [
        ["deal", "", 18, 0.0],
        ["draw", "A", 18, 9.9, sign * luck],  # the ledger's own luck is not asked for
        ["move", "A", 17, -0.3],
    ]
    figures = {"rules": "novice", "ending": "A", "turns": 9, **sides}
    return {"seat": seat, "figures": figures, "changes": changes}


def line(source: random.Random, deal: int, first: str, second: str) -> dict[str, Any]:
    """A duel in which luck makes most of the result, and the second player wins a bit more."""
    games = []
    for seat in "AB":
        won = float(source.random() < 0.5 + SKILL)
        luck = 0.8 * (won - 0.5 - SKILL)
        names = {seat: first, {"A": "B", "B": "A"}[seat]: second}
        games.append(game(seat, luck, won, names))
    task = {
        "first": first, "second": second, "deal": deal, "rules": "novice", "seed": 1,
        "setup_played": True,
    }  # fmt: skip
    return {"task": task, "games": games}


@pytest.fixture
def duels() -> list[Duel]:
    source = random.Random(3)
    return [Duel.of_line(line(source, deal, "leaf", "cup")) for deal in range(400)]


def test_results_are_told_for_the_second_player_in_both_seats(duels: list[Duel]) -> None:
    for place in (0, 1):
        seats = [duel.games[place].result for duel in duels]
        assert sum(seats) / len(seats) == pytest.approx(SKILL, abs=0.08)
    found = measured(duels, mean_of(lambda game: game.adjusted))
    assert found.low is not None
    assert found.high is not None
    assert found.low < SKILL < found.high
    assert found.high - found.low < 0.04


def test_what_luck_explains_is_the_variance_that_goes_away(duels: list[Duel]) -> None:
    # Luck is 0.8 of what a result is off, so that a fifth of it is left: 1 - 0.2 squared.
    assert explained(duels) == pytest.approx(0.96, abs=0.001)
    by_results = needed(lambda game: game.result)(duels)
    without_luck = needed(lambda game: game.adjusted)(duels)
    assert by_results / without_luck == pytest.approx(25)
    gap = sum(each(duels, lambda game: game.adjusted)) / 800
    assert by_results == pytest.approx(2.8**2 * 0.24 / gap**2, rel=0.03)


def test_a_line_is_worth_what_a_swap_changes() -> None:
    """Own numbers are worth 1 to 6 points; least squares find them from swaps."""
    source = random.Random(4)
    lines: list[dict[str, Any]] = []
    for _ in range(200):
        white, black = source.sample(range(1, 7), 2)
        owner = source.choice("AB")
        gain = (white - black) / 100 * (1 if owner == "A" else -1)
        values = {"base": 0.5 + gain / 2, "line": 0.5 - gain / 2, "turn": 0.47, "no-R": 0.4}
        lines.append(
            {"dice": [white, black], "owner": owner, "first": "A", "chip": None, "values": values}
        )
    for number, found in owned(lines).items():
        assert found.value == pytest.approx((number - 3.5) / 100)
    redraw = worth(lines, "Redraw")
    assert redraw
    mean = sum(one["values"]["base"] - 0.4 for one in lines) / len(lines)
    assert redraw.value == pytest.approx(mean)


def test_tables_go_into_their_places(tmp_path: Path) -> None:
    source = random.Random(3)
    pairs = [("leaf", "cup"), ("cup", "cup")]
    lines = [line(source, deal, *pair) for deal in range(3) for pair in pairs]
    tables = report(lines, [])
    assert all(rules.name in tables["luck-by-rules"] for rules in RULE_SETS)
    path = tmp_path / "study.md"
    places = "".join(f"<!-- {name} -->\nold\n<!-- end -->\n\n" for name in tables)
    path.write_text(f"Before\n{places}After\n", "utf-8")
    put_into(path, tables)
    put_into(path, tables)
    text = path.read_text("utf-8")
    assert "old" not in text
    assert text.startswith("Before\n")
    assert text.endswith("After\n")
    assert text.count(tables["pairs"]) == 1
