"""A game whose stored events cannot be read affects no other game."""

import logging

import pytest
from tests.server.own_database import OwnDatabase
from tests.server.running import Client, in_thread, settings_for
from tests.waiting import until


def game_with_clock(client: Client) -> str:
    snapshot = client.create(rules="novice", opponent="device", clock={"seconds": 30.0})
    return str(snapshot["id"])


def test_a_damaged_game_stops_nobody_elses_clock(
    database: OwnDatabase, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bossa.server.games.timekeeper.EVERY", 0.05)
    settings = settings_for(database.url)
    with in_thread(settings) as address:
        ada = Client(address)
        damaged, other = (game_with_clock(ada) for _ in range(2))
    database.change(
        f"UPDATE events SET payload = '{{broken' WHERE game = '{damaged}'",  # noqa: S608
        "UPDATE games SET left_a = 0.01, left_b = 0.01",
    )
    with caplog.at_level(logging.ERROR), in_thread(settings) as address:
        ada.http.base_url = f"{address}/api/v1/"
        until(lambda: ada.look(other)["status"] == "over")
        refused = ada.http.get(f"/games/{damaged}")
        assert (refused.status_code, refused.json()["error"]["code"]) == (503, "damaged-game")
        listed = {game["id"] for game in ada.games()}
        assert other in listed
        assert ada.http.get(f"{address}/healthz").status_code == 200
        again = game_with_clock(ada)
        database.change(f"UPDATE games SET left_a = 0.01, left_b = 0.01 WHERE id = '{again}'")  # noqa: S608
        until(lambda: ada.look(again)["status"] == "over")
    ended = [record for record in caplog.records if "cannot be ended by time" in record.message]
    assert len(ended) == 1
