"""Statistics of many games: every figure against a sum done another way."""

import json
import math
import random
from pathlib import Path

import pytest

from bossa.analysis import document, review
from bossa.analysis.document import Document
from bossa.analysis.game_figures import GameFigures
from bossa.analysis.intervals import Interval, mean, ratio, share, spread
from bossa.analysis.kept import Kept, key_of
from bossa.analysis.statistics import By, Group, Statistics, statistics
from bossa.notation import Record, read_record
from bossa.players.evaluator import Evaluator
from bossa.rules import Unreadable

GOLDEN = Path(__file__).parents[1] / "golden"
NAMES = ("regular-A", "regular-D", "novice-A", "novice-time", "regular-resign")
SECONDS = 0.02


@pytest.fixture(scope="module")
def records() -> list[Record]:
    return [read_record((GOLDEN / f"{name}.bossa").read_bytes()) for name in NAMES]


@pytest.fixture(scope="module")
def reviewed(records: list[Record]) -> list[tuple[GameFigures, Document]]:
    """The figures of some golden games, and their reviews as documents."""
    evaluator = Evaluator(seconds=SECONDS)
    found = []
    for record in records:
        one = review(record.game, evaluator)
        found.append((GameFigures.of(record.game, one, dict(record.tags)), document(one)))
    return found


@pytest.fixture(scope="module")
def told(reviewed: list[tuple[GameFigures, Document]]) -> Statistics:
    return statistics([figures for figures, _ in reviewed])


def group(told: Statistics, by: By, name: str) -> Group:
    return next(one for one in told.groups if (one.by, one.name) == (by, name))


def decided(told: Document, seat: str) -> list[float]:
    """The losses of a player's decisions that were not forced, by the ledger's entries."""
    return [
        entry["loss"]
        for entry in told["entries"]
        if entry["player"] == seat and "loss" in entry and entry["mark"] != "forced"
    ]


def luck_of_a(told: Document) -> float:
    return math.fsum(e["change"] for e in told["entries"] if e["kind"] in ("draw", "deal"))


def test_what_is_lost_in_a_decision_is_the_mean_over_the_entries(
    reviewed: list[tuple[GameFigures, Document]], told: Statistics
) -> None:
    both = [loss for _, one in reviewed for seat in "AB" for loss in decided(one, seat)]
    everyone = group(told, By.ALL, "")
    assert everyone.decisions == len(both)
    assert everyone.per_decision
    assert everyone.per_decision.value == pytest.approx(math.fsum(both) / len(both))
    assert everyone.result is None, "both players are in it"
    of_ada = [loss for _, one in reviewed for loss in decided(one, "A")]
    ada = group(told, By.NAME, "Ada")
    assert ada.per_decision
    assert ada.per_decision.value == pytest.approx(math.fsum(of_ada) / len(of_ada))
    regular = [one for figures, one in reviewed if figures.rules == "regular"]
    losses = [loss for one in regular for seat in "AB" for loss in decided(one, seat)]
    found = group(told, By.RULES, "regular")
    assert found.games == len(regular)
    assert found.per_decision
    assert found.per_decision.value == pytest.approx(math.fsum(losses) / len(losses))


def test_luck_and_results_are_those_of_the_ledgers(
    reviewed: list[tuple[GameFigures, Document]], told: Statistics
) -> None:
    lucks = [luck_of_a(one) for _, one in reviewed]
    points = [{"A": 1.0, "B": 0.0, "draw": 0.5}[one["result"]] for _, one in reviewed]
    ada, bo = group(told, By.NAME, "Ada"), group(told, By.NAME, "Bo")
    assert ada.luck
    assert bo.luck
    assert ada.result
    assert ada.adjusted
    count = len(lucks)
    average = math.fsum(lucks) / count
    assert ada.luck.value == pytest.approx(average)
    assert bo.luck.value == pytest.approx(-average)
    assert ada.result.value == pytest.approx(sum(points) / count)
    assert ada.adjusted.value == pytest.approx(sum(points) / count - average)
    squares = math.fsum((luck - average) ** 2 for luck in lucks)
    assert ada.luck.high is not None
    # Five games: four degrees of freedom.
    wide = 2.78 * math.sqrt(squares / (count - 1) / count)
    assert ada.luck.high - ada.luck.value == pytest.approx(wide)
    assert ada.spread
    assert ada.spread.value == pytest.approx(math.sqrt(squares / (count - 1)))


