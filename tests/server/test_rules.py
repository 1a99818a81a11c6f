"""The rulebook over the wire."""

import httpx
import pytest
from tests.server.running import Client

from bossa.rulebook import STATEMENTS


@pytest.fixture
def ada(on_sqlite: str) -> Client:
    return Client(on_sqlite)


def test_the_rulebook_has_all_statements_with_their_examples(ada: Client) -> None:
    book = ada.http.get("/rules").json()
    statements = [
        found
        for part in book["parts"]
        for section in part["sections"]
        for found in section["statements"]
    ]
    assert [found["id"] for found in statements] == list(STATEMENTS)
    examples = {found["id"]: found["examples"] for found in statements}
    laid, refused, _ = examples["L5"]
    assert laid["after"]["text"].startswith("regular B-draw w5A:6=60,7=23+50 ")
    assert (refused["refused"], refused["after"]) == ("size-beside-row", None)
    assert examples["X3"][0]["outcome"] == {"ending": "B", "winner": "B"}
    # What a reader may not know is not sent.
    assert examples["V2"][0]["before"]["hands"]["B"] is None


def test_the_rulebook_is_sent_again_only_when_it_has_changed(on_sqlite: str) -> None:
    address = f"{on_sqlite}/api/v1/rules"
    first = httpx.get(address)
    assert first.headers["content-encoding"] == "gzip"
    again = httpx.get(address, headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
