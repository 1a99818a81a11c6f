"""Makes the tests independent of the machine: of its environment, its number of cores and of what
else it does."""

import os
from pathlib import Path

from hypothesis import HealthCheck, settings

MOST_WORKERS = 8
"""Each worker starts its own Chromium, PostgreSQL and server."""

# Settings of the machine that would change what the tests do.
_CLEARED = (
    "DATABASE_URL",
    "HOST",
    "PORT",
    "PUBLIC_URL",
    "ALLOWED_HOSTS",
    "TRUSTED_PROXIES",
    "FORCE_COLOR",
    "PY_COLORS",
)

for _name in list(os.environ):
    if _name in _CLEARED or (_name.startswith(("BOSSA_", "PG")) and _name != "BOSSA_CACHE_DIR"):
        del os.environ[_name]
# The tests talk to servers on this machine. A proxy is only for the rest of the world.
os.environ["NO_PROXY"] = os.environ["no_proxy"] = "127.0.0.1,localhost"


# An example may take longer where other tests have the processors, and so may making it up.
settings.register_profile("busy", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("busy")


def pytest_xdist_auto_num_workers() -> int:
    """Use only the cores that we may use. A container may see many more than its quota allows."""
    return max(1, min(len(os.sched_getaffinity(0)), _quota(), MOST_WORKERS))


def _quota() -> int:
    try:
        quota, period = Path("/sys/fs/cgroup/cpu.max").read_text("utf-8").split()
    except (OSError, ValueError):
        return MOST_WORKERS
    return MOST_WORKERS if quota == "max" else round(int(quota) / int(period))
