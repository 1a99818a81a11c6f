"""The system clock jumps while the clocks of games run."""

import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path

import pytest
from tests.server.running import postgres
from tests.server.siege.besieged import GENEROUS, besieged
from tests.server.siege.clocked import begin, judge, move_at_once, run_down
from tests.server.siege.findings import Findings, attack

JUMPS = {
    "five minutes forward": "+300",
    "a day forward": "+86700",
    "a day back": "+300",
    "ten minutes back": "-300",
}
"""To how many seconds from the true time, one after the other."""
SECONDS = 60.0


def library() -> Path | None:
    """libfaketime, which makes a process see another time. Debian's package is `faketime`."""
    return next(Path("/usr/lib").glob("**/faketime/libfaketimeMT.so.1"), None)


@contextmanager
def wrong_time(faketime: Path) -> Iterator[Path]:
    """All processes started meanwhile see a system clock that is as far off as a file says."""
    with (
        tempfile.TemporaryDirectory(prefix="bossa-time-") as folder,
        pytest.MonkeyPatch.context() as patch,
    ):
        # PostgreSQL runs as another user.
        Path(folder).chmod(0o755)
        file = Path(folder) / "off"
        file.write_text("+0")
        patch.setenv("LD_PRELOAD", str(faketime))
        patch.setenv("FAKETIME_TIMESTAMP_FILE", str(file))
        patch.setenv("FAKETIME_NO_CACHE", "1")
        # The clock that counts from the machine's start does not jump.
        patch.setenv("FAKETIME_DONT_FAKE_MONOTONIC", "1")
        patch.setenv("DONT_FAKE_MONOTONIC", "1")
        yield file


@attack("clock-jump")
def clock_jump(found: Findings) -> None:
    """Forward five minutes and a day, and back: of the server and of its database."""
    faketime = library()
    if faketime is None:
        found.skipped = "libfaketime is missing (apt-get install faketime)"
        return
    for name in ("SQLite", "PostgreSQL"):
        with (
            wrong_time(faketime) as off,
            postgres() if name == "PostgreSQL" else nullcontext("") as url,
            besieged({**GENEROUS, "DATABASE_URL": url}) as server,
        ):
            for jump, seconds in JUMPS.items():
                games = begin(server, 4, SECONDS)
                # Some time passes, so that the server knows its own pace.
                time.sleep(2.5)
                run_down(games, SECONDS)
                off.write_text(seconds)
                move_at_once(games[:2])()
                judge(found, f"{name}, {jump}, moves sent right after", games[:2])
                time.sleep(3.0)
                judge(found, f"{name}, {jump}, no moves", games[2:])
