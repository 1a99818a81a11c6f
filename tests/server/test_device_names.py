"""The names of two people who play on one device."""

import pytest
from sqlalchemy import select
from tests.server.databases import execute
from tests.server.own_database import OwnDatabase
from tests.server.running import Client, Json, error_of, in_thread, play_to_the_end, settings_for

from bossa.notation import read_record
from bossa.server.storage.schema import games

pytestmark = pytest.mark.slow


def names_of(snapshot: Json) -> list[str | None]:
    return [snapshot["seats"][seat]["name"] for seat in "AB"]


def test_both_have_names_in_the_game_in_lists_and_in_the_record(ada: Client, bo: Client) -> None:
    ada.http.put("/me", json={"name": "Visitor"})
    names = {"A": " Ada\u3000Ito ", "B": "坊\u202e茶"}
    snapshot = ada.create(rules="novice", opponent="device", names=names)
    assert names_of(snapshot) == ["Ada Ito", "坊茶"]
    assert names_of(bo.look(snapshot["id"])) == ["Ada Ito", "坊茶"]
    (listed,) = ada.http.get("/games").json()["games"]
    assert listed["names"] == {"A": "Ada Ito", "B": "坊茶"}
    (kept,) = ada.http.get("/me/data").json()["games"]
    assert kept["names"] == {"A": "Ada Ito", "B": "坊茶"}
    play_to_the_end([ada], snapshot["id"], 1)
    tags = dict(read_record(ada.http.get(f"/games/{snapshot['id']}/record").text).tags)
    assert (tags["A"], tags["B"]) == ("Ada Ito", "坊茶")
    again = ada.look(ada.act(snapshot["id"], "rematch").json()["rematch"]["game"])
    assert names_of(again) == ["坊茶", "Ada Ito"]


def test_without_names_no_seat_has_that_of_the_visitor(ada: Client) -> None:
    ada.http.put("/me", json={"name": "Visitor"})
    assert names_of(ada.create(opponent="device")) == [None, None]
    assert names_of(ada.create(opponent="device", names={"B": "Bo"})) == [None, "Bo"]
    assert names_of(ada.create(opponent="link", seat="A"))[0] == "Visitor"


def test_names_are_checked_like_those_of_players(ada: Client) -> None:
    for bad in ("\u3164", "x" * 41):
        answer = ada.post("/games", opponent="device", names={"A": "Ada", "B": bad})
        assert error_of(answer) == "bad-name"
    for opponent in ("computer", "link"):
        answer = ada.post("/games", opponent=opponent, level="cup", names={"A": "Ada", "B": "Bo"})
        assert error_of(answer) == "bad-request"
        assert answer.json()["error"]["values"] == {"where": "body.names"}
    assert error_of(ada.post("/games", opponent="device", names={"C": "Ada"})) == "bad-request"
    assert ada.http.get("/games").json()["games"] == []


def test_the_names_go_with_the_visitor_who_gave_them(database: OwnDatabase) -> None:
    with in_thread(settings_for(database.url)) as address:
        ada = Client(address)
        game = ada.create(rules="novice", opponent="device", names={"A": "Ada", "B": "Bo"})["id"]
        assert ada.http.delete("/me").status_code == 200
        query = select(games.c.device_name_a, games.c.device_name_b).where(games.c.id == game)
        assert execute(database.url, query) == [(None, None)]
