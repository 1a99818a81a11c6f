"""The addresses of the pages."""

import httpx
import pytest

from bossa.server.http.pages import PAGES

pytestmark = pytest.mark.slow

GAME = "0123456789abcdef0123"
PATHS = [path.format(game=GAME, lesson="first") for path in PAGES]


@pytest.mark.parametrize("path", [*PATHS, *(f"{path}/" for path in PATHS if path != "/")])
def test_every_page_is_served_with_and_without_a_slash_at_its_end(
    on_sqlite: str, path: str
) -> None:
    answer = httpx.get(f"{on_sqlite}{path}", headers={"Accept": "text/html"})
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"
    assert httpx.head(f"{on_sqlite}{path}").status_code == 200
    assert httpx.post(f"{on_sqlite}{path}").status_code == 405


@pytest.mark.parametrize("path", ["/nothing", "/nothing/", "/how//", f"/game/{GAME}/more", "/game"])
def test_no_other_address_is_a_page(on_sqlite: str, path: str) -> None:
    page = httpx.get(f"{on_sqlite}{path}", headers={"Accept": "text/html"})
    assert (page.status_code, page.headers["content-type"][:9]) == (404, "text/html")
    other = httpx.get(f"{on_sqlite}{path}", headers={"Accept": "application/json"})
    assert (other.status_code, other.json()["error"]["code"]) == (404, "no-such-page")
