"""Limits of the server: well-formed requests that are too many, too large or from another site."""

from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from tests.server.databases import age
from tests.server.running import (
    Client,
    change,
    error_of,
    serving,
)
from tests.waiting import until

pytestmark = pytest.mark.slow


def test_unknown_cookies_are_rate_limited_by_address_and_players_by_themselves(
    tmp_path: Path,
) -> None:
    with serving(tmp_path, requests_a_second=0.001, burst=5) as address:
        ada = Client(address)
        ada.create(opponent="device")
        assert ada.http.get("/me").status_code == 200
        url = f"{address}/api/v1/me"
        answers = [
            httpx.get(url, headers={"Cookie": f"bossa=made-up-{number}"}) for number in range(8)
        ]
        assert [answer.status_code for answer in answers][-4:] == [429] * 4
        assert error_of(answers[-1]) == "too-many-requests"
        # A known player has a limit of their own. Other clients at the address do not use it up.
        assert ada.http.get("/me").status_code == 200
        refused = [ada.http.get("/me").status_code for _ in range(5)]
        assert refused[-1] == 429


def test_a_header_that_is_too_long_is_refused(tmp_path: Path) -> None:
    with serving(tmp_path) as address:
        client = Client(address)
        for length, status in ((5_000, 200), (9_000, 431)):
            cookie = {"Cookie": f"bossa={'x' * length}"}
            assert client.http.get("/me", headers=cookie).status_code == status


def test_new_players_are_rate_limited_by_address(tmp_path: Path) -> None:
    with serving(tmp_path, newcomers_a_minute=3) as address:
        answers = [Client(address).post("/me") for _ in range(4)]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
        assert error_of(answers[-1]) == "too-many-newcomers"


def test_new_games_are_rate_limited_by_address(tmp_path: Path) -> None:
    with serving(tmp_path, games_a_minute=3) as address:
        answers = [Client(address).post("/games", opponent="device") for _ in range(4)]
        assert [answer.status_code for answer in answers] == [201, 201, 201, 429]
        assert error_of(answers[-1]) == "too-many-new-games"


def test_all_players_at_one_address_share_a_larger_rate_limit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bossa.server.http.middleware.HOUSEHOLD", 2)
    with serving(tmp_path, requests_a_second=0.01, burst=10) as address:
        clients = [Client(address) for _ in range(3)]
        for client in clients:
            client.post("/me")
        statuses = [client.http.get("/me").status_code for _ in range(10) for client in clients]
        assert statuses[:12] == [200] * 12
        assert statuses.count(429) >= 3


def test_open_streams_are_limited_by_player_and_by_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bossa.server.http.stream_limits.HOUSEHOLD", 2)
    with serving(tmp_path, streams=2) as address:
        ada = Client(address)
        path = f"/games/{ada.create(opponent='device')['id']}/events"

        with ExitStack() as streams:
            opened = []

            def open_stream(client: Client) -> None:
                answer = streams.enter_context(client.http.stream("GET", path))
                opened.append(answer.iter_lines())
                assert next(opened[-1]).startswith("id")

            for _ in range(2):
                open_stream(ada)
            assert error_of(ada.http.get(path)) == "too-many-streams"
            for _ in range(2):
                open_stream(Client(address))
            assert error_of(Client(address).http.get(path)) == "too-many-streams"

        def can_open_another() -> bool:
            with ada.http.stream("GET", path) as answer:
                return answer.status_code == 200

        until(can_open_another)


@pytest.mark.parametrize(
    ("limit", "code"),
    [({"open_games": 2}, "too-many-games"), ({"games_of_player": 2}, "too-many-of-yours")],
)
def test_open_games_are_limited_and_idle_games_do_not_count(
    tmp_path: Path, limit: dict[str, int], code: str
) -> None:
    with serving(tmp_path, **limit) as address:
        ada = Client(address)
        games = [ada.create(opponent="device") for _ in range(2)]
        assert error_of(ada.post("/games", opponent="device")) == code
        ada.act(games[0]["id"], "call-off")
        ada.create(opponent="device")
        assert error_of(ada.post("/games", opponent="device")) == code
        # A game in which nobody has moved counts for an hour, any other for a week.
        snapshot = ada.look(games[1]["id"])
        while snapshot["number"] < 5:
            snapshot = ada.decide(snapshot, snapshot["moves"][0]["text"]).json()
        path = f"sqlite:///{tmp_path / 'bossa.db'}"
        age(path, 86_400)
        third = ada.create(opponent="device")
        assert error_of(ada.post("/games", opponent="device")) == code
        ada.act(third["id"], "call-off")
        age(path, 7 * 86_400)
        for _ in range(2):
            ada.create(opponent="device")


@pytest.mark.parametrize("origin", ["https://elsewhere.example", "http://[", "null"])
def test_requests_from_another_site_are_refused(tmp_path: Path, origin: str) -> None:
    with serving(tmp_path) as address:
        ada = Client(address)
        ada.http.headers["Origin"] = origin
        answer = ada.post("/games", opponent="device")
        assert (answer.status_code, error_of(answer)) == (403, "cross-site")
        ada.http.headers["Origin"] = address
        assert ada.post("/games", opponent="device").status_code == 201


@pytest.mark.parametrize("path", ["/", "/how", "/healthz", "/game/00000000000000000000"])
def test_pages_answer_head_requests_without_a_body(tmp_path: Path, path: str) -> None:
    with serving(tmp_path) as address:
        answer = httpx.head(f"{address}{path}")
        assert (answer.status_code, answer.content) == (200, b"")


def test_a_link_to_another_device_expires(tmp_path: Path) -> None:
    with serving(tmp_path) as address:
        link = Client(address).post("/me/links").json()["url"].split("#")[1]
        change(tmp_path / "bossa.db", "UPDATE links SET expires_at = expires_at - 601")
        assert error_of(Client(address).post("/links", token=link)) == "no-such-link"
