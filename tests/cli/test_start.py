"""What a command imports at its start: not what only other commands need."""

import subprocess
import sys

LARGE = ("numpy", "numba", "fluent", "babel", "rich.progress", "bossa.cli.terminal.drawing")


def test_a_command_starts_without_what_it_does_not_need() -> None:
    asked = f"import bossa.cli.main, sys; print([name for name in {LARGE} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
