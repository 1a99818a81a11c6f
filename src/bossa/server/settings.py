"""How the server runs: everything that can be set from outside, in one value."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

from bossa.folders import data_folder
from bossa.rules import Unreadable

HOUSEHOLD = 10
"""What one player may do, an address may do so many times: people share one."""


@dataclass(frozen=True)
class Settings:
    database: str
    """`sqlite:///path` or `postgresql://…`."""
    host: str = "127.0.0.1"
    port: int = 8000
    public_url: str = ""
    """The address that people open, where it is not the one the server listens on."""
    trusted_proxies: tuple[str, ...] = ()
    workers: int = field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1))
    """Processes that think for computer players."""
    open_games: int = 10_000
    """So many games can go on at once, and `games_of_player` of one player."""
    games_of_player: int = 100
    requests_a_second: float = 20.0
    """Of one player, in the long run; `burst` at once."""
    burst: int = 100
    newcomers_a_minute: int = 60
    """Players made for one address, and `games_a_minute` begun from it."""
    games_a_minute: int = 60
    streams: int = 40
    """Open at once to one player."""
    lease: float = 10.0
    """Seconds after which another may think for a game whose thinker gives no sign."""

    @classmethod
    def of(cls, environment: Mapping[str, str]) -> "Settings":
        """From `DATABASE_URL`, `HOST`, `PORT`, `PUBLIC_URL`, `TRUSTED_PROXIES` and `BOSSA_…`."""
        folder = data_folder(environment)
        given = cls(environment.get("DATABASE_URL") or f"sqlite:///{folder / 'bossa.db'}")
        numbers: dict[str, Any] = {
            name: _number(environment, f"BOSSA_{name.upper()}", getattr(given, name), least)
            for name, least in (
                ("workers", 1), ("open_games", 0), ("games_of_player", 0),
                ("requests_a_second", 0.01), ("burst", 1), ("newcomers_a_minute", 0),
                ("games_a_minute", 0), ("streams", 1), ("lease", 0.1),
            )
        }  # fmt: skip
        proxies = environment.get("TRUSTED_PROXIES", "")
        return cls(
            given.database,
            environment.get("HOST") or given.host,
            _number(environment, "PORT", given.port, 0, 65_535),
            environment.get("PUBLIC_URL", "").rstrip("/"),
            tuple(filter(None, proxies.replace(" ", "").split(","))),
            **numbers,
        )


Number = TypeVar("Number", int, float)


def _number(
    environment: Mapping[str, str],
    name: str,
    usual: Number,
    least: float,
    most: float = 1e9,
) -> Number:
    value = environment.get(name)
    if not value:
        return usual
    try:
        found = type(usual)(value)
    except ValueError as error:
        raise Unreadable("bad-setting", name=name, value=value) from error
    if not least <= found <= most:
        raise Unreadable("bad-setting", name=name, value=value)
    return found
