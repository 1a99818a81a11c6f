"""What a server refuses though it is well asked: too much, from elsewhere, or by nobody known."""

import json
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.running import (
    Client,
    change,
    error_of,
    in_thread,
    settings_for,
    start_process,
    stop_process,
    wait_until_up,
)
from tests.waiting import until

from bossa.rules import Unreadable
from bossa.server.settings import Settings

pytestmark = pytest.mark.slow


@contextmanager
def serving(tmp_path: Path, **settings: Any) -> Iterator[str]:
    with in_thread(settings_for(f"sqlite:///{tmp_path / 'bossa.db'}", **settings)) as address:
        yield address


def test_too_many_requests_are_refused_whatever_cookie_they_bring(tmp_path: Path) -> None:
    with serving(tmp_path, requests_a_second=0.001, burst=5) as address:
        ada = Client(address)
        ada.create(opponent="device")
        assert ada.http.get("/me").status_code == 200
        about = f"{address}/api/v1/me"
        answers = [
            httpx.get(about, headers={"Cookie": f"bossa=made-up-{number}"}) for number in range(8)
        ]
        assert [answer.status_code for answer in answers][-4:] == [429] * 4
        assert error_of(answers[-1]) == "too-many-requests"
        # A player is counted for themselves, and so is not shut out by others at the same address.
        assert ada.http.get("/me").status_code == 200
        refused = [ada.http.get("/me").status_code for _ in range(5)]
        assert refused[-1] == 429


def test_a_header_without_end_is_refused(tmp_path: Path) -> None:
    with serving(tmp_path) as address:
        client = Client(address)
        for length, status in ((5_000, 200), (9_000, 413)):
            cookie = {"Cookie": f"bossa={'x' * length}"}
            assert client.http.get("/me", headers=cookie).status_code == status


def test_an_address_does_not_make_players_by_the_hundred(tmp_path: Path) -> None:
    with serving(tmp_path, newcomers_a_minute=3) as address:
        answers = [Client(address).post("/me") for _ in range(4)]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
        assert error_of(answers[-1]) == "too-many-newcomers"


def test_an_address_does_not_begin_games_by_the_hundred(tmp_path: Path) -> None:
    with serving(tmp_path, games_a_minute=3) as address:
        answers = [Client(address).post("/games", opponent="device") for _ in range(4)]
        assert [answer.status_code for answer in answers] == [201, 201, 201, 429]
        assert error_of(answers[-1]) == "too-many-new-games"


def test_players_of_one_address_are_counted_together_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bossa.server.http.middleware.HOUSEHOLD", 2)
    with serving(tmp_path, requests_a_second=0.01, burst=10) as address:
        clients = [Client(address) for _ in range(3)]
        for client in clients:
            client.post("/me")
        asked = [client.http.get("/me").status_code for _ in range(10) for client in clients]
        assert asked[:12] == [200] * 12
        assert asked.count(429) >= 3


def test_a_player_keeps_so_many_streams_and_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bossa.server.http.stream_limits.HOUSEHOLD", 2)
    with serving(tmp_path, streams=2) as address:
        ada = Client(address)
        path = f"/games/{ada.create(opponent='device')['id']}/events"

        with ExitStack() as streams:
            heard = []

            def listen(client: Client) -> None:
                answer = streams.enter_context(client.http.stream("GET", path))
                heard.append(answer.iter_lines())
                assert next(heard[-1]).startswith("id")

            for _ in range(2):
                listen(ada)
            assert error_of(ada.http.get(path)) == "too-many-streams"
            for _ in range(2):
                listen(Client(address))
            assert error_of(Client(address).http.get(path)) == "too-many-streams"

        def is_let_in() -> bool:
            with ada.http.stream("GET", path) as answer:
                return answer.status_code == 200

        until(is_let_in)


@pytest.mark.parametrize(
    ("cap", "code"),
    [({"open_games": 2}, "too-many-games"), ({"games_of_player": 2}, "too-many-of-yours")],
)
def test_open_games_have_a_cap_and_forgotten_ones_take_no_room(
    tmp_path: Path, cap: dict[str, int], code: str
) -> None:
    with serving(tmp_path, **cap) as address:
        ada = Client(address)
        made = [ada.create(opponent="device") for _ in range(2)]
        assert error_of(ada.post("/games", opponent="device")) == code
        ada.act(made[0]["id"], "call-off")
        ada.create(opponent="device")
        assert error_of(ada.post("/games", opponent="device")) == code
        # One that has only begun takes room for an hour, one that was played for a week.
        snapshot = ada.look(made[1]["id"])
        while snapshot["number"] < 5:
            snapshot = ada.decide(snapshot, snapshot["moves"][0]["text"]).json()
        path = tmp_path / "bossa.db"
        change(path, "UPDATE games SET changed_at = changed_at - 86400")
        third = ada.create(opponent="device")
        assert error_of(ada.post("/games", opponent="device")) == code
        ada.act(third["id"], "call-off")
        change(path, "UPDATE games SET changed_at = changed_at - 7 * 86400")
        for _ in range(2):
            ada.create(opponent="device")


