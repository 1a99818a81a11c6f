"""Lessons over the wire: everything that their board needs, in one answer."""

import pytest
from tests.server.running import Client, Json, error_of

from bossa.lessons import LESSONS, lesson


@pytest.fixture
def visitor(on_sqlite: str) -> Client:
    """No database is asked for lessons."""
    return Client(on_sqlite)


def test_lessons_are_listed_in_the_order_of_learning(visitor: Client) -> None:
    found = visitor.http.get("/lessons").json()["lessons"]
    assert [entry["id"] for entry in found] == list(LESSONS)
    assert [entry["steps"] for entry in found] == [len(lesson(name).steps) for name in LESSONS]


@pytest.mark.parametrize("name", LESSONS)
def test_each_board_goes_on_from_the_one_before(visitor: Client, name: str) -> None:
    """So that the board in the browser can play one to the next, and knows every move."""
    for step in visitor.http.get(f"/lessons/{name}").json()["steps"]:
        check_step(step)


def check_step(step: Json) -> None:
    before = step["board"]["steps"]
    legal = {move["text"] for move in step["board"]["moves"]}
    for way in step["ways"]:
        assert way["choice"] in legal
        assert way["done"]["steps"][: len(before)] == before
        assert not way["done"]["moves"]
        if way["step"]:
            done = way["done"]["steps"]
            assert way["step"]["board"]["steps"][: len(done)] == done
            check_step(way["step"])
    for tried in step["tries"]:
        assert (tried["choice"] in legal) == tried["is_legal"]
        if tried["played"]:
            assert tried["played"]["steps"][: len(before)] == before


def test_the_first_lesson_ends_with_a_win(visitor: Client) -> None:
    last = visitor.http.get("/lessons/first").json()["steps"][-1]
    assert last["ways"][0]["done"]["outcome"] == {"ending": "A", "winner": "A"}


def test_a_hidden_hand_is_not_told(visitor: Client) -> None:
    choosing = visitor.http.get("/lessons/start").json()["steps"][1]
    assert choosing["board"]["position"]["hands"]["B"] is None


def test_a_lesson_needs_no_player_and_is_small(visitor: Client) -> None:
    answer = visitor.http.get("/lessons/first", headers={"Accept-Encoding": "gzip"})
    assert "set-cookie" not in answer.headers
    assert int(answer.headers["content-length"]) < 10_000
    plain = visitor.http.get("/lessons/first", headers={"Accept-Encoding": "identity"})
    assert plain.json() == answer.json()


def test_there_is_no_other_lesson(visitor: Client) -> None:
    assert error_of(visitor.http.get("/lessons/none")) == "no-such-lesson"
