"""A short run of `tests.server.kill`."""

from pathlib import Path

import pytest
from tests.server.kill import run

pytestmark = pytest.mark.slow


def test_a_server_killed_fifty_times_loses_nothing(tmp_path: Path) -> None:
    result = run(50, tmp_path, seed=2)
    assert result.deaths == 50
    assert result.killed_after_commit >= 20
    assert len(result.confirmed) > 100
    assert result.finished > 3
