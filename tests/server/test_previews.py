"""Preview pictures: what a spectator may see, drawn outside the event loop."""

import io
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest
from PIL import Image
from tests.server.running import Client, Json, error_of, play_to_the_end, serving

pytestmark = pytest.mark.slow


@pytest.fixture
def address(on_sqlite: str) -> str:
    """Pictures take time, and are the same on every database."""
    return on_sqlite


def picture(client: Client, path: str, **headers: str) -> httpx.Response:
    return client.http.get(client.http.base_url.copy_with(path="/").join(path), headers=headers)


def preview(client: Client, game: str, query: str = "", **headers: str) -> httpx.Response:
    return picture(client, f"/game/{game}/preview.png{query}", **headers)


def image_of(answer: httpx.Response) -> Image.Image:
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "image/png"
    return Image.open(io.BytesIO(answer.content))


def begun(client: Client, **new_game: object) -> Json:
    """A game in which a turn was played."""
    snapshot = client.create(rules="novice", opponent="device", **new_game)
    return dict(client.decide(snapshot, snapshot["moves"][0]["text"]).json())


def test_a_game_has_a_picture_that_changes_with_it(ada: Client, bo: Client) -> None:
    snapshot = begun(ada)
    first = preview(bo, snapshot["id"])
    assert image_of(first).size == (1200, 630)
    assert preview(ada, snapshot["id"]).content == first.content
    snapshot = ada.decide(snapshot, snapshot["moves"][0]["text"]).json()
    second = preview(bo, snapshot["id"])
    assert second.content != first.content
    assert second.headers["etag"] != first.headers["etag"]
    over = play_to_the_end([ada], snapshot["id"], 1)
    third = preview(bo, over["id"])
    assert image_of(third).size == (1200, 630)
    assert third.content not in (first.content, second.content)
    german = preview(bo, over["id"], "?lang=de")
    assert image_of(german).size == (1200, 630)
    assert german.content != third.content


def test_a_picture_is_drawn_once_and_kept_by_clients(ada: Client) -> None:
    snapshot = begun(ada)
    answer = preview(ada, snapshot["id"], f"?v={snapshot['number']}")
    assert answer.headers["cache-control"] == "public, max-age=604800"
    tag = answer.headers["etag"]
    again = preview(ada, snapshot["id"], f"?v={snapshot['number']}", **{"If-None-Match": tag})
    assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
    for stale in ("", "?v=1", "?v=x"):
        assert preview(ada, snapshot["id"], stale).headers["cache-control"] == "no-cache"


def test_a_game_that_waits_or_is_set_up_shows_the_card(ada: Client, bo: Client) -> None:
    card = picture(ada, "/card/en.png")
    assert image_of(card).size == (1200, 630)
    waiting = ada.create(opponent="link")
    assert preview(bo, waiting["id"]).content == card.content
    bo.join(waiting)
    set_up = preview(bo, waiting["id"])
    assert set_up.content == card.content
    assert set_up.headers["cache-control"] == "no-cache"
    bo.act(waiting["id"], "call-off")
    assert preview(bo, waiting["id"]).content == card.content


def test_each_language_has_its_card(ada: Client) -> None:
    cards = {picture(ada, f"/card/{name}.png").content for name in ("en", "de", "fr", "it", "ja")}
    assert len(cards) == 5
    assert error_of(picture(ada, "/card/xx.png")) == "no-such-page"


def test_there_is_no_picture_of_an_unknown_game(ada: Client) -> None:
    for game in ("0" * 20, "x", "../../etc/passwd", "0" * 20 + "%00"):
        answer = preview(ada, game)
        assert answer.status_code == 404, game
        assert not answer.headers["content-type"].startswith("image")


def test_pictures_are_rate_limited(tmp_path: Path) -> None:
    with serving(tmp_path, requests_a_second=0.001, burst=40) as address:
        answers = [httpx.get(f"{address}/card/en.png", timeout=60) for _ in range(10)]
        assert answers[0].status_code == 200
        assert (answers[-1].status_code, error_of(answers[-1])) == (429, "too-many-requests")
        # Pages are not.
        assert httpx.get(address).status_code == 200


def test_too_many_pictures_at_once_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bossa.server.jobs.shared_work.MOST_WAITING", 1)
    with serving(tmp_path) as address:
        ada = Client(address)
        games = [begun(ada)["id"] for _ in range(6)]
        with ThreadPoolExecutor(len(games)) as threads:
            answers = list(threads.map(lambda game: preview(ada, game), games))
        assert {answer.status_code for answer in answers} == {200, 503}
        refused = next(answer for answer in answers if answer.status_code == 503)
        assert (error_of(refused), refused.headers["retry-after"]) == ("overloaded", "1")
        for game in games:
            assert preview(ada, game).status_code == 200
