"""The kernel follows a rule that changes, or it says that it has no room for the rule.

Each test changes a copy of the package and plays a few games there, in the rules and in the kernel.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import bossa

pytestmark = pytest.mark.slow

SOURCE = Path(bossa.__file__).parent
PROJECT = Path(__file__).parents[2]

Change = tuple[str, str, str]
"""A file, a text in it, and the text that replaces it."""


def play_in_copy(folder: Path, *changes: Change) -> subprocess.CompletedProcess[str]:
    copy = folder / "bossa"
    for room in ("rules", "notation", "kernel"):
        shutil.copytree(SOURCE / room, copy / room, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(SOURCE / "__init__.py", copy)
    for file, old, new in changes:
        path = copy / file
        text = path.read_text("utf-8")
        assert text.count(old) == 1, f"{file} has changed: where is {old}?"
        path.write_text(text.replace(old, new), "utf-8")
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join((str(folder), str(PROJECT))),
        "NUMBA_DISABLE_JIT": "1",
        "BOSSA_CACHE_DIR": str(folder / "cache"),
    }
    command = [sys.executable, "-m", "tests.kernel.agreement"]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    "changes",
    [
        (
            ("rules/tiles.py", "MOST_DOTS = 6", "MOST_DOTS = 5"),
            ("rules/tiles.py", "2 if self.chip is Chip.DOUBLER", "3 if self.chip is Chip.DOUBLER"),
        ),
        (
            ("rules/position.py", "HAND_SIZE = 4", "HAND_SIZE = 5"),
            ("rules/deal.py", "DIE = range(1, 7)", "DIE = range(3, 9)"),
        ),
        (
            ("rules/ruleset.py", "BESIDE_DIE = (1, 2)", "BESIDE_DIE = (2,)"),
            ("rules/ruleset.py", "size_steps=(-1, 1)", "size_steps=(-1, 0, 1)"),
            ("rules/ruleset.py", "rows_to_win=6", "rows_to_win=3"),
        ),
        (
            ("rules/ruleset.py", "size_steps=(0, 1)", "size_steps=(-1, 0)"),
            ("rules/ruleset.py", "rows_to_win=None", "rows_to_win=3"),
        ),
    ],
    ids=["tiles", "deal", "regular", "novice"],
)
def test_the_kernel_follows_changed_rules(changes: tuple[Change, ...], tmp_path: Path) -> None:
    done = play_in_copy(tmp_path, *changes)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    ("what", "change"),
    [
        ("moves", ("constants.py", "laid.counts(colour) if", "min(5, laid.counts(colour)) if")),
        ("moves", ("constants.py", "neighbour + step for", "neighbour + abs(step) for")),
        ("outcome", ("constants.py", "rules.rows_to_win or NEVER", "5")),
        ("fits", ("eval/features.py", "beside[0 if neighbour == DIE else neighbour", "beside[0")),
        ("wins", ("law/totals.py", "rows_to_win(meta) - 1", "rows_to_win(meta) - 2")),
    ],
)
def test_a_kernel_that_differs_from_the_rules_is_found_out(
    what: str, change: Change, tmp_path: Path
) -> None:
    file, old, new = change
    done = play_in_copy(tmp_path, (f"kernel/{file}", old, new))
    assert f"Difference: {what}" in done.stderr


@pytest.mark.parametrize(
    "change",
    [
        ("rules/tiles.py", "MOST_DOTS = 6", "MOST_DOTS = 7"),
        ("rules/deal.py", "DIE = range(1, 7)", "DIE = range(1, 13)"),
        ("rules/ruleset.py", "BESIDE_DIE = (1, 2)", "BESIDE_DIE = (1, 3)"),
        ("rules/ruleset.py", "size_steps=(-1, 1)", "size_steps=(-1, 1 + chips)"),
        ("rules/words.py", 'STACK = "S"', 'STACK = "S"\n    PASS = "P"'),
    ],
)
def test_a_kernel_without_room_for_a_rule_is_not_loaded(change: Change, tmp_path: Path) -> None:
    done = play_in_copy(tmp_path, change)
    assert "NotImplementedError: the kernel has no room for these rules" in done.stderr
