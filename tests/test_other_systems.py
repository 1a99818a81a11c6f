"""Bossa starts where a part of Python's library is missing, as on Windows."""

import signal
import subprocess
import sys
from pathlib import Path

import pytest
from tests.asking import said

import bossa
from bossa.rules import Unreadable
from bossa.server.games import fault

MISSING = ("resource", "fcntl", "termios", "pwd", "grp", "pty", "tty", "uvloop")
"""Modules that Windows lacks, and the one that bossa is installed without there."""

HIDE = f"import sys; sys.modules.update(dict.fromkeys({MISSING!r})); "

SOURCE = Path(bossa.__file__).parent

MODULES = sorted(
    ".".join(path.relative_to(SOURCE.parent).with_suffix("").parts).removesuffix(".__init__")
    for path in SOURCE.rglob("*.py")
    if path.name != "__main__.py" and "migrations" not in path.parts
)
"""All but the migrations, which Alembic runs."""


def run(code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", HIDE + code], capture_output=True, text=True)


def test_every_module_can_be_imported() -> None:
    # On Linux without fcntl filelock warns that it has no lock of the system's. Windows has one.
    quiet = "import warnings; warnings.filterwarnings('ignore', 'only soft file lock'); "
    done = run(quiet + f"import importlib; list(map(importlib.import_module, {MODULES!r}))")
    assert (done.returncode, done.stderr) == (0, "")


def test_the_command_runs() -> None:
    done = run("sys.argv = ['bossa', 'deal']; from bossa.cli.main import main; main()")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("regular ")


def test_serve_goes_on_without_the_limit_of_open_files() -> None:
    done = run("from bossa.cli.commands import serve; serve._raise_limit_of_open_files()")
    assert (done.returncode, done.stderr) == (0, "")


def test_what_is_for_posix_alone_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fault, "_NAME", "committed")
    monkeypatch.setattr(fault, "_CHANCE", "")
    monkeypatch.delattr(signal, "SIGKILL")
    fault.point("elsewhere")
    with pytest.raises(Unreadable) as refused:
        fault.point("committed")
    assert refused.value.code == "needs-posix"
    said(refused.value)
