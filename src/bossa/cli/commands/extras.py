"""Refusals for commands whose packages come with an extra that is not installed."""

from importlib.util import find_spec

from bossa.rules import Unreadable


def needs_search() -> None:
    """Refuse where numba is missing: it comes with the extra `play`."""
    if find_spec("numba") is None:
        raise Unreadable("needs-play")


def needs_server() -> None:
    """Refuse where the server's packages are missing: they come with the extra `play`."""
    if find_spec("uvicorn") is None or find_spec("numba") is None:
        raise Unreadable("needs-play")


def needs_cluster() -> None:
    """Refuse where Dask is missing: it comes with the extra `cluster`."""
    if find_spec("distributed") is None:
        raise Unreadable("needs-cluster")


def needs_plots() -> None:
    """Refuse where matplotlib is missing: it comes with the extra `stats`."""
    if find_spec("matplotlib") is None:
        raise Unreadable("needs-stats")
