"""A stored event is read as it was written. An unknown event is refused, never skipped."""

from pathlib import Path

import pytest
from tests.server.running import Client, change, error_of, in_thread, settings_for

from bossa.server.games.events import KINDS, VERSION, Event
from bossa.server.protocol.refusals import Damaged


@pytest.mark.parametrize(
    ("kind", "version"), [("moved", VERSION + 1), ("moved", 0), ("danced", VERSION), ("", VERSION)]
)
def test_an_unknown_kind_or_version_is_refused(kind: str, version: int) -> None:
    row = {"number": 1, "kind": kind, "version": version, "payload": "{}"}
    with pytest.raises(Damaged, match="unknown-event"):
        Event.read(row)


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_an_event_is_read_as_it_was_written(kind: str) -> None:
    event = Event(7, kind, {"player": "A", "steps": 3})
    assert Event.read(event.written("game", 1.5)) == event


@pytest.mark.parametrize("damage", ["version = 2", "kind = 'danced'"])
def test_a_game_with_an_unknown_event_is_refused_and_other_games_go_on(
    tmp_path: Path, damage: str
) -> None:
    path = tmp_path / "bossa.db"
    with in_thread(settings_for(f"sqlite:///{path}")) as address:
        ada = Client(address)
        unknown, other = (ada.create(rules="novice", opponent="device") for _ in range(2))
    change(path, f"UPDATE events SET {damage} WHERE game = ?", unknown["id"])  # noqa: S608
    with in_thread(settings_for(f"sqlite:///{path}")) as address:
        bo = Client(address)
        bo.http.cookies = ada.http.cookies
        answer = bo.http.get(f"/games/{unknown['id']}")
        assert (answer.status_code, error_of(answer)) == (503, "unknown-event")
        answer = bo.decide(unknown, unknown["moves"][0]["text"])
        assert (answer.status_code, error_of(answer)) == (503, "unknown-event")
        assert bo.decide(other, other["moves"][0]["text"]).status_code == 200
