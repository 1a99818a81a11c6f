from pathlib import Path

import pytest
from tests.server.kill import run

pytestmark = pytest.mark.slow


def test_a_server_killed_fifty_times_loses_nothing(tmp_path: Path) -> None:
    siege = run(50, tmp_path, seed=2)
    assert siege.deaths == 50
    # Between commit and answer: the others come at any moment.
    assert siege.at_fault >= 20
    assert len(siege.answered) > 100
    assert siege.finished > 3
