"""Requests that the API refuses, and requests for a new game that a client repeats."""

from concurrent.futures import ThreadPoolExecutor
from uuid import uuid4

import pytest
from tests.server.running import Client, Json, error_of

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