@pytest.mark.parametrize("origin", ["https://elsewhere.example", "http://[", "null"])
def test_a_page_from_elsewhere_can_do_nothing(tmp_path: Path, origin: str) -> None:
    with serving(tmp_path) as address:
        ada = Client(address)
        ada.http.headers["Origin"] = origin
        answer = ada.post("/games", opponent="device")
        assert (answer.status_code, error_of(answer)) == (403, "cross-site")
        ada.http.headers["Origin"] = address
        assert ada.post("/games", opponent="device").status_code == 201


def test_a_link_says_whether_anybody_could_open_it(tmp_path: Path) -> None:
    with serving(tmp_path) as address:
        invitation = Client(address).create(opponent="link")["invitation"]
        assert invitation["url"].startswith(f"{address}/join#")
        assert not invitation["reachable"]


def test_links_carry_the_address_that_people_open(tmp_path: Path) -> None:
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
def test_the_address_behind_a_proxy_counts_where_the_proxy_is_trusted(
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


def test_who_leaves_in_the_middle_of_a_word_leaves_no_trace(tmp_path: Path) -> None:
    process, address = start_process({"BOSSA_DATA_DIR": str(tmp_path)})
    try:
        wait_until_up(address)
        ada = Client(address)
        game = ada.create(opponent="device")["id"]
        host, port = address.removeprefix("http://").split(":")
        for _ in range(5):
            with socket.create_connection((host, int(port))) as client:
                client.sendall(
                    f"POST /api/v1/games/{game}/resign HTTP/1.1\r\nHost: {host}:{port}\r\n"
                    f"Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{{".encode()
                )
        assert ada.look(game)["status"] == "setup"
    finally:
        process.terminate()
        _, said = process.communicate(timeout=30)
    assert said == ""


def test_logs_are_json_and_tell_no_secret_at_any_level(tmp_path: Path) -> None:
    process, address = start_process({"BOSSA_DATA_DIR": str(tmp_path), "BOSSA_LOG": "debug"})
    try:
        wait_until_up(address)
        ada, bo = Client(address), Client(address)
        snapshot = ada.create(opponent="link", seat="A")
        bo.join(snapshot)
        hand = bo.look(snapshot["id"])["position"]["hands"]["B"]
        with bo.http.stream("GET", f"/games/{snapshot['id']}/events?after=0") as answer:
            assert next(line for line in answer.iter_lines() if line.startswith("data"))
        over = ada.act(snapshot["id"], "resign").json()
    finally:
        process.terminate()
        _, said = process.communicate(timeout=30)
    lines = [json.loads(line) for line in said.splitlines()]
    assert any("/api/v1/games/{game}" in line["text"] for line in lines)
    for secret in (over["reveal"]["deal"], ",".join(hand), json.dumps(hand), snapshot["id"]):
        assert secret not in said


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("PORT", "99999"),
        ("PORT", "-5"),
        ("BOSSA_WORKERS", "0"),
        ("BOSSA_LEASE", "nan"),
        ("BOSSA_BURST", "many"),
    ],
)
def test_a_setting_that_cannot_be_is_refused(name: str, value: str) -> None:
    with pytest.raises(Unreadable) as refused:
        Settings.of({name: value})
    assert refused.value.values == {"name": name, "value": value}


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("BOSSA_LOG", "loud"),
        ("DATABASE_URL", "mysql://ada:password@example/bossa"),
        ("DATABASE_URL", "postgresql//ada:password"),
    ],
)
def test_a_server_that_cannot_start_says_why_in_one_line(
    tmp_path: Path, name: str, value: str
) -> None:
    process, _ = start_process({"BOSSA_DATA_DIR": str(tmp_path), name: value})
    _, said = process.communicate(timeout=60)
    assert process.returncode == 2
    assert said.count("\n") == 1
    assert "password" not in said


@pytest.mark.parametrize("path", ["/", "/how", "/healthz", "/game/00000000000000000000"])
def test_a_page_can_be_asked_after_without_being_sent(tmp_path: Path, path: str) -> None:
    with serving(tmp_path) as address:
        answer = httpx.head(f"{address}{path}")
        assert (answer.status_code, answer.content) == (200, b"")


def test_a_link_to_another_device_is_not_valid_for_ever(tmp_path: Path) -> None:
    with serving(tmp_path) as address:
        link = Client(address).post("/me/links").json()["url"].split("#")[1]
        change(tmp_path / "bossa.db", "UPDATE links SET expires_at = expires_at - 601")
        assert error_of(Client(address).post("/links", token=link)) == "no-such-link"


def test_a_quiet_stream_is_heard_to_be_alive(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bossa.server.http.sse.HEARTBEAT", 1)
    with serving(tmp_path) as address:
        ada = Client(address)
        game = ada.create(opponent="device")["id"]
        with ada.http.stream("GET", f"/games/{game}/events?after=100") as answer:
            assert next(line for line in answer.iter_lines() if line == "event: heartbeat")
