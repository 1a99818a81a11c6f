"""`bossa review` and `bossa eval`."""

import json
import random
import re
from pathlib import Path

import pytest
from tests.cli.running import bossa

from bossa.analysis import review
from bossa.cli.terminal.ledger import ledger
from bossa.cli.terminal.review_page import review_page
from bossa.locales import LANGUAGES, texts
from bossa.notation import Record, read_record, write_record
from bossa.players import named, play_out
from bossa.players.evaluator import Evaluator
from bossa.rules import Game, Player


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    source = random.Random(7)
    players = {Player.A: named("leaf", source), Player.B: named("teahouse", source)}
    game = play_out(Game.new("regular", source), players)
    path = tmp_path_factory.mktemp("review") / "game.bossa"
    path.write_text(write_record(Record.of(game, {"A": "Ada", "B": "Bo"})), "utf-8")
    return path


def test_the_ledger_of_a_record_adds_up_and_tells_the_mistakes(record: Path) -> None:
    answer = bossa("review", str(record), "--json")
    assert answer.returncode == 0, answer.stderr
    found = json.loads(answer.stdout)
    entries = found["entries"]
    total = found["start"] + sum(entry["change"] for entry in entries)
    assert total == pytest.approx({"A": 1.0, "B": 0.0, "draw": 0.5}[found["result"]])
    order = [entry["kind"] for entry in entries]
    assert order[: order.index("deal")] == ["choice"] * order.index("deal")
    for entry in entries:
        if entry["kind"] in ("choice", "move"):
            assert entry["loss"] >= 0
            assert entry["moves"][0]["value"] == max(one["value"] for one in entry["moves"])
            assert entry["rank"] <= entry["of"]
        if entry["kind"] == "draw":
            assert entry["what"][1:] in [one["tile"] for one in entry["tiles"]]
        assert ("fraction" in entry) == (entry["sure"] == "exact")
    assert any(entry["sure"] == "exact" for entry in entries)


def test_the_ledger_is_told_in_five_languages(record: Path) -> None:
    game = read_record(record.read_bytes()).game
    found = review(game, Evaluator(seconds=0.05))
    for language in LANGUAGES:
        lines = list(ledger(found, {Player.A: "Ada", Player.B: "Bo"}, language))
        say = texts(language, "review")
        rows = lines[1 : lines.index("")]
        assert say("ledger-row", kind="luck", who="other", name="") in rows[1]
        # What is shown adds up, to the last digit: luck and moves, and what they are made of.
        numbers = [float(row.split()[0]) for row in rows]
        parts = [float(row.split()[0]) for row in rows if not row[:7].strip()]
        assert sum(numbers[:-1]) - sum(parts) == pytest.approx(numbers[-1])
        assert numbers[0] + sum(parts) == pytest.approx(numbers[-1])
        assert found.result is not None
        assert numbers[-1] == 100 * found.result
        assert review_page(found, {Player.A: "<A>", Player.B: "Bo"}, language).count("<A>") == 0


def test_the_page_stands_alone(record: Path, tmp_path: Path) -> None:
    page = tmp_path / "review.html"
    answer = bossa("review", str(record), "--html", str(page), "--seconds", "0.05")
    assert answer.returncode == 0, answer.stderr
    text = page.read_text("utf-8")
    assert "Ada" in text
    assert "<svg" in text
    assert "<script" not in text
    # It asks for nothing: no address, no file.
    assert not re.search(r"src=|href=\"(?!#)|url\(|@import|http", text)
    # Its numbers add up as shown: the bars, what they are made of, and what the mistakes lost.
    values = [float(one.replace("−", "-")) for one in re.findall(r'value">([+−\d.]+)<', text)]
    parts = [float(one.replace("−", "-")) for one in re.findall(r'part value">([+−\d.]+)<', text)]
    assert values[0] + sum(parts) == pytest.approx(values[-1])
    lost = re.findall(r'class="lost">−([\d.]+)', text)
    assert sum(map(abs, parts[3:5])) == pytest.approx(sum(map(float, lost)))


def test_a_record_that_is_none_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "bad.bossa"
    path.write_text('[Rules "regular"]\n', "utf-8")
    answer = bossa("review", str(path))
    assert answer.returncode == 2
    assert "Traceback" not in answer.stderr
    assert len(answer.stderr.strip().splitlines()) == 1


def test_a_position_is_valued_with_how_sure_that_is() -> None:
    early = "regular A-draw w5A:6=23+40 b2B A:11,12,32/RXS/- B:05,20,31,41/RXS/- out:-"
    late = (
        "regular A-play w4A:2=24^20,3=10+21,5=50,6=30+33 b3B:2=22,4=04,5=13+42^11+14,6=06 "
        "A:05,12,31/-/- B:01,03,41,60/-/- out:02,40"
    )
    estimated = json.loads(bossa("eval", early, "--json").stdout)
    assert estimated["sure"] == "estimated"
    assert len(estimated["tiles"]) == 18
    exact = json.loads(bossa("eval", late, "--json").stdout)
    assert (exact["sure"], exact["fraction"]) == ("exact", "1")
    assert bossa("eval", "regular nonsense").returncode == 2
