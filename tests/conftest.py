"""Tests do not depend on the machine: neither on its settings nor on how many cores it shows."""

import os
from pathlib import Path

MOST_WORKERS = 8
"""Each has a Chromium, a PostgreSQL and a server."""

_FOREIGN = (
    "DATABASE_URL",
    "HOST",
    "PORT",
    "PUBLIC_URL",
    "TRUSTED_PROXIES",
    "FORCE_COLOR",
    "PY_COLORS",
)

for _name in list(os.environ):
    if _name in _FOREIGN or (_name.startswith(("BOSSA_", "PG")) and _name != "BOSSA_CACHE_DIR"):
        del os.environ[_name]
# Servers of the tests are on this machine, whatever is asked for the rest of the world.
os.environ["NO_PROXY"] = os.environ["no_proxy"] = "127.0.0.1,localhost"


def pytest_xdist_auto_num_workers() -> int:
    """A container may see the cores of a whole machine, and have two of them."""
    return max(1, min(len(os.sched_getaffinity(0)), _quota(), MOST_WORKERS))


def _quota() -> int:
    try:
        quota, period = Path("/sys/fs/cgroup/cpu.max").read_text("utf-8").split()
    except (OSError, ValueError):
        return MOST_WORKERS
    return MOST_WORKERS if quota == "max" else round(int(quota) / int(period))
