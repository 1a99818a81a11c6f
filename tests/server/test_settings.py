"""Settings of the server, and a server that refuses to start because of one."""

from pathlib import Path

import httpx
import pytest
from tests.server.running import (
    Client,
    serving,
    start_process,
    stop_process,
    wait_until_up,
)

from bossa.rules import Unreadable
from bossa.server.settings import Settings

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("PORT", "99999"),
        ("PORT", "-5"),
        ("BOSSA_WORKERS", "0"),
        ("BOSSA_LEASE", "nan"),
        ("BOSSA_BURST", "many"),
        ("PUBLIC_URL", "play.example"),
        ("PUBLIC_URL", "ftp://play.example"),
        ("PUBLIC_URL", "https://["),
    ],
)
def test_a_setting_with_an_invalid_value_is_refused(name: str, value: str) -> None:
    with pytest.raises(Unreadable) as refused:
        Settings.of({name: value})
    assert refused.value.values == {"name": name, "value": value}


def test_hosts_and_proxies_are_lists_with_commas() -> None:
    settings = Settings.of({"ALLOWED_HOSTS": "a.example, b.example,", "TRUSTED_PROXIES": "::1"})
    assert settings.allowed_hosts == ("a.example", "b.example")
    assert settings.trusted_proxies == ("::1",)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("BOSSA_LOG", "loud"),
        ("DATABASE_URL", "mysql://ada:password@example/bossa"),
        ("DATABASE_URL", "postgresql//ada:password"),
    ],
)
def test_a_server_that_cannot_start_prints_one_line_without_the_password(
    tmp_path: Path, name: str, value: str
) -> None:
    process, _ = start_process({"BOSSA_DATA_DIR": str(tmp_path), name: value})
    _, stderr = process.communicate(timeout=60)
    assert process.returncode == 2
    assert stderr.count("\n") == 1
    assert "password" not in stderr


def test_a_link_to_this_machine_is_marked_as_not_reachable_from_others(tmp_path: Path) -> None:
    with serving(tmp_path) as address:
        invitation = Client(address).create(opponent="link")["invitation"]
        assert invitation["url"].startswith(f"{address}/join#")
        assert not invitation["reachable"]


def test_links_carry_the_public_url_and_https_makes_the_cookie_secure(tmp_path: Path) -> None:
    public = "https://play.example"
    with serving(tmp_path, public_url=public) as address:
        ada = Client(address)
        ada.http.headers["Origin"] = public
        answer = ada.http.post("/games", json={"opponent": "link"})
        invitation = answer.json()["invitation"]
        assert invitation["url"].startswith(f"{public}/join#")
        assert invitation["reachable"]
        assert "secure" in answer.headers["set-cookie"].lower()


@pytest.mark.parametrize(("trusted", "statuses"), [("127.0.0.1", [200, 200]), ("", [200, 429])])
def test_only_a_trusted_proxy_can_name_the_address_of_the_client(
    tmp_path: Path, trusted: str, statuses: list[int]
) -> None:
    environment = {"BOSSA_DATA_DIR": str(tmp_path), "BOSSA_NEWCOMERS_A_MINUTE": "1"}
    process, address = start_process({**environment, "TRUSTED_PROXIES": trusted})
    try:
        wait_until_up(address)
        found = [
            httpx.post(f"{address}/api/v1/me", headers={"X-Forwarded-For": client}).status_code
            for client in ("192.0.2.1", "192.0.2.2")
        ]
        assert found == statuses
    finally:
        stop_process(process)
