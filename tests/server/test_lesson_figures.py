"""Figures of lessons: counted by step, without a word about people."""

import pytest
from tests.server.own_database import OwnDatabase
from tests.server.running import Client, error_of, in_thread, run_async, settings_for

from bossa.server.lesson_figures import read_figures


def test_they_are_counted_by_step_and_shown_to_the_operator(database: OwnDatabase) -> None:
    with in_thread(settings_for(database.url)) as address:
        visitor = Client(address)
        for step, kind in (("f1", "began"), ("f1", "began"), ("f3", "left"), ("f7", "finished")):
            answer = visitor.post("/lessons/first/figures", step=step, kind=kind)
            assert answer.status_code == 200, answer.text
            assert "set-cookie" not in answer.headers
        metrics = visitor.http.get(f"{address}/metrics").text
        assert 'bossa_lessons_total{kind="began",lesson="first",step="f1"} 2.0' in metrics
        # The server goes on while somebody looks.
        found = run_async(read_figures(database.url))
    assert found == {
        "first": {
            "f1": {"began": 2, "finished": 0, "left": 0},
            "f3": {"began": 0, "finished": 0, "left": 1},
            "f7": {"began": 0, "finished": 1, "left": 0},
        }
    }


@pytest.mark.parametrize(
    ("path", "body", "code"),
    [
        ("none", {"step": "f1", "kind": "began"}, "no-such-lesson"),
        ("first", {"step": "m1", "kind": "began"}, "bad-request"),
        ("first", {"step": "f1", "kind": "liked"}, "bad-request"),
        ("first", {"step": "f1", "kind": "began", "who": "Ada"}, "bad-request"),
    ],
)
def test_nothing_else_is_counted(
    on_sqlite: str, path: str, body: dict[str, str], code: str
) -> None:
    assert error_of(Client(on_sqlite).post(f"/lessons/{path}/figures", **body)) == code
