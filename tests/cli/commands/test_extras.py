"""Commands whose packages come with an extra."""

from importlib.util import find_spec
from pathlib import Path

import pytest
from typer.testing import CliRunner

from bossa.cli.commands import extras
from bossa.cli.main import app


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The package is installed without extras."""
    monkeypatch.setattr(extras, "find_spec", lambda _: None)
    monkeypatch.setenv("BOSSA_DATA_DIR", str(tmp_path))


@pytest.mark.usefixtures("bare")
@pytest.mark.parametrize(
    ("words", "extra"),
    [
        ("solve x", "bossa[play]"),
        ("warm", "bossa[play]"),
        ("train weights", "bossa[play]"),
        ("serve", "bossa[play]"),
        ("bench solve", "bossa[play]"),
        ("bench loss random", "bossa[play]"),
        ("arena cup random", "bossa[play]"),
        ("play --rules novice --opponent cup", "bossa[play]"),
        ("stats game.bossa", "bossa[play]"),
        ("arena greedy random --scheduler tcp://127.0.0.1:1", "bossa[cluster]"),
    ],
)
def test_a_command_without_its_extra_says_which_one_it_needs(words: str, extra: str) -> None:
    done = CliRunner().invoke(app, [*words.split(), "--lang", "en"])
    assert done.exit_code == 2
    assert extra in done.output
    assert len(done.output.splitlines()) == 1


def test_plots_without_matplotlib_say_what_they_need(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        extras, "find_spec", lambda name: None if name == "matplotlib" else find_spec(name)
    )
    words = ["stats", "game.bossa", "--plots", "plots", "--lang", "en"]
    done = CliRunner().invoke(app, words)
    assert done.exit_code == 2
    assert done.output == "Plots need matplotlib: install bossa[stats].\n"


@pytest.mark.usefixtures("bare")
def test_what_needs_no_extra_runs_without_one() -> None:
    words = ["play", "--rules", "novice", "--opponent", "greedy", "--lang", "en"]
    done = CliRunner().invoke(app, words, input="q\n")
    assert done.exit_code == 0
    assert "The game is saved" in done.output
