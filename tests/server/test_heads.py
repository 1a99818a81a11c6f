"""The heads of pages: what chat programs and search engines are told."""

import asyncio
import re
from html import unescape
from pathlib import Path

import httpx
import pytest
from tests.server.running import Client, Json, play_to_the_end, serving

from bossa.server.games.service import GameService
from bossa.server.protocol.refusals import Away

pytestmark = pytest.mark.slow

PROPERTY = re.compile(r'<meta (?:property|name)="([^"]+)" content="([^"]*)" />')


def begun(client: Client, **new_game: object) -> Json:
    """A game in which a turn was played."""
    snapshot = client.create(rules="novice", opponent="device", **new_game)
    return dict(client.decide(snapshot, snapshot["moves"][0]["text"]).json())


def head_of(address: str, path: str, **headers: str) -> dict[str, str]:
    page = httpx.get(f"{address}{path}", headers=headers)
    assert page.status_code == 200
    title = re.findall("<title>(.*?)</title>", page.text)
    language = re.findall('<html lang="(.*?)"', page.text)
    assert (len(title), len(language)) == (1, 1)
    found = dict(PROPERTY.findall(page.text))
    assert found["og:title"] == title[0]
    return {**found, "title": title[0], "lang": language[0]}


def test_pages_have_a_head_in_the_language_of_the_visitor(on_sqlite: str) -> None:
    for path in ("/", "/how", "/join", "/learn", "/games", "/record", "/continue"):
        heads = [
            head_of(on_sqlite, path, **{"Accept-Language": language})
            for language in ("en", "de-CH,en;q=0.5", "fr", "it", "ja", "xx")
        ]
        assert [head["lang"] for head in heads] == ["en", "de", "fr", "it", "ja", "en"]
        assert len({head["title"] for head in heads}) == 5
        assert len({head["description"] for head in heads}) == 5
        for head in heads:
            assert head["og:image"] == f"{on_sqlite}/card/{head['lang']}.png"
            assert head["og:url"] == f"{on_sqlite}{path}"
            assert head["og:description"] == head["description"]
            assert head["twitter:card"] == "summary_large_image"


def test_the_head_of_a_game_says_who_plays_and_how_it_stands(ada: Client, address: str) -> None:
    snapshot = ada.create(opponent="link", seat="A")
    page = f"/game/{snapshot['id']}"
    assert head_of(address, page)["description"] == "A seat is still free."
    bo = Client(address, "de")
    ada.http.put("/me", json={"name": "Ada"})
    bo.join(snapshot)
    head = head_of(address, page)
    assert head["title"] == "Ada against Guest: a game of Bossa"
    assert head["description"] == "The game is about to begin."
    over = play_to_the_end([ada, bo], snapshot["id"], 3)
    head = head_of(address, page, **{"Accept-Language": "de"})
    assert head["title"] == "Ada gegen Gast: eine Partie Bossa"
    assert "gewinnt" in head["description"] or "Unentschieden" in head["description"]
    image = f"{address}{page}/preview.png?v={over['number']}&amp;lang=de"
    assert head["og:image"] == image
    picture = httpx.get(image.replace("&amp;", "&"), timeout=60)
    assert (picture.status_code, picture.headers["content-type"]) == (200, "image/png")


def test_the_head_says_whose_turn_it_is(ada: Client, address: str) -> None:
    snapshot = begun(ada, names={"A": "Ada", "B": "Bo"})
    (decision,) = snapshot["decisions"]
    name = {"A": "Ada", "B": "Bo"}[decision["player"]]
    head = head_of(address, f"/game/{snapshot['id']}")
    assert (head["title"], head["description"]) == (
        "Ada against Bo: a game of Bossa",
        f"It is {name}’s turn.",
    )
    computer = ada.create(rules="novice", level="kettle", seat="A")
    assert "Kettle" in head_of(address, f"/game/{computer['id']}")["title"]


def test_an_unknown_game_has_the_head_of_the_first_page(on_sqlite: str) -> None:
    for game in ("0" * 20, "x"):
        head = head_of(on_sqlite, f"/game/{game}")
        assert head["title"] == head_of(on_sqlite, "/")["title"]
        assert head["og:image"] == f"{on_sqlite}/card/en.png"


HOSTILE = [
    '"><script>alert(1)</script>',
    "</title><img src=x onerror=alert(1)>",
    "' onload='x",
    r"\1\g<0>&amp;",
    "{$name} { $a }",
]


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_names_stay_text(ada: Client, address: str, name: str) -> None:
    snapshot = begun(ada, names={"A": name, "B": name})
    page = httpx.get(f"{address}/game/{snapshot['id']}").text
    plain = httpx.get(f"{address}/game/{'0' * 20}").text
    for tag in ("<script", "<img", "<meta", "<title", "</title", "<link"):
        assert page.count(tag) == plain.count(tag), tag
    titles = [*re.findall("<title>(.*?)</title>", page), dict(PROPERTY.findall(page))["og:title"]]
    assert [unescape(title) for title in titles] == [f"{name} against {name}: a game of Bossa"] * 2


def test_a_page_is_not_sent_again_while_it_is_the_same(ada: Client, address: str) -> None:
    snapshot = begun(ada)
    url = f"{address}/game/{snapshot['id']}"
    page = httpx.get(url)
    assert page.headers["cache-control"] == "no-cache"
    assert page.headers["vary"] == "Accept-Language"
    assert "script-src" not in page.headers["content-security-policy"]
    assert "default-src 'self'" in page.headers["content-security-policy"]
    known = {"If-None-Match": page.headers["etag"]}
    unchanged = httpx.get(url, headers=known)
    assert (unchanged.status_code, unchanged.content) == (304, b"")
    ada.decide(snapshot, snapshot["moves"][0]["text"])
    assert httpx.get(url, headers=known).status_code == 200
    head = httpx.head(url)
    assert (head.status_code, head.content) == (200, b"")


def test_links_have_the_public_address(tmp_path: Path) -> None:
    with serving(tmp_path, public_url="https://bossa.example") as address:
        head = head_of(address, "/how/")
        assert head["og:url"] == "https://bossa.example/how/"
        assert head["og:image"] == "https://bossa.example/card/en.png"


@pytest.mark.parametrize("is_away", [True, False])
def test_a_page_comes_also_while_the_database_does_not_answer(
    on_sqlite: str, monkeypatch: pytest.MonkeyPatch, is_away: bool
) -> None:
    game = begun(Client(on_sqlite))["id"]

    async def row(_service: GameService, _game: str) -> None:
        if is_away:
            raise Away("database-away")
        await asyncio.sleep(60)

    monkeypatch.setattr(GameService, "row", row)
    head = head_of(on_sqlite, f"/game/{game}")
    assert head["title"] == head_of(on_sqlite, "/")["title"]
