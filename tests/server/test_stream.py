"""The stream of a game: resumed after the last event, with presence and heartbeats."""

from pathlib import Path

import pytest
from tests.server.running import Client, events_of, serving
from tests.waiting import until

pytestmark = pytest.mark.slow


def test_a_stream_resumes_after_the_last_event_that_the_client_knows(ada: Client) -> None:
    snapshot = ada.create(rules="novice", opponent="device")
    number = snapshot["number"]
    for _ in range(3):
        snapshot = ada.decide(snapshot, snapshot["moves"][0]["text"]).json()
    missed = events_of(
        ada, snapshot["id"], number, lambda event: event["number"] == snapshot["number"]
    )
    assert [one for one, _ in missed] == list(range(number + 1, snapshot["number"] + 1))
    with_header = {"Last-Event-ID": str(snapshot["number"] - 1)}
    url = f"/games/{snapshot['id']}/events"
    with ada.http.stream("GET", url, headers=with_header) as answer:
        lines = answer.iter_lines()
        assert next(line for line in lines if line.startswith("id:")) == f"id: {snapshot['number']}"


def test_a_client_that_knows_later_events_than_the_server_is_sent_all_events(ada: Client) -> None:
    """This happens after the database was restored from a backup."""
    snapshot = ada.create(rules="novice", opponent="device")
    last = snapshot["number"]
    events = events_of(ada, snapshot["id"], last + 40, lambda event: event["number"] == last)
    assert [number for number, _ in events] == list(range(1, last + 1))


def test_a_player_is_shown_as_here_while_their_stream_is_open(ada: Client, bo: Client) -> None:
    mine = ada.create(opponent="link", seat="A")
    bo.join(mine)

    def is_shown_as(wanted: bool) -> bool:
        return until(lambda: ada.look(mine["id"])["seats"]["B"]["here"] is wanted)

    with bo.http.stream("GET", f"/games/{mine['id']}/events") as answer:
        lines = answer.iter_lines()
        next(lines)
        assert is_shown_as(True)
    assert is_shown_as(False)


def test_a_stream_without_events_sends_heartbeats(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bossa.server.http.sse.HEARTBEAT", 1)
    with serving(tmp_path) as address:
        ada = Client(address)
        game = ada.create(opponent="device")["id"]
        with ada.http.stream("GET", f"/games/{game}/events?after=100") as answer:
            assert next(line for line in answer.iter_lines() if line == "event: heartbeat")