def test_order_and_line_are_those_of_the_records(
    records: list[Record], reviewed: list[tuple[GameFigures, Document]], told: Statistics
) -> None:
    first_wins, with_white = [], []
    for record, (_, one) in zip(records, reviewed, strict=True):
        first = next(e["player"] for e in one["entries"] if e["kind"] == "draw")
        first_wins.append({"draw": 0.5}.get(one["result"], float(one["result"] == first)))
        if record.game.rules.lines_are_chosen:
            owner = record.game.position.white.owner
            assert owner
            with_white.append({"draw": 0.5}.get(one["result"], float(one["result"] == owner.value)))
    first_group, white = group(told, By.ORDER, "first"), group(told, By.LINE, "white")
    assert first_group.result
    assert white.result
    assert first_group.result.value == pytest.approx(sum(first_wins) / len(first_wins))
    assert white.games == len(with_white) == 3, "the novice game has no owners"
    assert white.result.value == pytest.approx(sum(with_white) / len(with_white))


def test_endings_are_counted_by_rules(told: Statistics) -> None:
    found = {one.rules: {name: games for name, games, _ in one.shares} for one in told.endings}
    assert found == {"novice": {"A": 1, "time": 1}, "regular": {"A": 1, "D": 1, "resign": 1}}
    json.dumps(told.as_json())


def test_a_mean_of_games_holds_the_truth_in_95_of_100_samples() -> None:
    """Losses per decision of made-up games whose true value is known."""
    source = random.Random(5)
    hits = {"ratio": 0, "mean": 0, "share": 0, "spread": 0}
    rounds, truth = 400, 0.06
    for _ in range(rounds):
        pairs = []
        for _ in range(25):
            decisions = source.randint(4, 9)
            careless = source.random() * 2 * truth  # a game's decisions are alike
            pairs.append((careless * decisions, float(decisions)))
        values = [source.uniform(-1.0, 1.0) for _ in range(60)]
        wins = sum(source.random() < 0.8 for _ in range(30))
        hits["ratio"] += holds(ratio(pairs), truth)
        hits["mean"] += holds(mean(values[:8]), 0.0)
        hits["share"] += holds(share(wins, 30), 0.8)
        hits["spread"] += holds(spread(values), math.sqrt(1 / 3))
    # Four standard errors of a share of 0.95 in 400 rounds are 0.044.
    for name, count in hits.items():
        assert 0.9 < count / rounds < 0.995, name


def holds(found: Interval | None, truth: float) -> bool:
    assert found
    assert found.low is not None
    assert found.high is not None
    return found.low <= truth <= found.high


def test_too_few_games_have_no_interval() -> None:
    assert mean([]) is ratio([]) is share(0, 0) is spread([1.0]) is None
    assert mean([0.3]) == Interval(0.3, None, None)
    assert ratio([(0.5, 4.0)]) == Interval(0.125, None, None)
    assert spread([0.0, 2.0, 1.0]) == Interval(1.0, None, None)
    all_won = share(3, 3)
    assert all_won
    assert all_won.value == 1.0
    assert all_won.low is not None
    assert all_won.low < 0.5, "three wins prove little"


def test_figures_that_are_kept_are_read_again(
    records: list[Record], reviewed: list[tuple[GameFigures, Document]], tmp_path: Path
) -> None:
    path = tmp_path / "kept.jsonl"
    kept = Kept(path)
    assert kept.read() == {}
    expected = {}
    for record, (figures, _) in zip(records, reviewed, strict=True):
        key = key_of(record, SECONDS)
        kept.add(key, figures)
        expected[key] = figures
    assert len(expected) == len(NAMES)
    assert kept.read() == expected
    assert key_of(records[0], 1.0) not in expected, "another depth is another review"
    whole = path.read_bytes()
    path.write_bytes(whole + whole[:40])
    assert kept.read() == expected
    assert path.read_bytes() == whole, "the line that was cut short is gone"


@pytest.mark.parametrize("text", ["no newline", "{}\n", "[1]\n", '{"key": 1}\n', "a\nb\n"])
def test_another_file_is_refused_and_left_alone(text: str, tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text(text, "utf-8")
    with pytest.raises(Unreadable) as refused:
        Kept(path).read()
    assert refused.value.code == "bad-kept"
    assert path.read_text("utf-8") == text
