"""Names of the server: in `Host`, in `Origin` and in links. And the cookie that TLS gets."""

import json
from collections.abc import Iterator
from http.cookies import SimpleCookie

import httpx
import pytest
from tests.server.raw_http import ask
from tests.server.running import error_of, in_thread, settings_for

from bossa.server.http.hosts import Hosts, name_of
from bossa.server.settings import Settings

pytestmark = pytest.mark.slow

PUBLIC = "https://play.example"
BEHIND_TLS = {"Host": "play.example"}


@pytest.fixture(scope="module")
def public(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that has names."""
    path = tmp_path_factory.mktemp("public") / "bossa.db"
    names = settings_for(
        f"sqlite:///{path}", public_url=PUBLIC, allowed_hosts=("Other.example", "192.0.2.7")
    )
    with in_thread(names) as address:
        yield address


def post(address: str, path: str, headers: dict[str, str], **body: object) -> httpx.Response:
    return httpx.post(f"{address}/api/v1{path}", json=body, headers=headers)


@pytest.mark.parametrize(
    "host", ["play.example", "PLAY.example.:443", "other.example:8000", "192.0.2.7", "[::1]:80"]
)
def test_a_server_answers_under_its_names_and_links_have_the_public_one(
    public: str, host: str
) -> None:
    answer = post(public, "/games", {"Host": host}, opponent="link")
    assert answer.json()["invitation"]["url"].startswith(f"{PUBLIC}/join#")
    link = post(public, "/me/links", {"Host": host}).json()["url"]
    assert link.startswith(f"{PUBLIC}/continue#")


@pytest.mark.parametrize("host", ["elsewhere.example", "192.0.2.8", "play.example.elsewhere.com"])
def test_requests_for_another_name_are_refused(public: str, host: str) -> None:
    with httpx.Client(base_url=public, headers={"Host": host}) as http:
        for path in ("/", "/api/v1/me", "/assets/x.js"):
            answer = http.get(path)
            assert (answer.status_code, error_of(answer)) == (421, "wrong-host")
        for probe in ("/healthz", "/metrics"):
            assert http.get(probe).status_code == 200


def test_a_request_for_two_names_is_refused(public: str) -> None:
    """A proxy in front may have looked at the other one."""
    names = b"Host: play.example\r\nHost: elsewhere.example\r\n"
    answer, body = ask(public, b"GET /api/v1/me HTTP/1.1\r\n" + names + b"\r\n")
    assert (answer.status, json.loads(body)["error"]["code"]) == (400, "bad-request")


def test_without_configured_names_a_made_up_one_goes_back_to_its_sender_only(
    on_sqlite: str,
) -> None:
    with httpx.Client(base_url=f"{on_sqlite}/api/v1") as ada:
        for host in ("[2001:db8::1]:8000", "evil.example", "192.168.1.5:8000", "laptop"):
            answer = ada.post("/games", json={"opponent": "link"}, headers={"Host": host})
            assert answer.json()["invitation"]["url"].startswith(f"http://{host}/join#")
        # The same game, looked at under another name.
        again = ada.get(f"/games/{answer.json()['id']}").json()
        assert again["invitation"]["url"].startswith(f"{on_sqlite}/join#")


@pytest.mark.parametrize("host", ["", "a b", "a/b", "a@b", "[", "a:b", "a:", "ä", "a..b", "a:1:2"])
def test_what_cannot_be_a_name_is_none(host: str) -> None:
    assert name_of(host) is None


@pytest.mark.parametrize(
    ("url", "scheme", "host", "origin", "is_ours"),
    [
        ("", "http", "here:8000", "http://here:8000", True),
        ("", "http", "here:8000", "https://here:8000", False),
        ("", "http", "here:8000", "http://here:8001", False),
        ("", "http", "here:80", "http://HERE", True),
        ("", "https", "here", "https://here", True),
        ("", "https", "here", "http://here", False),
        ("", "http", "", "null", False),
        ("", "http", "[", "http://[", False),
        (PUBLIC, "http", "play.example", PUBLIC, True),
        (PUBLIC, "http", "127.0.0.1:8000", PUBLIC, True),
        (PUBLIC, "http", "play.example", "http://play.example", False),
        (PUBLIC, "https", "play.example", "http://play.example", False),
        (PUBLIC, "http", "127.0.0.1:8000", "http://127.0.0.1:8000", True),
        (PUBLIC, "http", "127.0.0.1:8000", "https://127.0.0.1:8000", False),
        (PUBLIC, "http", "play.example", "https://elsewhere.example", False),
    ],
)
def test_a_page_is_ours_if_scheme_name_and_port_are(
    url: str, scheme: str, host: str, origin: str, is_ours: bool
) -> None:
    assert Hosts(Settings("", public_url=url)).is_own_page(origin, scheme, host) == is_ours


def test_requests_from_our_name_with_another_scheme_are_refused(on_sqlite: str) -> None:
    origin = on_sqlite.replace("http:", "https:")
    answer = post(on_sqlite, "/games", {"Origin": origin}, opponent="device")
    assert (answer.status_code, error_of(answer)) == (403, "cross-site")


def test_browsers_open_a_server_with_an_https_address_over_tls_only(
    public: str, on_sqlite: str
) -> None:
    kept = httpx.get(f"{public}/", headers=BEHIND_TLS).headers["Strict-Transport-Security"]
    assert kept == "max-age=31536000"
    assert "Strict-Transport-Security" not in httpx.get(f"{on_sqlite}/").headers


def test_other_sites_cannot_embed_what_the_server_sends(on_sqlite: str) -> None:
    for path in ("/", "/api/v1/me"):
        headers = httpx.get(f"{on_sqlite}{path}").headers
        assert headers["Cross-Origin-Resource-Policy"] == "same-origin"


def cookies_of(answer: httpx.Response) -> SimpleCookie:
    cookies = SimpleCookie()
    for value in answer.headers.get_list("set-cookie"):
        cookies.load(value)
    return cookies


def test_over_tls_the_cookie_is_bound_to_the_host(public: str) -> None:
    cookie = cookies_of(post(public, "/me", BEHIND_TLS))["__Host-bossa"]
    assert cookie["secure"]
    assert cookie["httponly"]
    assert (cookie["path"], cookie["domain"], cookie["samesite"]) == ("/", "", "lax")


def test_a_player_with_a_plain_cookie_stays_who_they_are(public: str) -> None:
    token = cookies_of(post(public, "/me", BEHIND_TLS))["__Host-bossa"].value
    older = {**BEHIND_TLS, "Cookie": f"bossa={token}"}
    httpx.put(f"{public}/api/v1/me", json={"name": "Ada"}, headers=older)
    answer = httpx.get(f"{public}/api/v1/me", headers=older)
    assert answer.json() == {"name": "Ada"}
    # Its token comes under the new name, and the old one goes.
    assert cookies_of(answer)["__Host-bossa"].value == token
    assert cookies_of(answer)["bossa"]["max-age"] == "0"
    newer = {**BEHIND_TLS, "Cookie": f"__Host-bossa={token}; bossa=another"}
    answer = httpx.get(f"{public}/api/v1/me", headers=newer)
    assert answer.json() == {"name": "Ada"}
    assert "set-cookie" not in answer.headers
