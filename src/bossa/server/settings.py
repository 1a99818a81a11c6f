"""The settings of the server. They come from environment variables (see docs/server.md)."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar
from urllib.parse import urlsplit

from bossa.folders import data_folder
from bossa.rules import Unreadable

HOUSEHOLD = 10
"""All players at one IP address together may do this many times as much as one player may."""


@dataclass(frozen=True)
class Settings:
    database: str
    """`sqlite:///path` or `postgresql://…`."""
    host: str = "127.0.0.1"
    port: int = 8000
    public_url: str = ""
    """The URL that people open, if a proxy stands in front. Links in answers use it."""
    allowed_hosts: tuple[str, ...] = ()
    """Other names under which people reach this server. With neither, any name will do."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses of proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` are believed."""
    workers: int = field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1))
    """Processes that compute the moves of computer players that search; the others have one."""
    open_games: int = 10_000
    """The most games that are open at the same time. Idle games do not count."""
    games_of_player: int = 100
    """The same for the games that one player has begun."""
    games_of_address: int = 1_000
    """The same for the games that were begun from one address."""
    thoughts_of_player: int = 10
    """The most moves of computer players that wait or are computed for one player."""
    requests_a_second: float = 20.0
    """The rate limit of one player, or of an address for clients without a known cookie."""
    burst: int = 100
    """The most requests at once within this rate limit."""
    newcomers_a_minute: int = 60
    """The rate limit of new players from one address."""
    games_a_minute: int = 60
    """The rate limit of new games from one address."""
    keep_guests_days: int = 90
    """A guest without visits, and without changes in their games, is removed after so many days;
    0: never."""
    keep_requests_days: int = 7
    """Request ids are kept for so many days after the last change of their game."""
    keep_finished_days: int = 0
    """Games that have ended are removed after so many days; 0: never."""
    keep_reviews_days: int = 365
    """Reviews are removed after so many days, and made again when somebody asks; 0: never."""
    reviews_at_once: int = 1
    """The most reviews that wait or are made for one player; twice that for an address."""
    reviews_a_day: int = 50
    """The most reviews that are made for one player in a day; twice that for an address."""
    values_a_minute: int = 60
    """The most positions of the analysis board that are valued for one address in a minute."""
    streams: int = 40
    """The most open streams of one player."""
    lease: float = 10.0
    """Seconds after which another worker takes over a job whose lease was not renewed."""

    @property
    def is_https(self) -> bool:
        return self.public_url.startswith("https:")

    @classmethod
    def of(cls, environment: Mapping[str, str]) -> "Settings":
        """Read `DATABASE_URL`, `HOST`, `PORT`, `PUBLIC_URL`, `ALLOWED_HOSTS`, `TRUSTED_PROXIES` and
        `BOSSA_…`.

        A number that cannot be read or is out of range is refused, and so is a bad URL.
        """
        folder = data_folder(environment)
        defaults = cls(environment.get("DATABASE_URL") or f"sqlite:///{folder / 'bossa.db'}")
        numbers: dict[str, Any] = {
            name: _number(environment, f"BOSSA_{name.upper()}", getattr(defaults, name), least)
            for name, least in (
                ("workers", 1), ("open_games", 0), ("games_of_player", 0),
                ("games_of_address", 0), ("thoughts_of_player", 1), ("requests_a_second", 0.01),
                ("burst", 1),
                ("newcomers_a_minute", 0), ("games_a_minute", 0), ("streams", 1), ("lease", 0.1),
                ("keep_guests_days", 0), ("keep_requests_days", 1), ("keep_finished_days", 0),
                ("keep_reviews_days", 0), ("reviews_at_once", 1), ("reviews_a_day", 0),
                ("values_a_minute", 0),
            )
        }  # fmt: skip
        return cls(
            defaults.database,
            environment.get("HOST") or defaults.host,
            _number(environment, "PORT", defaults.port, 0, 65_535),
            _url(environment, "PUBLIC_URL"),
            _list(environment, "ALLOWED_HOSTS"),
            _list(environment, "TRUSTED_PROXIES"),
            **numbers,
        )


def _url(environment: Mapping[str, str], name: str) -> str:
    value = environment.get(name, "").rstrip("/")
    try:
        parts = urlsplit(value)
        is_url = parts.scheme in ("http", "https") and bool(parts.hostname)
    except ValueError:
        is_url = False
    if value and not is_url:
        raise Unreadable("bad-setting", name=name, value=value)
    return value


def _list(environment: Mapping[str, str], name: str) -> tuple[str, ...]:
    return tuple(filter(None, environment.get(name, "").replace(" ", "").split(",")))


Number = TypeVar("Number", int, float)


def _number(
    environment: Mapping[str, str],
    name: str,
    default: Number,
    least: float,
    most: float = 1e9,
) -> Number:
    value = environment.get(name)
    if not value:
        return default
    try:
        found = type(default)(value)
    except ValueError as error:
        raise Unreadable("bad-setting", name=name, value=value) from error
    if not least <= found <= most:
        raise Unreadable("bad-setting", name=name, value=value)
    return found
