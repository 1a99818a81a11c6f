"""What grows under load: SQLite's log, and memory."""

import tempfile

import uvloop
from benchmarks.load.scenarios import Wanted, idle, measure
from benchmarks.load.servers import running
from tests.server.siege.findings import Findings, attack

MOST_LOG = 64.0
"""Megabytes."""
MOST_MEMORY = 400.0
"""Megabytes of a server with the idle games."""


@attack("log-growth")
def log_growth(found: Findings) -> None:
    """A steady load on SQLite: its log must find a moment to shrink."""
    for rate, games in ((100.0, 200), (220.0, 400)):
        found.say(f"{rate:.0f} moves a second for 100 s")
        with tempfile.TemporaryDirectory() as folder, running(folder, "", 1) as processes:
            wanted = Wanted(games=games, rate=rate, seconds=100.0)
            result = uvloop.run(measure(processes, "", wanted))
        row = result.steady
        found.expect(
            row.log <= MOST_LOG,
            f"at {row.rate} moves a second ({row.reached} reached): log at most {row.log} MB, "
            f"p50 {row.p50} ms, p99 {row.p99} ms, stolen {row.stolen} %",
        )
        found.expect(result.lost == 0, f"games with a lost move {result.lost}")


@attack("memory")
def memory(found: Findings) -> None:
    """5,000 idle games and 2,000 streams."""
    with tempfile.TemporaryDirectory() as folder, running(folder, "", 1) as processes:
        result = uvloop.run(idle(processes, "", Wanted(idle=5_000, streams=2_000)))
    found.expect(result.later <= MOST_MEMORY, str(result))
