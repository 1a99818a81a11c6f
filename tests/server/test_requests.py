"""Requests that the API refuses, and requests for a new game that a client repeats."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from uuid import uuid4

import httpx
import pytest
from tests.server.running import Client, Json, error_of

from bossa.server.routes import ENDPOINTS

pytestmark = pytest.mark.slow

JSON = {"Content-Type": "application/json"}


def test_a_repeated_request_for_a_new_game_creates_one_game(
    ada: Client, bo: Client, address: str
) -> None:
    new_game = {"opponent": "link", "request": str(uuid4())}
    ada.post("/me")
    tabs = [ada, *(Client(address) for _ in range(3))]
    for tab in tabs:
        tab.http.cookies = ada.http.cookies
    with ThreadPoolExecutor(4) as threads:
        answers = list(threads.map(lambda tab: tab.post("/games", **new_game), tabs))
    assert {answer.status_code for answer in answers} == {201}
    assert len({answer.json()["id"] for answer in answers}) == 1
    assert len(ada.http.get("/games").json()["games"]) == 1
    # A request id belongs to one player: the same id from Bo creates another game.
    assert bo.post("/games", **new_game).json()["id"] != answers[0].json()["id"]


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/games", {"rules": "chess"}),
        ("/games", {"level": 3}),
        ("/games", {"opponent": "computer", "level": "grandmaster"}),
        ("/games", {"unknown": 1}),
        ("/games/xyz/decisions", {}),
        ("/invitations", {"token": "no such thing"}),
        ("/links", {}),
    ],
)
def test_a_bad_request_is_refused_with_a_code_and_a_text(
    ada: Client, path: str, body: Json
) -> None:
    answer = ada.http.post(path, json=body)
    assert error_of(answer)
    assert answer.json()["error"]["text"]


def test_a_bad_body_path_method_or_origin_is_refused_with_its_own_code(
    ada: Client, address: str
) -> None:
    http = ada.http
    assert error_of(http.post("/games", content=b"{", headers=JSON)) == "bad-request"
    assert error_of(http.post("/games", content=b"x" * 70_000, headers=JSON)) == "too-large"
    assert error_of(http.get("/nothing")) == "no-such-page"
    refused = http.delete("/games")
    assert (error_of(refused), refused.headers["allow"]) == ("not-allowed", "GET, POST")
    other_site = {"Origin": "https://elsewhere.example"}
    assert error_of(http.post("/games", json={}, headers=other_site)) == "cross-site"
    cross_site = {"Sec-Fetch-Site": "cross-site"}
    assert error_of(http.post("/games", json={}, headers=cross_site)) == "cross-site"
    own_site = {"Origin": address}
    assert http.post("/games", json={"opponent": "device"}, headers=own_site).status_code == 201


def chunks() -> Iterator[bytes]:
    yield from (b"x" * 1_000 for _ in range(70))


def test_a_body_that_is_too_large_is_refused_also_in_chunks(ada: Client) -> None:
    for path in ("/games", "/me", "/positions"):
        for media_type in ("application/json", "text/plain"):
            answer = ada.http.post(path, content=chunks(), headers={"Content-Type": media_type})
            assert (answer.status_code, error_of(answer)) == (413, "too-large")
    assert ada.http.get("/me").status_code == 200


def test_only_json_is_read_as_json(ada: Client) -> None:
    for media_type, status in (
        ("application/json", 201),
        ("Application/JSON ; charset=utf-8", 201),
        ("application/jsonp", 422),
        ("application/json-seq", 422),
        ("text/plain; application/json", 422),
        ("", 422),
    ):
        body = b'{"opponent": "device"}'
        answer = ada.http.post("/games", content=body, headers={"Content-Type": media_type})
        assert answer.status_code == status, media_type


PATHS = sorted({endpoint.path for endpoint in ENDPOINTS} | {"/api/openapi.json"})


@pytest.mark.parametrize("accept", ["*/*", "text/html"])
def test_a_path_with_another_method_is_refused_with_those_that_work(
    on_sqlite: str, accept: str
) -> None:
    with httpx.Client(base_url=on_sqlite, headers={"Accept": accept}) as http:
        for path in PATHS:
            allowed = {endpoint.method for endpoint in ENDPOINTS if endpoint.path == path}
            allowed = allowed or {"GET", "HEAD"}
            for method in {"GET", "POST", "PUT", "PATCH", "DELETE"} - allowed:
                answer = http.request(method, path.replace("{game}", "0" * 20))
                assert (answer.status_code, error_of(answer)) == (405, "not-allowed"), path
                assert set(answer.headers["Allow"].split(", ")) == allowed


def test_a_path_that_does_not_exist_is_not_found_with_any_method(on_sqlite: str) -> None:
    with httpx.Client(base_url=on_sqlite, headers={"Accept": "text/html"}) as http:
        for path in ("/api/v1/nothing", "/api/v1/games/", "/api/v1", "/api/v2/me"):
            for method in ("GET", "POST", "PUT", "DELETE"):
                answer = http.request(method, path)
                assert (answer.status_code, error_of(answer)) == (404, "no-such-page"), path
