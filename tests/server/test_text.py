"""Text that no database takes is refused, in every field of every request."""

import pytest
from tests.server.running import Client, Json


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/games/{game}/decisions", {"decision": 1, "choice": "\0", "request": "x"}),
        ("/games/{game}/decisions", {"decision": 1, "choice": "w1:00", "request": "\0"}),
        ("/games", {"level": "\0"}),
        ("/games", {"request": "\0"}),
        ("/me", {"name": "a\0b"}),
        ("/links", {"token": "\0"}),
        ("/invitations", {"token": "\0"}),
        ("/positions", {"position": "\0"}),
        ("/positions", {"record": "\0"}),
        ("/positions/check", {"position": "novice", "choices": ["\0"]}),
        ("/positions/play", {"position": "novice", "move": "\0"}),
    ],
)
def test_text_that_no_database_takes_is_refused(address: str, path: str, body: Json) -> None:
    ada = Client(address)
    game = ada.create(rules="novice", opponent="device")["id"]
    send = ada.http.put if path == "/me" else ada.http.post
    answer = send(path.format(game=game), json=body)
    assert 400 <= answer.status_code < 500, answer.text
    # A surrogate by itself is no character at all.
    text = answer.request.content.replace(b"\\u0000", b"\\ud800")
    answer = send(
        path.format(game=game), content=text, headers={"content-type": "application/json"}
    )
    assert 400 <= answer.status_code < 500, answer.text
