"""The kernel keeps compiled code where it can write, and never uses it for other sources."""

import os
import shutil
import stat
import subprocess
import sys
from pathlib import Path

import pytest

import bossa
from bossa.kernel import constants
from bossa.kernel.jit.cache import fingerprint

SOURCE = Path(bossa.__file__).parent

pytestmark = pytest.mark.slow

ASK = """
from bossa.kernel.law.packing import pack, pack_move
from bossa.kernel.law.step import after_move
from bossa import read_move, read_position
text = "regular A-play w5A:6=60 b2B A:23,50,11/RXS/- B:05,20,31,41/RXS/- out:-"
print(after_move(pack(read_position(text)).state, pack_move(read_move("w7:23+50")), -1)[1])
"""


def ask(source: Path, cache: Path, **environment: str) -> str:
    kept = {
        name: value for name, value in os.environ.items() if name in ("PATH", "LD_LIBRARY_PATH")
    }
    done = subprocess.run(
        [sys.executable, "-c", ASK],
        capture_output=True,
        text=True,
        check=True,
        env={**kept, "PYTHONPATH": str(source), "BOSSA_CACHE_DIR": str(cache), **environment},
    )
    return done.stdout.strip()


def test_a_changed_rule_shows_at_the_next_start(tmp_path: Path) -> None:
    """Numba's own cache would not notice: `step.py` uses the rule, and no file of the kernel
    changes."""
    copy = tmp_path / "src"
    shutil.copytree(SOURCE, copy / "bossa", ignore=shutil.ignore_patterns("__pycache__"))
    cache = tmp_path / "cache"
    assert ask(copy, cache) == "-1"
    assert ask(copy, cache) == "-1"
    rules = copy / "bossa" / "rules" / "ruleset.py"
    text = rules.read_text("utf-8")
    assert "rows_to_win=6" in text
    rules.write_text(text.replace("rows_to_win=6", "rows_to_win=2"), "utf-8")
    assert ask(copy, cache) == "4"
    assert len(list((cache / "kernel").iterdir())) == 2


def test_it_works_with_read_only_sources_and_without_a_home(tmp_path: Path) -> None:
    copy = tmp_path / "src"
    shutil.copytree(SOURCE, copy / "bossa", ignore=shutil.ignore_patterns("__pycache__"))
    for path in (copy, *copy.rglob("*")):
        path.chmod(path.stat().st_mode & ~(stat.S_IWUSR | stat.S_IWGRP | stat.S_IWOTH))
    temporary = tmp_path / "temporary"
    temporary.mkdir()
    nowhere = tmp_path / "file"
    nowhere.write_text("", "utf-8")
    try:
        # A file has the name of the cache's folder, so that nobody can make the folder.
        assert ask(copy, nowhere, HOME=str(nowhere), TMPDIR=str(temporary)) == "-1"
    finally:
        for path in (copy, *copy.rglob("*")):
            path.chmod(path.stat().st_mode | stat.S_IWUSR)
    assert list(temporary.rglob("*.nbi"))
    assert not list(copy.rglob("*.nbi"))


def test_the_fingerprint_is_of_every_source(tmp_path: Path) -> None:
    copy = tmp_path / "kernel"
    shutil.copytree(SOURCE / "kernel", copy)
    assert fingerprint(copy) == fingerprint()
    paths = sorted(copy.rglob("*.py"))
    assert {path.parent.name for path in paths} == {"kernel", "jit", "law", "eval", "search"}
    found = {fingerprint()}
    for path in paths:
        text = path.read_text("utf-8")
        path.write_text(text + "\n", "utf-8")
        found.add(fingerprint(copy))
        path.write_text(text, "utf-8")
    assert len(found) == 1 + len(paths)


def test_the_fingerprint_is_of_file_names_too(tmp_path: Path) -> None:
    copy = tmp_path / "kernel"
    shutil.copytree(SOURCE / "kernel", copy)
    (copy / "law" / "perft.py").rename(copy / "eval" / "perft.py")
    assert fingerprint(copy) != fingerprint()


@pytest.mark.parametrize(
    "name", [name for name in vars(constants) if name.isupper() and name[0] != "_"]
)
def test_the_fingerprint_is_of_every_constant(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    before = fingerprint()
    monkeypatch.setattr(constants, name, "changed")
    assert fingerprint() != before


def test_nothing_but_search_loads_numba() -> None:
    code = "import sys, bossa, bossa.cli.main; sys.exit(bool({'numba', 'numpy'} & {*sys.modules}))"
    subprocess.run([sys.executable, "-c", code], check=True)
