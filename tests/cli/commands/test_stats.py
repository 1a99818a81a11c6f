"""`bossa stats`."""

import json
import os
import shutil
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from tests.cli.running import in_process
from tests.waiting import until

from bossa.analysis.intervals import Interval
from bossa.analysis.kept import Kept
from bossa.analysis.statistics import statistics
from bossa.cli.terminal.screen import Screen
from bossa.cli.terminal.stat_plots import write_plots
from bossa.cli.terminal.stat_tables import stat_tables
from bossa.locales import LANGUAGES, texts

GOLDEN = Path(__file__).parents[2] / "golden"
PLAYED = ("regular-A", "novice-time", "regular-resign")
QUICK = ("--seconds", "0.02")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Some golden games, a copy of one of them, and a damaged record."""
    place = tmp_path_factory.mktemp("records")
    for name in PLAYED:
        shutil.copy(GOLDEN / f"{name}.bossa", place)
    shutil.copy(GOLDEN / "regular-A.bossa", place / "copy.bossa")
    lines = (GOLDEN / "regular-D.bossa").read_text("utf-8").splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith("1. "))
    lines[first] = f"{lines[first].split()[0]} {lines[first].split()[1]} w9:66"
    (place / "damaged.bossa").write_text("\n".join(lines) + "\n", "utf-8")
    return place


@pytest.fixture(scope="module")
def kept(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a run over the folder keeps."""
    path = tmp_path_factory.mktemp("kept") / "kept.jsonl"
    answer = in_process("stats", str(folder), *QUICK, "--keep", str(path), "--json")
    assert answer.status == 2
    assert json.loads(answer.out)["games"] == len(PLAYED), "a copy is no second game"
    (refused,) = answer.err.splitlines()
    assert "damaged.bossa" in refused
    assert "Line " in refused
    return path


def group(found: dict[str, Any], by: str, name: str) -> dict[str, Any]:
    (one,) = [one for one in found["groups"] if (one["by"], one["name"]) == (by, name)]
    return dict(one)


def test_the_figures_are_those_of_the_reviews(folder: Path, kept: Path) -> None:
    """Kept reviews are counted without another look at the games, and the sums are the same."""
    before = kept.read_bytes()
    answer = in_process("stats", str(folder), *QUICK, "--keep", str(kept), "--json")
    found = json.loads(answer.out)
    assert kept.read_bytes() == before, "nothing is reviewed twice"
    lines = [json.loads(line)["figures"] for line in before.decode().splitlines()]
    assert len(lines) == len(PLAYED)
    everyone = group(found, "all", "")
    losses = [line[seat]["loss"] for line in lines for seat in "ab"]
    decisions = [line[seat]["decisions"] for line in lines for seat in "ab"]
    assert everyone["per_decision"]["value"] == pytest.approx(sum(losses) / sum(decisions))
    ada = group(found, "name", "Ada")
    assert ada["result"]["value"] == pytest.approx(sum(line["a"]["result"] for line in lines) / 3)
    assert ada["luck"]["value"] == pytest.approx(sum(line["a"]["luck"] for line in lines) / 3)
    for one in (ada["result"], ada["luck"], ada["per_decision"], ada["adjusted"]):
        assert one["low"] <= one["value"] <= one["high"]
        assert one["low"] < one["high"]
    first, second = group(found, "order", "first"), group(found, "order", "second")
    assert first["result"]["value"] + second["result"]["value"] == pytest.approx(1)
    assert first["luck"]["value"] + second["luck"]["value"] == pytest.approx(0)


@pytest.mark.parametrize("width", [80, 120])
def test_the_table_has_every_group_in_every_language(kept: Path, width: int) -> None:
    found = statistics(list(Kept(kept).read().values()))
    # With few games the intervals are long.
    wide = Interval(1.0, -0.834, 2.834)
    few = replace(found.groups[0], result=wide, adjusted=wide, luck=wide, spread=wide)
    found = replace(found, groups=(few, *found.groups[1:]))
    for language in LANGUAGES:
        screen = Screen()
        screen.width = width
        with screen.capture() as printed:
            for table in stat_tables(found, texts(language), width):
                screen.print(table)
        text = printed.get()
        assert "100.0 (-83–283)" in text
        for figure in ("100.0 ±183.4", "+100.0 ±183.4"):
            assert figure in text
        assert "Ada" in text
        assert text.count("±") >= 10
        assert texts(language)("stats-by", by="line") in text
        assert texts(language)("ending-name", ending="time") in text


@pytest.mark.parametrize("language", ["en", "ja"])
def test_plots_are_written(kept: Path, tmp_path: Path, language: str) -> None:
    games = list(Kept(kept).read().values())
    write_plots(statistics(games), games, tmp_path / "plots", texts(language))
    names = sorted(path.name for path in (tmp_path / "plots").iterdir())
    assert names == ["endings.svg", "loss.svg", "luck.svg", "results.svg"]
    for name in names:
        text = (tmp_path / "plots" / name).read_text("utf-8")
        assert ElementTree.fromstring(text).tag.endswith("svg")  # noqa: S314 (our own file)
    assert "Ada" in (tmp_path / "plots" / "loss.svg").read_text("utf-8")


def test_the_command_writes_plots(folder: Path, kept: Path, tmp_path: Path) -> None:
    record = str(folder / "regular-A.bossa")
    plots = tmp_path / "plots"
    answer = in_process("stats", record, *QUICK, "--keep", str(kept), "--plots", str(plots))
    assert answer.status == 0, answer.err
    assert str(plots) in answer.err
    assert (plots / "luck.svg").exists()


def test_nothing_to_count_is_refused(tmp_path: Path) -> None:
    answer = in_process("stats", str(tmp_path))
    assert answer.status == 2
    assert "no record" in answer.err
    answer = in_process("stats", str(tmp_path / "missing.bossa"))
    assert answer.status == 2
    assert "missing.bossa" in answer.err
    assert len(answer.err.splitlines()) == 1


def test_an_interrupted_run_tells_what_is_there_and_the_next_one_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "kept.jsonl"
    # Games that somebody left early are only estimated. The others take seconds, because with so
    # much time their last eight draws are solved to the end.
    quick = [str(GOLDEN / f"{name}.bossa") for name in ("novice-time", "regular-time")]
    slow = [str(GOLDEN / f"{name}.bossa") for name in ("regular-E", "novice-E", "regular-tie")]
    options = ("--seconds", "600", "--keep", str(path))
    command = [sys.executable, "-m", "bossa", "stats", quick[0], *slow, *options]
    environment = {**os.environ, "LC_ALL": "en", "COLUMNS": "200", "PYTHONIOENCODING": "utf-8"}
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment, text=True
    ) as process:
        until(lambda: path.exists() and path.read_bytes().endswith(b"\n"))
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=120)
    assert "Traceback" not in err
    assert process.returncode == 130
    before = path.read_bytes()
    done = before.count(b"\n")
    assert 1 <= done <= len(slow)
    assert out.startswith("1 game." if done == 1 else f"{done} games.")
    answer = in_process("stats", *quick, *options)
    assert answer.status == 0
    assert answer.out.startswith("2 games.")
    after = path.read_bytes()
    assert after.startswith(before)
    assert after.count(b"\n") == done + 1
